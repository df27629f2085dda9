// SPDX-License-Identifier: Apache-2.0

extension RowSlot {
  /// Which row it is.
  var path: RowPath { RowPath(section: section, row: row) }
}
