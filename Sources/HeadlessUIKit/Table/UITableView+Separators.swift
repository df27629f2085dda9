// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableView {
  /// The insets of separators (R27); 16 at the left by default, 20 from a width of 414 points on.
  public var separatorInset: UIEdgeInsets {
    get { separatorLine.inset ?? automaticSeparatorInset }
    set {
      guard separatorLine.inset != newValue else { return }
      separatorLine.inset = newValue
      redrawCells()
    }
  }

  public var separatorInsetReference: SeparatorInsetReference {
    get { separatorLine.reference }
    set {
      guard separatorLine.reference != newValue else { return }
      separatorLine.reference = newValue
      redrawCells()
    }
  }

  func redrawCells() {
    for row in visible { row.cell.separatorsDidChange() }
    forEachOffscreenRow { _, cell in cell.separatorsDidChange() }
  }

  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges = 0, fromAutomaticInsets }
}

struct SeparatorLine {
  var style = UITableViewCell.SeparatorStyle.singleLine
  var color = UIColor.separator
  var inset: UIEdgeInsets?
  var reference = UITableView.SeparatorInsetReference.fromCellEdges

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
