// SPDX-License-Identifier: Apache-2.0

public import Foundation

open class UISegmentedControl: UIControl {
  public static let noSegment = -1
  static let standardHeight: CGFloat = 32
  private static let padding: CGFloat = 10

  @MainActor private struct Segment {
    var view: UIView
    var width: CGFloat = 0
    var isEnabled = true
    var action: UIAction?
    var label: UILabel? { view as? UILabel }
    var picture: UIImageView? { view as? UIImageView }
    var fittingWidth: CGFloat {
      width > 0 ? width : view.sizeThatFits(.zero).width + 2 * UISegmentedControl.padding
    }

    static func titled(_ title: String?) -> Segment {
      let label = UILabel(frame: .zero)
      label.textAlignment = .center
      label.text = title
      return Segment(view: label)
    }

    static func pictured(_ image: UIImage?) -> Segment {
      let picture = UIImageView(image: image)
      picture.contentMode = .center
      return Segment(view: picture)
    }
  }

  private var segments: [Segment] = []
  private var titleAttributes = ButtonContents<[NSAttributedString.Key: Any]>()
  private var storedSelection = UISegmentedControl.noSegment
  open var isMomentary = false
  open var selectedSegmentTintColor: UIColor? {
    get { storedSelectedSegmentTintColor }
    set { if store(newValue, in: &storedSelectedSegmentTintColor) { setNeedsDisplay() } }
  }
  private var storedSelectedSegmentTintColor: UIColor?
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }

  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      if let image = item as? UIImage {
        insertSegment(with: image, at: numberOfSegments, animated: false)
      } else {
        insertSegment(withTitle: item as? String, at: numberOfSegments, animated: false)
      }
    }
    sizeToFit()
  }

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }

  open var numberOfSegments: Int { segments.count }

  open var selectedSegmentIndex: Int {
    get { storedSelection }
    set {
      require(
        newValue >= Self.noSegment && newValue < segments.count,
        "A control of \(segments.count) segments has no segment \(newValue)."
      )
      guard store(newValue, in: &storedSelection) else { return }
      writeTitles()
      setNeedsDisplay()
    }
  }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    writeTitles()
    segmentsDidChange()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  private func writeTitles() {
    for (place, segment) in segments.enumerated() {
      let isEnabled = segment.isEnabled
      let state: UIControl.State =
        !isEnabled ? .disabled : place == storedSelection ? .selected : .normal
      func value<Value>(_ key: NSAttributedString.Key) -> Value? {
        (titleAttributes[state]?[key] ?? titleAttributes[.normal]?[key]) as? Value
      }
      let font: UIFont = value(.font) ?? .systemFont(ofSize: 13, weight: .medium)
      let color: UIColor = value(.foregroundColor) ?? (isEnabled ? .label : .tertiaryLabel)
      if let label = segment.label {
        if label.font != font { label.font = font }
        if label.textColor != color { label.textColor = color }
      } else if segment.view.tintColor != color {
        segment.view.tintColor = color
      }
    }
  }

  // MARK: Segments

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(.titled(title), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(.pictured(image), at: segment)
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    if let former = segmentIndex(identifiedBy: action.identifier) {
      if former == segment { return setAction(action, forSegmentAt: segment) }
      removeSegment(at: former, animated: animated)
    }
    var made: Segment = action.image.map { .pictured($0) } ?? .titled(action.title)
    made.action = action
    insert(made, at: segment)
  }

  private func insert(_ segment: Segment, at index: Int) {
    let place = min(max(0, index), segments.count)
    segments.insert(segment, at: place)
    if storedSelection >= place { storedSelection += 1 }
    addSubview(segment.view)
    writeTitles()
    segmentsDidChange()
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let place = min(max(0, segment), segments.count - 1)
    segments.remove(at: place).view.removeFromSuperview()
    if storedSelection == place {
      storedSelection = Self.noSegment
    } else if storedSelection > place {
      storedSelection -= 1
    }
    writeTitles()
    segmentsDidChange()
  }

  open func removeAllSegments() {
    for segment in segments { segment.view.removeFromSuperview() }
    segments = []
    storedSelection = Self.noSegment
    segmentsDidChange()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard let label = segments[place(segment)].label else {
      return show(.titled(title), at: segment)
    }
    label.text = title
    segmentsDidChange()
  }

  open func titleForSegment(at segment: Int) -> String? { segments[place(segment)].label?.text }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    show(.pictured(image), at: segment)
  }

  open func imageForSegment(at segment: Int) -> UIImage? { segments[place(segment)].picture?.image }

  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    show(action.image.map { .pictured($0) } ?? .titled(action.title), at: segment)
    segments[place(segment)].action = action
  }

  open func actionForSegment(at segment: Int) -> UIAction? { segments[place(segment)].action }

  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int? {
    segments.firstIndex { $0.action?.identifier == actionIdentifier }
  }

  /// Sets the width of a segment in points; 0 for automatic.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    segments[place(segment)].width = max(0, width.orZero)
    segmentsDidChange()
  }

  /// Returns the width set for a segment in points; 0 for automatic.
  open func widthForSegment(at segment: Int) -> CGFloat { segments[place(segment)].width }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    segments[place(segment)].isEnabled = enabled
    writeTitles()
  }

  open func isEnabledForSegment(at segment: Int) -> Bool { segments[place(segment)].isEnabled }

  private func place(_ segment: Int) -> Int {
    require(
      segments.indices.contains(segment),
      "A control of \(segments.count) segments has no segment \(segment)."
    )
    return segment
  }

  private func show(_ content: Segment, at segment: Int) {
    segments[place(segment)].view.removeFromSuperview()
    segments[segment].view = content.view
    addSubview(content.view)
    writeTitles()
    segmentsDidChange()
  }

  private func segmentsDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    let free = segments.filter { $0.width == 0 }.map(\.fittingWidth)
    let fixed = segments.reduce(0) { $0 + $1.width }
    let shared =
      apportionsSegmentWidthsByContent ? free.reduce(0, +) : CGFloat(free.count) * (free.max() ?? 0)
    return CGSize(width: fixed + shared, height: Self.standardHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (segment, frame) in zip(segments, segmentFrames) {
      segment.view.frame = frame.insetBy(dx: min(4, frame.width / 2), dy: 0)
    }
  }

  private var segmentFrames: [CGRect] {
    let free = segments.filter { $0.width == 0 }
    let room = max(0, storedFrame.width - segments.reduce(0) { $0 + $1.width })
    let wished = apportionsSegmentWidthsByContent ? free.reduce(0) { $0 + $1.fittingWidth } : 0
    var start: CGFloat = 0
    return segments.map { segment in
      var width = segment.width
      if width == 0 {
        width = wished > 0 ? room * segment.fittingWidth / wished : room / CGFloat(free.count)
      }
      defer { start += width }
      return CGRect(
        x: isRightToLeft ? storedFrame.width - start - width : start,
        y: 0,
        width: width,
        height: storedFrame.height
      )
    }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    let x = touch.location(in: self).x
    guard let segment = segmentFrames.firstIndex(where: { $0.minX <= x && x < $0.maxX }),
      segments[segment].isEnabled, isMomentary || segment != storedSelection
    else { return }
    selectedSegmentIndex = segment
    segments[segment].action?.performWithSender(self, target: nil)
    sendValueChange()
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  override func record(into list: inout [DrawCommand], context: DisplayContext) {
    let area = CGRect(origin: .zero, size: storedFrame.size)
    list.append(
      .box(RoundedBox(rect: area, cornerRadius: 8, fillRGBA: UIColor.systemGray5.packedRGBA))
    )
    guard segments.indices.contains(storedSelection) else { return }
    let color = selectedSegmentTintColor ?? .white
    let frame = segmentFrames[storedSelection]
    let box = frame.insetBy(dx: min(2, frame.width / 2), dy: 2)
    list.append(.box(RoundedBox(rect: box, cornerRadius: 7, fillRGBA: color.packedRGBA)))
  }
}
