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
  ) -> UIImage.SymbolConfiguration? {
    backdrop?.symbolConfigurations[state]
  }

  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    configuration?.preferredSymbolConfigurationForImage
      ?? backdrop?.symbolConfigurations.shown(in: state)
  }

  // Ways to show a touch from before there were configurations: kept, as a button that is pressed looks the
  // same here but for the images and colours of its state.

  /// Whether a pressed button darkens its image; kept.
  public var adjustsImageWhenHighlighted: Bool {
    get { backdrop?.darkensImage ?? true }
    set { madeBackdrop.darkensImage = newValue }
  }

  /// Whether a disabled button lightens its image; kept.
  public var adjustsImageWhenDisabled: Bool {
    get { backdrop?.lightensImage ?? true }
    set { madeBackdrop.lightensImage = newValue }
  }

  /// Whether a pressed button glows; kept.
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

/// What few buttons have: images behind title and image, configurations of symbols by state, and the old ways to show a touch.
final class ButtonBackdrop {
  var images = ButtonContents<UIImage>()
  var symbolConfigurations = ButtonContents<UIImage.SymbolConfiguration>()
  var darkensImage = true
  var lightensImage = true
  var glows = false
  private var view: UIImageView?

  /// Shows the image of a button's state behind all that it has.
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
