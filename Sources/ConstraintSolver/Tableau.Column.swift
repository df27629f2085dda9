// SPDX-License-Identifier: Apache-2.0

extension Tableau {
  /// What moving away from the bound costs, per unit and in one direction.
  ///
  /// A required constraint blocks a direction, a soft one charges for it at its level.
  enum Slope {
    /// Moving is free.
    static let free: Int8 = 0
    /// Moving costs one per unit at the column's level.
    static let soft: Int8 = 1
    /// Moving is not allowed.
    static let blocked: Int8 = 2
  }

  /// Where a column's coefficient stands: a row and a position in it.
  struct Reference: BitwiseCopyable {
    var row: Int32
    var position: Int32
  }

  /// One unknown: a variable (even index) or the activity of a constraint (odd index).
  ///
  /// The activity is the sum of the constraint's terms. Its cost is piecewise linear with one kink at
  /// `bound`, which tells required from soft and equality from inequality: see ``Slope``. A variable
  /// has free slopes both ways, so it has no kink.
  struct Column: BitwiseCopyable {
    /// Rows that hold the column, in no order; empty while the column is basic.
    var references: UnsafeMutablePointer<Reference>
    /// Present value; exact for nonbasic columns, kept up by increments for basic ones.
    var value = 0.0
    /// Where the cost has its kink: the constraint's constant.
    var bound = 0.0
    /// Value last handed to the caller; only variables use it.
    var reported = 0.0
    /// Number of references in use.
    var referenceCount: Int32 = 0
    /// Row whose basic column this is, or -1 while nonbasic.
    var row: Int32 = -1
    /// Level at which a soft slope charges.
    var level: Int32 = 0
    /// Counts the removals of this index, so that stale handles are found out.
    var generation: UInt32 = 0
    /// Size class of the block that `references` stands in.
    var sizeClass: Int8 = 0
    /// Cost of moving up from the bound, a ``Slope``.
    var above = Slope.free
    /// Cost of moving down from the bound, a ``Slope``.
    var below = Slope.free
    /// Slope of the cost that the reduced costs take for a basic column: -1, 0 or 1.
    var gradient: Int8 = 0
    /// Whether handles to this column are good.
    var isLive = false
    /// Whether the column is to be basic again once the tableau is built anew.
    var isBasicTarget = false
    /// Whether the column waits among the candidates for entering the basis.
    var isCandidate = false
    /// Whether the value may have moved since the values were last settled.
    var isTouched = false
    /// Whether the value differs from the one last reported.
    var isChanged = false
  }
}
