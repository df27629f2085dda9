// SPDX-License-Identifier: Apache-2.0

public import Foundation

open class UIPageControl: UIControl {
  private static let standardHeight: CGFloat = 26
  private static let dotSide: CGFloat = 7
  private static let pitch: CGFloat = 16
  private var storedCount = 0
  private var storedPage = 0
  private var storedColor: UIColor?
  private var storedCurrentColor: UIColor?
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  /// The background style; none is drawn.
  open var backgroundStyle = BackgroundStyle.automatic
  /// True if dragging selects pages; stored without effect.
  open var allowsContinuousInteraction = true

  /// The number of pages; negative counts as 0.
  open var numberOfPages: Int {
    get { storedCount }
    set {
      let kept = max(0, newValue)
      guard store(kept, in: &storedCount) else { return }
      storedPage = min(storedPage, max(0, kept - 1))
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// The current page, clamped to the pages; setting it sends nothing.
  open var currentPage: Int {
    get { storedPage }
    set {
      let kept = max(0, min(newValue, storedCount - 1))
      guard store(kept, in: &storedPage) else { return }
      setNeedsDisplay()
    }
  }

  open var pageIndicatorTintColor: UIColor? {
    get { storedColor }
    set { if store(newValue, in: &storedColor) { setNeedsDisplay() } }
  }

  open var currentPageIndicatorTintColor: UIColor? {
    get { storedCurrentColor }
    set { if store(newValue, in: &storedCurrentColor) { setNeedsDisplay() } }
  }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, pageCount)) * Self.pitch, height: Self.standardHeight)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: storedCount) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    let isAhead = (touch.location(in: self).x >= storedFrame.width / 2) != isRightToLeft
    let former = storedPage
    currentPage = former + (isAhead ? 1 : -1)
    if storedPage != former { sendActions(for: .valueChanged) }
  }

  override func record(into list: inout [DrawCommand], context: DisplayContext) {
    guard storedCount > (hidesForSinglePage ? 1 : 0) else { return }
    let usual = storedColor ?? .tertiaryLabel
    let lit = storedCurrentColor ?? .label
    let start = (storedFrame.width - CGFloat(storedCount) * Self.pitch) / 2
    for page in 0..<storedCount {
      let place = isRightToLeft ? storedCount - 1 - page : page
      let dot = CGRect(
        x: start + CGFloat(place) * Self.pitch + (Self.pitch - Self.dotSide) / 2,
        y: (storedFrame.height - Self.dotSide) / 2,
        width: Self.dotSide,
        height: Self.dotSide
      )
      let color = page == storedPage ? lit : usual
      list.append(
        .box(RoundedBox(rect: dot, cornerRadius: Self.dotSide / 2, fillRGBA: color.packedRGBA))
      )
    }
  }

  public enum BackgroundStyle: Int, Sendable { case automatic = 0, prominent, minimal }
}
