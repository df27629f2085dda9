// SPDX-License-Identifier: Apache-2.0

/// A place in a list: a distance below the upper edge of a row.
///
/// Where cells decide on their height, an offset means another row once rows above it were measured;
/// a place does not.
struct RowPlace: Hashable, Sendable {
  /// The number of the row.
  let row: Int
  /// How far below the row's upper edge the viewport begins, in points.
  let distance: Double

  /// The offset of the place where every row is as high.
  func offset(rowHeight: Double) -> Double {
    Double(row) * rowHeight + distance
  }
}
