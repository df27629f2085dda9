// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIListContentConfiguration {
  /// How the image of list content looks.
  public struct ImageProperties: Hashable {
    private var storedTintColor: UIColor?
    /// Whether the caller set the tint, so that a change of state leaves it alone.
    private var isTintCustomized = false
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    /// The largest size at which the image is shown; 0 sets no limit (R23).
    public var maximumSize = CGSize.zero
    /// The area that is kept for the image, in whose middle it lies; 0 takes the default (R22).
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image stays as it is where the user inverts colours; nothing inverts here.
    public var accessibilityIgnoresInvertColors = false
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the line round the image, in points; 0 draws none.
    public var strokeWidth: CGFloat = 0

    /// Stands in `reservedLayoutSize` for the size that the system keeps for a symbol (R22).
    ///
    /// The number says nothing by itself: the size follows the text size.
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

    /// Takes the defaults over that the caller left alone.
    mutating func adopt(_ defaults: ImageProperties) {
      if !isTintCustomized { storedTintColor = defaults.storedTintColor }
    }

    /// Returns the properties with everything counted as set that differs from former ones.
    func customized(against former: ImageProperties) -> ImageProperties {
      var properties = self
      properties.isTintCustomized =
        isTintCustomized || former.isTintCustomized
        || storedTintColor != former.storedTintColor
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
