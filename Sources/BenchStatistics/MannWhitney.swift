// SPDX-License-Identifier: Apache-2.0

/// The rank-sum test: whether values of one sample tend to lie above those of another.
///
/// Formula: U counts the pairs in which the value exceeds the baseline, a tie for half; without
/// an effect every arrangement of the ranks is equally likely. Exact where no two of all samples
/// are equal and n · m is at most ``exactPairLimit``; else z = (|U − nm/2| − ½) / σ with
/// σ² = nm/12 · ((N + 1) − Σ(t³ − t) / (N(N − 1))), over the groups of t tied samples.
/// Source: Mann and Whitney (1947); tie correction of Lehmann (1975). Failure mode: it assumes
/// independent samples, so samples pooled over runs raise false alarms (about 15 % of comparisons
/// of equal builds at p < 1 %): use one figure per run, or ``PairedLogRatio`` for pairs. A sample
/// of one or two against thousands makes the approximation conservative.
public struct MannWhitney: Sendable, Equatable {
  /// The largest n · m for which every arrangement is counted.
  public static let exactPairLimit = 2_500

  /// The pairs in which the value lies above the baseline, ties for half.
  public let statistic: Double
  /// The number of pairs, n · m.
  public let pairCount: Int
  /// The two-sided p value; 1 when all samples are equal.
  public let pValue: Double
  /// How the p value was found.
  public let method: Method

  /// Compares the values with the baseline.
  ///
  /// - Throws: ``StatisticsError`` for an empty sample, or a number that is not finite (a value's
  ///   index counts on from the baseline's).
  /// - Complexity: O(N log N), and O((nm)²) where it is exact.
  public init(baseline: [Double], values: [Double]) throws(StatisticsError) {
    try (baseline + values).check(atLeast: 2)
    for sample in [baseline, values] where sample.isEmpty {
      throw .tooFewSamples(found: 0, needed: 1)
    }
    pairCount = baseline.count * values.count
    let ranks = MidRanks(baseline + values)
    let rankSum = ranks.ranks[baseline.count...].reduce(0, +)
    statistic = rankSum - Double(values.count * (values.count + 1)) / 2
    let larger = max(statistic, Double(pairCount) - statistic)
    if ranks.tieSizes.isEmpty, pairCount <= Self.exactPairLimit {
      method = .exact
      let null = RankSumNull(baseline.count, values.count)
      pValue = min(1, 2 * null.cumulative(pairCount - Int(larger)))
    } else {
      method = .normalApproximation
      let deviation = RankSumNull.standardDeviation(
        baseline.count,
        values.count,
        tieSizes: ranks.tieSizes
      )
      let excess = larger - Double(pairCount) / 2 - 0.5
      pValue = deviation > 0 ? min(1, 2 * Normal.upperTail(excess / deviation)) : 1
    }
  }
}

extension MannWhitney {
  /// How the p value was found.
  public enum Method: String, Sendable, Equatable, CaseIterable {
    /// From every arrangement of the ranks.
    case exact
    /// From the normal curve, corrected for ties and for continuity.
    case normalApproximation
  }
}

/// The ranks of samples from 1, tied samples sharing the mean of theirs.
struct MidRanks {
  /// The rank of each sample, in input order.
  let ranks: [Double]
  /// The sizes of the groups of two or more equal samples.
  let tieSizes: [Int]

  /// Ranks samples that are all finite.
  ///
  /// - Complexity: O(*n* log *n*).
  init(_ samples: [Double]) {
    let order = samples.indices.sorted { samples[$0] < samples[$1] }
    var ranks = [Double](repeating: 0, count: samples.count)
    var tieSizes: [Int] = []
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, samples[order[end]] == samples[order[start]] { end += 1 }
      // The mean of the ranks start + 1 through end.
      for index in order[start..<end] { ranks[index] = Double(start + 1 + end) / 2 }
      if end - start > 1 { tieSizes.append(end - start) }
      start = end
    }
    self.ranks = ranks
    self.tieSizes = tieSizes
  }
}

/// The distribution of Mann and Whitney's U when both samples come from one source, without ties.
///
/// The largest of n + m samples is of the first kind with likelihood n / (n + m) and then lies
/// above all m of the other; take it away, and a smaller distribution remains (Mann and Whitney
/// 1947). Every term is positive, so no digits cancel.
struct RankSumNull {
  private let cumulative: [Double]

  /// Builds the distribution for two sample sizes of 1 or more.
  ///
  /// - Complexity: O((nm)²).
  init(_ one: Int, _ other: Int) {
    // The distribution is the same for both; in one order, its rounding is too.
    let (first, second) = (min(one, other), max(one, other))
    // row[j] is the distribution for i samples of the first kind and j of the second.
    var row = [[Double]](repeating: [1], count: second + 1)
    for i in 1...first {
      var next: [[Double]] = [[1]]
      next.reserveCapacity(second + 1)
      for j in 1...second {
        next.append(Self.joined(taken: row[j], left: next[j - 1], i, j))
      }
      row = next
    }
    var sum = 0.0
    cumulative = row[second]
      .map { mass in
        sum += mass
        return sum
      }
  }

  private static func joined(taken: [Double], left: [Double], _ i: Int, _ j: Int) -> [Double] {
    let share = Double(i) / Double(i + j)
    var masses = [Double](repeating: 0, count: i * j + 1)
    for (index, mass) in left.enumerated() { masses[index] = (1 - share) * mass }
    for (index, mass) in taken.enumerated() { masses[index + j] += share * mass }
    return masses
  }

  /// The likelihood of a U of at most `count`.
  func cumulative(_ count: Int) -> Double {
    count < 0 ? 0 : min(1, cumulative[min(count, cumulative.count - 1)])
  }

  /// The largest rank k with P(U ≤ k − 1) ≤ `tail`, or 0 where there is none.
  ///
  /// The 10⁻¹² forgive rounding where the two are equal, as are 1 / 40 and 2.5 %.
  func largestRank(tail: Double) -> Int {
    cumulative.firstIndex { $0 > tail * (1 + 1e-12) } ?? cumulative.count
  }

  /// The standard deviation of U, 0 when all samples are tied.
  static func standardDeviation(_ first: Int, _ second: Int, tieSizes: [Int]) -> Double {
    let total = Double(first + second)
    let ties = tieSizes.reduce(0) { sum, size in
      sum + (Double(size) * Double(size) - 1) * Double(size)
    }
    let variance =
      Double(first) * Double(second) / 12 * (total + 1 - ties / (total * (total - 1)))
    return max(0, variance).squareRoot()
  }
}
