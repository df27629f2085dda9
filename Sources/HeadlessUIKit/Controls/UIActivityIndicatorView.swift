// SPDX-License-Identifier: Apache-2.0

public import Foundation

open class UIActivityIndicatorView: UIView {
  private static let spokes = 8
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  open var style: Style {
    get { storedStyle }
    set {
      guard store(newValue, in: &storedStyle) else { return }
      sizeToFit()
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  open var color: UIColor! {
    get { storedColor }
    set { if store(newValue, in: &storedColor) { setNeedsDisplay() } }
  }
  private var storedColor: UIColor?
  private var storedStyle: Style
  open private(set) var isAnimating = false

  public init(style: UIActivityIndicatorView.Style) {
    storedStyle = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    isHidden = true
  }

  public override init(frame: CGRect) {
    storedStyle = .medium
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    storedStyle = .medium
    super.init(coder: coder)
    isHidden = true
    NibLoading.decode(self, UIActivityIndicatorView.self, from: coder)
  }

  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func record(into list: inout [DrawCommand], context: DisplayContext) {
    let side = CGFloat(style.side)
    let middle = CGPoint(x: storedFrame.width / 2, y: storedFrame.height / 2)
    let shown = color ?? UIColor.systemGray
    for spoke in 0..<Self.spokes {
      let angle = Double(spoke) / Double(Self.spokes) * 2 * .pi
      let (across, up) = (CGFloat(sin(angle)), CGFloat(-cos(angle)))
      let points = [side * 0.22, side * 0.42]
        .map { CGPoint(x: middle.x + across * $0, y: middle.y + up * $0) }
      let alpha = 1 - 0.1 * CGFloat(spoke)
      list.append(
        .line(
          Polyline(
            points: points,
            width: side / 10,
            packedRGBA: shown.withAlphaComponent(alpha).packedRGBA
          )
        )
      )
    }
  }

  public enum Style: Int, Sendable {
    case medium = 100, large

    var side: Double { self == .medium ? 20 : 37 }
  }
}
