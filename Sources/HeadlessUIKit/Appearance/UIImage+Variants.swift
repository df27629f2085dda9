// SPDX-License-Identifier: Apache-2.0

extension UIImage {
  /// Whether an image takes the tint of the view that shows it.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// A symbol does, another image does as its pixels say: black ones take it.
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }
}

extension UIImage {
  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    variant(renderingMode: renderingMode)
  }

  /// Returns the image with a tint of its own; as a template it takes the view's nevertheless.
  public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(
      source,
      scale: scale,
      name: name,
      renderingMode: renderingMode,
      symbolConfiguration: symbolConfiguration,
      ownTint: color
    )
  }

  /// Returns the image with a tint of its own, which a view shows unless it is told to tint it.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// Returns a symbol with a configuration put over its own; another image as it is.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard isSymbolImage, let configuration = configuration as? UIImage.SymbolConfiguration else {
      return self
    }
    return variant(
      symbolConfiguration: symbolConfiguration?.applying(configuration) ?? configuration
    )
  }

  /// Returns a symbol with a configuration put over its own, or nil for another image.
  public func applyingSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration
  ) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  /// Returns the image without configuration, at the default size.
  public func imageWithoutConfiguration() -> UIImage {
    UIImage(source, scale: scale, name: name, renderingMode: renderingMode, ownTint: ownTint)
  }

  /// Returns the image, whose edges are where its pixels end.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    imageOfSameLook
  }

  /// Returns the image; it is drawn as it is where text runs from right to left, too.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { imageOfSameLook }

  var imageOfSameLook: UIImage { variant() }

  private func variant(
    renderingMode: RenderingMode? = nil,
    symbolConfiguration: SymbolConfiguration? = nil
  ) -> UIImage {
    UIImage(
      source,
      scale: scale,
      name: name,
      renderingMode: renderingMode ?? self.renderingMode,
      symbolConfiguration: symbolConfiguration ?? self.symbolConfiguration,
      ownTint: ownTint
    )
  }
}
