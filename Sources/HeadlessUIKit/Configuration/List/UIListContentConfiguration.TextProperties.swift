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
