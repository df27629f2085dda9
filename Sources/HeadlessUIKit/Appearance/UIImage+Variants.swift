// SPDX-License-Identifier: Apache-2.0

extension UIImage {
  public enum RenderingMode: Int, Hashable, Sendable {
    /// Tints symbols, and other images if their pixels are black.
    case automatic = 0
    case alwaysOriginal = 1, alwaysTemplate
  }

  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    variant(renderingMode: renderingMode)
  }

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

  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard isSymbolImage, let configuration = configuration as? UIImage.SymbolConfiguration else {
      return self
    }
    return variant(
      symbolConfiguration: symbolConfiguration?.applying(configuration) ?? configuration
    )
  }

  public func applyingSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration
  ) -> UIImage? { isSymbolImage ? withConfiguration(configuration) : nil }

  public func imageWithoutConfiguration() -> UIImage {
    UIImage(source, scale: scale, name: name, renderingMode: renderingMode, ownTint: ownTint)
  }

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    imageOfSameLook
  }

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
