// SPDX-License-Identifier: Apache-2.0

extension Tableau {
  /// One coefficient of a row, linked to the reference that its column keeps to it.
  struct Entry: BitwiseCopyable {
    var column: Int32
    /// Position of the reference in the column's list.
    var position: Int32
    var coefficient: Double
  }

  /// One equation: the basic column equals the sum of nonbasic columns times coefficients.
  ///
  /// The equations are homogeneous: constants stand in the bounds of the columns alone, so that a
  /// value is always a plain sum over the row, whatever happened before.
  struct Row: BitwiseCopyable {
    var entries: UnsafeMutablePointer<Entry>
    /// Number of entries in use.
    var count: Int32 = 0
    /// The column that the row defines, or -1 while the row is not in use.
    var basic: Int32 = -1
    /// Size class of the block that `entries` stands in.
    var sizeClass: Int8
    /// Whether the row waits among the rows whose value may have left its allowed side.
    var isSuspect = false
  }
}
