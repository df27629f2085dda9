// SPDX-License-Identifier: Apache-2.0

/// One thing about the machine that was looked at, and what it means for figures taken on it.
public struct Finding: Sendable, Equatable {
  /// What was looked at.
  public let subject: Subject
  /// What it means for figures.
  public let verdict: Verdict
  /// Where it was read and what stood there; nil where nothing could be read.
  public let evidence: Evidence?
  /// What to do about it; nil where nothing is wrong.
  public let remedy: Remedy?

  /// Makes a finding.
  public init(
    _ subject: Subject,
    _ verdict: Verdict,
    evidence: Evidence? = nil,
    remedy: Remedy? = nil
  ) {
    self.subject = subject
    self.verdict = verdict
    self.evidence = evidence
    self.remedy = remedy
  }
}
