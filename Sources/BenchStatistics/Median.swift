// SPDX-License-Identifier: Apache-2.0

/// The median and the spread around it of numbers that are not integers.
///
/// Integers have the same figures in ``SortedSamples``, where they are exact.
public enum Median {
  /// The middle sample, or the mean of the two middle ones.
  ///
  /// Failure mode: between two modes it names a value that hardly occurs.
  ///
  /// - Throws: ``StatisticsError`` for no samples, or one that is not finite.
  /// - Complexity: O(*n* log *n*).
  public static func of(_ samples: [Double]) throws(StatisticsError) -> Double {
    try samples.check(atLeast: 1)
    return samples.sorted().medianOfAscending
  }

  /// The median absolute deviation from the median (MAD), unscaled.
  ///
  /// Formula: median of |xᵢ − median|; 1.4826 times it estimates a normal standard deviation.
  /// Source: Hampel (1974). Failure mode: 0 as soon as more than half of the samples are equal;
  /// infinite where two samples lie further apart than a `Double` reaches.
  ///
  /// - Throws: ``StatisticsError`` for no samples, or one that is not finite.
  /// - Complexity: O(*n* log *n*).
  public static func absoluteDeviation(of samples: [Double]) throws(StatisticsError) -> Double {
    try samples.check(atLeast: 1)
    let ascending = samples.sorted()
    let centre = ascending.medianOfAscending
    let (lower, upper) = ascending.middleDistances(
      isBelow: { $0 < centre },
      distance: { ($0 - centre).magnitude }
    )
    return [Double].mean(lower, upper)
  }
}
