// SPDX-License-Identifier: Apache-2.0

/// A bug that is planted beside the engine, to show that the thrash finds it.
package enum ThrashFault: String, CaseIterable, Sendable {
  /// Cells forget to take away what only some rows have.
  case skippedReset
  /// The data source fills a cell from the row before.
  case shiftedRow
  /// The data source takes cells out of the pools and drops them.
  case leakyPool
  /// What comes late for a row is shown by the cell that showed the row then.
  case lateCompletion
  /// The viewport is taken to show rows that touch its edges from outside.
  case offByOneRange
  /// A batch loses its last update on the way to the table's list.
  case lostUpdate
  /// The table scrolls by one row when rows are inserted above the viewport.
  case movedAnchor
}
