// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A colour that follows no traits, as layers take it.
public final class CGColor: Sendable {
  /// The components packed as 8-bit red, green, blue, alpha from high to low.
  let packedRGBA: UInt32

  /// How opaque the colour is, from 0 to 1.
  public var alpha: CGFloat { CGFloat(packedRGBA & 0xFF) / 255 }

  static let black = CGColor(packedRGBA: 0x0000_00FF)

  init(packedRGBA: UInt32) {
    self.packedRGBA = packedRGBA
  }

  /// Creates a colour from components, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      packedRGBA: UIColor(red: red, green: green, blue: blue, alpha: alpha).packedRGBA
    )
  }
}

extension CGColor: Hashable {
  /// Whether two colours have the same components.
  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.packedRGBA == other.packedRGBA
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(packedRGBA)
  }
}

extension UIColor {
  /// The colour as it is under the current traits.
  public var cgColor: CGColor { CGColor(packedRGBA: packedRGBA) }

  /// Creates a colour that follows no traits.
  public convenience init(cgColor: CGColor) {
    self.init(packedRGBA: cgColor.packedRGBA)
  }
}
