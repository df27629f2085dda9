// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

/// A case with its times in order: what the tables are made from.
struct CaseFigures {
  let measured: ResultDocument.Case
  /// The times of single configures; `nil` where there are none.
  let configure: SortedSamples?
  /// The times of whole frames; `nil` where there are none.
  let frame: SortedSamples?

  init(_ measured: ResultDocument.Case) {
    self.measured = measured
    configure = SortedSamples(measured.samples.configureNanoseconds)
    frame = SortedSamples(measured.samples.frameWallNanoseconds)
  }

  /// How many cells one budget holds at the median configure time, with nothing else in it.
  ///
  /// `nil` where there are no samples or the clock saw no time pass.
  func cellsPerBudget(_ budgetNanoseconds: Int) -> Int? {
    guard let median = configure?.nearestRankSample(.p50), median > 0 else { return nil }
    return budgetNanoseconds / median
  }
}
