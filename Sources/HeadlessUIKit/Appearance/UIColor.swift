// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A colour that may follow the traits, compared by value; components are from 0 to 1.
open class UIColor: NSObject, @unchecked Sendable {

  // The first stored property; see `AttributeValueMark`.
  private let mark = AttributeValueMark.word
  private let light: UInt32
  private let dark: UInt32
  private let provider: ((UITraitCollection) -> UIColor)?

  var isDecidedLater: Bool { provider != nil }

  /// The components under the current traits, packed as 8-bit red, green, blue, alpha.
  @_spi(Headless) public var packedRGBA: UInt32 {
    guard provider == nil else { return resolvedColor(with: .current).packedRGBA }
    return AmbientTraits.isDark ? dark : light
  }

  /// Creates a colour from components, clamped to 0...1; NaN is 0.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    light = Self.byte(red) << 24 | Self.byte(green) << 16 | Self.byte(blue) << 8 | Self.byte(alpha)
    dark = light
    provider = nil
    super.init()
  }

  /// Creates a colour from packed 8-bit red, green, blue, alpha.
  @_spi(Headless) public init(packedRGBA: UInt32) {
    light = packedRGBA
    dark = packedRGBA
    provider = nil
    super.init()
  }

  init(light: UInt32, dark: UInt32) {
    self.light = light
    self.dark = dark
    provider = nil
    super.init()
  }

  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    light = 0
    dark = 0
    provider = dynamicProvider
    super.init()
  }

  /// Returns nil, since there are no asset catalogues.
  public convenience init?(named name: String) { return nil }

  /// Returns nil, since there are no asset catalogues.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) { return nil }

  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from hue, saturation and brightness, from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let turn = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
    func component(_ offset: CGFloat) -> CGFloat {
      let place = (offset + turn).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let provider {
      return UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
    let byte = Self.byte(alpha)
    return UIColor(light: light & 0xFFFF_FF00 | byte, dark: dark & 0xFFFF_FF00 | byte)
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if let provider { return provider(traitCollection).resolvedColor(with: traitCollection) }
    guard light != dark else { return self }
    return UIColor(packedRGBA: traitCollection.userInterfaceStyle == .dark ? dark : light)
  }

  /// Reads the components under the current traits, each from 0 to 1.
  @discardableResult open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let packed = packedRGBA
    red?.pointee = CGFloat(packed >> 24) / 255
    green?.pointee = CGFloat(packed >> 16 & 0xFF) / 255
    blue?.pointee = CGFloat(packed >> 8 & 0xFF) / 255
    alpha?.pointee = CGFloat(packed & 0xFF) / 255
    return true
  }

  open override func isEqual(_ object: Any?) -> Bool {
    if isIdentical(to: object) { return true }
    guard let other = object as? UIColor else { return false }
    return self === other || hasValue(of: other)
  }

  open override var hash: Int { Int(light) }

  open override var description: String {
    let hex = String(packedRGBA, radix: 16)
    return "#" + String(repeating: "0", count: 8 - hex.count) + hex
  }

  private static func byte(_ component: CGFloat) -> UInt32 {
    guard component > 0 else { return 0 }
    return UInt32((min(component, 1) * 255).rounded())
  }

  private func hasValue(of other: UIColor) -> Bool {
    light == other.light && dark == other.dark && provider == nil && other.provider == nil
  }
}

extension UIColor {
  @inlinable public static func == (left: UIColor, right: UIColor) -> Bool {
    left === right || left.equals(right)
  }

  @inlinable public static func != (left: UIColor, right: UIColor) -> Bool { !(left == right) }

  /// True for an equal colour; inlined, which saves a retain of 10 ns at each write.
  @usableFromInline @inline(__always) final func equals(_ other: UIColor) -> Bool {
    type(of: self) == UIColor.self ? hasValue(of: other) : isEqual(other)
  }
}

extension Optional where Wrapped == UIColor {
  @inlinable @inline(__always) public static func == (left: Self, right: Self) -> Bool {
    areEqual(left, right) { $0.equals($1) }
  }

  @inlinable public static func != (left: Self, right: Self) -> Bool { !(left == right) }
}

public final class CGColor: Sendable {
  let packedRGBA: UInt32

  /// The opacity from 0 to 1.
  public var alpha: CGFloat { CGFloat(packedRGBA & 0xFF) / 255 }

  static let black = CGColor(packedRGBA: 0x0000_00FF)

  init(packedRGBA: UInt32) { self.packedRGBA = packedRGBA }

  /// Creates a colour from components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(packedRGBA: UIColor(red: red, green: green, blue: blue, alpha: alpha).packedRGBA)
  }
}

extension CGColor: Hashable {
  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.packedRGBA == other.packedRGBA
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(packedRGBA) }
}

extension UIColor {
  public var cgColor: CGColor { CGColor(packedRGBA: packedRGBA) }

  public convenience init(cgColor: CGColor) { self.init(packedRGBA: cgColor.packedRGBA) }
}
