// SPDX-License-Identifier: Apache-2.0

/// The verdict on the head build against the base build.
public enum BuildVerdict: String, Sendable, Equatable, CaseIterable {
  /// The head costs more.
  case regressed
  /// The head costs less.
  case improved
  /// Any difference lies within the unchanged band.
  case unchanged
  /// More pairs are needed.
  case inconclusive

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
