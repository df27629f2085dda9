// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchReports
import BenchResults
import BenchRunner
import Foundation

/// `run`: measures the selected cases, prints the ranking and writes the document.
struct RunVerb: VerbCommand {
  let options: RunOptions
  let terminal: Terminal

  func perform() throws -> ExitCode {
    let budget = try options.deadline.budget(appShare: options.appShare)
    try checkInstructions()
    let limits = try LimitGate(options)
    let devicePrices = try devicePrices()
    try checkOutputs(besides: limits)
    let requested = try RequestedDataset(options.selection.data)
    let cases = try SelectedCases(options.selection, rowLimit: requested.rowLimit)
    let dataElsewhere = try dataForOtherProcesses(cases)
    let gate = try options.perfControl.map { try ProfilerGate($0) }
    // Not before: whoever waits at a pipe for rows or for perf dies of a signal at once.
    try HarnessError.asFailure(.internalFault, try InterruptSignal.watch())
    let measured = try measured(
      cases,
      of: try requested.opened(rowCount: cases.largestRowCount),
      elsewhere: dataElsewhere,
      limits,
      budget,
      gate
    )
    // 100,000 rows take as much as all the rest, and what is left to do reads none of them.
    FreedMemory.giveBack()
    var document = measured.document
    try fill(&document, with: measured.passes, of: cases, budget)
    model(&document, at: devicePrices)
    try write(document)
    if let fault = measured.passes.instructionFault { throw fault }
    return try end(document, limits, cases)
  }

  /// Plays all passes; the rows are let go on return.
  private func measured(
    _ cases: SelectedCases,
    of dataset: consuming OpenedDataset,
    elsewhere: DatasetChoice?,
    _ limits: LimitGate?,
    _ budget: FrameBudget,
    _ gate: ProfilerGate?
  ) throws -> (document: ResultDocument, passes: Passes) {
    // What making the rows took besides them would lie below what is played.
    FreedMemory.giveBack()
    let recorder = EnvironmentRecorder()
    let startedAt = UTCTime.now()
    let plan = plan(of: cases, budget)
    let guests = try guestProcess()
    defer { guests?.close() }
    let rowRecord = try record(of: dataset, for: cases, by: guests)
    let record = planRecord(plan, cases, rowRecord, budget, startedAt)
    try limits?.check(cases, recorder.basis(of: record))
    try sayEstimate(of: cases, guests == nil ? dataset.rows : nil, plan)
    let suite = SuiteMeasurement(
      cases: cases,
      rows: dataset.rows,
      data: elsewhere,
      plan: plan,
      gate: gate,
      progress: progress,
      guests: guests
    )
    let passes = try passes(of: suite)
    let remarks = remarks(on: cases) + dataset.remarks
    var document = ResultDocument(
      generator: BuildIdentity.generator(),
      environment: recorder.record(),
      plan: record
    )
    document.warnings = recorder.warnings() + remarks
    return (document, passes)
  }

  private struct Passes {
    let measured: SuiteMeasurement.Outcome
    let curves: [ResultDocument.ControlCurve]?
    let prices: EnginePrices
    /// Why instructions were not counted, where they were asked for.
    let instructionFault: ToolFailure?
  }

  private func passes(of suite: SuiteMeasurement) throws -> Passes {
    var measured = try suite.measure()
    suite.guests?.close()
    let curves = try controlCurves(of: suite.cases, suite.rows, suite.plan, &measured)
    let prices = try enginePrices(of: suite.cases, suite.rows, suite.plan, &measured)
    let fault = try countInstructions(of: &measured, suite.data, suite.plan)
    return Passes(measured: measured, curves: curves, prices: prices, instructionFault: fault)
  }

  /// Says how long it will take, where somebody watches; without rows by what cases typically take.
  private func sayEstimate(
    of cases: SelectedCases,
    _ rows: (any RowSource)?,
    _ plan: MeasurementPlan
  ) throws {
    guard progress.isShown else { return }
    var estimate =
      rows.map { DurationEstimate(rows: $0, plan: plan) } ?? DurationEstimate(typicalOf: plan)
    var nanoseconds = estimate.nanoseconds(of: cases.groups)
    let caseCount = cases.identifiers.count
    if options.instructions == .callgrind {
      nanoseconds += InstructionCounter.estimateNanoseconds(caseCount: caseCount)
    }
    try terminal.write(
      "\(cases.groups.count) groups, \(caseCount) cases: \(Self.duration(nanoseconds))\n",
      to: .error
    )
  }

