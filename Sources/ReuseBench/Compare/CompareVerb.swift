// SPDX-License-Identifier: Apache-2.0

import BenchReports
import BenchResults

struct CompareOptions {
  var base: String
  var head: String
  var isExact = false
  var gatesTimes = false
  var tolerances: TimeGate.Tolerances?
  var markdown: String?
  var html: String?
  var color = ColorChoice.standard
}

extension CompareOptions: VerbOptions {
  typealias Command = CompareVerb

  static let verb = Verb.compare

  init(operands: [String]) { self.init(base: operands[0], head: operands[1]) }
}

/// `compare`: holds two stored documents against each other; counters decide, times advise.
struct CompareVerb: VerbCommand {
  let options: CompareOptions
  let terminal: Terminal

  func perform() throws -> ExitCode {
    guard options.gatesTimes || options.tolerances == nil else {
      throw ExitCode.usage.failure(
        "--tolerance is how far times may be apart where they count; give --gate-times with it"
      )
    }
    try reports.check(against: inputs)
    let base = try ResultDocument.opened(options.base)
    let head = try ResultDocument.opened(options.head)
    let comparison = DocumentComparison(base: base, head: head)
    let gate =
      options.gatesTimes && comparison.reasons.isEmpty
      ? TimeGate(base: base, head: head, tolerances: options.tolerances ?? .standard) : nil
    let report = ComparisonReport(
      comparison,
      base: base,
      head: head,
      gate: gate,
      options: ReportOptions(terminal, color: options.color)
    )
    try reports.write(markdown: { report.markdown(command: command) }) { () throws(DocumentError) in
      ComparisonPage(comparison, base: base, head: head, gate: gate).text()
    }
    try terminal.write(report.text())
    return exit(comparison, gate)
  }

  /// How the process ends: what is exact goes before what is likely.
  private func exit(_ comparison: DocumentComparison, _ gate: TimeGate?) -> ExitCode {
    switch comparison.outcome {
    case .worse: return .countersDiffer
    case .notComparable: return .sessionVoid
    case .evidenceMissing, .nothingWorse: break
    }
    if options.isExact, comparison.cases.contains(where: \.isChanged) { return .countersDiffer }
    if comparison.outcome == .evidenceMissing { return .sessionVoid }
    guard let gate else { return .success }
    if gate.isUnjudged { return .sessionVoid }
    return gate.isRegressed ? .regression : .success
  }

  private var reports: ReportFiles {
    ReportFiles(markdown: options.markdown, html: options.html)
  }

  private var inputs: [OutputFile.Input] {
    [("BASE.json", options.base), ("HEAD.json", options.head)]
      .map { OutputFile.Input(option: $0, path: $1) }
  }

  /// What leads to the same report again.
  private var command: [String] {
    ["compare"] + (options.isExact ? ["--exact"] : [])
      + (options.gatesTimes ? ["--gate-times"] : [])
      + (options.tolerances.map { ["--tolerance", $0.description] } ?? [])
      + [options.base, options.head]
  }
}
