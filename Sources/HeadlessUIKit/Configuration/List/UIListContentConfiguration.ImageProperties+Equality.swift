// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIListContentConfiguration.ImageProperties {
  /// Whether two images look alike; who set a property does not count.
  public static func == (left: Self, right: Self) -> Bool {
    left.tintColor == right.tintColor
      && left.preferredSymbolConfiguration == right.preferredSymbolConfiguration
      && left.tintColorTransformer == right.tintColorTransformer
      && ListLength.same(left.cornerRadius, right.cornerRadius)
      && ListLength.same(left.maximumSize, right.maximumSize)
      && ListLength.same(left.reservedLayoutSize, right.reservedLayoutSize)
      && left.accessibilityIgnoresInvertColors == right.accessibilityIgnoresInvertColors
      && left.strokeColor == right.strokeColor
      && left.strokeColorTransformer == right.strokeColorTransformer
      && ListLength.same(left.strokeWidth, right.strokeWidth)
  }

  /// Feeds what tells most images apart to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(tintColor)
    hasher.combine(preferredSymbolConfiguration)
    hasher.combine(ListLength.hashed(cornerRadius))
    hasher.combine(ListLength.hashed(maximumSize.width))
    hasher.combine(ListLength.hashed(reservedLayoutSize.width))
    hasher.combine(ListLength.hashed(strokeWidth))
  }
}
