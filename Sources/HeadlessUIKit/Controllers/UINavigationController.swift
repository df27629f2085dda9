// SPDX-License-Identifier: Apache-2.0

public import Foundation

open class UINavigationController: UIViewController {
  open private(set) lazy var navigationBar: UINavigationBar = {
    let bar = UINavigationBar(
      frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44)
    )
    bar.controller = self
    return bar
  }()
  /// True if the bar is hidden; stored without effect.
  open var isNavigationBarHidden = false
  /// True if the toolbar is hidden; stored without effect.
  open var isToolbarHidden = true
  /// True if scrolling hides the bar; stored without effect.
  open var hidesBarsOnSwipe = false

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { children.last }

  open var visibleViewController: UIViewController? {
    var seen = topViewController
    while let above = seen?.presentedViewController { seen = above }
    return seen
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    require(
      !children.contains { $0 === viewController },
      "\(viewController) is on the navigation stack already and cannot be pushed again."
    )
    changeTop(animated: animated) {
      addChild(viewController)
      viewController.didMove(toParent: self)
    }
  }

  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1 else { return nil }
    return pop(to: children.count - 1, animated: animated).first
  }

  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 1, animated: animated)
  }

  @discardableResult open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let place = children.firstIndex(where: { $0 === viewController }) else {
      stop("\(viewController) is not on the navigation stack, so nothing can be popped to it.")
    }
    return pop(to: place + 1, animated: animated)
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    changeTop(animated: animated) {
      for child in children where !viewControllers.contains(where: { $0 === child }) {
        child.removeFromParent()
      }
      links.children.removeAll()
      for child in viewControllers { addChild(child) }
    }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  open override func show(_ viewController: UIViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    topViewController?.viewIfLoaded?.frame = view.bounds
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop()
  }

  private func pop(to count: Int, animated: Bool) -> [UIViewController] {
    guard count < children.count else { return [] }
    let popped = Array(children[count...])
    changeTop(animated: animated) {
      for child in popped.reversed() {
        child.willMove(toParent: nil)
        child.removeFromParent()
      }
    }
    return popped
  }

  private func changeTop(animated: Bool, _ change: () -> Void) {
    let former = topViewController
    let formerChildren = children
    change()
    guard former !== topViewController, isViewLoaded else { return }
    let appears = hasAppeared
    let comes = !formerChildren.contains { $0 === topViewController }
    if appears { former?.endAppearance(animated: animated) }
    former?.viewIfLoaded?.removeFromSuperview()
    showTop()
    if appears {
      topViewController?.beginAppearance(animated: animated, by: comes ? .toParent : nil)
    }
  }

  private func showTop() {
    guard let top = topViewController, let own = view, let shown = top.view else { return }
    shown.frame = own.bounds
    own.addSubview(shown)
  }
}
