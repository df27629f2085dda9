// SPDX-License-Identifier: Apache-2.0

/// The verdict on one strategy against another.
public enum StrategyVerdict: String, Codable, CaseIterable, Sendable {
  /// It costs less.
  case cheaper
  /// It costs more.
  case dearer
  /// Any difference lies within the unchanged band.
  case unchanged
  /// More rounds are needed.
  case inconclusive

  /// Puts a change of cost in the words of strategies.
  public init(_ change: Change) {
    switch change {
    case .rise: self = .dearer
    case .fall: self = .cheaper
    case .unchanged: self = .unchanged
    case .inconclusive: self = .inconclusive
    }
  }

  /// The verdict on a strategy's cost over the baseline's.
  public init(_ ratio: PairedLogRatio, rule: ChangeRule = .standard) {
    self.init(rule.change(of: ratio))
  }
}

/// The verdict on the head build against the base build.
public enum BuildVerdict: String, Codable, CaseIterable, Sendable {
  /// The head costs more.
  case regressed
  /// The head costs less.
  case improved
  /// Any difference lies within the unchanged band.
  case unchanged
  /// More pairs are needed.
  case inconclusive

  /// Whether it is a change, which has to be confirmed.
  public var isChange: Bool { self == .regressed || self == .improved }

  /// Puts a change of cost in the words of builds.
  public init(_ change: Change) {
    switch change {
    case .rise: self = .regressed
    case .fall: self = .improved
    case .unchanged: self = .unchanged
    case .inconclusive: self = .inconclusive
    }
  }

  /// The verdict on the head's cost over the base's.
  public init(_ ratio: PairedLogRatio, rule: ChangeRule = .standard) {
    self.init(rule.change(of: ratio))
  }
}
