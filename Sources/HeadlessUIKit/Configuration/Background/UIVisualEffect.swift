// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A visual effect, drawn as its half-transparent colour without a blur.
open class UIVisualEffect: NSObject, @unchecked Sendable {
  // Unchecked because the class is open as UIKit's is, and only views read its variables.

  var standInRGBA: UInt32 { 0 }
}

extension UIVisualEffect {
  @inlinable public static func == (left: UIVisualEffect, right: UIVisualEffect) -> Bool {
    left === right || left.equals(right)
  }

  @inlinable
  public static func != (left: UIVisualEffect, right: UIVisualEffect) -> Bool { !(left == right) }
  @usableFromInline final func equals(_ other: UIVisualEffect) -> Bool { isEqual(other) }
}

extension Optional where Wrapped == UIVisualEffect {
  @inlinable public static func == (left: Self, right: Self) -> Bool {
    areEqual(left, right) { $0.equals($1) }
  }

  @inlinable public static func != (left: Self, right: Self) -> Bool { !(left == right) }
}

open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Hashable, Sendable {
    case extraLight = 0, light, dark, regular = 4, prominent, systemUltraThinMaterial
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
  }

  @_spi(Headless) public let style: Style

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
  @inlinable public static func == (left: UIBlurEffect, right: UIBlurEffect) -> Bool {
    left === right || left.equals(right)
  }

  @inlinable
  public static func != (left: UIBlurEffect, right: UIBlurEffect) -> Bool { !(left == right) }

  @usableFromInline final func equals(_ other: UIBlurEffect) -> Bool {
    type(of: self) == UIBlurEffect.self ? style == other.style : isEqual(other)
  }
}

extension Optional where Wrapped == UIBlurEffect {
  @inlinable public static func == (left: Self, right: Self) -> Bool {
    areEqual(left, right) { $0.equals($1) }
  }

  @inlinable public static func != (left: Self, right: Self) -> Bool { !(left == right) }
}

/// Glass, drawn as its half-transparent tint or blur colour.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Hashable, Sendable { case regular = 0, clear }

  private let style: Style
  /// True if the glass responds to touches; stored without effect.
  open var isInteractive = false
  open var tintColor: UIColor?

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

/// A vibrancy effect, whose content is drawn as without it.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  private let blurEffect: UIBlurEffect
  private let style: UIVibrancyEffectStyle?

  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    style = nil
    super.init()
  }

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

public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  case label = 0, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill
  case tertiaryFill, separator
}

/// A view with a half-transparent colour in place of a blur below its content.
open class UIVisualEffectView: UIView {
  private var storedEffect: UIVisualEffect?
  public let contentView: UIView = UIView()

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    begin(with: effect)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin(with: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin(with: nil)
    NibLoading.decode(self, UIVisualEffectView.self, from: coder)
  }

  private func begin(with effect: UIVisualEffect?) {
    storedEffect = effect
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  open var effect: UIVisualEffect? {
    get { storedEffect }
    set {
      guard write(.other, isEqual: newValue == storedEffect) else { return }
      storedEffect = newValue
      setNeedsDisplay()
    }
  }

  override func record(into list: inout [DrawCommand], context: DisplayContext) {
    guard let color = storedEffect?.standInRGBA, color != 0 else { return }
    list.append(.fill(CGRect(origin: .zero, size: storedFrame.size), packedRGBA: color))
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    setNeedsDisplay()
  }
}
