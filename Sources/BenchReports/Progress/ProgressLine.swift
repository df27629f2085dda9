// SPDX-License-Identifier: Apache-2.0

/// One line that shows how far a run is and how long it will take.
public enum ProgressLine {
  private static let widestBar = 30

  /// The line of a run, which fills exactly the width, so that it overwrites the one before.
  ///
  /// `done` is clamped to 0 through `total`; a run without parts is finished.
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

  /// The line for a log, `12 of 34, 0:40 elapsed: scroll.fling/news`, where parts count from 1.
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
    return String(repeating: done, count: reached) + String(repeating: open, count: width - reached)
  }

  /// `0:18 left`; empty before the first part is finished and at the end.
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

  private static func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
}
