// SPDX-License-Identifier: Apache-2.0

extension DocumentComparison {
  /// What a comparison of two documents comes to.
  public enum Outcome: Equatable, Sendable {
    /// No counter is for the worse and every digest agrees; counters may have improved.
    case nothingWorse
    /// Nothing compared is worse, but the head lacks a counter that the base has, or a document is
    /// of an interrupted run.
    case evidenceMissing
    /// A counter is for the worse, a digest differs, or a strategy has become stale.
    case worse
    /// The two do not measure the same thing.
    case notComparable([Reason])
  }
}
