// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A control for a date, a time or a duration, displayed as text; `pick(_:)` selects a date.
open class UIDatePicker: UIControl {
  private let label = UILabel(frame: .zero)
  private static var widestTexts: [Format: CGFloat] = [:]
  private var formatter: DateFormatter?
  private var storedDate = Date()
  private var storedMode = Mode.dateAndTime
  private var storedStyle = UIDatePickerStyle.automatic
  open var locale: Locale? { didSet { formatDidChange() } }
  open var calendar: Calendar! = .current { didSet { formatDidChange() } }
  open var timeZone: TimeZone? { didSet { formatDidChange() } }
  open var minimumDate: Date? { didSet { date = storedDate } }
  open var maximumDate: Date? { didSet { date = storedDate } }
  /// The interval of minutes, at most 30; other than a divisor of 60 counts as 1.
  open var minuteInterval = 1 {
    didSet { if !(1...30 ~= minuteInterval && 60 % minuteInterval == 0) { minuteInterval = 1 } }
  }
  open var countDownDuration: TimeInterval = 0
  open var roundsToMinuteInterval = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
    NibLoading.decode(self, UIDatePicker.self, from: coder)
  }

  private func begin() {
    label.font = .systemFont(ofSize: 17)
    label.textAlignment = .center
    addSubview(label)
    showDate()
  }

  /// The date, clamped to the limits; setting it sends nothing.
  open var date: Date {
    get { storedDate }
    set {
      let kept = within(newValue)
      guard store(kept, in: &storedDate) else { return }
      showDate()
    }
  }

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  open var datePickerMode: Mode {
    get { storedMode }
    set { if store(newValue, in: &storedMode) { formatDidChange() } }
  }

  open var preferredDatePickerStyle: UIDatePickerStyle {
    get { storedStyle }
    set { if store(newValue, in: &storedStyle) { invalidateIntrinsicContentSize() } }
  }

  open var datePickerStyle: UIDatePickerStyle { storedStyle == .automatic ? .compact : storedStyle }

  /// Selects a date, clamped to the limits, and sends the event.
  @_spi(Headless) public func pick(_ date: Date) {
    guard isEnabled else { return }
    self.date = roundsToMinuteInterval ? rounded(date) : date
    sendValueChange()
  }

  /// Returns a date rounded down to the minute interval, in the picker's time zone.
  private func rounded(_ date: Date) -> Date {
    guard minuteInterval > 1 else { return date }
    let zone = timeZone ?? calendar.timeZone
    let shift = TimeInterval(zone.secondsFromGMT(for: date))
    let interval = TimeInterval(minuteInterval * 60)
    let local = date.timeIntervalSinceReferenceDate + shift
    return Date(
      timeIntervalSinceReferenceDate: (local / interval).rounded(.down) * interval - shift
    )
  }

  private func within(_ date: Date) -> Date {
    let first = minimumDate ?? .distantPast
    let last = maximumDate ?? .distantFuture
    guard first <= last else { return max(date, first) }
    return min(max(date, first), last)
  }

  private func formatDidChange() {
    formatter = nil
    showDate()
    invalidateIntrinsicContentSize()
  }

  private func showDate() {
    label.text = madeFormatter.string(from: storedDate)
    setNeedsLayout()
  }

  private var madeFormatter: DateFormatter {
    if let formatter { return formatter }
    let made = DateFormatter()
    made.locale = locale ?? .current
    made.calendar = calendar
    made.timeZone = timeZone ?? calendar.timeZone
    made.dateStyle = storedMode == .time || storedMode == .countDownTimer ? .none : .medium
    made.timeStyle = storedMode == .date ? .none : .short
    formatter = made
    return made
  }

  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels: CGSize(width: 320, height: 216)
    case .inline: CGSize(width: 320, height: storedMode == .time ? 60 : 330)
    case .automatic, .compact:
      CGSize(width: widestText + 24, height: 34)
    }
  }

  private var widestText: CGFloat {
    let format = Format(locale: locale, calendar: calendar, mode: storedMode)
    if let known = Self.widestTexts[format] { return known }
    let widest = widestText(by: madeFormatter)
    Self.widestTexts[format] = widest
    return widest
  }

  private func widestText(by formatter: DateFormatter) -> CGFloat {
    let measure = UILabel(frame: .zero)
    measure.font = label.font
    func width(_ text: String) -> CGFloat {
      measure.text = text
      return measure.sizeThatFits(.zero).width
    }
    let widestDigit = (0...9).map { String($0) }.max { width($0) < width($1) } ?? "0"
    var months = Calendar(identifier: .gregorian)
    months.timeZone = formatter.timeZone
    let widths = (0..<48)
      .compactMap { index -> CGFloat? in
        let parts = DateComponents(
          year: 2000,
          month: index / 4 + 1,
          day: index % 2 == 0 ? 12 : 28,
          hour: index % 4 < 2 ? 10 : 22,
          minute: 58
        )
        guard let date = months.date(from: parts) else { return nil }
        let digits = formatter.string(from: date).map { "0"..."9" ~= $0 ? widestDigit : String($0) }
        return width(digits.joined())
      }
    return widths.max() ?? 0
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override func record(into list: inout [DrawCommand], context: DisplayContext) {
    let area = CGRect(origin: .zero, size: storedFrame.size)
    list.append(
      .box(RoundedBox(rect: area, cornerRadius: 8, fillRGBA: UIColor.tertiarySystemFill.packedRGBA))
    )
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, value: label.text, traits: stateTraits)
  }

  private struct Format: Hashable {
    let locale: Locale?
    let calendar: Calendar
    let mode: Mode
  }

  public enum Mode: Int, Sendable { case time = 0, date, dateAndTime, countDownTimer, yearAndMonth }
}

public enum UIDatePickerStyle: Int, Sendable { case automatic = 0, wheels, compact, inline }
