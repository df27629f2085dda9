// SPDX-License-Identifier: Apache-2.0

/// The change points of a series.
///
/// Method: E-divisive (Matteson and James, 2014) for the places, Student's t for the decision in place of a
/// permutation test, so that the same series always gives the same answer, sliding windows, and a loose limit
/// before the strict one, after Fleming and others, "Hunter: Using Change Point Detection to Hunt for
/// Performance Regressions" (2023). Different from there: the p value of the strict pass is that of the best of
/// all tried splits, and no point lies near an end. Failure mode: slow drift has no place at which it begins,
/// and is cut into steps.
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

  /// Returns the p value of the best split of the whole series, for a list of many series.
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

  /// Returns the steps of a series without noise, or nil.
  ///
  /// Nothing varies between two steps, so Student's t leaves no doubt of any.
  private static func exactSteps(in values: [Double], _ rule: ChangePointRule) -> [ChangePoint]? {
    let steps = values.indices.dropFirst().filter { values[$0] != values[$0 - 1] }
    guard rule.isExact, steps.count * 4 <= values.count else { return nil }
    return steps.filter { $0 >= rule.edge && $0 <= values.count - rule.edge }
      .map { ChangePoint(index: $0, before: values[$0 - 1], after: values[$0], pValue: 0) }
  }
}

/// A place at which a series changes its level.
public struct ChangePoint: Equatable, Sendable {
  /// The first value of the new level.
  public let index: Int
  /// The mean since the previous change point or the beginning.
  public let before: Double
  /// The mean up to the next change point or the end.
  public let after: Double
  /// The likelihood of so large a difference at the best place of an unchanged series.
  public let pValue: Double
}

/// The limits of change points (article ComparisonRules B3.9).
public struct ChangePointRule: Equatable, Sendable {
  /// The values examined together; longer series use overlapping windows.
  public var window = 50
  /// The fewest values before the first change point and from the last one on.
  public var edge = 10
  /// The fewest values between two change points.
  public var gap = 10
  /// The largest p value of a change point.
  public var limit = 0.001
  /// The factor by which a candidate's p value may be larger, since a further candidate can sharpen it.
  public var looseness = 10.0
  /// True for values without noise: each step is certain, p 0, and needs no search.
  ///
  /// A series that steps at more than every fourth value is searched in any case.
  public var isExact = false

  /// The rule for measured times: a burst of fewer than ten noisy values is no level.
  public static let times = ChangePointRule()

  /// The rule for exact counters: a level may last for one value.
  public static let counters: ChangePointRule = {
    var rule = ChangePointRule()
    rule.gap = 1
    rule.isExact = true
    return rule
  }()

  /// The fewest values in which a change point can be found.
  public var neededCount: Int { 2 * edge }
}
