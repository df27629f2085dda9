// SPDX-License-Identifier: Apache-2.0

public enum StrategyVerdict: String, Codable, CaseIterable, Sendable {
  case cheaper
  case dearer
  case unchanged
  case inconclusive

  public init(_ change: Change) {
    switch change {
    case .rise: self = .dearer
    case .fall: self = .cheaper
    case .unchanged: self = .unchanged
    case .inconclusive: self = .inconclusive
    }
  }

  /// Judges a strategy's cost over the baseline's.
  public init(_ ratio: PairedLogRatio, rule: ChangeRule = .standard) {
    self.init(rule.change(of: ratio))
  }
}

/// The verdict on the head build against the base build.
public enum BuildVerdict: String, Codable, CaseIterable, Sendable {
  case regressed
  case improved
  case unchanged
  case inconclusive

  /// True for a change, which has to be confirmed.
  public var isChange: Bool { self == .regressed || self == .improved }

  public init(_ change: Change) {
    switch change {
    case .rise: self = .regressed
    case .fall: self = .improved
    case .unchanged: self = .unchanged
    case .inconclusive: self = .inconclusive
    }
  }

  /// Judges the head's cost over the base's.
  public init(_ ratio: PairedLogRatio, rule: ChangeRule = .standard) {
    self.init(rule.change(of: ratio))
  }
}
