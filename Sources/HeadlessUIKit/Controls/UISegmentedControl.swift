// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A control of several segments, of which one at most is selected.
open class UISegmentedControl: UIControl {
  /// The index that stands for no segment.
  public static let noSegment = -1
  /// The height of every control, in points.
  static let standardHeight: CGFloat = 32
  /// The distance of a title from the edges of its segment, in points.
  private static let padding: CGFloat = 10

  private var labels: [UILabel] = []
  private var disabled: Set<Int> = []
  private var titleAttributes = ButtonContents<[NSAttributedString.Key: Any]>()
  private var storedSelection = UISegmentedControl.noSegment

  /// Whether a segment lets go of its selection at once.
  open var isMomentary = false
  /// The colour of the selected segment; nil stands for white.
  open var selectedSegmentTintColor: UIColor? {
    get { storedSelectedSegmentTintColor }
    set {
      guard write(.color, isEqual: newValue == storedSelectedSegmentTintColor) else { return }
      storedSelectedSegmentTintColor = newValue
      setNeedsDisplay()
    }
  }
  private var storedSelectedSegmentTintColor: UIColor?

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control without segments.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a control with a segment for each text; other items get a segment without a title.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      insertSegment(withTitle: item as? String, at: numberOfSegments, animated: false)
    }
    sizeToFit()
  }

  /// The number of segments.
  open var numberOfSegments: Int { labels.count }

  /// The selected segment, or `noSegment`; setting it sends nothing.
  open var selectedSegmentIndex: Int {
    get { storedSelection }
    set {
      require(
        newValue >= Self.noSegment && newValue < labels.count,
        "A control of \(labels.count) segments has no segment \(newValue)."
      )
      guard write(.other, isEqual: newValue == storedSelection) else { return }
      storedSelection = newValue
      writeTitles()
      setNeedsDisplay()
    }
  }

  /// Sets how titles are written in a state: their font and colour are, the rest is kept.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    writeTitles()
    segmentsDidChange()
  }

  /// Returns how titles are written in a state, as far as that was set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// Writes each title as its segment's state asks for; what a state leaves open, the normal state says.
  private func writeTitles() {
    for (segment, label) in labels.enumerated() {
      let isEnabled = !disabled.contains(segment)
      let state: UIControl.State =
        !isEnabled ? .disabled : segment == storedSelection ? .selected : .normal
      func value<Value>(_ key: NSAttributedString.Key) -> Value? {
        (titleAttributes[state]?[key] ?? titleAttributes[.normal]?[key]) as? Value
      }
      let font: UIFont = value(.font) ?? .systemFont(ofSize: 13, weight: .medium)
      let color: UIColor = value(.foregroundColor) ?? (isEnabled ? .label : .tertiaryLabel)
      if label.font != font { label.font = font }
      if label.textColor != color { label.textColor = color }
    }
  }

  /// Inserts a segment; an index past the end means the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let label = UILabel(frame: .zero)
    label.textAlignment = .center
    label.text = title
    let place = min(max(0, segment), labels.count)
    labels.insert(label, at: place)
    if storedSelection >= place { storedSelection += 1 }
    disabled = Set(disabled.map { $0 >= place ? $0 + 1 : $0 })
    addSubview(label)
    writeTitles()
    segmentsDidChange()
  }

  /// Removes a segment; an index past the end means the last one.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !labels.isEmpty else { return }
    let place = min(max(0, segment), labels.count - 1)
    labels.remove(at: place).removeFromSuperview()
    if storedSelection == place {
      storedSelection = Self.noSegment
    } else if storedSelection > place {
      storedSelection -= 1
    }
    disabled.remove(place)
    disabled = Set(disabled.map { $0 > place ? $0 - 1 : $0 })
    writeTitles()
    segmentsDidChange()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    for label in labels { label.removeFromSuperview() }
    labels = []
    disabled = []
    storedSelection = Self.noSegment
    segmentsDidChange()
  }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    label(at: segment).text = title
    segmentsDidChange()
  }

  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? { label(at: segment).text }

  /// Sets whether a segment can be selected by touch.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    _ = label(at: segment)
    if enabled { disabled.remove(segment) } else { disabled.insert(segment) }
    writeTitles()
  }

  /// Returns whether a segment can be selected by touch.
  open func isEnabledForSegment(at segment: Int) -> Bool { !disabled.contains(segment) }

  private func label(at segment: Int) -> UILabel {
    require(
      labels.indices.contains(segment),
      "A control of \(labels.count) segments has no segment \(segment)."
    )
    return labels[segment]
  }

  private func segmentsDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    let widest = labels.map { $0.sizeThatFits(.zero).width }.max() ?? 0
    return CGSize(
      width: CGFloat(labels.count) * (widest + 2 * Self.padding),
      height: Self.standardHeight
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (segment, label) in labels.enumerated() {
      label.frame = frame(ofSegment: segment).insetBy(dx: min(4, segmentWidth / 2), dy: 0)
    }
  }

  private var segmentWidth: CGFloat {
    labels.isEmpty ? 0 : storedFrame.width / CGFloat(labels.count)
  }

  private func frame(ofSegment segment: Int) -> CGRect {
    let place = isRightToLeft ? labels.count - 1 - segment : segment
    return CGRect(
      x: CGFloat(place) * segmentWidth,
      y: 0,
      width: segmentWidth,
      height: storedFrame.height
    )
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let x = touch?.location(in: self).x, segmentWidth > 0 else { return }
    let place = min(max(0, Int((x / segmentWidth).rounded(.down))), labels.count - 1)
    let segment = isRightToLeft ? labels.count - 1 - place : place
    guard isEnabledForSegment(at: segment), isMomentary || segment != storedSelection else {
      return
    }
    selectedSegmentIndex = segment
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  override func record(into list: inout [DrawCommand], context: DisplayContext) {
    let area = CGRect(origin: .zero, size: storedFrame.size)
    list.append(
      .box(RoundedBox(rect: area, cornerRadius: 8, fillRGBA: UIColor.systemGray5.packedRGBA))
    )
    guard labels.indices.contains(storedSelection) else { return }
    let color = selectedSegmentTintColor ?? .white
    let box = frame(ofSegment: storedSelection).insetBy(dx: min(2, segmentWidth / 2), dy: 2)
    list.append(
      .box(RoundedBox(rect: box, cornerRadius: 7, fillRGBA: color.packedRGBA))
    )
  }
}
