// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// What an interval says about a strategy against its baseline.
  public enum Verdict: String, Codable, CaseIterable, Sendable {
    /// It costs less.
    case cheaper
    /// It costs more.
    case dearer
    /// It costs the same, within the margin of the decision rule.
    case unchanged
    /// The rounds do not decide.
    case inconclusive
  }
}
