// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchReports
import Foundation

/// How far the work is, on standard error: on a terminal a bar that is written over, and where nobody
/// watches a line from time to time, so that a log shows that a long run goes on.
@MainActor final class ProgressDisplay {
  /// The least time between two lines where nobody watches, and before the first, in nanoseconds: a run
  /// that takes less says nothing.
  static let lineInterval = 10_000_000_000

  private let terminal: Terminal?
  private let isInteractive: Bool
  private let now: @MainActor () -> Int
  private let start: Int
  private var lastLine: Int

  /// Shows progress on standard error, or nothing for nil; `now` is a clock in nanoseconds.
  init(
    terminal: Terminal?,
    now: @escaping @MainActor () -> Int = { MonotonicClock.nowNanoseconds() }
  ) {
    self.terminal = terminal
    self.now = now
    isInteractive = terminal?.isInteractive(.error) == true
    start = now()
    lastLine = start
  }

  /// The same display, for a part of the work whose time left is told by itself.
  func restarted() -> ProgressDisplay {
    let display = ProgressDisplay(terminal: terminal, now: now)
    display.lastLine = lastLine
    return display
  }

  var isShown: Bool { isInteractive }

  /// Shows how many parts are done and what comes next.
  func show(_ done: Int, of total: Int, label: String) throws(Terminal.Fault) {
    guard let terminal else { return }
    let time = now()
    let options = ReportOptions(terminal, color: .auto, on: .error)
    if isInteractive {
      let line = ProgressLine.text(
        done: done,
        total: total,
        elapsedNanoseconds: time - start,
        label: label,
        options: options
      )
      try terminal.write("\r" + line, to: .error)
    } else if time - lastLine >= Self.lineInterval {
      lastLine = time
      let line = ProgressLine.logged(
        number: min(done + 1, total),
        total: total,
        elapsedNanoseconds: time - start,
        label: label,
        options: options
      )
      try terminal.write(line + "\n", to: .error)
    }
  }

  func clear() throws(Terminal.Fault) {
    guard let terminal, isInteractive else { return }
    let blank = String(repeating: " ", count: terminal.width)
    try terminal.write("\r" + blank + "\r", to: .error)
  }
}

extension ReportOptions {
  /// What a terminal can show; where the locale is not UTF-8, only ASCII.
  init(
    _ terminal: Terminal,
    color: ColorChoice,
    on stream: Terminal.Stream = .output,
    isFull: Bool = true
  ) {
    let environment = ProcessInfo.processInfo.environment
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let isUTF8 = locale.map { $0.uppercased().contains("UTF") } ?? true
    self.init(
      width: terminal.width,
      usesColour: terminal.usesColor(color, on: stream),
      usesASCII: !isUTF8
    )
    self.isFull = isFull
    program = Tool.program
  }
}
