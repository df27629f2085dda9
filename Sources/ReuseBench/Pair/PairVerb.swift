// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchReports
import BenchResults
import BenchStatistics
import Foundation

struct PairOptions: SelectingOptions {
  typealias Command = PairVerb

  static let verb = Verb.pair

  /// How many pairs `--pairs` takes; under eight no sign-test interval reaches 99 %.
  static let pairsRange = 8...10_000

  var selection = Selection()
  /// Path of the executable to compare against; empty until the option is read that has to be there.
  var base = ""
  /// Path of the executable in question; empty until the option is read that has to be there.
  var head = ""
  var pairCount: Int = PairDepth.standard.rawValue
  /// What the base is called in the report; its path where nil.
  var baseName: String?
  var headName: String?
  var instrument = PairDocument.Instrument.same
  var escalates = false
  var isStrict = false
  var output: String?
  var markdown: String?
  var html: String?
  var isQuiet = false
  var color = ColorChoice.standard
}

enum PairDepth: Int, Sendable {
  case quick = 15
  /// What finds a change of two in a hundred.
  case standard = 30
  case deep = 60
}

/// `pair`: compares two builds by fresh processes in random order (article ComparisonRules B3).
struct PairVerb: VerbCommand {
  let options: PairOptions
  let terminal: Terminal

  func perform() throws -> ExitCode {
    let output = options.output.map { OutputFile(path: $0) }
    try output?.check(against: inputs)
    let reports = ReportFiles(
      markdown: options.markdown,
      html: options.html,
      besides: options.output
    )
    try reports.check(against: inputs)
    let dataset = try RequestedDataset(options.selection.data)
    let cases = try SelectedCases(options.selection, rowLimit: dataset.rowLimit)
    try dataset.check(rowCount: cases.largestRowCount)
    let data = try options.selection.data?.forAnotherProcess()
    try InterruptSignal.watch()
    let sides = try PairSides(options)
    let code = try code(of: sides)
    let session = PairSession(options, sides, cases, data: data)
    guard let description = try session.describe() else {
      return InterruptSignal.exit ?? .interrupted
    }
    let builds = try PairBuilds(description, options, sides)
    let groups = try session.commonGroups(description)
    let recorder = PairRecorder(options: options, builds: builds)
    var measurement = PairMeasurement(
      session,
      groups,
      pairCount: options.pairCount,
      escalates: options.escalates,
      progress: ProgressDisplay(terminal: options.isQuiet ? nil : terminal)
    )
    let findings = try measurement.run()
    var document = try recorder.document(findings, groups)
    document.warnings += session.warnings
    document.code = code
    document.settleChangesOfLayout()
    guard document.saysSomething else { return try endWithoutFigures(findings) }
    builds.noteMembership(of: description, keeping: options.selection.filter, in: &document)
    try publish(document, to: output, reports)
    let exit = exit(document)
    if let failure = findings.failure, exit == .sessionVoid { throw failure }
    return exit
  }

  private func endWithoutFigures(_ findings: PairFindings) throws -> ExitCode {
    if let failure = findings.failure { throw failure }
    if let exit = InterruptSignal.exit { return exit }
    throw ExitCode.nothingMeasured.failure(
      "no case plays the same scenario in both builds, so nothing was compared; measure both with one suite"
    )
  }

  /// Whether both builds are the same machine code, where their objects are at hand and one instrument
  /// measures both; nil otherwise.
  private func code(of sides: PairSides) throws(ToolFailure) -> PairDocument.Code? {
    guard options.instrument == .same, let base = sides.base.objects, let head = sides.head.objects,
      sides.areLinkedAlike
    else { return nil }
    return try CodeComparison.compare(base: base, head: head)
  }

  /// Writes and prints; a file that cannot be written takes no verdict from the terminal.
  private func publish(
    _ document: PairDocument,
    to output: OutputFile?,
    _ reports: ReportFiles
  ) throws {
    let report = PairReport(document, options: ReportOptions(terminal, color: options.color))
    try terminal.publish {
      if let output { try output.write(try document.encoded()) }
      try reports.write(markdown: report.markdown) { () throws(DocumentError) in
        try PairPage(document).text()
      }
    } report: { _ in
      report.text()
    }
  }

  /// How the comparison ends: counters come first, for they are exact whatever the machine did.
  private func exit(_ document: PairDocument) -> ExitCode {
    if let exit = InterruptSignal.exit { return exit }
    if document.cases.contains(where: \.isWorse) { return .countersDiffer }
    if !document.voidReasons.isEmpty { return .sessionVoid }
    // Times are for information where the instrument differs.
    guard options.instrument == .same else { return .success }
    let phases = document.cases.flatMap(\.phases)
    if phases.contains(where: { $0.verdict == .regressed }) { return .regression }
    // A regression that both series saw and that is void is not to pass for none.
    let isHidden = phases.contains {
      $0.voidReason != nil && document.code?.isIdentical != true && $0.isConfirmed
        && $0.standing.verdict == .regressed
    }
    let isUndecided =
      phases.contains { $0.verdict == .inconclusive }
      || document.warnings.contains { $0.code == "phase-without-times" }
    return isHidden || options.isStrict && isUndecided ? .sessionVoid : .success
  }

  private var inputs: [OutputFile.Input] {
    let builds = [("--base", options.base), ("--head", options.head)]
    return builds.map { OutputFile.Input(option: $0, path: $1) }
      + (options.selection.data?.inputs ?? [])
  }
}
