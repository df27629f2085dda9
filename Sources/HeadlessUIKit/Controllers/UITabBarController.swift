// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a tab bar shows of a controller.
open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?

  public override init() { super.init() }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}

/// The bar of a tab bar controller: values that are kept, as no bar is drawn here.
open class UITabBar: UIView {
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var shadowImage: UIImage?
  open var backgroundImage: UIImage?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  weak var controller: UITabBarController?
  open var items: [UITabBarItem]? { controller?.viewControllers?.map(\.tabBarItem) }
  open var selectedItem: UITabBarItem? { controller?.selectedViewController?.tabBarItem }
}

/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {}

/// Controllers side by side, of which one is seen.
///
/// Its bar is not drawn, as no bar is here.
open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var storedIndex = 0

  open private(set) lazy var tabBar: UITabBar = {
    let bar = UITabBar(frame: .zero)
    bar.controller = self
    return bar
  }()

  open var viewControllers: [UIViewController]? {
    get { children.isEmpty ? nil : children }
    set { setViewControllers(newValue, animated: false) }
  }

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

  open var selectedIndex: Int {
    get { storedIndex }
    set {
      guard children.indices.contains(newValue), newValue != storedIndex else { return }
      let former = selectedViewController
      storedIndex = newValue
      showSelected(from: former)
    }
  }

  open var selectedViewController: UIViewController? {
    get { children.indices.contains(storedIndex) ? children[storedIndex] : nil }
    set { selectedIndex = children.firstIndex { $0 === newValue } ?? storedIndex }
  }

  /// Chooses a tab as a finger does: the delegate is asked, and told.
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
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}
}

extension UIViewController {
  public var tabBarController: UITabBarController? {
    links.parent as? UITabBarController ?? links.parent?.tabBarController
  }

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
