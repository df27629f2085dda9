// SPDX-License-Identifier: Apache-2.0

/// What a table has written down about the cells that were made for it and given up by it.
struct CellLedger {
  /// Cells that the table made or met for the first time.
  var created = 0
  /// Cells that the table let go of.
  var discarded = 0
}
