// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The lines of the empty rows below a plain table's last row (R41).
final class FillerRowsView: UIView {
  private var rowHeight: CGFloat = 44
  private var inset = UIEdgeInsets.zero
  private var color: UIColor?

  /// As many lines are drawn at most: rows thinner than a line would take forever.
  private static let lineLimit = 4096

  /// Shows rows of a height, with the lines of a table.
  func show(rowHeight: CGFloat, inset: UIEdgeInsets, color: UIColor?) {
    isUserInteractionEnabled = false
    guard
      rowHeight != self.rowHeight || inset != self.inset || color != self.color
    else { return }
    self.rowHeight = rowHeight
    self.inset = inset
    self.color = color
    setNeedsDisplay()
  }

  override func record(into list: inout [DrawCommand], context: DisplayContext) {
    let rgba = color?.packedRGBA ?? 0
    guard rgba & 0xFF != 0, rowHeight > 0 else { return }
    let (left, right) = (max(0, inset.left.orZero), max(0, inset.right.orZero))
    let width = max(0, storedFrame.width - left - right)
    let count = min(CGFloat(Self.lineLimit), (storedFrame.height / rowHeight).rounded(.down))
    for line in 0..<Int(count) {
      let y = CGFloat(line + 1) * rowHeight - 0.5
      list.append(
        .fill(
          CGRect(x: isRightToLeft ? right : left, y: y, width: width, height: 0.5),
          packedRGBA: rgba
        )
      )
    }
  }
}
