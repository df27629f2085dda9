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
  let arguments: [String]
  let terminal: Terminal

  func perform() throws -> ExitCode {
    let output = options.output.map { OutputFile(path: $0) }
    try output?.check(against: inputs)
    let markdown = options.markdown.map { MarkdownFile(path: $0, besides: options.output) }
    try markdown?.check(against: inputs)
    let dataset = try RequestedDataset(options.selection.data)
    let cases = try SelectedCases(options.selection, rowLimit: dataset.rowLimit)
    try dataset.check(rowCount: cases.largestRowCount)
    let data = try options.selection.data?.forAnotherProcess()
    try InterruptSignal.watch()
    let session = PairSession(options, cases, data: data)
    guard let description = try session.describe() else { return interruption ?? .interrupted }
    let builds = try PairBuilds(description, options)
    let groups = try session.commonGroups(description)
    let recorder = PairRecorder(options: options, arguments: arguments, builds: builds)
    var measurement = PairMeasurement(
      session,
      groups,
      pairCount: options.pairCount,
      escalates: options.escalates,
      progress: ProgressDisplay(terminal: options.isQuiet ? nil : terminal)
    )
    var document = try recorder.document(try measurement.run(), groups)
    builds.noteMembership(of: description, keeping: options.selection.filter, in: &document)
    if let output { try output.write(try document.encoded()) }
    let report = PairReport(document, options: ReportOptions(terminal, color: options.color))
    try markdown?.write(report.markdown())
    try terminal.write(report.text())
    return exit(document)
  }

  /// How the comparison ends: counters come first, for they are exact whatever the machine did.
  private func exit(_ document: PairDocument) -> ExitCode {
    if let interruption { return interruption }
    if document.cases.contains(where: \.isWorse) { return .countersDiffer }
    if !document.voidReasons.isEmpty { return .sessionVoid }
    let verdicts = document.cases.flatMap(\.phases).map(\.verdict)
    if options.instrument == .same, verdicts.contains(.regressed) { return .regression }
    return options.isStrict && verdicts.contains(.inconclusive) ? .sessionVoid : .success
  }

  private var interruption: ExitCode? {
    InterruptSignal.received.map { $0 == .terminate ? .terminated : .interrupted }
  }

  private var inputs: [OutputFile.Input] {
    let builds = [("--base", options.base), ("--head", options.head)]
    return builds.map { OutputFile.Input(option: $0, path: $1) }
      + (options.selection.data?.inputs ?? [])
  }
}
