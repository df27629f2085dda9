// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
  /// The controller that this one, or one that holds it, presents.
  public var presentedViewController: UIViewController? {
    links.presented ?? links.parent?.presentedViewController
  }

  /// The controller that presents this one, or one that holds it.
  public var presentingViewController: UIViewController? {
    links.presenting ?? links.parent?.presentingViewController
  }

  /// Where the controller's popover points; nil unless it is shown in one.
  public var popoverPresentationController: UIPopoverPresentationController? {
    if let popover = links.popover { return popover }
    guard modalPresentationStyle == .popover else {
      return links.parent?.popoverPresentationController
    }
    let popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    links.popover = popover
    return popover
  }

  /// Whether the view of the presenting controller goes while this one is presented.
  private var replacesPresentingView: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext
  }

  /// Presents a controller: its view appears, that of this one disappears if it is replaced.
  func beginPresenting(
    _ other: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    require(
      other !== self && other.links.presenting == nil,
      "\(other) is presented already, or presents itself: dismiss it first."
    )
    guard links.presented == nil else { return }
    links.presented = other
    other.links.presenting = self
    other.loadViewIfNeeded()
    if let window = viewIfLoaded?.window, let shown = other.view {
      shown.frame = window.bounds
      window.addSubview(shown)
    }
    if other.replacesPresentingView { endAppearance(animated: animated) }
    other.beginAppearance(animated: animated)
    completion?()
  }

  /// Takes away what is presented, from the top down.
  func endPresenting(animated: Bool, completion: (() -> Void)?) {
    guard let other = links.presented else {
      guard let presentingViewController else { return }
      presentingViewController.dismiss(animated: animated, completion: completion)
      return
    }
    if other.links.presented != nil { other.endPresenting(animated: animated, completion: nil) }
    other.endAppearance(animated: animated)
    other.viewIfLoaded?.removeFromSuperview()
    other.links.presenting = nil
    links.presented = nil
    if other.replacesPresentingView { beginAppearance(animated: animated) }
    completion?()
  }
}
