// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchResults
import BenchRunner
import BenchStatistics

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
      throw ToolFailure(exit: .internalFault, message: "the engine's prices: \(error)")
    }
    try progress.clear()
    guard let prices else {
      measured.isComplete = false
      measured.warnings.append(
        ResultDocument.Warning(
          code: "interrupted",
          message: "a signal ended the run before the engine's prices of writes were taken"
        )
      )
      return EnginePrices()
    }
    return EnginePrices(prices)
  }
}
