// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A view that shows a part of content that is larger than itself.
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

  /// Whether the insets grow by those of the safe area; there is none here.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  // Kept for those who set them: no finger drags here, and no indicator is shown.

  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  /// How the indicators look; none is drawn here.
  open var indicatorStyle = IndicatorStyle.default
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var scrollsToTop = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var isDirectionalLockEnabled = false
  /// Whether the insets of the indicators grow by those of the safe area; there is none here.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// The gesture by which a finger scrolls; kept, as no finger drags here.
  public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var decelerationRate = DecelerationRate.normal

  /// The insets as they count: with the safe area, of which there is none here.
  public var adjustedContentInset: UIEdgeInsets { contentInset }

  /// Whether a finger is on the content; never here.
  open var isTracking: Bool { false }
  /// Whether a finger moves the content; never here.
  open var isDragging: Bool { false }
  /// Whether the content moves on after a finger has left it; never here.
  open var isDecelerating: Bool { false }

  /// Scrolls to an offset.
  ///
  /// Animations end at once here.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let isMoved = contentOffset != boundsOrigin
    self.contentOffset = contentOffset
    if animated && isMoved { scrollingAnimationDidEnd() }
  }

  /// Scrolls as little as shows a rectangle of the content; one larger than the view shows its
  /// beginning.
  ///
  /// Parts outside the content and rectangles that are not finite are left out of account.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard rect.isFinite else { return }
    let area = rect.standardized
      .intersection(CGRect(origin: .zero, size: contentSize))
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

  /// Returns whether a view that the scroll view holds gets touches; asked by nobody, as no finger drags here.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }

  /// Returns whether touches that turn out to scroll are taken from a view; asked by nobody here.
  ///
  /// Not from controls, where an app does not answer otherwise.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Shows the indicators for a moment; there are none here.
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

  /// Takes over an offset without asking for layout, for those who are about it.
  func moveOffset(to offset: CGPoint) {
    boundsOrigin = offset
    change(.geometry)
    // What is anchored to the frame stays where it is seen, which is another place of the content now.
    if rare?.frameGuide != nil { restateInsets() }
    contentOffsetDidChange()
  }

  /// Whether constraints to what the view holds make its content as large as it is.
  var isSizedByContent: Bool { true }

  /// Who is told how the view scrolls; views that scroll rows or text have a more particular one.
  var scrollDelegate: (any UIScrollViewDelegate)? {
    get { rare?.scrollDelegate }
    set { madeRare.scrollDelegate = newValue }
  }

  /// Called when an app sets an offset, even the same one.
  func offsetWasSet() {}

  /// Called after the offset has changed.
  func contentOffsetDidChange() { rare?.scrollDelegate?.scrollViewDidScroll(self) }

  /// Called after an animated scroll has come to its end.
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
}

extension UIScrollView {
  /// When the insets of a scroll view grow by those of the safe area.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }
}

extension UIScrollView {
  /// How fast content slows down without a finger: what is left of its speed after a millisecond.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate that stops sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
  }
}

extension UIScrollView {
  /// How scrolling sends the keyboard away; there is none here.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    /// As soon as a finger scrolls.
    case onDrag = 1
    case interactive = 2
  }

  /// How indicators look.
  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }
}
