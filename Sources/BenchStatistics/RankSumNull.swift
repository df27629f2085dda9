// SPDX-License-Identifier: Apache-2.0

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
