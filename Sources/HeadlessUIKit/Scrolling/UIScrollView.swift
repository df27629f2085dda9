// SPDX-License-Identifier: Apache-2.0

public import Foundation

open class UIScrollView: UIView, UIScrollViewDelegateHolder {
  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set {
      offsetWasSet()
      guard newValue != boundsOrigin else { return }
      require(
        newValue.x.isFinite && newValue.y.isFinite,
        "A content offset must be finite, found \(newValue)."
      )
      mark(.layout)
      moveOffset(to: newValue)
    }
  }

  open var contentSize = CGSize.zero

  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      contentInset = contentInset.withFiniteParts
      adjustedContentInsetDidChange()
      mark(.layout)
    }
  }

  /// The adjustment of insets by the safe area; there is none.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  // Stored without effect: no touch drags, and no indicator is displayed.

  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  /// The style of the indicators; none is drawn.
  open var indicatorStyle = IndicatorStyle.default
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var scrollsToTop = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var isDirectionalLockEnabled = false
  /// True if the safe area adjusts the indicators' insets; there is none.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// The gesture for scrolling; stored without effect.
  public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var decelerationRate = DecelerationRate.normal

  /// The insets including the safe area, which is empty.
  public var adjustedContentInset: UIEdgeInsets { contentInset }

  /// True during a touch; false, never here.
  open var isTracking: Bool { false }
  /// True during a drag; false, never here.
  open var isDragging: Bool { false }
  /// True after a drag; false, never here.
  open var isDecelerating: Bool { false }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let isMoved = contentOffset != boundsOrigin
    self.contentOffset = contentOffset
    if animated && isMoved { scrollingAnimationDidEnd() }
  }

  /// Scrolls minimally to a rectangle's visible part, or its start if it is larger than the view.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard rect.isFinite else { return }
    let area = rect.standardized.intersection(CGRect(origin: .zero, size: contentSize))
    guard !area.isNull else { return }
    let insets = adjustedContentInset
    let size = storedFrame.size
    let offset = CGPoint(
      x: Self.offset(
        showing: (area.minX, area.maxX),
        from: boundsOrigin.x,
        insets: (insets.left, insets.right),
        in: size.width
      ),
      y: Self.offset(
        showing: (area.minY, area.maxY),
        from: boundsOrigin.y,
        insets: (insets.top, insets.bottom),
        in: size.height
      )
    )
    if offset != boundsOrigin { setContentOffset(offset, animated: animated) }
  }

  /// Returns true if a subview receives touches; never called.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }

  /// Returns true if a drag cancels a subview's touches; never called.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Flashes the indicators; without effect.
  open func flashScrollIndicators() {}

  open func adjustedContentInsetDidChange() {
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  @_spi(Headless) public var verticalOffsetRange: ClosedRange<CGFloat> {
    // Subtracted and not negated: no inset is an offset of 0, not of -0.
    let lowest = 0 - contentInset.top
    let highest = contentSize.height + contentInset.bottom - storedFrame.height
    return lowest...max(lowest, highest)
  }

  func moveOffset(to offset: CGPoint) {
    boundsOrigin = offset
    change(.geometry)
    // Views anchored to the frame stay visible, at another position of the content.
    if rare?.frameGuide != nil { restateInsets() }
    contentOffsetDidChange()
  }

  var isSizedByContent: Bool { true }

  var scrollDelegate: (any UIScrollViewDelegate)? {
    get { rare?.scrollDelegate }
    set { madeRare.scrollDelegate = newValue }
  }

  func offsetWasSet() {}
  func contentOffsetDidChange() { rare?.scrollDelegate?.scrollViewDidScroll(self) }
  func scrollingAnimationDidEnd() { rare?.scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }

  private static func offset(
    showing part: (low: CGFloat, high: CGFloat),
    from offset: CGFloat,
    insets: (low: CGFloat, high: CGFloat),
    in length: CGFloat
  ) -> CGFloat {
    let first = offset + insets.low
    let last = offset + length - insets.high
    if part.low < first || part.high - part.low > last - first { return part.low - insets.low }
    return part.high > last ? part.high - length + insets.high : offset
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0, scrollableAxes, never, always
  }

  /// The deceleration: the share of speed that remains after a millisecond.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
  }

  /// The dismissal of the keyboard by scrolling; there is none.
  public enum KeyboardDismissMode: Int, Sendable { case none = 0, onDrag, interactive }

  public enum IndicatorStyle: Int, Sendable { case `default` = 0, black, white }
}
