// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchReports
import BenchResults
import BenchScenarios
import BenchStatistics
import Foundation

/// `pair`: compares two builds by fresh processes in random order (`metrics.md` B3).
@MainActor struct PairVerb {
  let options: PairOptions
  let terminal: Terminal

  func perform() throws -> ExitCode {
    if let output = options.output { try check(output) }
    let session = PairSession(options: options)
    let groups = try session.commonGroups()
    try InterruptSignal.watch()
    let progress = ProgressDisplay(terminal: options.isQuiet ? nil : terminal)
    var comparison = try session.compare(groups, progress: progress)
    if !comparison.regressedGroups.isEmpty, InterruptSignal.received == nil {
      // A verdict that fails a build has to come twice.
      let again = try session.compare(comparison.regressedGroups, progress: progress)
      comparison.confirm(by: again)
    }
    try progress.clear()
    if let signal = InterruptSignal.received {
      return signal == .terminate ? .terminated : .interrupted
    }
    let report = PairReport(
      comparison.rows,
      base: options.base,
      head: options.head,
      pairCount: options.pairCount,
      options: ReportOptions(terminal, color: options.color)
    )
    try terminal.write(report.text() + comparison.counterText)
    if let output = options.output { try write(comparison, to: output) }
    if !comparison.risenCounters.isEmpty { return .countersDiffer }
    return comparison.regressedGroups.isEmpty ? .success : .regression
  }

  private func check(_ path: String) throws(ToolFailure) {
    do throws(AtomicFileError) {
      try AtomicFile.checkWritable(path)
    } catch {
      throw ToolFailure(error)
    }
  }

  private func write(_ comparison: BuildComparison, to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let bytes = try encoder.encode(comparison.document(options))
    do throws(AtomicFileError) {
      try AtomicFile.write(Array(bytes) + [0x0A], to: path)
    } catch {
      throw ToolFailure(error)
    }
  }
}
