// SPDX-License-Identifier: Apache-2.0

extension UITableView {
  /// How far the line between cells is inset at its left and right end (R27).
  ///
  /// Until it is set it is 16 and 0; upper and lower insets have no meaning.
  public var separatorInset: UIEdgeInsets {
    get { separatorLine.inset ?? SeparatorLine.automaticInset }
    set {
      guard separatorLine.inset != newValue else { return }
      separatorLine.inset = newValue
      redrawCells()
    }
  }

  /// From where `separatorInset` counts.
  public var separatorInsetReference: SeparatorInsetReference {
    get { separatorLine.reference }
    set {
      guard separatorLine.reference != newValue else { return }
      separatorLine.reference = newValue
      redrawCells()
    }
  }

  /// Asks for new display lists of the cells that have a row.
  func redrawCells() {
    for row in visible { row.cell.separatorsDidChange() }
    forEachOffscreenRow { _, cell in cell.separatorsDidChange() }
  }
}
