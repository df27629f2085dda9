// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchReports
import BenchScenarios
import BenchStatistics
import Foundation

/// `pair`: compares two builds by fresh processes in random order (`metrics.md` B3).
@MainActor struct PairVerb {
  let options: PairOptions
  let terminal: Terminal

  func perform() throws -> ExitCode {
    let output = options.output.map { OutputFile(path: $0) }
    try output?.check(against: inputs)
    let dataset = try RequestedDataset(options.selection.data)
    let cases = try SelectedCases(options.selection, rowLimit: dataset.rowLimit)
    try dataset.check(rowCount: cases.largestRowCount)
    let session = PairSession(
      options: options,
      selected: cases,
      data: try options.selection.data?.forAnotherProcess()
    )
    try InterruptSignal.watch()
    guard let comparison = try comparison(session) else {
      return InterruptSignal.received == .terminate ? .terminated : .interrupted
    }
    if let output { try write(comparison, to: output) }
    let report = PairReport(
      comparison.rows,
      base: options.base,
      head: options.head,
      pairCount: options.pairCount,
      options: ReportOptions(terminal, color: options.color)
    )
    try terminal.write(report.text() + comparison.counterText)
    if !comparison.risenCounters.isEmpty { return .countersDiffer }
    return comparison.regressedGroups.isEmpty ? .success : .regression
  }

  /// Compares the builds, twice where one regressed; nil after a signal.
  private func comparison(_ session: PairSession) throws -> BuildComparison? {
    let progress = ProgressDisplay(terminal: options.isQuiet ? nil : terminal)
    guard let groups = try session.commonGroups(),
      var comparison = try session.compare(groups, progress: progress)
    else { return nil }
    if !comparison.regressedGroups.isEmpty {
      // A verdict that fails a build has to come twice.
      let regressed = comparison.regressedGroups
      guard let again = try session.compare(regressed, progress: progress) else { return nil }
      comparison.confirm(by: again)
    }
    try progress.clear()
    return comparison
  }

  private var inputs: [OutputFile.Input] {
    let builds = [("--base", options.base), ("--head", options.head)]
    return builds.map { OutputFile.Input(option: $0, path: $1) }
      + (options.selection.data?.inputs ?? [])
  }

  private func write(_ comparison: BuildComparison, to output: OutputFile) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let bytes = try encoder.encode(comparison.document(options))
    try output.write(Array(bytes) + [0x0A])
  }
}
