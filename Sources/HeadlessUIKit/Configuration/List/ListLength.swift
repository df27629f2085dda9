// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Lengths as list content reads them, so that bad figures lay out to something defined.
enum ListLength {
  /// The largest length that counts, in points: far past any screen, and exact in all arithmetic.
  static let limit: CGFloat = 1_000_000

  /// A length that is none or negative reads as 0, a huge one as the limit.
  @inline(__always)
  static func usable(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, limit) : 0 }

  /// A limit that is none, negative, zero or infinite sets no limit.
  @inline(__always)
  static func limit(_ length: CGFloat) -> CGFloat { length > 0 ? length : .infinity }

  /// Whether two figures are the same; those that are no numbers are.
  @inline(__always)
  static func same(_ left: CGFloat, _ right: CGFloat) -> Bool {
    left == right || (left.isNaN && right.isNaN)
  }

  @inline(__always)
  static func same(_ left: CGSize, _ right: CGSize) -> Bool {
    same(left.width, right.width) && same(left.height, right.height)
  }

  static func same(_ left: NSDirectionalEdgeInsets, _ right: NSDirectionalEdgeInsets) -> Bool {
    same(left.top, right.top) && same(left.leading, right.leading)
      && same(left.bottom, right.bottom) && same(left.trailing, right.trailing)
  }

  /// What a figure feeds to a hasher: figures that are the same feed the same.
  @inline(__always)
  static func hashed(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : length }
}
