// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// The place of a strategy in a ranking.
  public enum Standing: String, Codable, CaseIterable, Sendable {
    /// The strategy that all others are divided by.
    case baseline
    /// It takes part.
    case ranked
    /// It shows a known mistake and takes no part.
    case control
    /// It left wrong content on screen and takes no part.
    case stale
    /// Its code retains or allocates for each field more than writing one needs, and takes no part.
    case overLedger = "over-ledger"
  }
}
