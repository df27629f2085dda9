// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIListContentConfiguration {
  public struct ImageProperties: Hashable {
    private var storedTintColor: UIColor?
    private var isTintCustomized = false
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    /// The maximal size of the image; 0 for no limit (R23).
    public var maximumSize = CGSize.zero
    /// The area reserved for the centered image; 0 for the default (R22).
    public var reservedLayoutSize = CGSize.zero
    /// True if inverted colours skip the image; without effect.
    public var accessibilityIgnoresInvertColors = false
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The border width in points; 0 for none.
    public var strokeWidth: CGFloat = 0

    /// The system's symbol dimension in `reservedLayoutSize` (R22).
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    init(style: ListContentStyle, state: ListContentState) {
      storedTintColor = style.imageTintColor(state.kind)
      preferredSymbolConfiguration = UIImage.SymbolConfiguration.body
    }

    public var tintColor: UIColor? {
      get { storedTintColor }
      set {
        storedTintColor = newValue
        isTintCustomized = true
      }
    }

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = storedTintColor ?? tintColor
      guard let tintColorTransformer else { return color }
      return tintColorTransformer(color)
    }

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      guard let strokeColorTransformer else { return color }
      return strokeColorTransformer(color)
    }

    mutating func adopt(_ defaults: ImageProperties) {
      if !isTintCustomized { storedTintColor = defaults.storedTintColor }
    }

    func customized(against former: ImageProperties) -> ImageProperties {
      var properties = self
      properties.isTintCustomized =
        isTintCustomized || former.isTintCustomized || storedTintColor != former.storedTintColor
      return properties
    }
  }
}

extension UIListContentConfiguration.ImageProperties {
  public static func == (left: Self, right: Self) -> Bool {
    left.tintColor == right.tintColor
      && left.preferredSymbolConfiguration == right.preferredSymbolConfiguration
      && left.tintColorTransformer == right.tintColorTransformer
      && ListLength.same(left.cornerRadius, right.cornerRadius)
      && ListLength.same(left.maximumSize, right.maximumSize)
      && ListLength.same(left.reservedLayoutSize, right.reservedLayoutSize)
      && left.accessibilityIgnoresInvertColors == right.accessibilityIgnoresInvertColors
      && left.strokeColor == right.strokeColor
      && left.strokeColorTransformer == right.strokeColorTransformer
      && ListLength.same(left.strokeWidth, right.strokeWidth)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(tintColor)
    hasher.combine(preferredSymbolConfiguration)
    hasher.combine(ListLength.hashed(cornerRadius))
    hasher.combine(ListLength.hashed(maximumSize.width))
    hasher.combine(ListLength.hashed(reservedLayoutSize.width))
    hasher.combine(ListLength.hashed(strokeWidth))
  }
}
