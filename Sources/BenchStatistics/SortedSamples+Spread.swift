// SPDX-License-Identifier: Apache-2.0

extension SortedSamples {
  /// The median absolute deviation from the median (MAD), unscaled.
  ///
  /// Formula: median of |xᵢ − median|, exact until the one rounding at the end. Source: Hampel
  /// (1974). Failure mode: 0 as soon as more than half of the samples are equal.
  ///
  /// - Complexity: O(*n*): the deviations of a sorted sample are two sorted runs.
  public var medianAbsoluteDeviation: Double {
    let center = twiceMedian
    let (lower, upper) = ascending.middleDistances(
      isBelow: { 2 * Int128($0) < center },
      distance: { (2 * Int128($0) - center).magnitude }
    )
    return Double(lower + upper) / 4
  }
}
