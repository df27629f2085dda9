// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
public import Foundation

/// A rectangle on the screen that lays out, displays and holds other views.
@MainActor @preconcurrency open class UIView: UIResponder {
  /// The views directly below this one, back to front.
  open internal(set) var subviews: [UIView] = []

  /// The view that holds this one.
  ///
  /// Unowned, as a parent always outlives its entry here: leaving the parent, and the parent's end,
  /// both clear it. The parent's `deinit`, which is on no actor, writes it; views are made, used
  /// and freed on the main thread.
  nonisolated(unsafe) unowned(unsafe) var parent: UIView?

  var storedFrame: CGRect
  var boundsOrigin = CGPoint.zero
  var storedBackgroundColor: UIColor?
  var storedTintColor: UIColor?
  var storedAlpha: CGFloat = 1
  var storedIsHidden = false
  var pending: PendingWork = [.layout, .display, .commit]
  var changes = LayerChanges.everything
  var displayList: [DrawCommand] = []

  /// The number under which this view's layer is committed.
  let layerIdentifier: UInt32

  /// An integer that tells views apart.
  open var tag = 0
  /// Whether the view answers to touches.
  open var isUserInteractionEnabled = true
  /// Whether what lies outside the bounds is cut off.
  open var clipsToBounds = false
  /// How contents are placed when their size is not the view's.
  open var contentMode = ContentMode.scaleToFill {
    didSet { setNeedsDisplay() }
  }

  private static var nextLayerIdentifier: UInt32 = 0

  /// Creates a view with a frame in its parent's coordinates.
  public init(frame: CGRect) {
    storedFrame = frame
    UIView.nextLayerIdentifier &+= 1
    layerIdentifier = UIView.nextLayerIdentifier
    super.init(_onMainActor: ())
  }

  /// Creates a view with a zero frame.
  ///
  /// Nothing is read from the coder: there are no archives here.
  public required init?(coder: NSCoder) {
    storedFrame = .zero
    UIView.nextLayerIdentifier &+= 1
    layerIdentifier = UIView.nextLayerIdentifier
    super.init(_onMainActor: ())
  }

  /// Creates a view with a zero frame.
  public convenience init() {
    self.init(frame: .zero)
  }

  deinit {
    for view in subviews { view.parent = nil }
  }

  open override var next: UIResponder? { parent }

  // MARK: Members that subclasses override

  /// Places the subviews.
  ///
  /// Called before display when layout is needed; never call it directly.
  open func layoutSubviews() {}

  /// Returns the size that suits the view best within a size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    storedFrame.size
  }

  /// Returns the size that the view needs within a width; a height of 0 asks for as little as fits.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    sizeThatFits(targetSize)
  }

  /// The size that the contents alone ask for; -1 means no opinion.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that the size the contents ask for has changed.
  open func invalidateIntrinsicContentSize() {}

  /// Called after the view was added to a parent or left one.
  open func didMoveToSuperview() {}

  /// The states of the environment that appearance depends on.
  open var traitCollection: UITraitCollection { parent?.traitCollection ?? .current }

  /// Fills the display list with what the view itself shows, background apart.
  func record(into list: inout [DrawCommand], context: DisplayContext) {}

  /// Does what must happen before `layoutSubviews` is called.
  func prepareForLayout() {}

  /// The value of an intrinsic width or height about which the view has no opinion.
  public static let noIntrinsicMetric: CGFloat = -1
}
