// SPDX-License-Identifier: Apache-2.0

public import BenchStatistics

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

extension ResultDocument.Verdict {
  /// The word of the document for a verdict across strategies.
  public init(_ verdict: StrategyVerdict) {
    switch verdict {
    case .cheaper: self = .cheaper
    case .dearer: self = .dearer
    case .unchanged: self = .unchanged
    case .inconclusive: self = .inconclusive
    }
  }
}
