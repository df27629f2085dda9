// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The row that updates kept in its place, for the layout that measures what they brought.
struct RestingRow {
  /// The row after the updates.
  let path: RowPath
  /// How far its upper edge is to lie below the top of the viewport.
  let distance: Double
  /// The offset that the updates left; another one means that the table was scrolled since.
  let offset: CGFloat
}
