// SPDX-License-Identifier: Apache-2.0

extension HistorySeries {
  /// What one name of a case stands for: where it differs, a comparison refuses the documents.
  public struct Origin: Hashable, Sendable {
    /// The digest of the rows that the case shows.
    public var rows: String
    /// The digest of what is played; `nil` in documents of the first release.
    public var scenario: String?
    /// Where the counter comes from; `nil` for times and for the engine's own counters.
    public var source: String?
  }
}
