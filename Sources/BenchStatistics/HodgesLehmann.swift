// SPDX-License-Identifier: Apache-2.0

/// Estimators of place and of shift that use all samples and withstand outliers in 29 % of them.
///
/// Source: Hodges and Lehmann (1963), "Estimates of location based on rank tests"; the interval of
/// Moses (1953) and Lehmann (1975).
public enum HodgesLehmann {
  /// The place of a sample: the median of its Walsh averages.
  ///
  /// Formula: median of (xᵢ + xⱼ) / 2 over all i ≤ j. Failure mode: of a skewed distribution it
  /// estimates neither mean nor median, and it overflows where two samples add up beyond a `Double`.
  ///
  /// - Throws: ``StatisticsError`` for no samples, or one that is not finite.
  /// - Complexity: O(*n* log *n*).
  public static func location(of samples: [Double]) throws(StatisticsError) -> Double {
    try samples.check(atLeast: 1)
    return PairwiseSums(within: samples.sorted()).median / 2
  }

  /// The shift from a baseline to values: the median of all differences, with its interval.
  ///
  /// Formula: median of yⱼ − xᵢ; the interval is [D₍k₎, D₍nm+1−k₎] of the sorted differences, k the
  /// largest rank with P(U ≤ k − 1) ≤ α/2 for Mann and Whitney's U: exact where n · m is at most
  /// ``MannWhitney/exactPairLimit``, else by the normal curve with continuity correction. No
  /// distribution is assumed; ties only make the interval hold more often.
  /// Failure mode: it needs independent samples and two distributions that differ by a shift
  /// alone; where their spreads differ, it is the median difference and the interval is not exact.
  ///
  /// - Throws: ``StatisticsError`` for a number that is not finite (a value's index counts on from
  ///   the baseline's), or samples too small for an interval at `alpha`.
  /// - Precondition: `alpha` lies strictly between 0 and 1.
  /// - Complexity: O(N log N), and O((nm)²) where it is exact.
  public static func shift(
    from baseline: [Double],
    to values: [Double],
    alpha: Double = 0.05
  ) throws(StatisticsError) -> IntervalEstimate {
    precondition(alpha > 0 && alpha < 1, "An error rate lies strictly between 0 and 1.")
    try (baseline + values).check(atLeast: 0)
    let smaller = min(baseline.count, values.count)
    guard
      smaller > 0,
      let (rank, error) = rankAndError(baseline.count, values.count, alpha: alpha)
    else {
      throw .tooFewSamples(found: smaller, needed: neededCount(alpha: alpha))
    }
    let differences = PairwiseSums(values.sorted(), baseline.map { -$0 }.sorted())
    return IntervalEstimate(
      estimate: differences.median,
      low: differences.sum(rank: rank),
      high: differences.sum(rank: differences.count + 1 - rank),
      confidence: 1 - error
    )
  }

  /// The samples of each side, equally many, from which on there is an interval: 4 at 5 %.
  private static func neededCount(alpha: Double) -> Int {
    var count = 1
    while rankAndError(count, count, alpha: alpha) == nil { count += 1 }
    return count
  }

  private static func rankAndError(_ first: Int, _ second: Int, alpha: Double) -> (Int, Double)? {
    if first * second <= MannWhitney.exactPairLimit {
      let null = RankSumNull(first, second)
      let rank = null.largestRank(tail: alpha / 2)
      return rank > 0 ? (rank, 2 * null.cumulative(rank - 1)) : nil
    }
    let deviation = RankSumNull.standardDeviation(first, second, tieSizes: [])
    let centre = Double(first * second) / 2
    let rank = Int((centre + 0.5 - Normal.upperQuantile(alpha / 2) * deviation).rounded(.down))
    let error = 2 * Normal.upperTail((centre + 0.5 - Double(rank)) / deviation)
    return rank > 0 ? (rank, error) : nil
  }
}

/// The sums of every pair from two ascending lists, of which any rank is found without making them.
///
/// Sums of sorted lists form a staircase: along a row and down a column they only rise, in floating
/// point too, since rounding keeps the order. So the sums up to a limit are counted in one walk,
/// and the smallest limit that reaches a rank is the sum of that rank, exactly.
/// Source: the counting step of Johnson and Mizoguchi (1978), with bisection for their pivots.
struct PairwiseSums {
  /// The first list, ascending.
  let rows: [Double]
  /// The second list, ascending.
  let columns: [Double]
  /// Whether only pairs with a row index of at most the column index count: Walsh's pairs.
  let isTriangle: Bool

  /// The sums of every pair of the two lists.
  init(_ rows: [Double], _ columns: [Double]) {
    self.rows = rows
    self.columns = columns
    isTriangle = false
  }

  /// The sums of every pair within one list, each element with itself included.
  init(within ascending: [Double]) {
    rows = ascending
    columns = ascending
    isTriangle = true
  }

  /// The number of sums.
  var count: Int {
    isTriangle ? rows.count * (rows.count + 1) / 2 : rows.count * columns.count
  }

  /// The sum of the rank `rank`, from 1.
  ///
  /// - Precondition: The lists are not empty and the rank lies in `1...count`.
  /// - Complexity: O(*n*), 64 walks at most.
  func sum(rank: Int) -> Double {
    precondition((1...count).contains(rank), "A rank lies from 1 through the number of sums.")
    var low = Self.ordinal(of: rows[0] + columns[0])
    var high = Self.ordinal(of: rows[rows.count - 1] + columns[columns.count - 1])
    while low < high {
      // The floor of the middle, without overflow.
      let middle = (low >> 1) + (high >> 1) + (low & high & 1)
      if count(through: Self.number(at: middle)) >= rank { high = middle } else { low = middle + 1 }
    }
    return Self.number(at: low)
  }

  /// The middle sum, or the mean of the two middle ones.
  var median: Double {
    let upper = sum(rank: count / 2 + 1)
    return count.isMultiple(of: 2) ? [Double].mean(sum(rank: count / 2), upper) : upper
  }

  private func count(through limit: Double) -> Int {
    var total = 0
    var reached = columns.count
    for (index, row) in rows.enumerated() {
      while reached > 0, row + columns[reached - 1] > limit { reached -= 1 }
      total += isTriangle ? max(0, reached - index) : reached
    }
    return total
  }

  /// The place of a number among all numbers, so that neighbours differ by 1; both zeros have one.
  private static func ordinal(of number: Double) -> Int64 {
    let bits = Int64(bitPattern: number.bitPattern)
    return bits >= 0 ? bits : Int64.min - bits
  }

  private static func number(at ordinal: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: ordinal >= 0 ? ordinal : Int64.min - ordinal))
  }
}
