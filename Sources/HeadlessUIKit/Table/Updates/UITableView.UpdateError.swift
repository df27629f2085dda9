// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UITableView {
  /// Why a table cannot carry out updates.
  ///
  /// The description is the sentence with which `performBatchUpdates` stops.
  @_spi(Headless) public enum UpdateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Updates were asked for while the table lays out its rows or asks for a cell.
    case duringLayout(row: IndexPath?)
    /// A section that there is not, before the updates or after them.
    case noSection(Int, count: Int, call: String, isAfter: Bool)
    /// A row that there is not, before the updates or after them.
    case noRow(IndexPath, count: Int, call: String, isAfter: Bool)
    case sectionNamedTwice(Int, calls: [String], isAfter: Bool)
    case rowNamedTwice(IndexPath, calls: [String], isAfter: Bool)
    /// The data source does not have as many sections as follow from the updates.
    case sectionCount(before: Int, inserted: Int, deleted: Int, found: Int)
    /// The data source does not have as many rows as follow from the updates.
    case rowCount(RowArithmetic)

    /// What happened to one section's rows, and what the data source says.
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
    Set(calls).count == 1
      ? "\(calls.first ?? "a call") twice" : calls.joined(separator: " and ")
  }
}
