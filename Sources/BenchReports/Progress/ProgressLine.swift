// SPDX-License-Identifier: Apache-2.0

/// One line that says how far a run is and how long it will take.
public enum ProgressLine {
  /// The widest bar; more says nothing more.
  private static let widestBar = 30

  /// The line for a run that has finished `done` of `total` parts.
  ///
  /// The line fills exactly the width, so that writing it over the one before leaves nothing of
  /// that. Values outside 0 to `total` count as the nearer end; a run without parts is finished.
  ///
  /// - Parameters:
  ///   - done: how many parts are finished.
  ///   - total: how many parts there are.
  ///   - elapsedNanoseconds: the time since the run began.
  ///   - label: what is being measured now.
  ///   - options: what the terminal can show; the width is taken as it is.
  /// - Returns: the line, without an end.
  public static func text(
    done: Int,
    total: Int,
    elapsedNanoseconds: Int,
    label: String,
    options: ReportOptions = ReportOptions()
  ) -> String {
    let typography = Typography(options)
    let part = total > 0 ? min(max(Double(done) / Double(total), 0), 1) : 1
    let percent = String(Int(part * 100))
    let share = String(repeating: " ", count: 3 - percent.count) + percent + "%"
    let left = timeLeft(part: part, elapsedNanoseconds: elapsedNanoseconds)
    let figures = [share, left].filter { !$0.isEmpty }.joined(separator: "  ")
    let width = max(options.width, 0)
    let barWidth = min(widestBar, max(0, (width - Typography.columnCount(figures) - 2) / 2))
    let bar = bar(part: part, width: barWidth, typography)
    let parts = [(bar, TextStyle.good), (figures, .plain)].filter { !$0.0.isEmpty }
    let used = parts.reduce(0) { $0 + Typography.columnCount($1.0) + 2 }
    let room = width - used
    let name = room > 4 ? typography.shortened(typography.foreign(label), to: room) : ""
    let texts = (parts + [(name, .faint)]).filter { !$0.0.isEmpty }
    let plain = texts.map(\.0).joined(separator: "  ")
    guard Typography.columnCount(plain) <= width else { return String(plain.prefix(width)) }
    return texts.map { typography.paint(Span($0.0, $0.1)) }.joined(separator: "  ")
      + Typography.padding(plain, to: width)
  }

  /// The line for a log, where nothing is written over: `12 of 34, 0:40 elapsed: scroll.fling/news`.
  ///
  /// - Parameters:
  ///   - number: which part is being measured now, counted from 1.
  ///   - total: how many parts there are.
  ///   - elapsedNanoseconds: the time since the run began; less than none counts as none.
  ///   - label: what is being measured now.
  ///   - options: what the log can show; the width is not kept.
  /// - Returns: the line, without an end.
  public static func logged(
    number: Int,
    total: Int,
    elapsedNanoseconds: Int,
    label: String,
    options: ReportOptions = ReportOptions()
  ) -> String {
    let elapsed = clock(seconds: max(0, elapsedNanoseconds) / 1_000_000_000)
    return "\(number) of \(total), \(elapsed) elapsed: \(Typography(options).foreign(label))"
  }

  private static func bar(part: Double, width: Int, _ typography: Typography) -> String {
    let reached = Int(part * Double(width))
    let (done, open) = typography.progress
    return String(repeating: done, count: reached)
      + String(repeating: open, count: width - reached)
  }

  /// `0:18 left`; empty while nothing is finished, when there is nothing to judge by, and at the
  /// end.
  private static func timeLeft(part: Double, elapsedNanoseconds: Int) -> String {
    guard part > 0, part < 1, elapsedNanoseconds > 0 else { return "" }
    let seconds = (Double(elapsedNanoseconds) / 1e9 * (1 / part - 1)).rounded(.up)
    guard seconds < 360_000 else { return "over 99 h left" }
    return clock(seconds: Int(seconds)) + " left"
  }

  /// `0:18`, `1:00:00`.
  private static func clock(seconds: Int) -> String {
    let minutes = seconds / 60
    return minutes < 60
      ? "\(minutes):\(twoDigits(seconds % 60))"
      : "\(minutes / 60):\(twoDigits(minutes % 60)):\(twoDigits(seconds % 60))"
  }

  private static func twoDigits(_ value: Int) -> String {
    value < 10 ? "0\(value)" : "\(value)"
  }
}
