// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIViewController {
  /// The additional safe area insets; stored without effect.
  public var additionalSafeAreaInsets: UIEdgeInsets {
    get { links.additionalInsets }
    set { links.additionalInsets = newValue }
  }

  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Requests an update of the status bar; without effect.
  public func setNeedsStatusBarAppearanceUpdate() {}
}

public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0, flipHorizontal, crossDissolve, partialCurl
}

/// The coordinator of a transition; there is none, since animations end at once.
@MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {
  var isAnimated: Bool { get }
  var transitionDuration: TimeInterval { get }

  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
  var transitionDuration: TimeInterval { get }
}

public enum UIStatusBarStyle: Int, Sendable { case `default` = 0, lightContent, darkContent = 3 }

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscape,
  ]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

@MainActor final class UnavailableContent {
  var configuration: any UIContentConfiguration
  var view: any UIView & UIContentView

  init(_ configuration: any UIContentConfiguration, shownAs resolved: any UIContentConfiguration) {
    self.configuration = configuration
    view = resolved.makeContentView()
  }
}

extension UIViewController {
  /// The state for `updateContentUnavailableConfiguration(using:)`: traits and search text.
  private var contentUnavailableState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = links.navigationItem?.searchController?.searchBar.text
    return state
  }

  /// Calls `updateContentUnavailableConfiguration(using:)`, at once if the view has appeared.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    if hasAppeared { updateContentUnavailable() }
  }

  func updateContentUnavailable() {
    updateContentUnavailableConfiguration(using: contentUnavailableState)
  }

  func showUnavailable(_ configuration: (any UIContentConfiguration)?) {
    guard let configuration else {
      links.unavailable?.view.removeFromSuperview()
      links.unavailable = nil
      return
    }
    let resolved = configuration.updated(for: contentUnavailableState)
    if let content = links.unavailable, content.view.supports(resolved) {
      content.configuration = configuration
      content.view.configuration = resolved
      return
    }
    links.unavailable?.view.removeFromSuperview()
    let content = UnavailableContent(configuration, shownAs: resolved)
    links.unavailable = content
    guard let holder = view else { return }
    content.view.frame = holder.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    holder.addSubview(content.view)
  }
}
