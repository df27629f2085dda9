// SPDX-License-Identifier: Apache-2.0

public import Foundation
import TextLayout

/// Scales fonts and lengths of an app's own with the text size that a user prefers.
///
/// The factor is that of a text style: its size at the preferred text size over its size at the
/// default one.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  // Unchecked because the class is open as UIKit's is; every stored property is a constant.

  private let style: UIFont.TextStyle

  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

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
  /// A use of text, which has a size for each text size that a user can prefer.
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

    /// The size at a preferred text size, in points; an unknown style has that of the body.
    func pointSize(at category: UIContentSizeCategory) -> Double {
      (Self.sizes[self] ?? Self.bodySizes)[category.step]
    }

    var weight: UIFont.Weight { self == .headline ? .semibold : .regular }

    private static let bodySizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

    /// The sizes that the Human Interface Guidelines publish, from extra small to the largest.
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
}

extension UIFont {
  /// How a font follows the text size that a user prefers.
  struct Scaling: Hashable, Sendable {
    /// The style whose sizes it follows.
    let style: TextStyle
    /// The size at the default text size, in points.
    let basePointSize: Double
    /// The largest size that it grows to, in points.
    let maximumPointSize: Double

    /// The size at a preferred text size, in points.
    ///
    /// A text style at its own size has the published sizes; others are scaled by their ratio and
    /// rounded to whole half points.
    func pointSize(at category: UIContentSizeCategory) -> Double {
      let own = style.pointSize(at: .large)
      let scaled = style.pointSize(at: category)
      guard basePointSize != own else { return min(scaled, maximumPointSize) }
      return min((basePointSize * scaled / own * 2).rounded() / 2, maximumPointSize)
    }
  }

  /// Returns a font that follows the preferred text size, as it is at one.
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

  /// Returns the font as it is under traits: another one only if it follows the preferred text size.
  func adjusted(for traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    let size = scaling.pointSize(at: traits.preferredContentSizeCategory)
    guard size != metrics.pointSize else { return self }
    return Self.scaled(scaling, weight: metrics.weight, at: traits.preferredContentSizeCategory)
  }
}
