// SPDX-License-Identifier: Apache-2.0

public import Foundation

open class UIProgressView: UIView {
  static let standardHeight: CGFloat = 4
  private var storedProgress: Float = 0

  /// The style; all are drawn alike.
  open var progressViewStyle = Style.default

  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.standardHeight))
    progressViewStyle = style
  }

  open var progressTintColor: UIColor? {
    get { storedProgressTintColor }
    set { if store(newValue, in: &storedProgressTintColor) { setNeedsDisplay() } }
  }
  private var storedProgressTintColor: UIColor?
  open var trackTintColor: UIColor? {
    get { storedTrackTintColor }
    set { if store(newValue, in: &storedTrackTintColor) { setNeedsDisplay() } }
  }
  private var storedTrackTintColor: UIColor?

  /// The progress from 0 to 1; clamped, NaN is 0.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    let kept = progress > 0 ? min(progress, 1) : 0
    guard store(kept, in: &storedProgress) else { return }
    setNeedsDisplay()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.standardHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(0, size.width.orZero), height: Self.standardHeight)
  }

  override func record(into list: inout [DrawCommand], context: DisplayContext) {
    let track = CGRect(origin: .zero, size: storedFrame.size)
    var done = track
    done.size.width = track.width * CGFloat(storedProgress)
    if isRightToLeft { done.origin.x = track.width - done.width }
    list.append(.box(bar(track, trackTintColor ?? .systemGray5)))
    if done.width > 0 { list.append(.box(bar(done, progressTintColor ?? tintColor))) }
  }

  private func bar(_ rect: CGRect, _ color: UIColor) -> RoundedBox {
    RoundedBox(rect: rect, cornerRadius: rect.height / 2, fillRGBA: color.packedRGBA)
  }

  public enum Style: Int, Sendable { case `default` = 0, bar }
}
