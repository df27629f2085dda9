// SPDX-License-Identifier: Apache-2.0

internal import BenchStatistics

/// The unit that all times of a column share, named in its heading.
enum TimeUnit: Int, CaseIterable {
  case nanosecond = 1
  case microsecond = 1_000
  case millisecond = 1_000_000
  case second = 1_000_000_000

  /// The largest unit of which the median of `times` holds at least one.
  init(of times: [Int]) {
    let median = SortedSamples(times)?.nearestRankSample(.p50) ?? 0
    self = Self.allCases.last { $0.rawValue <= median } ?? .nanosecond
  }
}
