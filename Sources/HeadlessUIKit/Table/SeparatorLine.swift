// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How the lines between a table's cells look, and how far they are inset.
struct SeparatorLine {
  /// The insets that separators have by themselves, in points (R27).
  static let automaticInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  /// Whether there are lines.
  var style = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the lines.
  var color = UIColor.separator
  /// The inset that the app has set, if it has.
  var inset: UIEdgeInsets?
  /// From where that counts.
  var reference = UITableView.SeparatorInsetReference.fromCellEdges

  /// The left and right distances of lines from the edges of cells without an inset of their own.
  var shown: UIEdgeInsets {
    guard let inset else { return Self.automaticInset }
    guard reference == .fromAutomaticInsets else { return inset }
    let automatic = Self.automaticInset
    return UIEdgeInsets(
      top: 0,
      left: automatic.left + inset.left,
      bottom: 0,
      right: automatic.right + inset.right
    )
  }
}
