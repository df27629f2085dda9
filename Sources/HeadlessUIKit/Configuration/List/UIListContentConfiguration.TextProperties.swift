// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIListContentConfiguration {
  /// How a text of list content looks.
  public struct TextProperties: Hashable {
    /// The properties whose defaults depend on the state, as bits.
    private struct Fields: OptionSet {
      let rawValue: UInt8
      static let font = Fields(rawValue: 1)
      static let color = Fields(rawValue: 2)
    }

    private var storedFont: UIFont
    private var storedColor: UIColor
    /// What the caller set, and a change of state leaves alone.
    private var customized: Fields = []

    /// What the colour is sent through before it is shown; nil shows it as it is.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// How the lines lie between the edges.
    public var alignment = TextAlignment.natural
    /// How text that does not fit is wrapped or truncated.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The most lines that are shown; 0 means as many as there are.
    public var numberOfLines = 0
    /// Whether the font shrinks until a single line fits.
    public var adjustsFontSizeToFitWidth = false
    /// The least share of its size to which the font shrinks.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters may be set tighter before text is truncated.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the text size that the user prefers.
    public var adjustsFontForContentSizeCategory = true
    /// Whether the whole text is shown on pointing at a truncated one; nothing points here.
    public var showsExpansionTextWhenTruncated = false
    /// How letters are written.
    public var transform: TextTransform

    init(font: UIFont, color: UIColor, transform: TextTransform) {
      storedFont = font
      storedColor = color
      self.transform = transform
    }

    /// The font.
    public var font: UIFont {
      get { storedFont }
      set {
        storedFont = newValue
        customized.insert(.font)
      }
    }

    /// The colour, before it is transformed.
    public var color: UIColor {
      get { storedColor }
      set {
        storedColor = newValue
        customized.insert(.color)
      }
    }

    /// Returns the colour that is shown.
    public func resolvedColor() -> UIColor {
      guard let colorTransformer else { return storedColor }
      return colorTransformer(storedColor)
    }

    /// Takes the defaults over that the caller left alone.
    mutating func adopt(_ defaults: TextProperties) {
      if !customized.contains(.font) { storedFont = defaults.storedFont }
      if !customized.contains(.color) { storedColor = defaults.storedColor }
    }

    /// Returns the properties with everything counted as set that differs from former ones.
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
  /// How the lines of a text lie between its edges.
  public enum TextAlignment: Int, Hashable, Sendable {
    /// At the edge where the text's language starts.
    case natural = 0
    case center = 1
    case justified = 2

    /// A label's word for it.
    var textAlignment: NSTextAlignment {
      switch self {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    }
  }
}

extension UIListContentConfiguration.TextProperties {
  /// How the letters of a text are written.
  public enum TextTransform: Int, Hashable, Sendable {
    case none = 0
    case uppercase = 1
    case lowercase = 2
    case capitalized = 3

    /// Returns a text written this way.
    ///
    /// The mapping is Unicode's own, in no particular language.
    func apply(to text: String) -> String {
      switch self {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }
}

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
