// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a navigation bar shows of a controller.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
  open var title: String?
  open var prompt: String?
  /// The title of the button that leads back here.
  open var backButtonTitle: String?
  /// The button that leads back here.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether no button leads back from here.
  open var hidesBackButton = false
  open var leftItemsSupplementBackButton = false
  open var titleView: UIView?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var searchController: UISearchController?
  /// Whether the search bar goes when the content is scrolled; kept.
  open var hidesSearchBarWhenScrolling = true
  /// What the button that leads back here shows; kept.
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

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

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
}

extension UINavigationItem {
  /// Whether a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }
}

/// The bar of a navigation controller: what was decided on its looks.
///
/// It stands in no view tree and is not drawn: what is measured here is what scrolls. What controllers show
/// in it is read from their navigation items.
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

/// How a bar looks: values that are kept, as no bar is drawn here.
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

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

extension UINavigationItem {
  /// What a button that leads back shows.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, as far as there is room.
    case `default` = 0
    case generic = 1
    case minimal = 2
  }
}
