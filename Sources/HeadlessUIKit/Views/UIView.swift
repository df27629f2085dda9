// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
public import Foundation

/// A rectangle on screen that lays out, displays and contains other views.
@MainActor @preconcurrency open class UIView: UIResponder, UITraitEnvironment {
  open var subviews: [UIView] { storedSubviews }

  // Passes read fields apart from the open members: an overridable stored property has an
  // exclusivity check of 1 ns at each read, hundreds of times in a frame of 10 µs.
  @exclusivity(unchecked) final var storedSubviews: [UIView] = []
  final var storedClipsToBounds = false
  final var storedContentMode = ContentMode.scaleToFill

  /// The superview; unowned, since leaving the parent and the parent's `deinit` clear it.
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
  var layoutRecord: LayoutRecord?
  var traitRecord: TraitRecord?
  final var rare: RareViewValues?
  final var layerStyle: LayerStyle? { didSet { layerKind = LayerKind(layerStyle) } }
  final var storedGestures: [UIGestureRecognizer] = []
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

  /// The rectangle in the parent's coordinates, or its bounding box if transformed; finite.
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

  /// The opacity from 0 to 1; clamped, NaN is 0.
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

  /// The margins; 8 points by default (R39).
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

  /// Inserts a view at an index; a view from here keeps its constraints.
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
  /// Responds to changed safe area insets, never here.
  open func safeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    viewHit(at: point, with: event)
  }

  /// Draws on the current context at display; labels, image views and controls don't call it.
  open func draw(_ rect: CGRect) {}

  open class var layerClass: AnyClass { CALayer.self }
  open func layoutSubviews() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { storedFrame.size }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    isSizedByConstraints ? fittedByConstraints(targetSize) : sizeThatFits(targetSize)
  }

  /// Returns the size nearest to a target that the constraints allow.
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

  /// The intrinsic size; -1 for no opinion.
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

  /// True if the view depends on constraints; without effect.
  open class var requiresConstraintBasedLayout: Bool { false }

  open var traitCollection: UITraitCollection {
    let inherited = inheritedTraits
    return traitRecord?.resolved(from: inherited) ?? inherited
  }

  var inheritedTraits: UITraitCollection { parent?.traitCollection ?? .system }

  func record(into list: inout [DrawCommand], context: DisplayContext) {
    recordDrawing(into: &list, context: context)
  }

  var wrapsContent: Bool { false }
  func wrappedContentHeight(forWidth width: CGFloat) -> CGFloat { UIView.noIntrinsicMetric }
  func baselineOffset(of attribute: NSLayoutConstraint.Attribute) -> Double { 0 }
  func displayContext(below context: DisplayContext) -> DisplayContext { context }
  func traitsDidChange(from previous: UITraitCollection) { showTraits(insteadOf: previous) }

  func semanticContentDidChange() {
    layoutRecord?.scope?.directionMayHaveChanged()
    setNeedsLayout()
  }

  func parentMarginsDidChange() {
    if parent?.margins(ofContent: self) != nil { standardMarginsDidChange() }
  }

  /// The default margins (R39).
  var standardMargins: UIEdgeInsets {
    parent?.margins(ofContent: self) ?? LayoutRecord.standardMargins
  }

  /// Returns the margins of a subview as content of this view; nil for others.
  func margins(ofContent view: UIView) -> UIEdgeInsets? { nil }

  func prepareForLayout() {}
  func setNeedsUpdateOfConfiguration() {}
  /// Updates properties from models before layout and after changes; never call it directly.
  open func updateProperties() {}

  func subviewsDidChange() { setNeedsLayout() }
  func visibilityDidChange(ofSubview view: UIView) {}
  func contentSizeDidChange(ofSubview view: UIView) {}
  func contentSizeWasInvalidated(ofSubview view: UIView) {}
  func constraintsDidChange(below view: UIView) {}
}
