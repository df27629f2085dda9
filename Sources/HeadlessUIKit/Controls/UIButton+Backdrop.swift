// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIButton {
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    guard write(.image, isEqual: backdrop?.images[state] === image) else { return }
    madeBackdrop.images[state] = image
    contentsDidChange()
  }

  public func backgroundImage(for state: UIControl.State) -> UIImage? { backdrop?.images[state] }

  public var currentBackgroundImage: UIImage? {
    configuration == nil ? backdrop?.images.shown(in: state) : nil
  }

  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: UIControl.State
  ) {
    madeBackdrop.symbolConfigurations[state] = configuration
    contentsDidChange()
  }

  public func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? { backdrop?.symbolConfigurations[state] }

  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    configuration?.preferredSymbolConfigurationForImage
      ?? backdrop?.symbolConfigurations.shown(in: state)
  }

  // Legacy touch feedback, stored without effect.

  /// True if a pressed button darkens its image; stored without effect.
  public var adjustsImageWhenHighlighted: Bool {
    get { backdrop?.darkensImage ?? true }
    set { madeBackdrop.darkensImage = newValue }
  }

  /// True if a disabled button lightens its image; stored without effect.
  public var adjustsImageWhenDisabled: Bool {
    get { backdrop?.lightensImage ?? true }
    set { madeBackdrop.lightensImage = newValue }
  }

  /// True if a pressed button glows; stored without effect.
  public var showsTouchWhenHighlighted: Bool {
    get { backdrop?.glows ?? false }
    set { madeBackdrop.glows = newValue }
  }

  private var madeBackdrop: ButtonBackdrop {
    if let backdrop { return backdrop }
    let made = ButtonBackdrop()
    backdrop = made
    return made
  }
}

/// Rarely used button state: background images, symbol configurations, legacy touch feedback.
final class ButtonBackdrop {
  var images = ButtonContents<UIImage>()
  var symbolConfigurations = ButtonContents<UIImage.SymbolConfiguration>()
  var darkensImage = true
  var lightensImage = true
  var glows = false
  private var view: UIImageView?

  @MainActor func show(in button: UIButton) {
    guard let image = button.currentBackgroundImage else {
      view?.image = nil
      return
    }
    let view = view ?? UIImageView(frame: .zero)
    if self.view == nil {
      self.view = view
      button.insertSubview(view, at: 0)
    }
    view.image = image
    view.frame = button.bounds
  }
}
