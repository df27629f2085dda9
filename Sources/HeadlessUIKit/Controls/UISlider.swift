// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A control for a number in a range, which a finger drags.
open class UISlider: UIControl {
  /// The height of every slider, in points.
  static let standardHeight: CGFloat = 31
  /// The side of the knob, in points.
  private static let knobSide: CGFloat = 28
  /// The height of the track, in points.
  private static let trackHeight: CGFloat = 4

  private var storedValue: Float = 0
  private var storedMinimum: Float = 0
  private var storedMaximum: Float = 1
  /// The number that was sent last, or that was there when the finger came down.
  private var sentValue: Float = 0

  /// Whether changes are sent while the finger moves, and not only when it lifts.
  open var isContinuous = true
  /// The colour of the track before the knob; nil stands for the tint.
  open var minimumTrackTintColor: UIColor? {
    get { storedMinimumTrackTintColor }
    set {
      guard write(.color, isEqual: newValue == storedMinimumTrackTintColor) else { return }
      storedMinimumTrackTintColor = newValue
      setNeedsDisplay()
    }
  }
  private var storedMinimumTrackTintColor: UIColor?
  /// The colour of the track behind the knob; nil stands for a grey.
  open var maximumTrackTintColor: UIColor? {
    get { storedMaximumTrackTintColor }
    set {
      guard write(.color, isEqual: newValue == storedMaximumTrackTintColor) else { return }
      storedMaximumTrackTintColor = newValue
      setNeedsDisplay()
    }
  }
  private var storedMaximumTrackTintColor: UIColor?
  /// The colour of the knob; nil stands for white.
  open var thumbTintColor: UIColor? {
    get { storedThumbTintColor }
    set {
      guard write(.color, isEqual: newValue == storedThumbTintColor) else { return }
      storedThumbTintColor = newValue
      setNeedsDisplay()
    }
  }
  private var storedThumbTintColor: UIColor?

  /// The number, kept within the range; setting it sends nothing.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// The lowest number; a higher maximum is pulled along, a value that is no number is 0.
  open var minimumValue: Float {
    get { storedMinimum }
    set {
      let kept: Float = newValue.isFinite ? newValue : 0
      guard write(.other, isEqual: kept == storedMinimum) else { return }
      storedMinimum = kept
      storedMaximum = max(storedMaximum, storedMinimum)
      settle()
    }
  }

  /// The highest number; a lower minimum is pulled along, a value that is no number is 1.
  open var maximumValue: Float {
    get { storedMaximum }
    set {
      let kept: Float = newValue.isFinite ? newValue : 1
      guard write(.other, isEqual: kept == storedMaximum) else { return }
      storedMaximum = kept
      storedMinimum = min(storedMinimum, storedMaximum)
      settle()
    }
  }

  /// Sets the number, kept within the range, and sends nothing.
  open func setValue(_ value: Float, animated: Bool) {
    let kept = min(max(value.isNaN ? storedMinimum : value, storedMinimum), storedMaximum)
    guard write(.other, isEqual: kept == storedValue) else { return }
    storedValue = kept
    setNeedsDisplay()
  }

  private func settle() {
    storedValue = min(max(storedValue, storedMinimum), storedMaximum)
    setNeedsDisplay()
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    let range = maximumValue - minimumValue
    let share = range > 0 ? (value - minimumValue) / range : 0
    return AccessibilityDefaults(
      isElement: true,
      value: "\(Int((share * 100).rounded()))%",
      traits: stateTraits.union(.adjustable)
    )
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.standardHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(0, size.width.orZero), height: Self.standardHeight)
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    sentValue = storedValue
    // Only the knob is taken; a tap on the track changes nothing.
    return knobFrame.insetBy(dx: -10, dy: -10).contains(touch.location(in: self))
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch, sends: isContinuous)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { follow(touch, sends: true) }
  }

  private func follow(_ touch: UITouch, sends: Bool) {
    let room = storedFrame.width - Self.knobSide
    guard room > 0 else { return }
    var share = (touch.location(in: self).x - Self.knobSide / 2) / room
    if isRightToLeft { share = 1 - share }
    setValue(
      storedMinimum + (storedMaximum - storedMinimum) * Float(min(max(share, 0), 1)),
      animated: false
    )
    guard sends, storedValue != sentValue else { return }
    sentValue = storedValue
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Drawing

  /// Where the knob is.
  var knobFrame: CGRect {
    let range = storedMaximum - storedMinimum
    let share = range > 0 ? CGFloat((storedValue - storedMinimum) / range) : 0
    let room = max(0, storedFrame.width - Self.knobSide)
    return CGRect(
      x: room * (isRightToLeft ? 1 - share : share),
      y: (storedFrame.height - Self.knobSide) / 2,
      width: Self.knobSide,
      height: Self.knobSide
    )
  }

  override func record(into list: inout [DrawCommand], context: DisplayContext) {
    let knob = knobFrame
    let track = CGRect(
      x: 0,
      y: (storedFrame.height - Self.trackHeight) / 2,
      width: storedFrame.width,
      height: Self.trackHeight
    )
    var used = track
    used.origin.x = isRightToLeft ? knob.midX : 0
    used.size.width = isRightToLeft ? track.width - knob.midX : knob.midX
    list.append(.box(part(track, maximumTrackTintColor ?? .systemGray5)))
    list.append(.box(part(used, minimumTrackTintColor ?? tintColor)))
    var shownKnob = part(knob, thumbTintColor ?? .white)
    // A white knob has to be seen on a white background too.
    shownKnob.strokeRGBA = UIColor.separator.packedRGBA
    shownKnob.strokeWidth = 0.5
    list.append(.box(shownKnob))
  }

  private func part(_ rect: CGRect, _ color: UIColor) -> RoundedBox {
    let shown = isEnabled ? color : color.withAlphaComponent(0.5)
    return RoundedBox(rect: rect, cornerRadius: rect.height / 2, fillRGBA: shown.packedRGBA)
  }
}
