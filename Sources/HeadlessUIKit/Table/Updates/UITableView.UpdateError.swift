// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UITableView {
  /// An error in a table's updates, whose description is the message of `performBatchUpdates`.
  @_spi(Headless) public enum UpdateError: Error, Hashable, Sendable, CustomStringConvertible {
    case duringLayout(row: IndexPath?)
    case noSection(Int, count: Int, call: String, isAfter: Bool)
    case noRow(IndexPath, count: Int, call: String, isAfter: Bool)
    case sectionNamedTwice(Int, calls: [String], isAfter: Bool)
    case rowNamedTwice(IndexPath, calls: [String], isAfter: Bool)
    case sectionCount(before: Int, inserted: Int, deleted: Int, found: Int)
    case rowCount(RowArithmetic)

    /// The changes of one section's rows, and the data source's count.
    public struct RowArithmetic: Hashable, Sendable {
      public var section: Int
      public var before: Int
      public var inserted: Int
      public var deleted: Int
      public var movedIn: Int
      public var movedOut: Int
      public var found: Int
      public var expected: Int { before + inserted - deleted + movedIn - movedOut }
    }
  }
}

extension UITableView.UpdateError {
  public var description: String {
    switch self {
    case .duringLayout(let row):
      let place = row.map { "is asked for the cell of \(Self.name($0))" } ?? "lays out its rows"
      return "The table cannot take updates while it \(place): ask for them before or after."
    case .noSection(let section, let count, let call, let isAfter):
      return
        "\(call) names section \(section), but \(Self.time(isAfter)) the updates the table has "
        + "\(count) sections."
    case .noRow(let path, let count, let call, let isAfter):
      return "\(call) names \(Self.name(path)), but \(Self.time(isAfter)) the updates that section "
        + "has \(count) rows."
    case .sectionNamedTwice(let section, let calls, let isAfter):
      return "Section \(section), as it stands \(Self.time(isAfter)) the updates, is named by "
        + "\(Self.both(calls)): only one of them can be carried out."
    case .rowNamedTwice(let path, let calls, let isAfter):
      return "Row \(path.row) of section \(path.section), as it stands \(Self.time(isAfter)) the "
        + "updates, is named by \(Self.both(calls)): only one of them can be carried out."
    case .sectionCount(let before, let inserted, let deleted, let found):
      return "The table had \(before) sections, \(inserted) were inserted and \(deleted) deleted, "
        + "so there must be \(before + inserted - deleted); the data source says \(found). Change "
        + "the data and name the change in the same updates."
    case .rowCount(let rows):
      return "Section \(rows.section) had \(rows.before) rows, \(rows.inserted) were inserted, "
        + "\(rows.deleted) deleted, \(rows.movedIn) moved in and \(rows.movedOut) moved out, so "
        + "there must be \(rows.expected); the data source says \(rows.found). Change the data and "
        + "name the change in the same updates."
    }
  }

  private static func name(_ path: IndexPath) -> String {
    "row \(path.row) of section \(path.section)"
  }

  private static func time(_ isAfter: Bool) -> String { isAfter ? "after" : "before" }

  private static func both(_ calls: [String]) -> String {
    Set(calls).count == 1 ? "\(calls.first ?? "a call") twice" : calls.joined(separator: " and ")
  }
}
