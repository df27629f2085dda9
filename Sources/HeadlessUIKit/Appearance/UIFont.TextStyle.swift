// SPDX-License-Identifier: Apache-2.0

extension UIFont {
  /// A use of text, which has a size for each text size that a user can prefer.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the use.
    public let rawValue: String

    /// The largest titles.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// Titles of the first order.
    public static let title1 = TextStyle(rawValue: "title1")
    /// Titles of the second order.
    public static let title2 = TextStyle(rawValue: "title2")
    /// Titles of the third order.
    public static let title3 = TextStyle(rawValue: "title3")
    /// Headings; as large as the body, and semibold.
    public static let headline = TextStyle(rawValue: "headline")
    /// Running text.
    public static let body = TextStyle(rawValue: "body")
    /// Call-outs.
    public static let callout = TextStyle(rawValue: "callout")
    /// Headings of the second order.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// Captions.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// Captions of the second order.
    public static let caption2 = TextStyle(rawValue: "caption2")

    /// Creates a style from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The size at a preferred text size, in points; an unknown style has that of the body.
    func pointSize(at category: UIContentSizeCategory) -> Double {
      (Self.sizes[self] ?? Self.bodySizes)[category.step]
    }

    /// The weight.
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
