// SPDX-License-Identifier: Apache-2.0

/// The counters that a report shows in columns of its own.
public struct ReportCounterNames: Equatable, Sendable {
  /// The count of cells that were created.
  public var created: String
  /// The count of cells that came from the reuse queue.
  public var reused: String
  /// The count of cells that showed the content of an earlier row.
  public var stale: String

  /// Names the counters as the document does.
  public init(
    created: String = "cellsCreated",
    reused: String = "reuseHits",
    stale: String = "staleCells"
  ) {
    self.created = created
    self.reused = reused
    self.stale = stale
  }
}
