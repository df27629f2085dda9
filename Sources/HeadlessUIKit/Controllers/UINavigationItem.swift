// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a navigation bar shows of a controller.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
  /// The title in the middle of the bar.
  open var title: String?
  /// A line above the title.
  open var prompt: String?
  /// The title of the button that leads back here.
  open var backButtonTitle: String?
  /// The button that leads back here.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether no button leads back from here.
  open var hidesBackButton = false
  /// Whether the entries at the leading edge stand beside the button that leads back.
  open var leftItemsSupplementBackButton = false
  /// A view in the place of the title.
  open var titleView: UIView?
  /// Whether the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The entries at the leading edge, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The entries at the trailing edge, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The search whose bar stands below the title.
  open var searchController: UISearchController?
  /// Whether the search bar goes when the content is scrolled; kept.
  open var hidesSearchBarWhenScrolling = true
  /// What the button that leads back here shows; kept.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// How the bar looks; nil leaves that to the bar.
  open var standardAppearance: UINavigationBarAppearance?
  /// How a low bar looks; nil is as `standardAppearance`.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks over the upper end of what scrolls; nil leaves that to the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The outermost entry at the leading edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost entry at the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the entry at the leading edge.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the entry at the trailing edge.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the entries at the leading edge.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the entries at the trailing edge.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Shows or hides the button that leads back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}

extension UINavigationItem {
  /// Whether a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As that of the controller below.
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
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// Whether what scrolls below is seen through the bar.
  open var isTranslucent = true
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// How titles are written.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How large titles are written.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The line below the bar.
  open var shadowImage: UIImage?
  /// How the bar looks.
  open var standardAppearance = UINavigationBarAppearance()
  /// How a low bar looks; nil is as `standardAppearance`.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks over the upper end of what scrolls.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  weak var controller: UINavigationController?

  /// What is shown of each controller on the stack, the lowest first.
  open var items: [UINavigationItem]? { controller?.viewControllers.map(\.navigationItem) }
  /// What is shown of the controller on top.
  open var topItem: UINavigationItem? { items?.last }
  /// What is shown of the controller below that.
  open var backItem: UINavigationItem? { items?.dropLast().last }
}

/// How a bar looks: values that are kept, as no bar is drawn here.
@MainActor @preconcurrency open class UIBarAppearance: NSObject {
  /// The colour behind the bar.
  open var backgroundColor: UIColor?
  /// The image behind the bar.
  open var backgroundImage: UIImage?
  /// How what lies behind the bar looks through it.
  open var backgroundEffect: UIVisualEffect?
  /// The colour of the line at the bar's edge.
  open var shadowColor: UIColor?
  /// The image at the bar's edge.
  open var shadowImage: UIImage?

  public required override init() {
    super.init()
  }

  /// Takes the system's background.
  open func configureWithDefaultBackground() {
    (backgroundColor, backgroundImage, shadowColor) = (nil, nil, .separator)
  }

  /// Takes a background that nothing is seen through.
  open func configureWithOpaqueBackground() {
    (backgroundColor, backgroundImage, shadowColor) = (.systemBackground, nil, .separator)
  }

  /// Takes no background and no line.
  open func configureWithTransparentBackground() {
    (backgroundColor, backgroundImage, shadowColor) = (.clear, nil, .clear)
  }
}

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
  /// How titles are written.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles are written.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

extension UINavigationItem {
  /// What a button that leads back shows.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, as far as there is room.
    case `default` = 0
    /// A general title.
    case generic = 1
    /// An arrow alone.
    case minimal = 2
  }
}
