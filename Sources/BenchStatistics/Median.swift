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

extension [Double] {
  /// The median of an ascending array that is not empty: the middle, or the mean of the middle two.
  var medianOfAscending: Double {
    let upper = self[count / 2]
    return count.isMultiple(of: 2) ? Self.mean(self[count / 2 - 1], upper) : upper
  }

  /// The mean of two numbers, also where their sum would overflow.
  static func mean(_ left: Double, _ right: Double) -> Double {
    let sum = left + right
    return sum.isFinite ? sum / 2 : left / 2 + right / 2
  }
}

extension Array {
  /// The two middle distances of an ascending array from a centre; of an odd count, one twice.
  ///
  /// Elements for which `isBelow` holds come first, and distances grow away from the centre: two
  /// sorted runs, merged as far as their middle.
  ///
  /// - Precondition: The array is not empty.
  /// - Complexity: O(*n*).
  func middleDistances<Distance: Comparable>(
    isBelow: (Element) -> Bool,
    distance: (Element) -> Distance
  ) -> (lower: Distance, upper: Distance) {
    var right = firstIndex { !isBelow($0) } ?? count
    var left = right - 1
    func nearest() -> Distance {
      if left < 0 {
        right += 1
        return distance(self[right - 1])
      }
      let leftDistance = distance(self[left])
      if right < count, distance(self[right]) < leftDistance {
        right += 1
        return distance(self[right - 1])
      }
      left -= 1
      return leftDistance
    }
    var lower = nearest()
    var upper = lower
    for _ in 0..<(count / 2) {
      lower = upper
      upper = nearest()
    }
    return count.isMultiple(of: 2) ? (lower, upper) : (upper, upper)
  }
}

extension [Double] {
  /// Refuses what no figure can be made of.
  ///
  /// - Throws: ``StatisticsError/notFinite(index:found:)`` for the first NaN or infinity,
  ///   ``StatisticsError/tooFewSamples(found:needed:)`` for fewer than `needed`.
  func check(atLeast needed: Int) throws(StatisticsError) {
    for (index, value) in enumerated() where !value.isFinite {
      throw .notFinite(index: index, found: value)
    }
    guard count >= needed else { throw .tooFewSamples(found: count, needed: needed) }
  }

  /// Refuses what has no logarithm either.
  ///
  /// - Throws: ``StatisticsError/notPositive(index:found:)`` besides what ``check(atLeast:)`` does.
  func checkPositive(atLeast needed: Int) throws(StatisticsError) {
    try check(atLeast: needed)
    for (index, value) in enumerated() where value <= 0 {
      throw .notPositive(index: index, found: value)
    }
  }
}
