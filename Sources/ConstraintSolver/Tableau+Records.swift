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
    var count: Int32 = 0
    /// The column that the row defines, or -1 while the row is not in use.
    var basic: Int32 = -1
    /// Size class of the block that `entries` stands in.
    var sizeClass: Int8
    /// Whether the row waits among the rows whose value may have left its allowed side.
    var isSuspect = false
  }

  /// What moving away from the bound costs, per unit and in one direction.
  ///
  /// A required constraint blocks a direction, a soft one charges for it at its level.
  enum Slope {
    static let free: Int8 = 0
    /// Moving costs one per unit at the column's level.
    static let soft: Int8 = 1
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

  /// What the caller said a constraint is; the tableau can be built anew from it.
  struct ConstraintRecord: BitwiseCopyable {
    /// The terms, one entry per distinct variable; `position` is not used.
    var terms: UnsafeMutablePointer<Entry>
    var termCount: Int32
    var sizeClass: Int8
    var priority: Double
    /// Constant before it was staged; good while `isStaged`.
    var committedConstant = 0.0
    /// Whether the constant was changed and not yet solved for.
    var isStaged = false
  }

  /// What the solver keeps of a variable beside its column.
  struct VariableRecord: BitwiseCopyable {
    /// Number of standing constraints that name the variable.
    var useCount: Int32 = 0
    /// Index of the constraint that holds the suggested value, or -1.
    var suggestion: Int32 = -1
  }

  /// One distinct priority below required, and how many constraints have it.
  struct Level: BitwiseCopyable {
    var priority: Double
    var constraintCount: Int32
  }

  /// A point on a primal step at which the cost of a basic column bends.
  struct Kink: BitwiseCopyable {
    var row: Int32
    /// Position of the entering column in the row.
    var position: Int32
    /// Length of the step up to the kink.
    var distance: Double
    /// By how much the cost's slope rises there per unit of the step; infinite where it is blocked.
    var rise: Double
  }

  /// One step of a dual solve, with what is needed to take it back.
  struct UndoStep: BitwiseCopyable {
    /// Row that was pivoted or flipped.
    var row: Int32
    /// Column that left the basis, or -1 when the row was flipped.
    var leaving: Int32
    /// Gradient of the row's basic column before the step.
    var gradient: Int8
    /// Value at which the entering column rested before the step.
    var enteringValue: Double
  }
}
