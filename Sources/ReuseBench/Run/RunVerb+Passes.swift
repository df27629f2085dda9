// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchLists
import BenchMistakes
import BenchResults
import BenchRunner
import BenchStatistics

extension RunVerb {
  /// Has Callgrind count every case, where that was asked for.
  ///
  /// All were verified and timed before, in this process; below Callgrind they are counted alone. Cases that
  /// a signal or a failure left uncounted are unavailable with the reason; their times stand, for they may
  /// have taken minutes.
  func countInstructions(
    of measured: inout SuiteMeasurement.Outcome,
    _ data: DatasetChoice?,
    _ plan: MeasurementPlan
  ) throws -> ToolFailure? {
    guard options.instructions == .callgrind else { return nil }
    let counter = InstructionCounter(data: data, plan: plan, progress: progress)
    let identifiers = measured.groups.flatMap { group in
      group.cases.map { group.group.identifier(of: $0.strategy) }
    }
    var counts: [String: InstructionCounts] = [:]
    var fault: ToolFailure?
    do {
      if InterruptSignal.received == nil {
        try counter.count(identifiers, with: Valgrind(), into: &counts)
      }
    } catch let failure as ToolFailure {
      // What the driver calls a void session is here a tool that does not do its work.
      let exit = failure.exit == .sessionVoid ? .toolMissing : failure.exit
      fault = exit.failure(failure.message)
    }
    guard counts.count < identifiers.count else {
      note(counts, elseReason: "", in: &measured.groups)
      return nil
    }
    let rest = "\(identifiers.count - counts.count) of \(identifiers.count)"
    let reason = fault?.message ?? "a signal ended the run before Callgrind had counted them"
    note(counts, elseReason: reason, in: &measured.groups)
    measured.isComplete = false
    measured.warnings.add(
      fault == nil ? "interrupted" : "instructions-uncounted",
      "the instructions of \(rest) cases were not counted: \(reason)"
    )
    return fault
  }

  /// Writes each count to its case, and the reason to the others.
  private func note(
    _ counts: [String: InstructionCounts],
    elseReason reason: String,
    in groups: inout [GroupOutcome]
  ) {
    for position in groups.indices {
      groups[position]
        .update { identifier, outcome in
          guard let found = counts[identifier] else {
            outcome.counts.note(uncountedInstructions: reason)
            return
          }
          outcome.counts.note(instructionCount: found.total, source: found.source)
          outcome.samples.frameInstructions = found.frames.isEmpty ? nil : found.frames
        }
    }
  }
}

extension RunVerb {
  /// Measures what reuse and the row index are worth, where the suite has that.
  ///
  /// A signal leaves the curves out; the cases that finished stand.
  func controlCurves(
    of cases: SelectedCases,
    _ rows: any RowSource,
    _ plan: MeasurementPlan,
    _ measured: inout SuiteMeasurement.Outcome
  ) throws -> [ResultDocument.ControlCurve]? {
    guard cases.hasControlCurves, InterruptSignal.received == nil else { return nil }
    let counts = ControlPass.rowCounts.filter { $0 <= rows.count }
    guard !counts.isEmpty else { return nil }
    try progress.show(0, of: 1, label: "what reuse and the row index are worth")
    let curves = ControlPass(rows: rows, seed: plan.seed)
      .measure(rowCounts: counts, isInterrupted: { InterruptSignal.received != nil })
    try progress.clear()
    guard let curves else {
      measured.isComplete = false
      measured.warnings.add(
        "interrupted",
        "a signal ended the run before the curves of the controls were whole"
      )
      return nil
    }
    return curves.map(ResultDocument.ControlCurve.init)
  }
}

extension ResultDocument.ControlCurve {
  init(_ curve: ControlCurve) {
    self.init(
      workload: ControlPass.workload.name,
      cell: ControlPass.cell,
      strategy: curve.strategy.rawValue,
      points: curve.points.map {
        Point(rows: $0.rowCount, frames: $0.frameCount, medianNanoseconds: $0.medianNanoseconds)
      },
      leftOutRows: curve.leftOut,
      longestFrameNanoseconds: ControlPass.longestFrameNanoseconds
    )
  }
}

extension RunVerb {
  /// Takes the engine's own prices of writes, where the suite has them or a device's stand beside.
  ///
  /// A signal leaves them out; the cases that finished stand.
  func enginePrices(
    of cases: SelectedCases,
    _ rows: any RowSource,
    _ plan: MeasurementPlan,
    _ measured: inout SuiteMeasurement.Outcome
  ) throws -> EnginePrices {
    guard cases.hasPrices || options.prices != nil, InterruptSignal.received == nil else {
      return EnginePrices()
    }
    try progress.show(0, of: 1, label: "what writes cost in this engine")
    let pass = PricePass(rows: rows, seed: plan.seed)
    let prices: [WritePrice]?
    do throws(StatisticsError) {
      prices = try pass.take(isInterrupted: { InterruptSignal.received != nil })
    } catch {
      throw ExitCode.internalFault.failure("the engine's prices: \(error)")
    }
    try progress.clear()
    guard let prices else {
      measured.isComplete = false
      measured.warnings.add(
        "interrupted",
        "a signal ended the run before the engine's prices of writes were taken"
      )
      return EnginePrices()
    }
    return EnginePrices(prices)
  }
}

extension RunVerb {
  /// The prices that the line names, if any, before anything is measured.
  func devicePrices() throws(ToolFailure) -> PriceList? {
    guard let path = options.prices else { return nil }
    return try PricesError.asFailure(try PriceList(contentsOf: path))
  }

  var priceInput: OutputFile.Input? {
    options.prices.map { OutputFile.Input(option: "--prices", path: $0) }
  }

  /// Puts into a document what configuring would take at prices, if there are any.
  func model(_ document: inout ResultDocument, at prices: PriceList?) {
    guard let prices else { return }
    document.modelledConfigure =
      ConfigureModel(document, at: prices, baseline: CaseStrategy.baseline.rawValue).modelled()
  }
}

extension RunVerb {
  /// The well-known mistakes of which cases were measured; nil where none were.
  func mistakes(among measured: [ResultDocument.Case]) -> [ResultDocument.Mistake]? {
    guard ListCatalogue.guests == nil else { return nil }
    let cells = Set(measured.map(\.cell))
    let known = MistakeCatalogue.all.filter { cells.contains($0.name) }
      .map {
        ResultDocument.Mistake(
          cell: $0.name,
          what: $0.what,
          cure: $0.cure,
          source: $0.source,
          strategy: Mistake.mistaken
        )
      }
    return known.isEmpty ? nil : known
  }
}
