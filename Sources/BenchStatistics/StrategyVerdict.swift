// SPDX-License-Identifier: Apache-2.0

/// The verdict on one strategy against another.
public enum StrategyVerdict: String, Sendable, Equatable, CaseIterable {
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
