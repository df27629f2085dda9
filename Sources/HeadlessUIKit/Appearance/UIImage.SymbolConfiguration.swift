// SPDX-License-Identifier: Apache-2.0

public import Foundation
import TextLayout

extension UIImage {
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The size, weight and scale of a symbol, of which open values come from elsewhere.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let textStyle: UIFont.TextStyle?
    let weight: SymbolWeight?
    let scale: SymbolScale?
    let colors: [UIColor]?
    static let body = SymbolConfiguration(textStyle: .body)

    public class var unspecified: UIImage.SymbolConfiguration {
      SymbolConfiguration(pointSize: nil, textStyle: nil, weight: nil, scale: nil)
    }

    init(
      pointSize: CGFloat?,
      textStyle: UIFont.TextStyle?,
      weight: SymbolWeight?,
      scale: SymbolScale?,
      colors: [UIColor]? = nil
    ) {
      self.pointSize = pointSize.map(Self.usable)
      self.textStyle = textStyle
      self.weight = weight == .unspecified ? nil : weight
      self.scale = scale == .unspecified ? nil : scale
      self.colors = colors
      super.init()
    }

    /// Creates a configuration of a size; one that is no size reads as 17 points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, textStyle: nil, weight: nil, scale: nil)
    }

    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: nil)
    }

    public convenience init(
      pointSize: CGFloat,
      weight: UIImage.SymbolWeight,
      scale: UIImage.SymbolScale
    ) { self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: scale) }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(pointSize: nil, textStyle: textStyle, weight: nil, scale: nil)
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(pointSize: nil, textStyle: textStyle, weight: nil, scale: scale)
    }

    public convenience init(scale: UIImage.SymbolScale) {
      self.init(pointSize: nil, textStyle: nil, weight: nil, scale: scale)
    }

    public convenience init(weight: UIImage.SymbolWeight) {
      self.init(pointSize: nil, textStyle: nil, weight: weight, scale: nil)
    }

    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      self.init(pointSize: font.pointSize, textStyle: nil, weight: SymbolWeight(font), scale: scale)
    }

    public func applying(_ other: UIImage.SymbolConfiguration?) -> UIImage.SymbolConfiguration {
      guard let other else { return self }
      let saysSize = other.pointSize != nil || other.textStyle != nil
      return SymbolConfiguration(
        pointSize: saysSize ? other.pointSize : pointSize,
        textStyle: saysSize ? other.textStyle : textStyle,
        weight: other.weight ?? weight,
        scale: other.scale ?? scale,
        colors: other.colors ?? colors
      )
    }

    public func configurationWithoutWeight() -> UIImage.SymbolConfiguration {
      SymbolConfiguration(
        pointSize: pointSize,
        textStyle: textStyle,
        weight: nil,
        scale: scale,
        colors: colors
      )
    }

    public func configurationWithoutScale() -> UIImage.SymbolConfiguration {
      SymbolConfiguration(
        pointSize: pointSize,
        textStyle: textStyle,
        weight: weight,
        scale: nil,
        colors: colors
      )
    }

    public func configurationWithoutPointSizeAndWeight() -> UIImage.SymbolConfiguration {
      SymbolConfiguration(pointSize: nil, textStyle: nil, weight: nil, scale: scale)
    }

    public override func isEqual(_ object: Any?) -> Bool {
      if isIdentical(to: object) { return true }
      guard let other = object as? SymbolConfiguration else { return false }
      return equals(other)
    }

    public override var hash: Int {
      var hasher = Hasher()
      hasher.combine(pointSize)
      hasher.combine(textStyle)
      hasher.combine(weight)
      hasher.combine(scale)
      return hasher.finalize()
    }

    /// Returns a point size from 1 to 256; 17 for an invalid one.
    private static func usable(_ pointSize: CGFloat) -> CGFloat {
      pointSize > 0 ? min(max(pointSize, 1), 256) : 17
    }
  }
}

extension UIImage.SymbolConfiguration {
  @inlinable
  public static func == (left: UIImage.SymbolConfiguration, right: UIImage.SymbolConfiguration)
    -> Bool
  {
    left === right || left.equals(right)
  }

  @inlinable
  public static func != (left: UIImage.SymbolConfiguration, right: UIImage.SymbolConfiguration)
    -> Bool
  {
    !(left == right)
  }

  @usableFromInline final func equals(_ other: UIImage.SymbolConfiguration) -> Bool {
    pointSize == other.pointSize && textStyle == other.textStyle && weight == other.weight
      && scale == other.scale && colors == other.colors
  }
}

extension Optional where Wrapped == UIImage.SymbolConfiguration {
  @inlinable public static func == (left: Self, right: Self) -> Bool {
    areEqual(left, right) { $0.equals($1) }
  }

  @inlinable public static func != (left: Self, right: Self) -> Bool { !(left == right) }
}

extension UIImage.SymbolConfiguration {
  public convenience init(hierarchicalColor: UIColor) {
    self.init(paletteColors: [hierarchicalColor])
  }

  /// Creates a configuration that draws the symbol in the first colour, whatever the tint.
  public convenience init(paletteColors: [UIColor]) {
    self.init(
      pointSize: nil,
      textStyle: nil,
      weight: nil,
      scale: nil,
      colors: paletteColors.isEmpty ? nil : paletteColors
    )
  }

  /// Returns a configuration for multicolour symbols; here the symbol takes the tint.
  public class func preferringMulticolor() -> UIImage.SymbolConfiguration { unspecified }
  public class func preferringMonochrome() -> UIImage.SymbolConfiguration { unspecified }
}

extension UIImage {
  public enum SymbolWeight: Int, Hashable, Sendable {
    case unspecified = 0, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    init(_ font: UIFont) {
      switch font.metrics.weight {
      case .ultraLight: self = .ultraLight
      case .thin: self = .thin
      case .light: self = .light
      case .regular: self = .regular
      case .medium: self = .medium
      case .semibold: self = .semibold
      case .bold: self = .bold
      case .heavy: self = .heavy
      case .black: self = .black
      }
    }

    var strokeWidth: Double {
      switch self {
      case .ultraLight: 0.7
      case .thin: 1.1
      case .light: 1.6
      case .unspecified, .regular: 2.1
      case .medium: 2.4
      case .semibold: 2.7
      case .bold: 3.1
      case .heavy: 3.5
      case .black: 4
      }
    }
  }

  public enum SymbolScale: Int, Hashable, Sendable {
    case `default` = -1, unspecified, small, medium, large

    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .default, .unspecified, .medium: 1
      case .large: 1.25
      }
    }
  }
}
