// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a tab bar shows of a controller.
open class UITabBarItem: UIBarItem {
  /// The image while the tab is chosen.
  open var selectedImage: UIImage?
  /// A text above the image.
  open var badgeValue: String?
  /// The colour behind that text.
  open var badgeColor: UIColor?

  public override init() {
    super.init()
  }

  /// Creates an item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}

/// The bar of a tab bar controller: values that are kept, as no bar is drawn here.
open class UITabBar: UIView {
  /// Whether what lies behind shines through.
  open var isTranslucent = true
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The colour of the tabs that are not chosen.
  open var unselectedItemTintColor: UIColor?
  /// The line above the bar.
  open var shadowImage: UIImage?
  /// An image behind the tabs.
  open var backgroundImage: UIImage?
  /// How the bar looks.
  open var standardAppearance = UITabBarAppearance()
  /// How the bar looks over the lower end of what scrolls.
  open var scrollEdgeAppearance: UITabBarAppearance?

  weak var controller: UITabBarController?

  /// What is shown of each controller.
  open var items: [UITabBarItem]? { controller?.viewControllers?.map(\.tabBarItem) }
  /// What is shown of the controller that is seen.
  open var selectedItem: UITabBarItem? { controller?.selectedViewController?.tabBarItem }
}

/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {}

/// Controllers side by side, of which one is seen.
///
/// Its bar is not drawn, as no bar is here.
open class UITabBarController: UIViewController {
  /// Who is asked and told of what is chosen.
  open weak var delegate: (any UITabBarControllerDelegate)?

  private var storedIndex = 0

  /// The bar.
  open private(set) lazy var tabBar: UITabBar = {
    let bar = UITabBar(frame: .zero)
    bar.controller = self
    return bar
  }()

  /// The controllers; the one that was seen stays so if it is among them, else the first is.
  open var viewControllers: [UIViewController]? {
    get { children.isEmpty ? nil : children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let seen = selectedViewController
    let wanted = viewControllers ?? []
    for child in children where !wanted.contains(where: { $0 === child }) {
      child.viewIfLoaded?.removeFromSuperview()
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    links.children.removeAll()
    for child in wanted {
      addChild(child)
      child.didMove(toParent: self)
    }
    storedIndex = wanted.firstIndex { $0 === seen } ?? 0
    showSelected(from: seen)
  }

  /// Which controller is seen; setting it asks and tells nobody.
  open var selectedIndex: Int {
    get { storedIndex }
    set {
      guard children.indices.contains(newValue), newValue != storedIndex else { return }
      let former = selectedViewController
      storedIndex = newValue
      showSelected(from: former)
    }
  }

  /// The controller that is seen.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(storedIndex) ? children[storedIndex] : nil }
    set { selectedIndex = children.firstIndex { $0 === newValue } ?? storedIndex }
  }

  /// Chooses a tab as a finger does: the delegate is asked, and told.
  ///
  /// A call of this engine.
  @_spi(Headless) public func choose(_ index: Int) {
    guard children.indices.contains(index) else { return }
    let chosen = children[index]
    guard delegate?.tabBarController(self, shouldSelect: chosen) ?? true else { return }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: chosen)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showSelected(from: nil)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    selectedViewController?.viewIfLoaded?.frame = view.bounds
  }

  private func showSelected(from former: UIViewController?) {
    guard isViewLoaded else { return }
    let seen = selectedViewController
    if former !== seen, let former, former.parent === self {
      former.endAppearance()
      former.viewIfLoaded?.removeFromSuperview()
    }
    guard let seen, seen.viewIfLoaded?.superview !== view else { return }
    seen.view.frame = view.bounds
    view.addSubview(seen.view)
    seen.appearInParent(self)
  }
}

/// Who is asked and told of which tab is chosen.
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a controller may be chosen.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool
  /// A controller was chosen.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
}

extension UITabBarControllerDelegate {
  /// Yes.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}
}

extension UIViewController {
  /// The tab bar controller that holds this one, or one that holds it.
  public var tabBarController: UITabBarController? {
    links.parent as? UITabBarController ?? links.parent?.tabBarController
  }

  /// What a tab bar shows of this controller; its title until something is set.
  public var tabBarItem: UITabBarItem! {
    get {
      if let item = links.tabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      links.tabBarItem = item
      return item
    }
    set { links.tabBarItem = newValue }
  }
}
