// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
public import Foundation

/// A rectangle on the screen that lays out, displays and holds other views.
@MainActor @preconcurrency open class UIView: UIResponder, UITraitEnvironment {
  open var subviews: [UIView] { storedSubviews }

  // What every pass over the tree reads is stored apart from the open members: a stored property that others
  // may override is checked for exclusive access at each read, 1 ns, in a frame of 10 µs some hundred times.
  // Changes of the subviews end before anything else runs, which need not be found out at each read either.
  @exclusivity(unchecked) final var storedSubviews: [UIView] = []
  final var storedClipsToBounds = false
  final var storedContentMode = ContentMode.scaleToFill

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
  private var storedSemanticContent = UISemanticContentAttribute.unspecified
  var pending: PendingWork = [.properties, .layout, .display, .commit]
  var changes = LayerChanges.everything
  private(set) final var layerKind = LayerKind.plain
  final var storedIsUserInteractionEnabled = true
  open var isUserInteractionEnabled: Bool {
    get { storedIsUserInteractionEnabled }
    set { storedIsUserInteractionEnabled = newValue }
  }
  var displayList: [DrawCommand] = []
  /// What layout by constraints keeps; nil for a view that has nothing to do with it.
  var layoutRecord: LayoutRecord?
  /// What the view decides on and is told of traits; nil for a view that only inherits them.
  var traitRecord: TraitRecord?
  /// What few views have, such as words for assistive technology; nil for a view that has none of it.
  final var rare: RareViewValues?
  /// Rounded corners, borders and shadows; nil for a plain rectangle.
  final var layerStyle: LayerStyle? { didSet { layerKind = LayerKind(layerStyle) } }

  /// What looks at the touches of the view and of those below it.
  final var storedGestures: [UIGestureRecognizer] = []

