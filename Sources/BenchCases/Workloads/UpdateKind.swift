// SPDX-License-Identifier: Apache-2.0

/// How a table is told that its rows have changed.
public enum UpdateKind: String, CaseIterable, Sendable {
  /// Rows come in among the visible ones, in one batch.
  case insert
  /// Visible rows go, in one batch.
  case delete
  /// Visible rows change places, in one batch.
  case move
  /// A visible row goes, another comes and a third one moves, by a snapshot of all rows.
  case snapshot
  /// A few visible rows have changed, and the whole table is loaded again.
  case reloadData = "reload-data"
  /// A few visible rows have changed, and get other cells.
  case reloadRows = "reload-rows"
  /// A few visible rows have changed, and their cells are filled again.
  case reconfigureRows = "reconfigure-rows"

  /// The most rows that one update names.
  static let rowCount = 5

  /// Whether rows keep their number and change what they hold, so that it matters where the texts
  /// of the new row are stored.
  var changesContent: Bool {
    switch self {
    case .insert, .delete, .move, .snapshot: false
    case .reloadData, .reloadRows, .reconfigureRows: true
    }
  }
}
