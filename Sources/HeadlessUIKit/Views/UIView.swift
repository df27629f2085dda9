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
  /// What layout by constraints keeps; nil for a view that has nothing to do with it.
  var layoutRecord: LayoutRecord?

  /// The number under which this view's layer is committed.
  let layerIdentifier: UInt32

  /// An integer that tells views apart.
  open var tag = 0
  /// Whether the view answers to touches.
  open var isUserInteractionEnabled = true
  /// Whether what lies outside the bounds is cut off.
  open var clipsToBounds = false {
    didSet { change(.appearance) }
  }
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
    layoutRecord?.viewIsGone()
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

  /// Returns the size nearest to a target that the constraints below the view allow.
  ///
  /// Without constraints below it answers what `sizeThatFits(_:)` does.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    guard isSizedByConstraints else { return sizeThatFits(targetSize) }
    return fittedByConstraints(
      targetSize,
      horizontal: .fittingSizeLevel,
      vertical: .fittingSizeLevel
    )
  }

  /// Returns the size nearest to a target that the constraints below the view allow, with a priority
  /// for each side of the target.
  ///
  /// Without constraints below it answers what `systemLayoutSizeFitting(_:)` does.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard isSizedByConstraints else { return systemLayoutSizeFitting(targetSize) }
    return fittedByConstraints(
      targetSize,
      horizontal: horizontalFittingPriority,
      vertical: verticalFittingPriority
    )
  }

  /// The size that the contents alone ask for; -1 means no opinion.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that the size the contents ask for has changed.
  open func invalidateIntrinsicContentSize() {
    layoutRecord?.item?.intrinsicSizeDidChange()
  }

  /// Brings the constraints in line with what the view shows.
  ///
  /// Called before layout after `setNeedsUpdateConstraints()`, and before the first layout of a view
  /// that takes part in constraints.
  open func updateConstraints() {}

  /// Whether the view works with constraints alone; nothing here depends on it.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Called after the view was added to a parent or left one.
  open func didMoveToSuperview() {}

  /// The states of the environment that appearance depends on.
  open var traitCollection: UITraitCollection { parent?.traitCollection ?? .current }

  /// Fills the display list with what the view itself shows, background apart.
  func record(into list: inout [DrawCommand], context: DisplayContext) {}

  /// Whether the height that the contents ask for depends on the width that they get.
  var wrapsContent: Bool { false }

  /// The height that the contents ask for within a width; asked for only if `wrapsContent`.
  func wrappedContentHeight(forWidth width: CGFloat) -> CGFloat { UIView.noIntrinsicMetric }

  /// How far a baseline lies below the top edge, or above the bottom edge as a negative number.
  func baselineOffset(of attribute: NSLayoutConstraint.Attribute) -> Double { 0 }

  /// The context for this view and those below it; a table has scaled images of its own.
  func displayContext(below context: DisplayContext) -> DisplayContext { context }

  /// Does what must happen before `layoutSubviews` is called.
  func prepareForLayout() {}

  /// Called after a view was added directly below this one or taken away.
  func subviewsDidChange() {
    setNeedsLayout()
  }

  /// Called after a view directly below this one was hidden or shown.
  func visibilityDidChange(ofSubview view: UIView) {}

  /// Called after a view directly below this one said that its content has another size.
  func contentSizeDidChange(ofSubview view: UIView) {}

  /// The value of an intrinsic width or height about which the view has no opinion.
  public static let noIntrinsicMetric: CGFloat = -1
}
