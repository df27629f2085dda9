// SPDX-License-Identifier: Apache-2.0

public import Foundation

@MainActor @preconcurrency open class UIViewController: UIResponder, UITraitEnvironment {
  private var storedView: UIView? {
    didSet {
      oldValue?.layoutRecord?.controller = nil
      storedView?.madeLayoutRecord.controller = self
      storedView?.setOverridesOfController(links.traits.overrides.values)
    }
  }
  private(set) var hasAppeared = false
  private var accessibility: AccessibilityRecord?
  var links = ControllerLinks()
  open var title: String? { didSet { links.navigationItem?.title = title } }
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The modal transition; stored without effect.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  /// The preferred size in a container; stored without effect.
  open var preferredContentSize = CGSize.zero
  /// True if pushing hides the bottom bar; stored without effect.
  open var hidesBottomBarWhenPushed = false
  /// True if presentations cover this controller's view; stored without effect.
  open var definesPresentationContext = false
  /// The edges that extend below bars; stored without effect.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// True if they extend below opaque bars too; stored without effect.
  open var extendedLayoutIncludesOpaqueBars = false
  open var toolbarItems: [UIBarButtonItem]?
  open var nibName: String? { storedNibName }
  private let storedNibName: String?

  /// Creates a controller with the view of a nib; see ``UINib``; the bundle is ignored.
  public init(nibName: String?, bundle: Bundle?) {
    storedNibName = nibName
    super.init(_onMainActor: ())
  }

  /// Creates a controller; the coder is ignored.
  public required init?(coder: NSCoder) {
    storedNibName = nil
    super.init(_onMainActor: ())
  }

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { storedView = newValue }
  }

  open var viewIfLoaded: UIView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }

  /// Creates the view from the controller's nib, or empty; override it to set `view`.
  open func loadView() {
    loadViewFromNib()
    guard storedView == nil else { return }
    storedView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
  }

  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    require(storedView != nil, "\(type(of: self)).loadView() must set view, and did not.")
    viewDidLoad()
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func updateProperties() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  /// Responds to a changed safe area, never here.
  open func viewSafeAreaInsetsDidChange() {}
  /// Responds to low memory, never here.
  open func didReceiveMemoryWarning() {}
  /// The style of the status bar; overridden without effect.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// True if the status bar is hidden; overridden without effect.
  open var prefersStatusBarHidden: Bool { false }
  /// The supported orientations; overridden without effect.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// True if the view rotates; overridden without effect.
  open var shouldAutorotate: Bool { true }
  /// Responds to a rotation, never here.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Responds to a change of traits by rotation, never here.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { links.unavailable?.configuration }
    set { showUnavailable(newValue) }
  }

  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: Traits

  open var traitCollection: UITraitCollection { traitsOfController }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open override var next: UIResponder? { storedView?.superview }

  override var accessibilityRecord: AccessibilityRecord? {
    get { accessibility }
    set { accessibility = newValue }
  }

  // MARK: Presenting

  /// Presents a controller at once; ignored, without completion, while another is presented.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { beginPresenting(viewControllerToPresent, animated: flag, completion: completion) }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresenting(animated: flag, completion: completion)
  }

  open func show(_ viewController: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.show(viewController, sender: sender)
    } else {
      present(viewController, animated: true)
    }
  }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: true)
  }

  // MARK: Segues

  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    perform(segueIdentifiedBy: identifier, sender: sender)
  }

  // MARK: Children

  open func addChild(_ childController: UIViewController) { takeIn(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) { appearInParent(parent) }

  open var navigationItem: UINavigationItem {
    if let item = links.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    if title == nil { item.title = nil }
    links.navigationItem = item
    return item
  }

  // MARK: Editing

  open var isEditing = false

  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    links.editButton?.show(isEditing: editing)
  }

  open var editButtonItem: UIBarButtonItem { madeEditButton }

  func beginAppearance(animated: Bool = false, by move: ControllerLinks.Move? = nil) {
    guard !hasAppeared else { return }
    hasAppeared = true
    links.move = move
    defer { links.move = nil }
    viewWillAppear(animated)
    updateContentUnavailable()
    viewIsAppearing(animated)
    for child in links.children where child.showsItsView(in: self) {
      child.beginAppearance(animated: animated)
    }
    viewDidAppear(animated)
  }

  func endAppearance(animated: Bool = false, by move: ControllerLinks.Move? = nil) {
    guard hasAppeared else { return }
    hasAppeared = false
    links.move = move
    defer { links.move = nil }
    viewWillDisappear(animated)
    for child in links.children { child.endAppearance(animated: animated) }
    viewDidDisappear(animated)
  }
}

extension UIViewController {
  public var children: [UIViewController] { links.children }
  public var parent: UIViewController? { links.parent }

  public var navigationController: UINavigationController? {
    links.parent as? UINavigationController ?? links.parent?.navigationController
  }

  func takeIn(_ child: UIViewController) {
    require(child !== self, "\(self) cannot be its own child.")
    if child.links.parent === self {
      links.children.removeAll { $0 === child }
    } else {
      child.removeFromParent()
      child.willMove(toParent: self)
    }
    links.children.append(child)
    child.links.parent = self
  }

  func leaveParent() {
    guard let holder = links.parent else { return }
    holder.links.children.removeAll { $0 === self }
    links.parent = nil
    didMove(toParent: nil)
  }

  func appearInParent(_ holder: UIViewController?) {
    guard let holder else { return endAppearance(by: .fromParent) }
    if holder.hasAppeared && showsItsView(in: holder) { beginAppearance(by: .toParent) }
  }

  func showsItsView(in holder: UIViewController) -> Bool {
    guard let own = viewIfLoaded, let outer = holder.viewIfLoaded else { return false }
    return own.isDescendant(of: outer)
  }
}

@MainActor struct ControllerLinks {
  enum Move { case presented, dismissed, toParent, fromParent }

  var move: Move?
  var unavailable: UnavailableContent?
  var additionalInsets = UIEdgeInsets.zero
  var presented: UIViewController?
  weak var presenting: UIViewController?
  var children: [UIViewController] = []
  weak var parent: UIViewController?
  var presentation: UIPresentationController?
  var popover: UIPopoverPresentationController?
  var sheet: UISheetPresentationController?
  var tabBarItem: UITabBarItem?
  var navigationItem: UINavigationItem?
  var editButton: UIBarButtonItem?
  var traits = TraitRecord()
  var segues: [String: @MainActor (UIViewController) -> UIStoryboardSegue] = [:]
}
