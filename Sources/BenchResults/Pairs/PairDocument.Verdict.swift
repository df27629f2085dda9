// SPDX-License-Identifier: Apache-2.0

extension PairDocument {
  /// What the pairs decide on the head against the base.
  public enum Verdict: String, Codable, CaseIterable, Sendable {
    /// The head takes longer.
    case regressed
    /// The head takes less time.
    case improved
    /// Any difference lies within the unchanged band.
    case unchanged
    /// The pairs do not decide.
    case inconclusive

    /// Whether it is a change, which has to be confirmed.
    public var isChange: Bool { self == .regressed || self == .improved }
  }
}