  /// The number under which this view's layer is committed.
  let layerIdentifier: UInt32
  open var tag = 0
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { storedSemanticContent }
    set {
      guard write(.other, isEqual: newValue == storedSemanticContent) else { return }
      storedSemanticContent = newValue
      semanticContentDidChange()
    }
  }
  open var clipsToBounds: Bool {
    get { storedClipsToBounds }
    set {
      guard write(.flag, isEqual: newValue == storedClipsToBounds) else { return }
      storedClipsToBounds = newValue
      change(.appearance)
    }
  }
  open var contentMode: ContentMode {
    get { storedContentMode }
    set {
      guard write(.other, isEqual: newValue == storedContentMode) else { return }
      storedContentMode = newValue
      setNeedsDisplay()
    }
  }

  private static var nextLayerIdentifier: UInt32 = 0

  public init(frame: CGRect) {
    storedFrame = frame
    UIView.nextLayerIdentifier &+= 1
    layerIdentifier = UIView.nextLayerIdentifier
    super.init(_onMainActor: ())
  }

  public required init?(coder: NSCoder) {
    storedFrame = .zero
    UIView.nextLayerIdentifier &+= 1
    layerIdentifier = UIView.nextLayerIdentifier
    super.init(_onMainActor: ())
    NibLoading.decode(self, UIView.self, from: coder)
  }

  public convenience init() { self.init(frame: .zero) }

  deinit {
    for view in storedSubviews { view.parent = nil }
    layoutRecord?.viewIsGone()
  }

  open override var next: UIResponder? { layoutRecord?.controller ?? parent }

  override var accessibilityRecord: AccessibilityRecord? {
    get { rare?.accessibility }
    set { madeRare.accessibility = newValue }
  }

  /// The rectangle of the view in its parent's coordinates, in points; if transformed, its box.
  ///
  /// A new size asks for layout and display; a new position for a commit of the geometry alone. A
  /// component that is not finite is taken as 0, and a remark says so.
  open var frame: CGRect {
    get { layerKind == .special ? transformedFrame : storedFrame }
    set { if layerKind == .special { fill(newValue) } else { place(in: newValue) } }
  }

  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
    set { moveBounds(to: newValue) }
  }

  open var center: CGPoint {
    get { layerKind == .special ? anchoredCenter : storedFrame.middle }
    set {
      guard layerKind != .special else { return moveAnchor(to: newValue) }
      frame = storedFrame.centered(at: newValue)
    }
  }

  open var backgroundColor: UIColor? {
    get { storedBackgroundColor }
    set {
      guard write(.color, isEqual: newValue == storedBackgroundColor) else { return }
      storedBackgroundColor = newValue
      change(.appearance)
    }
  }

  open var tintColor: UIColor! {
    get { storedTintColor ?? parent?.tintColor ?? .systemBlue }
    set {
      guard write(.color, isEqual: newValue == storedTintColor) else { return }
      storedTintColor = newValue
      displayTint()
    }
  }

  /// How opaque the view is, from 0 to 1; values outside are clamped and NaN is 0.
  open var alpha: CGFloat {
    get { storedAlpha }
    set {
      let clamped = newValue > 0 ? min(newValue, 1) : 0
      guard write(.other, isEqual: clamped == storedAlpha) else { return }
      storedAlpha = clamped
      change(.appearance)
    }
  }

  open var isHidden: Bool {
    get { storedIsHidden }
    set {
      guard write(.flag, isEqual: newValue == storedIsHidden) else { return }
      setHiddenUncounted(newValue)
    }
  }

  /// The distances of the margins from the edges: 8 points at first (R39).
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins.directional(isRightToLeft: isRightToLeft) }
    set { setMargins(UIEdgeInsets(newValue, isRightToLeft: isRightToLeft)) }
  }

  open func setNeedsLayout() { mark(.layout) }
  open func setNeedsDisplay() { mark(.display) }
  open func layoutIfNeeded() { layOutNow() }

  open func sizeToFit() {
    frame = CGRect(origin: storedFrame.origin, size: sizeThatFits(storedFrame.size))
  }

  open func addSubview(_ view: UIView) { takeIn(view, at: subviews.count) }

  /// Adds a view at a depth, taking it from its former parent; one from here keeps its constraints.
  open func insertSubview(_ view: UIView, at index: Int) { takeIn(view, at: index) }
  open func removeFromSuperview() { leaveParent() }
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func tintColorDidChange() {}
  open func layoutMarginsDidChange() {}
  /// Called after the insets of the safe area have changed; never here, where it is the whole screen.
  open func safeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    viewHit(at: point, with: event)
  }

  /// Draws what the view shows on the current context, within its bounds.
  ///
  /// Called at display; labels, image views and the engine's own controls do not call it.
  open func draw(_ rect: CGRect) {}

  open class var layerClass: AnyClass { CALayer.self }

  open func layoutSubviews() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { storedFrame.size }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    isSizedByConstraints ? fittedByConstraints(targetSize) : sizeThatFits(targetSize)
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
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

  open func invalidateIntrinsicContentSize() {
    layoutRecord?.item?.intrinsicSizeDidChange()
    parent?.contentSizeWasInvalidated(ofSubview: self)
  }

  @_spi(Headless) open var _decidesRowHeight: Bool { false }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { anchor(at: .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { anchor(at: .lastBaseline) }

  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() { constraintsNeedUpdate() }
  open func updateConstraintsIfNeeded() { updateConstraintsNow() }

  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  open var forLastBaselineLayout: UIView { self }

  /// Whether the view works with constraints alone; nothing here depends on it.
  open class var requiresConstraintBasedLayout: Bool { false }

  open var traitCollection: UITraitCollection {
    let inherited = inheritedTraits
    return traitRecord?.resolved(from: inherited) ?? inherited
  }

  /// The traits that come from outside the view.
  var inheritedTraits: UITraitCollection { parent?.traitCollection ?? .system }

  /// Fills the display list with what the view itself shows, background apart.
  func record(into list: inout [DrawCommand], context: DisplayContext) {
    recordDrawing(into: &list, context: context)
  }

  /// Whether the height that the contents ask for depends on the width that they get.
  var wrapsContent: Bool { false }

  /// The height that the contents ask for within a width; asked for only if `wrapsContent`.
  func wrappedContentHeight(forWidth width: CGFloat) -> CGFloat { UIView.noIntrinsicMetric }

  /// How far a baseline lies below the top edge, or above the bottom edge as a negative number.
  func baselineOffset(of attribute: NSLayoutConstraint.Attribute) -> Double { 0 }

  /// The context for this view and those below it; a table has scaled images of its own.
  func displayContext(below context: DisplayContext) -> DisplayContext { context }

  /// Brings what the view shows in line with new traits.
  func traitsDidChange(from previous: UITraitCollection) { showTraits(insteadOf: previous) }

  /// Answers a new `semanticContentAttribute`.
  func semanticContentDidChange() {
    layoutRecord?.scope?.directionMayHaveChanged()
    setNeedsLayout()
  }

  /// Answers a change of the margins of the view that holds this one.
  func parentMarginsDidChange() {
    if parent?.margins(ofContent: self) != nil { standardMarginsDidChange() }
  }

  /// The margins of a view that was given none (R39).
  var standardMargins: UIEdgeInsets {
    parent?.margins(ofContent: self) ?? LayoutRecord.standardMargins
  }

  /// The margins of a view directly below as the content of this one; nil for any other view.
  func margins(ofContent view: UIView) -> UIEdgeInsets? { nil }

  /// Does what must happen before `layoutSubviews` is called.
  func prepareForLayout() {}
  /// Asks for an update of the configuration, where the view has one.
  func setNeedsUpdateOfConfiguration() {}
  /// Brings properties in line with what they are read from, before layout and apart from it.
  ///
  /// Called before the view's first layout, after `setNeedsUpdateProperties()`, and after an observable model
  /// that it read has changed. Never call it directly.
  open func updateProperties() {}

  /// Called after a view was added directly below this one or taken away.
  func subviewsDidChange() { setNeedsLayout() }
  /// Called after a view directly below this one was hidden or shown.
  func visibilityDidChange(ofSubview view: UIView) {}
  /// Called after a view directly below this one said that its content has another size.
  func contentSizeDidChange(ofSubview view: UIView) {}
  /// Called after `invalidateIntrinsicContentSize()` of a view directly below this one.
  func contentSizeWasInvalidated(ofSubview view: UIView) {}
  /// Called when a solved scope, whose root this view is or has directly below it, is to be solved anew.
  func constraintsDidChange(below view: UIView) {}
}
