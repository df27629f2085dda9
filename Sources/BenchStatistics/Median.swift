// SPDX-License-Identifier: Apache-2.0

/// The median of floating-point numbers; ``SortedSamples`` has that of integers.
public enum Median {
  /// Returns the middle sample, or the mean of the two middle ones.
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
  /// The median of an ascending array that is not empty.
  var medianOfAscending: Double {
    let upper = self[count / 2]
    return count.isMultiple(of: 2) ? Self.mean(self[count / 2 - 1], upper) : upper
  }

  /// Returns the mean of two numbers, even where their sum would overflow.
  static func mean(_ left: Double, _ right: Double) -> Double {
    let sum = left + right
    return sum.isFinite ? sum / 2 : left / 2 + right / 2
  }
}

extension [Double] {
  /// Refuses numbers that are not finite, and too few of them.
  func check(atLeast needed: Int) throws(StatisticsError) {
    for (index, value) in enumerated() where !value.isFinite {
      throw .notFinite(index: index, found: value)
    }
    guard count >= needed else { throw .tooFewSamples(found: count, needed: needed) }
  }

  /// Refuses numbers without a logarithm too.
  func checkPositive(atLeast needed: Int) throws(StatisticsError) {
    try check(atLeast: needed)
    for (index, value) in enumerated() where value <= 0 {
      throw .notPositive(index: index, found: value)
    }
  }
}
