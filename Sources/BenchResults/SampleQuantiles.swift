// SPDX-License-Identifier: Apache-2.0

/// The exact quantiles of a set of times: all samples are kept, none is interpolated.
///
/// The quantile at `q` is the nearest rank: the smallest sample that at least `q` of all samples do
/// not exceed.
public struct SampleQuantiles: Sendable {
  private let sorted: [Int]

  /// Sorts `samples`.
  ///
  /// - Complexity: O(n log n).
  public init(_ samples: [Int]) {
    sorted = samples.sorted()
  }

  /// How many samples there are.
  public var count: Int { sorted.count }

  /// The smallest sample; `nil` where there is none.
  public var minimum: Int? { sorted.first }

  /// The greatest sample; `nil` where there is none.
  public var maximum: Int? { sorted.last }

  /// The samples in rising order.
  public var values: [Int] { sorted }

  /// The nearest-rank quantile at `q`; `nil` where there are no samples.
  ///
  /// - Precondition: `q` lies above 0 and at most at 1.
  public func quantile(_ q: Double) -> Int? {
    precondition(q > 0 && q <= 1, "A quantile lies above 0 and at most at 1, not at \(q).")
    guard !sorted.isEmpty else { return nil }
    // A product such as 0.9 * 10 may lie a rounding error above the whole rank that is meant.
    let rank = (q * Double(sorted.count) - 1e-9).rounded(.up)
    return sorted[min(max(Int(rank), 1), sorted.count) - 1]
  }

  /// Whether the samples suffice for a 95 % upper bound of the quantile at `q`.
  ///
  /// The greatest of n samples lies above the quantile with probability 1 - qⁿ, so that p99 takes
  /// 299 samples and p99.9 takes 2,995.
  public func carries(_ q: Double) -> Bool {
    guard let power = Self.power(q, sorted.count) else { return false }
    return power <= 0.05
  }

  /// `q` to the power of `count` by repeated squaring; `nil` for no samples.
  private static func power(_ q: Double, _ count: Int) -> Double? {
    guard count > 0 else { return nil }
    var result = 1.0
    var factor = q
    var rest = count
    while rest > 0 {
      if rest & 1 == 1 { result *= factor }
      factor *= factor
      rest >>= 1
    }
    return result
  }
}
