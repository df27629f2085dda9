// SPDX-License-Identifier: Apache-2.0

public import Foundation

open class UIStepper: UIControl {
  static let standardSize = CGSize(width: 94, height: 32)
  private var storedValue = 0.0
  private var storedMinimum = 0.0
  private var storedMaximum = 100.0
  private var storedStep = 1.0

  /// True if holding repeats the step; stored without effect.
  open var autorepeat = true
  /// True if changes are sent at once; stored without effect.
  open var isContinuous = true
  open var wraps = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.standardSize))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    self.frame.size = Self.standardSize
    NibLoading.decode(self, UIStepper.self, from: coder)
  }

  /// The number, clamped to the range; setting it sends nothing.
  open var value: Double {
    get { storedValue }
    set {
      let kept = min(max(newValue.isNaN ? storedMinimum : newValue, storedMinimum), storedMaximum)
      guard store(kept, in: &storedValue) else { return }
      setNeedsDisplay()
    }
  }

  open var minimumValue: Double {
    get { storedMinimum }
    set {
      let kept = newValue.isFinite ? newValue : 0
      guard store(kept, in: &storedMinimum) else { return }
      storedMaximum = max(storedMaximum, storedMinimum)
      settle()
    }
  }

  open var maximumValue: Double {
    get { storedMaximum }
    set {
      let kept = newValue.isFinite ? newValue : 100
      guard store(kept, in: &storedMaximum) else { return }
      storedMinimum = min(storedMinimum, storedMaximum)
      settle()
    }
  }

  /// The step, more than 0.
  open var stepValue: Double {
    get { storedStep }
    set {
      require(
        newValue > 0 && newValue.isFinite,
        "A stepper's stepValue must be more than 0, found \(newValue)."
      )
      storedStep = newValue
    }
  }

  private func settle() {
    storedValue = min(max(storedValue, storedMinimum), storedMaximum)
    setNeedsDisplay()
  }

  open override var intrinsicContentSize: CGSize { Self.standardSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.standardSize }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    let isRight = touch.location(in: self).x >= storedFrame.width / 2
    step(by: isRight != isRightToLeft ? storedStep : -storedStep)
  }

  private func step(by distance: Double) {
    let former = storedValue
    let wanted = former + distance
    if wraps && wanted > storedMaximum {
      value = storedMinimum
    } else if wraps && wanted < storedMinimum {
      value = storedMaximum
    } else {
      value = wanted
    }
    guard storedValue != former else { return }
    sendValueChange()
  }

  override func record(into list: inout [DrawCommand], context: DisplayContext) {
    let area = CGRect(origin: .zero, size: Self.standardSize)
    list.append(
      .box(RoundedBox(rect: area, cornerRadius: 8, fillRGBA: UIColor.systemGray5.packedRGBA))
    )
    let middle = area.height / 2
    let isReversed = isRightToLeft
    let (minus, plus) = isReversed ? (area.width - 24, CGFloat(24)) : (24, area.width - 24)
    let lower = color(isUsable: wraps || storedValue > storedMinimum)
    let upper = color(isUsable: wraps || storedValue < storedMaximum)
    list.append(.line(line((minus - 7, middle), (minus + 7, middle), lower)))
    list.append(.line(line((plus - 7, middle), (plus + 7, middle), upper)))
    list.append(.line(line((plus, middle - 7), (plus, middle + 7), upper)))
    list.append(
      .line(line((area.width / 2, 8), (area.width / 2, area.height - 8), .separator, width: 1))
    )
  }

  private func color(isUsable: Bool) -> UIColor { isUsable && isEnabled ? .label : .tertiaryLabel }

  private func line(
    _ start: (CGFloat, CGFloat),
    _ end: (CGFloat, CGFloat),
    _ color: UIColor,
    width: CGFloat = 2
  ) -> Polyline {
    Polyline(
      points: [CGPoint(x: start.0, y: start.1), CGPoint(x: end.0, y: end.1)],
      width: width,
      packedRGBA: color.packedRGBA
    )
  }
}
