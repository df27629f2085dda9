// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableViewCell {
  /// The background of a selected or highlighted cell.
  static let selectionColor = UIColor(packedRGBA: 0xD1D1_D6FF)

  /// Whether the cell shows a selected background.
  var showsSelection: Bool {
    selectionStyle != .none && (storedIsSelected || storedIsHighlighted)
  }

  /// The line below the cell, in the cell's coordinates, or nil if there is none.
  var separatorFrame: CGRect? {
    guard let table, table.separatorStyle == .singleLine else { return nil }
    let inset = table.separatorInset
    return CGRect(
      x: inset.left,
      y: storedFrame.height - 0.5,
      width: max(0, storedFrame.width - inset.left - inset.right),
      height: 0.5
    )
  }

  func recordSelection(into list: inout [DrawCommand]) {
    guard showsSelection else { return }
    list.append(
      .fill(
        CGRect(origin: .zero, size: storedFrame.size),
        packedRGBA: Self.selectionColor.packedRGBA
      )
    )
  }

  func recordSeparator(into list: inout [DrawCommand]) {
    guard let separatorFrame, let table else { return }
    list.append(.fill(separatorFrame, packedRGBA: table.separatorColor.packedRGBA))
  }
}
