// SPDX-License-Identifier: Apache-2.0

/// The way from a cell to its table, which the table's end cuts.
///
/// A cell can outlive its table, in an app's hands, and must not follow a dead pointer. All cells of
/// a table share one reference, so that the table need not find them when it goes.
final class TableReference {
  /// The table, or nil after its end.
  nonisolated(unsafe) unowned(unsafe) var table: UITableView?
}
