// SPDX-License-Identifier: Apache-2.0

public import Foundation

open class UISlider: UIControl {
  static let standardHeight: CGFloat = 31
  private static let knobSide: CGFloat = 28
  private static let trackHeight: CGFloat = 4
  private static let imageGap: CGFloat = 8
  private var storedValue: Float = 0
  private var storedMinimum: Float = 0
  private var storedMaximum: Float = 1
  /// The number at the last event, or at the start of the drag.
  private var sentValue: Float = 0
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor? {
    get { storedMinimumTrackTintColor }
    set {
      guard store(newValue, in: &storedMinimumTrackTintColor) else { return }
      // The last setting of a part wins, be it colour or image.
      if newValue != nil { images?.usedTracks = ButtonContents() }
      partsDidMove()
    }
  }
  private var storedMinimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor? {
    get { storedMaximumTrackTintColor }
    set {
      guard store(newValue, in: &storedMaximumTrackTintColor) else { return }
      if newValue != nil { images?.freeTracks = ButtonContents() }
      partsDidMove()
    }
  }
  private var storedMaximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor? {
    get { storedThumbTintColor }
    set {
      guard store(newValue, in: &storedThumbTintColor) else { return }
      if newValue != nil { images?.thumbs = ButtonContents() }
      partsDidMove()
    }
  }
  private var storedThumbTintColor: UIColor?
  private var images: SliderImages?

  /// The number, clamped to the range; setting it sends nothing.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// The minimum; raises a lower maximum; NaN is 0.
  open var minimumValue: Float {
    get { storedMinimum }
    set {
      let kept: Float = newValue.isFinite ? newValue : 0
      guard store(kept, in: &storedMinimum) else { return }
      storedMaximum = max(storedMaximum, storedMinimum)
      settle()
    }
  }

  /// The maximum; lowers a higher minimum; NaN is 1.
  open var maximumValue: Float {
    get { storedMaximum }
    set {
      let kept: Float = newValue.isFinite ? newValue : 1
      guard store(kept, in: &storedMaximum) else { return }
      storedMinimum = min(storedMinimum, storedMaximum)
      settle()
    }
  }

  /// Sets the number, clamped to the range, and sends nothing.
  open func setValue(_ value: Float, animated: Bool) {
    let kept = min(max(value.isNaN ? storedMinimum : value, storedMinimum), storedMaximum)
    guard store(kept, in: &storedValue) else { return }
    partsDidMove()
  }

  private func settle() {
    storedValue = min(max(storedValue, storedMinimum), storedMaximum)
    partsDidMove()
  }

  private func partsDidMove() {
    setNeedsDisplay()
    if images != nil { setNeedsLayout() }
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
    // Only the knob responds; a tap on the track has no effect.
    return thumbFrame.insetBy(dx: -10, dy: -10).contains(touch.location(in: self))
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
    let track = trackRect(forBounds: ownBounds)
    let side = thumbFrame.width
    let room = track.width - side
    guard room > 0 else { return }
    var share = (touch.location(in: self).x - track.minX - side / 2) / room
    if isRightToLeft { share = 1 - share }
    setValue(
      storedMinimum + (storedMaximum - storedMinimum) * Float(min(max(share, 0), 1)),
      animated: false
    )
    guard sends, storedValue != sentValue else { return }
    sentValue = storedValue
    sendValueChange()
  }

  // MARK: Places

  private var ownBounds: CGRect { CGRect(origin: .zero, size: storedFrame.size) }

