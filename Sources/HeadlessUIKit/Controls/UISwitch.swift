// SPDX-License-Identifier: Apache-2.0

public import Foundation

open class UISwitch: UIControl {
  static let standardSize = CGSize(width: 51, height: 31)
  private var storedIsOn = false
  private var storedOnTintColor: UIColor?
  private var storedThumbTintColor: UIColor?

  /// The preferred style; every switch is drawn as a slider.
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }
  open var title: String?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.standardSize))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    self.frame.size = Self.standardSize
    NibLoading.decode(self, UISwitch.self, from: coder)
  }

  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Sets the state and sends nothing (R44).
  open func setOn(_ on: Bool, animated: Bool) {
    guard store(on, in: &storedIsOn, as: .flag) else { return }
    setNeedsDisplay()
  }

  open var onTintColor: UIColor? {
    get { storedOnTintColor }
    set { if store(newValue, in: &storedOnTintColor) { setNeedsDisplay() } }
  }

  open var thumbTintColor: UIColor? {
    get { storedThumbTintColor }
    set { if store(newValue, in: &storedThumbTintColor) { setNeedsDisplay() } }
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true,
      value: isOn ? "1" : "0",
      traits: stateTraits.union(.button)
    )
  }

  open override var intrinsicContentSize: CGSize { Self.standardSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.standardSize }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    setOn(!isOn, animated: true)
    sendValueChange()
  }

  override func record(into list: inout [DrawCommand], context: DisplayContext) {
    let size = Self.standardSize
    let on = storedOnTintColor ?? .systemGreen
    let track = storedIsOn ? on : .systemGray5
    list.append(.box(part(CGRect(origin: .zero, size: size), track)))
    let side = size.height - 2 * Self.knobInset
    let isRight = storedIsOn != isRightToLeft
    let knob = CGRect(
      x: isRight ? size.width - Self.knobInset - side : Self.knobInset,
      y: Self.knobInset,
      width: side,
      height: side
    )
    list.append(.box(part(knob, storedThumbTintColor ?? .white)))
  }

  private static let knobInset: CGFloat = 2

  private func part(_ rect: CGRect, _ color: UIColor) -> RoundedBox {
    let shown = isEnabled ? color : color.withAlphaComponent(0.5)
    return RoundedBox(rect: rect, cornerRadius: rect.height / 2, fillRGBA: shown.packedRGBA)
  }

  public enum Style: Int, Sendable { case automatic = 0, checkbox, sliding }
}
