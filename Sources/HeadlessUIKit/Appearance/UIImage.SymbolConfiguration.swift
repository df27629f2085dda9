// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIImage {
  /// What a configuration says about an image; a symbol's size and weight are the only kind here.
  open class Configuration: NSObject, @unchecked Sendable {
    // Unchecked because the class is open as UIKit's is; subclasses here store constants alone.
  }

  /// The size, weight and scale at which a symbol is drawn.
  ///
  /// What is left open is decided by the configuration that it is combined with, and last by a
  /// body text of 17 points.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The size of the text that the symbol goes with, in points; nil if it is left open.
    let pointSize: CGFloat?
    /// The text style whose size the symbol takes; it follows the text size.
    let textStyle: UIFont.TextStyle?
    /// The weight; nil if it is left open.
    let weight: SymbolWeight?
    /// The scale; nil if it is left open.
    let scale: SymbolScale?
    /// The colours of the symbol's parts, the first one's first; nil if they are left open.
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
    ) {
      self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: scale)
    }

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

    /// A size at which a symbol can be drawn: 1 to 256 points, and 17 for what is no size.
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

  @usableFromInline
  final func equals(_ other: UIImage.SymbolConfiguration) -> Bool {
    pointSize == other.pointSize && textStyle == other.textStyle && weight == other.weight
      && scale == other.scale && colors == other.colors
  }
}

extension Optional where Wrapped == UIImage.SymbolConfiguration {
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    areEqual(left, right) { $0.equals($1) }
  }

  @inlinable
  public static func != (left: Self, right: Self) -> Bool { !(left == right) }
}
