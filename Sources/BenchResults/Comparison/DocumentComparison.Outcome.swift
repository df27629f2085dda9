// SPDX-License-Identifier: Apache-2.0

extension DocumentComparison {
  /// What a comparison of two documents comes to.
  public enum Outcome: Equatable, Sendable {
    /// No counter is for the worse and every digest agrees; counters may have improved.
    case nothingWorse
    /// A counter is for the worse, a digest differs, or a strategy has become stale.
    case worse
    /// The two do not measure the same thing.
    case notComparable([Reason])
  }
}
