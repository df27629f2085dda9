// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

/// A case with its times in order: what the tables are made from.
struct CaseFigures {
  let measured: ResultDocument.Case
  let configure: SampleQuantiles
  let frame: SampleQuantiles

  init(_ measured: ResultDocument.Case) {
    self.measured = measured
    configure = SampleQuantiles(measured.samples.configureNanoseconds)
    frame = SampleQuantiles(measured.samples.frameWallNanoseconds)
  }

  /// How many configures took longer than the whole budget.
  func overBudgetCount(_ budgetNanoseconds: Int) -> Int {
    configure.values.reversed().prefix { $0 > budgetNanoseconds }.count
  }

  /// How many cells one budget holds at the median configure time, with nothing else in it.
  ///
  /// `nil` where there are no samples or the clock saw no time pass.
  func cellsPerBudget(_ budgetNanoseconds: Int) -> Int? {
    guard let median = configure.quantile(0.5), median > 0 else { return nil }
    return budgetNanoseconds / median
  }
}
