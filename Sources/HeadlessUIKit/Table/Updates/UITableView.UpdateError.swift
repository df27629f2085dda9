// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UITableView {
  /// Why a table cannot carry out updates.
  ///
  /// The description is the sentence with which `performBatchUpdates` stops.
  public enum UpdateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Updates were asked for while the table lays out its rows or asks for a cell.
    case duringLayout(row: IndexPath?)
    /// A section that there is not, before the updates or after them.
    case noSection(Int, count: Int, call: String, isAfter: Bool)
    /// A row that there is not, before the updates or after them.
    case noRow(IndexPath, count: Int, call: String, isAfter: Bool)
    /// One section is named by two calls that exclude each other.
    case sectionNamedTwice(Int, calls: [String], isAfter: Bool)
    /// One row is named by two calls that exclude each other.
    case rowNamedTwice(IndexPath, calls: [String], isAfter: Bool)
    /// The data source does not have as many sections as follow from the updates.
    case sectionCount(before: Int, inserted: Int, deleted: Int, found: Int)
    /// The data source does not have as many rows as follow from the updates.
    case rowCount(RowArithmetic)

    /// What happened to one section's rows, and what the data source says.
    public struct RowArithmetic: Hashable, Sendable {
      /// The section after the updates.
      public var section: Int
      /// Its rows before.
      public var before: Int
      /// Rows that came with `insertRows`.
      public var inserted: Int
      /// Rows that went with `deleteRows`.
      public var deleted: Int
      /// Rows that were moved in from another place or section.
      public var movedIn: Int
      /// Rows that were moved out to another place or section.
      public var movedOut: Int
      /// The rows that the data source has now.
      public var found: Int

      /// The rows that the section must have now.
      public var expected: Int { before + inserted - deleted + movedIn - movedOut }
    }
  }
}
