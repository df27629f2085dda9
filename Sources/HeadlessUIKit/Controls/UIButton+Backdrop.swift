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

struct ButtonInsets {
  var contentEdges = UIEdgeInsets.zero
  var titleEdges = UIEdgeInsets.zero
  var imageEdges = UIEdgeInsets.zero

  static func shift(_ edges: UIEdgeInsets) -> CGPoint {
    CGPoint(x: ((edges.left - edges.right) / 2).orZero, y: ((edges.top - edges.bottom) / 2).orZero)
  }

  var content: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: contentEdges.top.orZero,
      leading: contentEdges.left.orZero,
      bottom: contentEdges.bottom.orZero,
      trailing: contentEdges.right.orZero
    )
  }
}

extension UIButton {
  /// The distances of the content from the edges; ignored if a configuration is set.
  public var contentEdgeInsets: UIEdgeInsets {
    get { oldInsets?.contentEdges ?? .zero }
    set { change(\.contentEdges, to: newValue) }
  }

  public var titleEdgeInsets: UIEdgeInsets {
    get { oldInsets?.titleEdges ?? .zero }
    set { change(\.titleEdges, to: newValue) }
  }

  public var imageEdgeInsets: UIEdgeInsets {
    get { oldInsets?.imageEdges ?? .zero }
    set { change(\.imageEdges, to: newValue) }
  }

  private func change(
    _ edges: WritableKeyPath<ButtonInsets, UIEdgeInsets>,
    to insets: UIEdgeInsets
  ) {
    var changed = oldInsets ?? ButtonInsets()
    guard write(.other, isEqual: changed[keyPath: edges] == insets) else { return }
    changed[keyPath: edges] = insets
    oldInsets = changed
    contentsDidChange()
  }
}
