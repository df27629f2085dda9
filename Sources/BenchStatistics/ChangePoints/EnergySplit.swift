// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The split of a stretch of values into two that differ most.
///
/// Method: the divergence of Matteson and James, "A Nonparametric Approach for Multiple Change Point Analysis
/// of Multivariate Data" (2014), with exponent 1: for a left side of l values and a right side of r, Q = l · r
/// / (l + r) · (2 / (l · r) · Σ|x − y| − Σ|x − x'| / (l choose 2) − Σ|y − y'| / (r choose 2)), the sums running
/// over pairs. It sees any difference between the two distributions, not only of the means.
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

/// The p value of the best of many splits, from the p value of that split alone.
///
/// A series without any change, tried at each of 41 places, has a place with p ≤ 0.001 in more than one of a
/// hundred cases; this makes a limit of 0.001 mean one in a thousand.
enum BestOfSplits {
  /// The likelihood that the best split of a flat series is at least as good.
  ///
  /// Method: Siegmund's approximation for the largest of standardized differences (James, James
  /// and Siegmund, "Tests for a change-point", Biometrika 74, 1987): with b the normal deviate of
  /// the two-sided p and x = j / m for a split after j of m values,
  /// b · φ(b) · ∫ ν(b / √(m · x · (1 − x))) / (x · (1 − x)) dx + p, never more than p times the
  /// number of splits and never less than p. Failure mode: an approximation for small p; above
  /// about 0.1 it says too much.
  ///
  /// - Parameters:
  ///   - pValue: the two-sided p value of the best split, as if no other had been tried.
  ///   - count: the number of values.
  ///   - leftCounts: the sizes of the left side that were tried.
  /// - Returns: that likelihood; 0 for 0 and 1 for 1.
  /// - Precondition: the sizes lie inside 1 ..< count, and there is one.
  static func pValue(_ pValue: Double, count: Int, leftCounts: ClosedRange<Int>) -> Double {
    precondition(
      leftCounts.lowerBound >= 1 && leftCounts.upperBound < count,
      "A split leaves a value on both sides."
    )
    guard pValue > 0, pValue < 1 else { return pValue }
    let deviate = Normal.upperQuantile(pValue / 2)
    let density = exp(-deviate * deviate / 2) / (2 * Double.pi).squareRoot()
    var integral = 0.0
    for left in leftCounts {
      let spread = Double(left) * Double(count - left) / Double(count)
      let isEnd = left == leftCounts.lowerBound || left == leftCounts.upperBound
      integral += (isEnd ? 0.5 : 1) * overshoot(deviate / spread.squareRoot()) / spread
    }
    let approximate = deviate * density * integral + pValue
    return max(pValue, min(1, approximate, pValue * Double(leftCounts.count)))
  }

  /// Returns ν(x), by which a walk in steps passes a limit less often than a continuous one.
  private static func overshoot(_ x: Double) -> Double {
    guard x > 0 else { return 1 }
    let half = x / 2
    let below = 1 - Normal.upperTail(half)
    let density = exp(-half * half / 2) / (2 * Double.pi).squareRoot()
    return (below - 0.5) / half / (half * below + density)
  }
}
