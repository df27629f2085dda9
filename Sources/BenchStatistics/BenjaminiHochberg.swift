// SPDX-License-Identifier: Apache-2.0

/// Control of the false discovery rate over many tests.
///
/// Method: Benjamini and Hochberg (1995): sort the p values, reject up to the largest i with
/// p₍ᵢ₎ ≤ i · q / m. Failure mode: holds for independent or positively dependent tests only.
public enum BenjaminiHochberg {
  /// Returns p values adjusted for comparison with the rate itself, in input order.
  ///
  /// - Throws: ``StatisticsError/outsideUnit(index:found:)`` for NaN or a value outside 0...1.
  /// - Complexity: O(*m* log *m*).
  public static func adjusted(_ pValues: [Double]) throws(StatisticsError) -> [Double] {
    for (index, value) in pValues.enumerated() where !(0...1).contains(value) {
      throw .outsideUnit(index: index, found: value)
    }
    let order = pValues.indices.sorted { pValues[$0] < pValues[$1] }
    var adjusted = pValues
    var smallest = 1.0
    for rank in stride(from: order.count, through: 1, by: -1) {
      let index = order[rank - 1]
      smallest = min(smallest, pValues[index] * Double(order.count) / Double(rank))
      adjusted[index] = smallest
    }
    return adjusted
  }

  /// Returns which tests are discoveries at the false discovery rate `rate`, in input order.
  ///
  /// - Throws: ``StatisticsError/outsideUnit(index:found:)`` for NaN or a value outside 0...1.
  /// - Precondition: `rate` lies in 0...1.
  public static func discoveries(
    _ pValues: [Double],
    rate: Double = 0.05
  ) throws(StatisticsError) -> [Bool] {
    precondition((0...1).contains(rate), "A false discovery rate lies from 0 through 1.")
    return try adjusted(pValues).map { $0 <= rate }
  }
}
