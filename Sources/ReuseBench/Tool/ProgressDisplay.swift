// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchReports

/// The bar on standard error: one line that is written over; nothing where nobody watches.
@MainActor struct ProgressDisplay {
  private let terminal: Terminal?
  private let start = MonotonicClock.nowNanoseconds()

  /// Shows progress on a terminal, or nothing for nil.
  init(terminal: Terminal?) {
    self.terminal = terminal.flatMap { $0.isInteractive(.error) ? $0 : nil }
  }

  /// The same display, for a part of the work whose time left is told by itself.
  func restarted() -> ProgressDisplay { ProgressDisplay(terminal: terminal) }

  /// Whether anybody watches.
  var isShown: Bool { terminal != nil }

  /// Shows how many parts are done and what comes next.
  func show(_ done: Int, of total: Int, label: String) throws(Terminal.Fault) {
    guard let terminal else { return }
    let line = ProgressLine.text(
      done: done,
      total: total,
      elapsedNanoseconds: MonotonicClock.nowNanoseconds() - start,
      label: label,
      options: ReportOptions(terminal, color: .auto, on: .error)
    )
    try terminal.write("\r" + line, to: .error)
  }

  /// Takes the line away.
  func clear() throws(Terminal.Fault) {
    guard let terminal else { return }
    let blank = String(repeating: " ", count: terminal.width)
    try terminal.write("\r" + blank + "\r", to: .error)
  }
}
