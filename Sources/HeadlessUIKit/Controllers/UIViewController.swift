// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An object that owns a view and answers for what it shows.
@MainActor @preconcurrency open class UIViewController: UIResponder, UITraitEnvironment {
  private var storedView: UIView? {
    didSet {
      oldValue?.layoutRecord?.controller = nil
      storedView?.madeLayoutRecord.controller = self
      storedView?.setOverridesOfController(links.traits.overrides.values)
    }
  }
  /// Whether the view has appeared and not disappeared since.
  private(set) var hasAppeared = false
  private var accessibility: AccessibilityRecord?
  var links = ControllerLinks()

  open var title: String? {
    didSet { links.navigationItem?.title = title }
  }

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the view moves when it comes; kept, as animations end at once.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  /// The size that the controller would like to have when it is held by another; kept.
  open var preferredContentSize = CGSize.zero
  /// Whether a bar below goes when the controller is pushed; kept, as bars are not drawn.
  open var hidesBottomBarWhenPushed = false
  /// Whether controllers are presented over this one's view; kept, as all are presented over the window.
  open var definesPresentationContext = false
  /// The edges that reach below bars; kept, as bars are not drawn.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether that holds of bars that nothing is seen through; kept, as bars are not drawn.
  open var extendedLayoutIncludesOpaqueBars = false
  open var toolbarItems: [UIBarButtonItem]?
  open var nibName: String? { storedNibName }
  private let storedNibName: String?

  /// Creates a controller whose view a nib holds; see ``UINib``.
  ///
  /// The bundle is kept out: nibs are looked for in the module of the class.
  public init(nibName: String?, bundle: Bundle?) {
    storedNibName = nibName
    super.init(_onMainActor: ())
  }

  /// Creates a controller.
  ///
  /// Nothing is read from the coder: there are no archives here.
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

  /// Makes the view.
  ///
  /// Override it to set `view`; the view made here is that of the controller's nib, or empty.
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
  /// Called after the safe area has changed: never, as there is none here.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when memory is short: never here.
  open func didReceiveMemoryWarning() {}
  /// How the status bar is written; kept by who overrides it.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden; kept by who overrides it.
  open var prefersStatusBarHidden: Bool { false }
  /// How the screen may lie; kept by who overrides it.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the view turns with the screen; kept by who overrides it.
  open var shouldAutorotate: Bool { true }
  /// Called before the view gets another size by a turn of the screen: never here.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called before the traits change by a turn of the screen: never here.
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

  /// Brings the view of a controller over everything else.
  ///
  /// Animations end at once here, so the view has appeared before this returns. A controller that
  /// presents another already lets it be and does not call the completion.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

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

  open func addChild(_ childController: UIViewController) {
    takeIn(childController)
  }

  open func removeFromParent() {
    leaveParent()
  }

  open func willMove(toParent parent: UIViewController?) {}

  open func didMove(toParent parent: UIViewController?) {
    appearInParent(parent)
  }

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

  /// Lets the view appear, once: by a move of its own, or with that of its parent.
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

  /// Lets the view disappear, if it has appeared: by a move of its own, or with that of its parent.
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

  /// Lets the view appear or disappear with the parent's.
  func appearInParent(_ holder: UIViewController?) {
    guard let holder else { return endAppearance(by: .fromParent) }
    if holder.hasAppeared && showsItsView(in: holder) { beginAppearance(by: .toParent) }
  }

  /// Whether the view is loaded and part of a controller's.
  func showsItsView(in holder: UIViewController) -> Bool {
    guard let own = viewIfLoaded, let outer = holder.viewIfLoaded else { return false }
    return own.isDescendant(of: outer)
  }
}

/// How a controller hangs together with others.
@MainActor struct ControllerLinks {
  /// What brings a controller or takes it away.
  enum Move {
    case presented, dismissed, toParent, fromParent
  }

  /// What brings this one or takes it away right now.
  var move: Move?
  /// What is shown over the view in the place of missing content.
  var unavailable: UnavailableContent?
  /// What the app adds to the safe area.
  var additionalInsets = UIEdgeInsets.zero
  var presented: UIViewController?
  weak var presenting: UIViewController?
  var children: [UIViewController] = []
  weak var parent: UIViewController?
  /// What is between this one and the one that presents it, without a popover or a sheet.
  var presentation: UIPresentationController?
  /// Where this one's popover points.
  var popover: UIPopoverPresentationController?
  var sheet: UISheetPresentationController?
  var tabBarItem: UITabBarItem?
  var navigationItem: UINavigationItem?
  var editButton: UIBarButtonItem?
  /// The traits that this one decides on, until there is a view to carry them.
  var traits = TraitRecord()
  /// How destinations of segues are made, by the segue's identifier.
  var segues: [String: @MainActor (UIViewController) -> UIStoryboardSegue] = [:]
}