  private static func duration(_ nanoseconds: Int) -> String {
    let seconds = nanoseconds / 1_000_000_000
    if seconds < 10 { return "some seconds" }
    if seconds < 100 { return "about \((seconds + 2) / 5 * 5) s" }
    return "about \((seconds + 30) / 60) min"
  }

  var progress: ProgressDisplay {
    ProgressDisplay(terminal: options.isQuiet ? nil : terminal)
  }

  private func fill(
    _ document: inout ResultDocument,
    with passes: Passes,
    of cases: SelectedCases,
    _ budget: FrameBudget
  ) throws {
    document.warnings += passes.measured.warnings
    document.controlCurves = passes.curves
    document.plan.isComplete = passes.measured.isComplete
    var builder = DocumentBuilder(
      judgement: FrameJudgement(
        budget: budget,
        slowdown: options.slowdown,
        rate: options.instructionRate
      ),
      prices: passes.prices,
      asksCallgrind: options.instructions == .callgrind
    )
    var series = SeriesWarnings(
      emptyStampPairNanoseconds: document.environment.emptyStampPairNanoseconds
    )
    do throws(RecordingError) {
      for group in passes.measured.groups {
        try builder.add(group)
        series.add(group)
      }
      document.warnings += series.warnings
      try builder.fill(&document)
    } catch {
      throw error.failure
    }
    document.mistakes = mistakes(among: document.cases)
    leaveOutPlaces(of: cases, withoutCasesIn: &document)
  }

  private func plan(of cases: SelectedCases, _ budget: FrameBudget) -> MeasurementPlan {
    var plan = cases.plan(seed: options.selection.seed)
    plan.budget = budget
    plan.slowdown = options.slowdown
    return options.pace == .paced ? plan.paced(budget: budget) : plan
  }

  private func dataForOtherProcesses(_ cases: SelectedCases) throws -> DatasetChoice? {
    guard cases.needOtherProcesses || options.instructions == .callgrind else { return nil }
    return try options.selection.data?.forAnotherProcess()
  }

  /// Fails before anything is measured where instructions cannot be counted as asked.
  private func checkInstructions() throws(ToolFailure) {
    if options.instructions == .callgrind {
      _ = try Valgrind.found()
    } else if options.instructionRate != nil {
      throw ExitCode.usage.failure(
        "--instruction-rate models frames by their instructions; give --instructions callgrind with it"
      )
    }
  }

  func exit(_ document: ResultDocument) -> ExitCode {
    InterruptSignal.exit ?? (document.hasWrongContent ? .countersDiffer : .success)
  }

  private func remarks(on cases: SelectedCases) -> [ResultDocument.Warning] {
    let fitting = cases.fitting.map { ResultDocument.Warning(code: "rows-fitted", message: $0) }
    return [fitting, emptyShard(of: cases)].compactMap(\.self)
      + cases.refusals.map { ResultDocument.Warning(code: "strategy-refused", message: $0) }
  }

  /// Says that there is nothing in a shard, which is no fault where the other shards have cases.
  private func emptyShard(of cases: SelectedCases) -> ResultDocument.Warning? {
    guard let shard = cases.shard, cases.groups.isEmpty else { return nil }
    return ResultDocument.Warning(
      code: ResultDocument.Warning.emptyShardCode,
      message: "shard \(shard.index) of \(shard.count) has no cases: groups that share a crossover "
        + "or an exponent stay together, and there are fewer such parts than shards; give fewer"
    )
  }

  private func planRecord(
    _ plan: MeasurementPlan,
    _ cases: SelectedCases,
    _ dataset: ResultDocument.Dataset,
    _ budget: FrameBudget,
    _ startedAt: String
  ) -> ResultDocument.Plan {
    var record = ResultDocument.Plan(
      suite: cases.suite.name,
      seed: Int(truncatingIfNeeded: plan.seed),
      filter: options.selection.filter?.pattern,
      refreshHertz: options.deadline.hertz,
      budgetNanoseconds: budget.deadlineNanoseconds,
      rounds: plan.roundCount,
      pace: options.pace == .paced ? .paced : .tight,
      dataset: dataset,
      arguments: Tool.arguments,
      startedAt: startedAt,
      isComplete: false
    )
    record.isBudgetGiven = options.deadline.isBudget
    record.appShare = options.appShare ?? 1
    record.slowdown = options.slowdown == .none ? nil : options.slowdown.factor.description
    record.shard = cases.shard
    record.instructionRate = options.instructionRate?.instructionsPerNanosecond.description
    return record
  }
}
