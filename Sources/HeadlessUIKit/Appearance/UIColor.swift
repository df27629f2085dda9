// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A colour of red, green, blue and alpha, each from 0 to 1.
///
/// Colours compare by value, so that a setter that is given an equal colour can skip its work.
open class UIColor: NSObject, @unchecked Sendable {
  // Unchecked because the class is open as UIKit's is; every stored property is a constant.

  /// The four components packed as 8-bit red, green, blue, alpha from high to low.
  public let packedRGBA: UInt32

  /// Creates a colour from components; values outside 0...1 are clamped and NaN reads as 0.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    packedRGBA =
      Self.byte(red) << 24 | Self.byte(green) << 16 | Self.byte(blue) << 8 | Self.byte(alpha)
    super.init()
  }

  /// Creates a colour from components packed as 8-bit red, green, blue, alpha.
  public init(packedRGBA: UInt32) {
    self.packedRGBA = packedRGBA
    super.init()
  }

  /// Creates a grey of the given brightness.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Returns the same colour with another alpha.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(packedRGBA: packedRGBA & 0xFFFF_FF00 | Self.byte(alpha))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return packedRGBA == other.packedRGBA
  }

  open override var hash: Int { Int(packedRGBA) }

  open override var description: String {
    let hex = String(packedRGBA, radix: 16)
    return "#" + String(repeating: "0", count: 8 - hex.count) + hex
  }

  private static func byte(_ component: CGFloat) -> UInt32 {
    guard component > 0 else { return 0 }
    return UInt32((min(component, 1) * 255).rounded())
  }
}

extension UIColor {
  /// Whether two optional colours are the same, by identity first and by value second.
  ///
  /// Equal objects are the common case in a cell, and identity needs no dynamic cast.
  static func same(_ left: UIColor?, _ right: UIColor?) -> Bool {
    if left === right { return true }
    guard let left, let right else { return false }
    return left.packedRGBA == right.packedRGBA
  }
}
