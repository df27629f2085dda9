// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableView {
  /// How far the line between cells is inset at its left and right end (R27).
  ///
  /// Until it is set it is 16 (20 in a table of 414 points and more) and 0; upper and lower insets have no meaning.
  public var separatorInset: UIEdgeInsets {
    get { separatorLine.inset ?? automaticSeparatorInset }
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

extension UITableView {
  /// From where a table's separator inset counts.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets = 1
  }
}

/// How the lines between a table's cells look, and how far they are inset.
struct SeparatorLine {
  var style = UITableViewCell.SeparatorStyle.singleLine
  var color = UIColor.separator
  var inset: UIEdgeInsets?
  var reference = UITableView.SeparatorInsetReference.fromCellEdges

  /// The left and right distances of lines from the edges of cells without an inset of their own.
  func shown(beside automatic: UIEdgeInsets) -> UIEdgeInsets {
    guard let inset else { return automatic }
    guard reference == .fromAutomaticInsets else { return inset }
    return UIEdgeInsets(
      top: 0,
      left: automatic.left + inset.left,
      bottom: 0,
      right: automatic.right + inset.right
    )
  }
}
