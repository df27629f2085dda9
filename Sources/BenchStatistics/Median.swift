// SPDX-License-Identifier: Apache-2.0

/// The median of numbers that are not integers.
///
/// Integers have the same one in ``SortedSamples``, where it is exact.
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

extension [Double] {
  /// Refuses what no figure can be made of.
  func check(atLeast needed: Int) throws(StatisticsError) {
    for (index, value) in enumerated() where !value.isFinite {
      throw .notFinite(index: index, found: value)
    }
    guard count >= needed else { throw .tooFewSamples(found: count, needed: needed) }
  }

  /// Refuses what has no logarithm either.
  func checkPositive(atLeast needed: Int) throws(StatisticsError) {
    try check(atLeast: needed)
    for (index, value) in enumerated() where value <= 0 {
      throw .notPositive(index: index, found: value)
    }
  }
}
