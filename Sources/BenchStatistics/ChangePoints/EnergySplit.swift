// SPDX-License-Identifier: Apache-2.0

/// Where a stretch of values falls into two that differ most.
///
/// Method: the divergence of Matteson and James, "A Nonparametric Approach for Multiple Change
/// Point Analysis of Multivariate Data" (2014), with exponent 1: for a left side of l values and a
/// right side of r,
/// Q = l · r / (l + r) · (2 / (l · r) · Σ|x − y| − Σ|x − x'| / (l choose 2) − Σ|y − y'| / (r
/// choose 2)), the sums running over pairs. It sees any difference between the two distributions,
/// not of the means alone.
struct EnergySplit: Equatable {
  /// The first value of the right side.
  let index: Int
  /// The divergence of the two sides; 0 where all values are equal.
  let divergence: Double

  /// Finds the split of `values[bounds]` with the largest divergence, the first of several.
  ///
  /// - Parameters:
  ///   - values: the series, all finite.
  ///   - bounds: the stretch to split.
  ///   - splits: the indices at which it may be split, inside the stretch.
  /// - Returns: `nil` where there is no such index.
  /// - Complexity: O(*n*²) in the length of the stretch, no memory.
  static func best(
    of values: [Double],
    in bounds: Range<Int>,
    at splits: Range<Int>
  ) -> EnergySplit? {
    guard !splits.isEmpty else { return nil }
    var left = 0.0
    var right = distances(of: values, in: bounds)
    let all = right
    var best: EnergySplit?
    for index in bounds.lowerBound..<splits.upperBound {
      if splits.contains(index) {
        let divergence = Self.divergence(
          across: all - left - right,
          left: left,
          right: right,
          counts: (index - bounds.lowerBound, bounds.upperBound - index)
        )
        if divergence > best?.divergence ?? -.infinity {
          best = EnergySplit(index: index, divergence: divergence)
        }
      }
      // The value at the index changes sides.
      let value = values[index]
      for other in bounds.lowerBound..<index { left += (values[other] - value).magnitude }
      for other in (index + 1)..<max(bounds.upperBound, index + 1) {
        right -= (values[other] - value).magnitude
      }
    }
    return best
  }

  private static func distances(of values: [Double], in bounds: Range<Int>) -> Double {
    var sum = 0.0
    for index in bounds {
      for other in bounds.lowerBound..<index { sum += (values[other] - values[index]).magnitude }
    }
    return sum
  }

  private static func divergence(
    across: Double,
    left: Double,
    right: Double,
    counts: (left: Int, right: Int)
  ) -> Double {
    let (l, r) = (Double(counts.left), Double(counts.right))
    let between = 2 / (l * r) * across
    let withinLeft = counts.left > 1 ? left / (l * (l - 1) / 2) : 0
    let withinRight = counts.right > 1 ? right / (r * (r - 1) / 2) : 0
    return l * r / (l + r) * (between - withinLeft - withinRight)
  }
}
