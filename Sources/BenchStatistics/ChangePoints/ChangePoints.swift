// SPDX-License-Identifier: Apache-2.0

/// The change points of a series.
///
/// Method: E-divisive (Matteson and James, 2014) for the places, Student's t for the decision in
/// place of a permutation test, so that the same series always gives the same answer, sliding
/// windows, and a loose limit before the strict one, after Fleming and others, "Hunter: Using
/// Change Point Detection to Hunt for Performance Regressions" (2023). Different from there: the p
/// value of the strict pass is that of the best of all splits that were tried, and no point lies
/// near an end. Failure mode: slow drift has no place at which it begins, and is cut into steps.
public enum ChangePoints {
  /// Finds the change points of a series, in order.
  ///
  /// - Parameters:
  ///   - values: one value for each commit, the oldest first.
  ///   - rule: when a place is a change point.
  /// - Returns: none for fewer than ``ChangePointRule/neededCount`` values.
  /// - Throws: ``StatisticsError/notFinite(index:found:)``.
  /// - Complexity: O(*n* · window² / edge).
  public static func find(
    in values: [Double],
    rule: ChangePointRule = .times
  ) throws(StatisticsError) -> [ChangePoint] {
    try values.check(atLeast: 0)
    guard values.count >= rule.neededCount else { return [] }
    if let steps = exactSteps(in: values, rule) { return steps }
    let search = ChangePointSearch(values: values, rule: rule)
    return search.points(search.settled(search.candidates()))
  }

  /// The p value of the best split of the whole series, for a list of many series.
  ///
  /// - Returns: 1 for fewer than ``ChangePointRule/neededCount`` values.
  /// - Throws: ``StatisticsError/notFinite(index:found:)``.
  public static func smallestPValue(
    in values: [Double],
    rule: ChangePointRule = .times
  ) throws(StatisticsError) -> Double {
    try values.check(atLeast: 0)
    guard values.count >= rule.neededCount else { return 1 }
    if let steps = exactSteps(in: values, rule) { return steps.isEmpty ? 1 : 0 }
    let search = ChangePointSearch(values: values, rule: rule)
    guard let split = search.bestSplit(in: values.indices) else { return 1 }
    return search.pValue(of: split, in: values.indices)
  }

  /// The steps of a series without noise; `nil` for one that has noise.
  ///
  /// Between two steps nothing varies, so Student's t leaves no doubt of any of them.
  private static func exactSteps(
    in values: [Double],
    _ rule: ChangePointRule
  ) -> [ChangePoint]? {
    let steps = values.indices.dropFirst().filter { values[$0] != values[$0 - 1] }
    guard rule.isExact, steps.count * 4 <= values.count else { return nil }
    return steps.filter { $0 >= rule.edge && $0 <= values.count - rule.edge }
      .map { ChangePoint(index: $0, before: values[$0 - 1], after: values[$0], pValue: 0) }
  }
}
