// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Headless) public import HeadlessUIKit

/// A colour, which is also a view that fills what it is offered.
public struct Color: Hashable, Sendable {
  /// Where the components come from: an object that may follow the traits, or the tint.
  enum Source: Hashable {
    case object(UIColor)
    case accent
  }

  let source: Source
  private let alpha: Double

  private init(source: Source, alpha: Double = 1) {
    self.source = source
    self.alpha = alpha
  }

  public init(uiColor: UIColor) { self.init(source: .object(uiColor)) }

  public init(_ color: UIColor) { self.init(uiColor: color) }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    self.init(
      uiColor: UIColor(
        red: colorSpace.component(red),
        green: colorSpace.component(green),
        blue: colorSpace.component(blue),
        alpha: opacity
      )
    )
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      uiColor: UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
    )
  }

  public func opacity(_ opacity: Double) -> Color {
    Color(source: source, alpha: alpha * (opacity > 0 ? min(opacity, 1) : 0))
  }

  /// The components under the current traits, with those of the tint for the accent colour.
  func packed(accent: UInt32) -> UInt32 {
    let packed: UInt32
    switch source {
    case .object(let color): packed = color.packedRGBA
    case .accent: packed = accent
    }
    return packed.faded(alpha)
  }

  public static let accentColor = Color(source: .accent)
  public static let primary = Color(uiColor: .label)
  public static let secondary = Color(uiColor: .secondaryLabel)
  public static let clear = Color(uiColor: .clear)
  public static let black = Color(uiColor: .black)
  public static let white = Color(uiColor: .white)
  public static let gray = Color(uiColor: .systemGray)
  public static let red = Color(uiColor: .systemRed)
  public static let orange = Color(uiColor: .systemOrange)
  public static let yellow = Color(uiColor: .systemYellow)
  public static let green = Color(uiColor: .systemGreen)
  public static let mint = Color(uiColor: .systemMint)
  public static let teal = Color(uiColor: .systemTeal)
  public static let blue = Color(uiColor: .systemBlue)
  public static let indigo = Color(uiColor: .systemIndigo)
  public static let purple = Color(uiColor: .systemPurple)
  public static let pink = Color(uiColor: .systemPink)
  public static let brown = Color(uiColor: .systemBrown)
}

extension Color {
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear
    /// Those of a wider space; they count as those of the usual one here.
    case displayP3

    func component(_ value: Double) -> Double {
      guard self == .sRGBLinear else { return value }
      return value <= 0.003_130_8 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
  }
}

extension UInt32 {
  /// Packed components a share of the way to white, as opaque as they were.
  func lightened(by share: Double) -> UInt32 {
    guard share > 0 else { return self }
    return [24, 16, 8]
      .reduce(self & 0xFF) { packed, shift in
        let component = Double(self >> UInt32(shift) & 0xFF)
        return packed | UInt32((component + (255 - component) * share).rounded()) << UInt32(shift)
      }
  }

  /// Packed components with their opacity multiplied by a factor from 0 to 1.
  func faded(_ factor: Double) -> UInt32 {
    guard factor != 1 else { return self }
    return self & 0xFFFF_FF00 | UInt32((Double(self & 0xFF) * factor).rounded())
  }
}

extension Color: _PrimitiveView {
  public static func _makeNode() -> _ViewNode { FillNode() }

  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: FillNode.self).take(packedColor: packed(accent: environment.accent))
  }
}
