// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An object that owns a view and answers for what it shows.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  private var storedView: UIView? {
    didSet {
      oldValue?.layoutRecord?.controller = nil
      storedView?.madeLayoutRecord.controller = self
    }
  }
  private var hasAppeared = false

  /// The title of what the controller shows.
  open var title: String?

  /// Creates a controller.
  ///
  /// There are no archives here, so both arguments are kept for source compatibility only.
  public init(nibName: String?, bundle: Bundle?) {
    super.init(_onMainActor: ())
  }

  /// Creates a controller.
  ///
  /// Nothing is read from the coder: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(_onMainActor: ())
  }

  /// Creates a controller.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The view; asking for it loads it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { storedView = newValue }
  }

  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { storedView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the view.
  ///
  /// Override it to set `view`; the view made here is empty.
  open func loadView() {
    storedView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
  }

  /// Loads the view unless it is loaded.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    require(
      storedView != nil,
      "\(type(of: self)).loadView() must set view, and did not."
    )
    viewDidLoad()
  }

  /// Called after the view has been loaded.
  open func viewDidLoad() {}
  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view places its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has placed its subviews.
  open func viewDidLayoutSubviews() {}

  /// Lets the view appear, once.
  func beginAppearance() {
    guard !hasAppeared else { return }
    hasAppeared = true
    viewWillAppear(false)
    viewDidAppear(false)
  }
}
