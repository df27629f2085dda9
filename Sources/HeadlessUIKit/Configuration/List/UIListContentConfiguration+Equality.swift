// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIListContentConfiguration {
  public static func == (
    left: UIListContentConfiguration,
    right: UIListContentConfiguration
  ) -> Bool {
    let (left, right) = (left.storage, right.storage)
    if left === right { return true }
    return left.text == right.text && left.secondaryText == right.secondaryText
      && left.image == right.image && same(left.attributedText, right.attributedText)
      && same(left.secondaryAttributedText, right.secondaryAttributedText)
      && left.textProperties == right.textProperties
      && left.secondaryTextProperties == right.secondaryTextProperties
      && left.imageProperties == right.imageProperties && ListLength.same(left.alpha, right.alpha)
      && isArrangedAlike(left, right)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage.text)
    hasher.combine(storage.secondaryText)
    hasher.combine(storage.image)
    hasher.combine(storage.attributedText)
    hasher.combine(storage.secondaryAttributedText)
    hasher.combine(storage.textProperties)
    hasher.combine(storage.secondaryTextProperties)
    hasher.combine(storage.imageProperties)
    hasher.combine(ListLength.hashed(storage.alpha))
    hasher.combine(ListLength.hashed(storage.imageToTextPadding))
    hasher.combine(storage.prefersSideBySideTextAndSecondaryText)
  }

  static func isArrangedAlike(_ left: ListContentStorage, _ right: ListContentStorage) -> Bool {
    ListLength.same(left.directionalLayoutMargins, right.directionalLayoutMargins)
      && ListLength.same(left.imageToTextPadding, right.imageToTextPadding)
      && ListLength.same(
        left.textToSecondaryTextHorizontalPadding,
        right.textToSecondaryTextHorizontalPadding
      )
      && ListLength.same(
        left.textToSecondaryTextVerticalPadding,
        right.textToSecondaryTextVerticalPadding
      )
      && left.prefersSideBySideTextAndSecondaryText == right.prefersSideBySideTextAndSecondaryText
      && left.axesPreservingSuperviewLayoutMargins == right.axesPreservingSuperviewLayoutMargins
  }

  static func same(_ left: NSAttributedString?, _ right: NSAttributedString?) -> Bool {
    if left === right { return true }
    guard let left, let right else { return false }
    return left.isEqual(to: right)
  }
}

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
