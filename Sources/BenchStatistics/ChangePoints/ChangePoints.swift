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
  private static func exactSteps(in values: [Double], _ rule: ChangePointRule) -> [ChangePoint]? {
    let steps = values.indices.dropFirst().filter { values[$0] != values[$0 - 1] }
    guard rule.isExact, steps.count * 4 <= values.count else { return nil }
    return steps.filter { $0 >= rule.edge && $0 <= values.count - rule.edge }
      .map { ChangePoint(index: $0, before: values[$0 - 1], after: values[$0], pValue: 0) }
  }
}

/// A place at which a series goes over to another level.
public struct ChangePoint: Equatable, Sendable {
  /// The first value of the new level.
  public let index: Int
  /// The mean between the change point before, or the beginning, and this one.
  public let before: Double
  /// The mean from this change point to the next, or to the end.
  public let after: Double
  /// The likelihood of so large a difference at the best place of a series without a change.
  public let pValue: Double

  /// Describes one change point.
  public init(index: Int, before: Double, after: Double, pValue: Double) {
    self.index = index
    self.before = before
    self.after = after
    self.pValue = pValue
  }
}

/// When a place of a series is a change point (article ComparisonRules B3.9).
public struct ChangePointRule: Equatable, Sendable {
  /// How many values are looked at together; longer series are searched in overlapping windows.
  public var window = 50
  /// How many values must lie before the first change point and from the last one on.
  public var edge = 10
  /// The fewest values between two change points.
  public var gap = 10
  /// The largest p value of a change point.
  public var limit = 0.001
  /// How much larger the p value of a candidate may be, since a further candidate can sharpen it.
  public var looseness = 10.0
  /// Whether a value that stays is exact: then each step is certain, p 0, and needs no search.
  ///
  /// A series that steps at more than every fourth value is searched all the same.
  public var isExact = false

  /// For measured times: a burst of fewer than ten noisy values is no level.
  public static let times = ChangePointRule()

  /// For exact counters, which have no noise: a level may last for one value.
  public static let counters: ChangePointRule = {
    var rule = ChangePointRule()
    rule.gap = 1
    rule.isExact = true
    return rule
  }()

  /// The fewest values in which a change point can be found.
  public var neededCount: Int { 2 * edge }
}
