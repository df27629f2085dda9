// SPDX-License-Identifier: Apache-2.0

extension UIListContentConfiguration.TextProperties {
  /// Whether two texts look alike; who set a property does not count.
  public static func == (left: Self, right: Self) -> Bool {
    left.font == right.font
      && left.color == right.color
      && left.colorTransformer == right.colorTransformer
      && left.alignment == right.alignment
      && left.lineBreakMode == right.lineBreakMode
      && left.numberOfLines == right.numberOfLines
      && left.adjustsFontSizeToFitWidth == right.adjustsFontSizeToFitWidth
      && ListLength.same(left.minimumScaleFactor, right.minimumScaleFactor)
      && left.allowsDefaultTighteningForTruncation == right.allowsDefaultTighteningForTruncation
      && left.adjustsFontForContentSizeCategory == right.adjustsFontForContentSizeCategory
      && left.showsExpansionTextWhenTruncated == right.showsExpansionTextWhenTruncated
      && left.transform == right.transform
  }

  /// Feeds what tells most texts apart to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(color)
    hasher.combine(alignment)
    hasher.combine(lineBreakMode)
    hasher.combine(numberOfLines)
    hasher.combine(transform)
  }
}
