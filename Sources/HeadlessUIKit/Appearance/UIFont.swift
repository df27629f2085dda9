// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import TextLayout

/// A system font of one size and weight, compared by value and not cached.
open class UIFont: NSObject, @unchecked Sendable {

  // The first stored property; see `AttributeValueMark`.
  private let mark = AttributeValueMark.word
  @_spi(Headless) public let metrics: TextFont
  let scaling: Scaling?

  open var pointSize: CGFloat { metrics.pointSize }
  open var ascender: CGFloat { metrics.ascender }
  /// The depth below the baseline in points; negative as in UIKit.
  open var descender: CGFloat { metrics.descender }
  open var lineHeight: CGFloat { metrics.lineHeight }
  open var capHeight: CGFloat { metrics.capHeight }
  open var xHeight: CGFloat { metrics.xHeight }

  @_spi(Headless) public init(metrics: TextFont) {
    self.metrics = metrics
    scaling = nil
    super.init()
  }

  init(metrics: TextFont, scaling: Scaling) {
    self.metrics = metrics
    self.scaling = scaling
    super.init()
  }

  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(
      Scaling(
        style: style,
        basePointSize: style.pointSize(at: .large),
        maximumPointSize: .infinity
      ),
      weight: style.weight.textWeight,
      at: (traitCollection ?? .current).preferredContentSizeCategory
    )
  }

  open class func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  open class func systemFont(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(metrics: TextFont(pointSize: Double(size), weight: weight.textWeight))
  }

  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size) }

  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont { systemFont(ofSize: fontSize, weight: weight) }

  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var systemFontSize: CGFloat { 14 }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(metrics: TextFont(pointSize: Double(fontSize), weight: metrics.weight))
  }

  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    if isIdentical(to: object) { return true }
    guard let other = object as? UIFont else { return false }
    return hasValue(of: other)
  }

  open override var hash: Int { metrics.hashValue }
  open override var description: String { "System \(metrics.weight) \(Double(pointSize)) pt" }

  private func hasValue(of other: UIFont) -> Bool {
    metrics == other.metrics && scaling == other.scaling
  }
}

extension UIFont {
  @inlinable public static func == (left: UIFont, right: UIFont) -> Bool {
    left === right || left.equals(right)
  }

  @inlinable public static func != (left: UIFont, right: UIFont) -> Bool { !(left == right) }

  @usableFromInline final func equals(_ other: UIFont) -> Bool {
    type(of: self) == UIFont.self ? hasValue(of: other) : isEqual(other)
  }
}

extension Optional where Wrapped == UIFont {
  @inlinable public static func == (left: Self, right: Self) -> Bool {
    areEqual(left, right) { $0.equals($1) }
  }

  @inlinable public static func != (left: Self, right: Self) -> Bool { !(left == right) }
}

extension UIFont {
  /// The weight of a font from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number from -1 to 1.
    public let rawValue: CGFloat
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    /// Creates a weight from a number from -1 to 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from a number from -1 to 1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    var textWeight: TextWeight {
      switch rawValue {
      case ..<(-0.7): .ultraLight
      case ..<(-0.5): .thin
      case ..<(-0.2): .light
      case ..<0.115: .regular
      case ..<0.265: .medium
      case ..<0.35: .semibold
      case ..<0.48: .bold
      case ..<0.59: .heavy
      default: .black
      }
    }
  }
}
