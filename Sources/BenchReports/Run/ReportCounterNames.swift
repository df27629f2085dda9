// SPDX-License-Identifier: Apache-2.0

/// The counters that a report shows in columns of its own.
public struct ReportCounterNames: Equatable, Sendable {
  /// The count of cells that were created.
  public var created: String
  /// The count of cells that came from the reuse queue.
  public var reused: String
  /// The count of cells that showed the content of an earlier row.
  public var stale: String
  /// The count of property writes that a strategy asked for.
  public var writesAsked: String
  /// The count of property writes that changed the property.
  public var writesEffective: String

  /// Names the counters as the document does.
  public init(
    created: String = "cellsCreated",
    reused: String = "reuseHits",
    stale: String = "staleCells",
    writesAsked: String = "propertyWritesAsked",
    writesEffective: String = "propertyWritesEffective"
  ) {
    self.created = created
    self.reused = reused
    self.stale = stale
    self.writesAsked = writesAsked
    self.writesEffective = writesEffective
  }
}
