// SPDX-License-Identifier: Apache-2.0

public import Foundation

@MainActor @preconcurrency open class UINavigationItem: NSObject {
  open var title: String?
  open var prompt: String?
  open var backButtonTitle: String?
  open var backBarButtonItem: UIBarButtonItem?
  open var hidesBackButton = false
  open var leftItemsSupplementBackButton = false
  open var titleView: UIView?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var searchController: UISearchController?
  /// True if scrolling hides the search bar; stored without effect.
  open var hidesSearchBarWhenScrolling = true
  /// The display mode of the back button; stored without effect.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  public init(title: String) {
    self.title = title
    super.init()
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  public enum LargeTitleDisplayMode: Int, Sendable { case automatic = 0, always, never }
}

/// The bar of a navigation controller: settings stored without effect.
open class UINavigationBar: UIView {
  open var prefersLargeTitles = false
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var shadowImage: UIImage?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  weak var controller: UINavigationController?
  open var items: [UINavigationItem]? { controller?.viewControllers.map(\.navigationItem) }
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
}

/// The appearance of a bar, stored without effect.
@MainActor @preconcurrency open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundEffect: UIVisualEffect?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  public required override init() { super.init() }

  open func configureWithDefaultBackground() {
    (backgroundColor, backgroundImage, shadowColor) = (nil, nil, .separator)
  }

  open func configureWithOpaqueBackground() {
    (backgroundColor, backgroundImage, shadowColor) = (.systemBackground, nil, .separator)
  }

  open func configureWithTransparentBackground() {
    (backgroundColor, backgroundImage, shadowColor) = (.clear, nil, .clear)
  }
}

open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

extension UINavigationItem {
  public enum BackButtonDisplayMode: Int, Sendable { case `default` = 0, generic, minimal }
}
