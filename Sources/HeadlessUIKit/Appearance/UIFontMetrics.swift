// SPDX-License-Identifier: Apache-2.0

public import Foundation
import TextLayout

/// A scale of fonts and lengths with the preferred text size, by the ratio of a text style's sizes.
open class UIFontMetrics: NSObject, @unchecked Sendable {

  private let style: UIFont.TextStyle

  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  open func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  open func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = Self.category(of: traitCollection)
    return UIFont.scaled(
      UIFont.Scaling(
        style: style,
        basePointSize: font.metrics.pointSize,
        maximumPointSize: maximumPointSize > 0 ? Double(maximumPointSize) : .infinity
      ),
      weight: font.metrics.weight,
      at: category
    )
  }

  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let factor =
      style.pointSize(at: Self.category(of: traitCollection)) / style.pointSize(at: .large)
    return CGFloat((Double(value) * factor * 2).rounded() / 2)
  }

  private static func category(of traits: UITraitCollection?) -> UIContentSizeCategory {
    (traits ?? .current).preferredContentSizeCategory
  }
}

extension UIFont {
  /// A text style, with a size for each preferred text size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")

    public init(rawValue: String) { self.rawValue = rawValue }

    func pointSize(at category: UIContentSizeCategory) -> Double {
      (Self.sizes[self] ?? Self.bodySizes)[category.step]
    }

    var weight: UIFont.Weight { self == .headline ? .semibold : .regular }

    private static let bodySizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

    /// The sizes of the Human Interface Guidelines, from extra small to the largest.
    private static let sizes: [TextStyle: [Double]] = [
      .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      .headline: bodySizes,
      .body: bodySizes,
      .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]
  }

  struct Scaling: Hashable, Sendable {
    let style: TextStyle
    let basePointSize: Double
    let maximumPointSize: Double

    /// Returns the size at a preferred text size, rounded to half points unless it is published.
    func pointSize(at category: UIContentSizeCategory) -> Double {
      let own = style.pointSize(at: .large)
      let scaled = style.pointSize(at: category)
      guard basePointSize != own else { return min(scaled, maximumPointSize) }
      return min((basePointSize * scaled / own * 2).rounded() / 2, maximumPointSize)
    }
  }

  static func scaled(
    _ scaling: Scaling,
    weight: TextWeight,
    at category: UIContentSizeCategory
  ) -> UIFont {
    UIFont(
      metrics: TextFont(pointSize: scaling.pointSize(at: category), weight: weight),
      scaling: scaling
    )
  }

  func adjusted(for traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    let size = scaling.pointSize(at: traits.preferredContentSizeCategory)
    guard size != metrics.pointSize else { return self }
    return Self.scaled(scaling, weight: metrics.weight, at: traits.preferredContentSizeCategory)
  }
}
