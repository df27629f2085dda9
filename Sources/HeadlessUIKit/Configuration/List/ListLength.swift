// SPDX-License-Identifier: Apache-2.0

import Foundation

enum ListLength {
  static let limit: CGFloat = 1_000_000

  /// Returns a length clamped from 0 to the limit; NaN is 0.
  @inline(__always)
  static func usable(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, limit) : 0 }

  /// Returns a limit; NaN, zero, negative or infinite means none.
  @inline(__always)
  static func limit(_ length: CGFloat) -> CGFloat { length > 0 ? length : .infinity }

  @inline(__always) static func same(_ left: CGFloat, _ right: CGFloat) -> Bool {
    left == right || (left.isNaN && right.isNaN)
  }

  @inline(__always) static func same(_ left: CGSize, _ right: CGSize) -> Bool {
    same(left.width, right.width) && same(left.height, right.height)
  }

  static func same(_ left: NSDirectionalEdgeInsets, _ right: NSDirectionalEdgeInsets) -> Bool {
    same(left.top, right.top) && same(left.leading, right.leading)
      && same(left.bottom, right.bottom) && same(left.trailing, right.trailing)
  }

  @inline(__always) static func hashed(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : length }
}