  var thumbFrame: CGRect {
    thumbRect(forBounds: ownBounds, trackRect: trackRect(forBounds: ownBounds), value: storedValue)
  }

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let lowest = minimumValueImageRect(forBounds: bounds).width
    let highest = maximumValueImageRect(forBounds: bounds).width
    let left = room(of: isRightToLeft ? highest : lowest)
    let right = room(of: isRightToLeft ? lowest : highest)
    return CGRect(
      x: bounds.minX + left,
      y: bounds.midY - Self.trackHeight / 2,
      width: max(0, bounds.width - left - right),
      height: Self.trackHeight
    )
  }

  private func room(of width: CGFloat) -> CGFloat { width > 0 ? width + Self.imageGap : 0 }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = storedMaximum - storedMinimum
    let share = range > 0 ? CGFloat((value - storedMinimum) / range) : 0
    let size = currentThumbImage?.size ?? CGSize(width: Self.knobSide, height: Self.knobSide)
    let room = max(0, rect.width - size.width)
    return CGRect(
      x: rect.minX + room * (isRightToLeft ? 1 - share : share),
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, atRight: isRightToLeft, in: bounds)
  }

  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, atRight: !isRightToLeft, in: bounds)
  }

  private func imageRect(_ image: UIImage?, atRight: Bool, in bounds: CGRect) -> CGRect {
    let size = image?.size ?? .zero
    return CGRect(
      x: atRight ? bounds.maxX - size.width : bounds.minX,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  // MARK: Images

  open var minimumValueImage: UIImage? {
    get { images?.lowest.image }
    set { change(newValue) { $0.lowest.image = newValue } }
  }

  open var maximumValueImage: UIImage? {
    get { images?.highest.image }
    set { change(newValue) { $0.highest.image = newValue } }
  }

  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    if image != nil { storedThumbTintColor = nil }
    change(image) { $0.thumbs[state] = image }
  }

  open func thumbImage(for state: UIControl.State) -> UIImage? { images?.thumbs[state] }
  open var currentThumbImage: UIImage? { images?.thumbs.shown(in: state) }

  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    if image != nil { storedMinimumTrackTintColor = nil }
    change(image) { $0.usedTracks[state] = image }
  }

  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { images?.usedTracks[state] }
  open var currentMinimumTrackImage: UIImage? { images?.usedTracks.shown(in: state) }

  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    if image != nil { storedMaximumTrackTintColor = nil }
    change(image) { $0.freeTracks[state] = image }
  }

  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { images?.freeTracks[state] }
  open var currentMaximumTrackImage: UIImage? { images?.freeTracks.shown(in: state) }

  private func change(_ image: UIImage?, _ change: (SliderImages) -> Void) {
    guard image != nil || images != nil else { return }
    let made = images ?? SliderImages(in: self)
    images = made
    change(made)
    partsDidMove()
  }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    if images != nil { setNeedsLayout() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let images else { return }
    images.lowest.frame = minimumValueImageRect(forBounds: ownBounds)
    images.highest.frame = maximumValueImageRect(forBounds: ownBounds)
    images.show(currentThumbImage, in: images.thumb, at: thumbFrame)
    let (used, free) = trackParts
    images.show(currentMinimumTrackImage, in: images.usedTrack, at: used)
    images.show(currentMaximumTrackImage, in: images.freeTrack, at: free)
    images.knob.isHidden = !isKnobInFront
    images.knob.frame = thumbFrame
    images.knob.show(knob(at: CGRect(origin: .zero, size: thumbFrame.size)))
  }

  // MARK: Drawing

  private var trackParts: (used: CGRect, free: CGRect) {
    let track = trackRect(forBounds: ownBounds)
    let middle = min(max(thumbFrame.midX, track.minX), track.maxX)
    let (left, right) = track.divided(atDistance: middle - track.minX, from: .minXEdge)
    return isRightToLeft ? (right, left) : (left, right)
  }

  override func record(into list: inout [DrawCommand], context: DisplayContext) {
    if currentMaximumTrackImage == nil {
      let track = trackRect(forBounds: ownBounds)
      list.append(.box(part(track, maximumTrackTintColor ?? .systemGray5)))
    }
    if currentMinimumTrackImage == nil {
      list.append(.box(part(trackParts.used, minimumTrackTintColor ?? tintColor)))
    }
    if currentThumbImage == nil, !isKnobInFront { list.append(.box(knob(at: thumbFrame))) }
  }

  private var isKnobInFront: Bool {
    currentThumbImage == nil && (currentMinimumTrackImage != nil || currentMaximumTrackImage != nil)
  }

  private func knob(at frame: CGRect) -> RoundedBox {
    var knob = part(frame, thumbTintColor ?? .white)
    // A white knob must be visible on a white background.
    knob.strokeRGBA = UIColor.separator.packedRGBA
    knob.strokeWidth = 0.5
    return knob
  }

  private func part(_ rect: CGRect, _ color: UIColor) -> RoundedBox {
    let shown = isEnabled ? color : color.withAlphaComponent(0.5)
    return RoundedBox(rect: rect, cornerRadius: rect.height / 2, fillRGBA: shown.packedRGBA)
  }
}

@MainActor private final class SliderImages {
  var thumbs = ButtonContents<UIImage>()
  var usedTracks = ButtonContents<UIImage>()
  var freeTracks = ButtonContents<UIImage>()
  let lowest = UIImageView(frame: .zero)
  let highest = UIImageView(frame: .zero)
  let freeTrack = UIImageView(frame: .zero)
  let usedTrack = UIImageView(frame: .zero)
  let thumb = UIImageView(frame: .zero)
  let knob = SliderKnob(frame: .zero)

  init(in slider: UISlider) {
    for view in [lowest, highest, freeTrack, usedTrack, thumb, knob] { slider.addSubview(view) }
  }

  func show(_ image: UIImage?, in view: UIImageView, at frame: CGRect) {
    if view.image !== image { view.image = image }
    view.frame = frame
  }
}

private final class SliderKnob: UIView {
  private var box: RoundedBox?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  func show(_ box: RoundedBox) {
    guard box != self.box else { return }
    self.box = box
    setNeedsDisplay()
  }

  override func record(into list: inout [DrawCommand], context: DisplayContext) {
    if let box { list.append(.box(box)) }
  }
}
