// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Hands out places in a cell one after the other, from its trailing edge inwards.
struct TrailingRow {
  private let size: CGSize
  private let isRightToLeft: Bool
  private let margin: CGFloat
  /// The distance of the next place from the trailing edge.
  private var used: CGFloat

  @MainActor init(in cell: UITableViewCell, margin: CGFloat) {
    size = cell.storedFrame.size
    isRightToLeft = cell.isRightToLeft
    self.margin = margin
    used = margin
  }

  /// Returns the next place of a size, in the middle of the height; nothing is used up unless asked.
  mutating func take(_ wanted: CGSize, if isWanted: Bool) -> CGRect {
    guard isWanted else { return .zero }
    let x = isRightToLeft ? used : size.width - used - wanted.width
    used += wanted.width
    return CGRect(origin: CGPoint(x: x, y: (size.height - wanted.height) / 2), size: wanted)
  }

  /// Leaves room before the next place.
  mutating func skip(_ length: CGFloat) {
    used += length
  }

  /// Returns the place of a size at the leading edge.
  func leading(_ wanted: CGSize) -> CGRect {
    CGRect(
      x: isRightToLeft ? size.width - margin - wanted.width : margin,
      y: (size.height - wanted.height) / 2,
      width: wanted.width,
      height: wanted.height
    )
  }
}
