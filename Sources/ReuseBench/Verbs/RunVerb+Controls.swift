// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchResults
import BenchRunner

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
      measured.warnings.append(
        ResultDocument.Warning(
          code: "interrupted",
          message: "a signal ended the run before the curves of the controls were whole"
        )
      )
      return nil
    }
    return curves.map(ResultDocument.ControlCurve.init)
  }
}

extension ResultDocument.ControlCurve {
  /// Writes a curve down.
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
