// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How what lies behind a view looks through it.
///
/// Nothing is blurred here: a view with an effect shows the effect's colour, half transparent.
open class UIVisualEffect: NSObject, @unchecked Sendable {
  // Unchecked because the class is open as UIKit's is, and views alone read what can be set.

  /// The colour that stands in for the effect.
  var standInRGBA: UInt32 { 0 }
}

extension UIVisualEffect {
  /// Whether two effects are one object or equal by `isEqual(_:)`, as their class has it.
  @inlinable
  public static func == (left: UIVisualEffect, right: UIVisualEffect) -> Bool {
    left === right || left.equals(right)
  }

  /// Whether two effects are neither one object nor equal.
  @inlinable
  public static func != (left: UIVisualEffect, right: UIVisualEffect) -> Bool {
    !(left == right)
  }

  /// Whether another object is equal to this one.
  @usableFromInline
  final func equals(_ other: UIVisualEffect) -> Bool {
    isEqual(other)
  }
}

extension Optional where Wrapped == UIVisualEffect {
  /// Whether two effects are equal, or both missing.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    areEqual(left, right) { $0.equals($1) }
  }

  /// Whether two effects differ, or one of them is missing.
  @inlinable
  public static func != (left: Self, right: Self) -> Bool {
    !(left == right)
  }
}

/// A blur of what lies behind a view.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How light and how dense a blur is.
  public enum Style: Int, Hashable, Sendable {
    /// Lighter than what lies behind.
    case extraLight = 0
    /// As light as what lies behind.
    case light = 1
    /// Darker than what lies behind.
    case dark = 2
    /// Follows light and dark.
    case regular = 4
    /// Follows light and dark, more prominent.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    /// The default material.
    case systemMaterial = 8
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
  }

  /// The style.
  @_spi(Headless) public let style: Style

  /// Creates a blur of a style.
  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  override var standInRGBA: UInt32 {
    switch style {
    case .dark: 0x0000_0080
    case .extraLight, .light: 0xFFFF_FF80
    default: AmbientTraits.isDark ? 0x2525_2580 : 0xF9F9_F980
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    if isIdentical(to: object) { return true }
    return (object as? UIBlurEffect)?.style == style
  }

  open override var hash: Int { style.hashValue }
}

extension UIBlurEffect {
  /// Whether two blurs are one object or are of one style.
  ///
  /// Nothing is cast. Where `left` is of a subclass, its `isEqual(_:)` decides.
  @inlinable
  public static func == (left: UIBlurEffect, right: UIBlurEffect) -> Bool {
    left === right || left.equals(right)
  }

  /// Whether two blurs are neither one object nor equal.
  @inlinable
  public static func != (left: UIBlurEffect, right: UIBlurEffect) -> Bool {
    !(left == right)
  }

  /// Whether another object is equal to this one.
  @usableFromInline
  final func equals(_ other: UIBlurEffect) -> Bool {
    type(of: self) == UIBlurEffect.self ? style == other.style : isEqual(other)
  }
}

extension Optional where Wrapped == UIBlurEffect {
  /// Whether two blurs are equal, or both missing.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    areEqual(left, right) { $0.equals($1) }
  }

  /// Whether two blurs differ, or one of them is missing.
  @inlinable
  public static func != (left: Self, right: Self) -> Bool {
    !(left == right)
  }
}

/// Glass that lies over what is behind it.
///
/// Nothing is bent or blurred here: glass is its tint, or the colour of a blur, half transparent.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  /// How much shows through.
  public enum Style: Int, Hashable, Sendable {
    /// Follows light and dark.
    case regular = 0
    case clear = 1
  }

  private let style: Style
  /// Whether touches make the glass move, which nothing shows here.
  open var isInteractive = false
  /// The colour of the glass; nil for that of a blur.
  open var tintColor: UIColor?

  /// Creates glass of a style.
  public init(style: UIGlassEffect.Style = .regular) {
    self.style = style
    super.init()
  }

  override var standInRGBA: UInt32 {
    let shade: UInt32 = style == .clear ? 0x40 : 0x80
    let color = tintColor?.packedRGBA ?? (AmbientTraits.isDark ? 0x2525_25FF : 0xF9F9_F9FF)
    return color & 0xFFFF_FF00 | (color & 0xFF) * shade / 0xFF
  }

  open override func isEqual(_ object: Any?) -> Bool {
    if isIdentical(to: object) { return true }
    guard let other = object as? UIGlassEffect else { return false }
    return other.style == style && other.isInteractive == isInteractive
      && other.tintColor == tintColor
  }

  open override var hash: Int { style.hashValue }
}

/// An effect on what a blurred view holds, which lets the blur through.
///
/// What is drawn in it is drawn as without it here.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// The blur that lies below.
  private let blurEffect: UIBlurEffect
  private let style: UIVibrancyEffectStyle?

  /// Creates the effect over a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    style = nil
    super.init()
  }

  /// Creates the effect over a blur, for what has a part in the content.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return blurEffect == other.blurEffect && style == other.style
  }

  open override var hash: Int { blurEffect.hash }
}

/// Which part in a content lets the blur below it through.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  case label = 0
  /// A label of less weight.
  case secondaryLabel = 1
  /// A label of still less weight.
  case tertiaryLabel = 2
  /// A label of the least weight.
  case quaternaryLabel = 3
  /// A shape that is filled.
  case fill = 4
  /// A shape of less weight.
  case secondaryFill = 5
  /// A shape of the least weight.
  case tertiaryFill = 6
  /// A line between parts.
  case separator = 7
}
