// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The median of a sample with its sign-test interval.
///
/// Thompson (1936): between the order statistics of ranks k and n + 1 − k, where k is the largest rank
/// with 2 · P(Binomial(n, ½) ≤ k − 1) ≤ 1 %. It needs independent values, and 8 of them at least.
struct MedianInterval: Equatable, Sendable {
  /// The two-sided error rate.
  static let errorRate = 0.01

  /// The median.
  let median: Double
  /// The ends of the interval; nil where there are too few values for one.
  let bounds: ClosedRange<Double>?

  /// Makes the interval of some values, or nil if there are none.
  init?(_ values: [Double]) {
    guard !values.isEmpty else { return nil }
    let ascending = values.sorted()
    let upper = ascending[values.count / 2]
    median = values.count.isMultiple(of: 2) ? (ascending[values.count / 2 - 1] + upper) / 2 : upper
    bounds = Self.rank(of: values.count)
      .map { ascending[$0 - 1]...ascending[values.count - $0] }
  }

  /// The rank of the interval's ends among so many values, from 1; nil where there are too few.
  static func rank(of count: Int) -> Int? {
    var mass = 1.0
    for _ in 0..<count { mass /= 2 }
    var rank = 0
    var cumulative = mass
    while rank < count, 2 * cumulative <= errorRate {
      rank += 1
      mass *= Double(count - rank + 1) / Double(rank)
      cumulative += mass
    }
    return rank > 0 ? rank : nil
  }
}

/// The cost of a strategy over that of another, paired round by round.
struct PairedRatio: Equatable, Sendable {
  /// The median ratio.
  let ratio: Double
  /// The ends of its interval; nil where there are too few rounds for one.
  let bounds: ClosedRange<Double>?
  /// What the interval decides, in the suite's words: a whole interval on one side of 1 and at least
  /// 1 % decide, and a whole one within ±3 % is unchanged.
  let verdict: String

  /// Pairs two lists of costs; nil where there is nothing to pair, or a cost too small to divide by.
  init?(_ costs: [Double], over baseline: [Double]) {
    guard costs.count == baseline.count, (costs + baseline).allSatisfy({ $0 > 0 }),
      let interval = MedianInterval(zip(costs, baseline).map { log($0 / $1) })
    else { return nil }
    ratio = exp(interval.median)
    bounds = interval.bounds.map { exp($0.lowerBound)...exp($0.upperBound) }
    guard let ends = interval.bounds else {
      verdict = "inconclusive"
      return
    }
    if ends.lowerBound > 0, interval.median >= log1p(0.01) {
      verdict = "dearer"
    } else if ends.upperBound < 0, interval.median <= -log1p(0.01) {
      verdict = "cheaper"
    } else if ends.lowerBound >= -log1p(0.03), ends.upperBound <= log1p(0.03) {
      verdict = "unchanged"
    } else {
      verdict = "inconclusive"
    }
  }
}
