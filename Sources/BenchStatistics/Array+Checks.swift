// SPDX-License-Identifier: Apache-2.0

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
