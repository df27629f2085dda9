// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The row that updates kept in its place, for the layout that measures what they brought.
struct RestingRow {
  /// The row after the updates.
  let path: RowPath
  /// How far its upper edge is to lie below the top of the viewport.
  let distance: Double
  /// The offset that the updates, or an end of the content since, left; another one means that the
  /// row is at its distance, or that the table was scrolled.
  var offset: CGFloat
}
