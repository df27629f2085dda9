// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIListContentConfiguration {
  public struct TextProperties: Hashable {
    private struct Fields: OptionSet {
      let rawValue: UInt8
      static let font = Fields(rawValue: 1)
      static let color = Fields(rawValue: 2)
    }

    private var storedFont: UIFont
    private var storedColor: UIColor
    private var customized: Fields = []
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximal number of lines; 0 for no limit.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    /// True if truncated text expands on hover; without effect.
    public var showsExpansionTextWhenTruncated = false
    public var transform: TextTransform

    init(font: UIFont, color: UIColor, transform: TextTransform) {
      storedFont = font
      storedColor = color
      self.transform = transform
    }

    public var font: UIFont {
      get { storedFont }
      set {
        storedFont = newValue
        customized.insert(.font)
      }
    }

    public var color: UIColor {
      get { storedColor }
      set {
        storedColor = newValue
        customized.insert(.color)
      }
    }

    public func resolvedColor() -> UIColor {
      guard let colorTransformer else { return storedColor }
      return colorTransformer(storedColor)
    }

    mutating func adopt(_ defaults: TextProperties) {
      if !customized.contains(.font) { storedFont = defaults.storedFont }
      if !customized.contains(.color) { storedColor = defaults.storedColor }
    }

    func customized(against former: TextProperties) -> TextProperties {
      var properties = self
      properties.customized.formUnion(former.customized)
      if storedFont != former.storedFont { properties.customized.insert(.font) }
      if storedColor != former.storedColor { properties.customized.insert(.color) }
      return properties
    }
  }
}

extension UIListContentConfiguration.TextProperties {
  public enum TextAlignment: Int, Hashable, Sendable {
    case natural = 0, center, justified

    var textAlignment: NSTextAlignment {
      switch self {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    }
  }

  public enum TextTransform: Int, Hashable, Sendable {
    case none = 0, uppercase, lowercase, capitalized

    /// Returns the transformed text, by Unicode's mapping in no particular language.
    func apply(to text: String) -> String {
      switch self {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.font == right.font && left.color == right.color
      && left.colorTransformer == right.colorTransformer && left.alignment == right.alignment
      && left.lineBreakMode == right.lineBreakMode && left.numberOfLines == right.numberOfLines
      && left.adjustsFontSizeToFitWidth == right.adjustsFontSizeToFitWidth
      && ListLength.same(left.minimumScaleFactor, right.minimumScaleFactor)
      && left.allowsDefaultTighteningForTruncation == right.allowsDefaultTighteningForTruncation
      && left.adjustsFontForContentSizeCategory == right.adjustsFontForContentSizeCategory
      && left.showsExpansionTextWhenTruncated == right.showsExpansionTextWhenTruncated
      && left.transform == right.transform
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(color)
    hasher.combine(alignment)
    hasher.combine(lineBreakMode)
    hasher.combine(numberOfLines)
    hasher.combine(transform)
  }
}
