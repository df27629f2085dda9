// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchReports
import BenchResults
import BenchScenarios
import Foundation

/// `run`: measures the selected cases, prints the ranking and writes the document.
@MainActor struct RunVerb {
  let options: RunOptions
  let arguments: [String]
  let terminal: Terminal

  func perform() throws -> ExitCode {
    let budget = try options.deadline.budget(appShare: options.appShare)
    try output.check(against: options.selection.data?.inputs ?? [])
    let requested = try RequestedDataset(options.selection.data)
    let cases = try SelectedCases(options.selection, rowLimit: requested.rowLimit)
    let dataElsewhere =
      cases.needOtherProcesses ? try options.selection.data?.forAnotherProcess() : nil
    let gate = try options.perfControl.map { try ProfilerGate($0) }
    // Not before: whoever waits at a pipe for rows or for perf dies of a signal at once.
    try watchSignals()
    let dataset = try requested.opened(rowCount: cases.largestRowCount)
    let recorder = EnvironmentRecorder()
    let startedAt = Self.now()
    let measured = try SuiteMeasurement(
      cases: cases,
      rows: dataset.rows,
      data: dataElsewhere,
      plan: cases.plan(seed: options.selection.seed),
      gate: gate,
      progress: ProgressDisplay(terminal: options.isQuiet ? nil : terminal)
    )
    .measure()
    let document = ResultDocument(
      generator: BuildIdentity.generator(),
      environment: recorder.record(),
      plan: planRecord(cases, dataset, budget, startedAt, isComplete: measured.isComplete),
      warnings: recorder.warnings() + remarks(on: cases) + dataset.remarks + measured.warnings,
      cases: measured.builder.cases,
      rankings: measured.builder.rankings,
      crossovers: try measured.builder.crossoverRecords()
    )
    try output.write(try document.encoded())
    try report(document)
    return exit(document)
  }

  private func exit(_ document: ResultDocument) -> ExitCode {
    if let signal = InterruptSignal.received {
      return signal == .terminate ? .terminated : .interrupted
    }
    let wrong = document.cases.contains { $0.stale != nil && !$0.isControl }
    return wrong ? .countersDiffer : .success
  }

  private func remarks(on cases: SelectedCases) -> [ResultDocument.Warning] {
    cases.fitting.map { [ResultDocument.Warning(code: "rows-fitted", message: $0)] } ?? []
  }

  private func planRecord(
    _ cases: SelectedCases,
    _ dataset: OpenedDataset,
    _ budget: FrameBudget,
    _ startedAt: String,
    isComplete: Bool
  ) -> ResultDocument.Plan {
    let plan = cases.plan(seed: options.selection.seed)
    return ResultDocument.Plan(
      suite: cases.suite.name,
      seed: Int(truncatingIfNeeded: plan.seed),
      filter: options.selection.filter?.pattern,
      refreshHertz: options.deadline.hertz,
      budgetNanoseconds: budget.deadlineNanoseconds,
      rounds: plan.roundCount,
      pace: .tight,
      dataset: dataset.record,
      arguments: arguments,
      startedAt: startedAt,
      isComplete: isComplete
    )
  }

  /// The standard place is made when it is missing; a path of the user's has to be there.
  private var output: OutputFile {
    OutputFile(
      path: options.output,
      createsFolders: options.output == RunOptions.standardOutput
    )
  }

  private func watchSignals() throws(ToolFailure) {
    do throws(HarnessError) {
      try InterruptSignal.watch()
    } catch {
      throw ToolFailure(exit: .internalFault, message: error.description)
    }
  }

  private func report(_ document: ResultDocument) throws {
    let report = TerminalReport(
      document,
      options: ReportOptions(terminal, color: options.color),
      path: options.output
    )
    try terminal.write(report.text())
  }

  private static func now() -> String {
    Date().formatted(.iso8601)
  }
}
