// SPDX-License-Identifier: Apache-2.0

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
