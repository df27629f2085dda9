// SPDX-License-Identifier: Apache-2.0

// Implementation notes
//
// A label with a left edge l and a right edge r, and three constraints:
//
//     a0:  l = 8            required
//     a1:  r - l = 40       priority 750
//     a2:  r >= 60          required
//
// Each constraint has a column of its own, its activity: the sum of its terms, whatever that comes
// to. The tableau says of some columns, the basic ones, that they are sums of the others. When all
// three constraints are in, it holds
//
//            a0   a2                 value   bound   gradient at 750
//     l   =   1    .                   8       -        -
//     r   =   .    1                  60       -        -
//     a1  =  -1    1                  52      40        1    above its bound, and charged for it
//          ----------
//     cost   -1    1     at 750       nonbasic: a0 rests on 8, a2 on 60
//
// A nonbasic activity rests on its constant, where its cost has its kink. That is all a constant
// does: rows have none, and a value is always a plain sum over a row. The reduced cost below a
// column is what a unit of it adds to all charges: a2 up by 1 takes a1 up by 1, which costs 1.
// Down, a2 may not go, and a0 may not move at all. No move is to advantage, and so the tableau is
// optimal.
//
// An edit. a2 becomes r >= 70: a2 rests on 70, r follows and a1 is 62. It is charged as before, so
// this is optimal without a pivot. a2 becomes r >= 45: a1 is 37 and has crossed its kink, while the
// reduced costs still take it for one above. The dual simplex looks for the column of the row that
// takes a1 up at the least cost per unit: a0 may not move, a2 may, at 1. To leave a1 below its
// bound would cost 2, by which the cost bends there. So a2 enters, a1 leaves and rests on 40:
//
//            a0   a1                 value   bound
//     l   =   1    .                   8       -
//     r   =   1    1                  48       -
//     a2  =   1    1                  48      45          met with room to spare
//
// To add a constraint is the same: its terms are written as a row, which changes no cost as long as
// the new activity is charged nothing, and if the activity is not where it should be, the row is
// repaired as above. Nothing is added to make a first solution (the paper's artificial variable),
// because the tableau without the new demand is one.
//
// To remove a constraint, its activity is made free of cost and basic, for then its row defines a
// sum that nobody asks for, and is dropped. In Cassowary a marker variable finds a constraint in
// the tableau and takes part in that exchange; here the activity is the marker. Values are allowed
// all the while, but with a charge or a limit less there may be a better solution, so the primal
// simplex goes on.
//
// Invariants at rest:
//
// * A basic column stands in no row but its own; a nonbasic one in rows and their references alike.
// * A nonbasic activity has the value of its bound. A nonbasic variable may have any: none has a
//   kink.
// * A basic activity is on the side of its bound that its gradient says, or on the bound.
// * Reduced costs are the sums over the rows of gradient times coefficient, one number a level, and
//   with the column's own slope no direction that is not blocked has a lexicographically negative
//   cost.
//
// Why not weights, one number for a cost with a factor between priorities: a factor that is great
// enough to keep many weak constraints from outvoting a strong one drowns the weak ones in the
// rounding of the strong, and priorities are any numbers up to 1000. Why not a factorised basis, as
// solvers of large systems have it: a solver here holds one scope of layout, such as a cell, whose
// rows are few and short enough to be kept multiplied out.
//
// Costs. A pivot is O(rows that hold the entering column times entries of the pivot row), plus the
// reduced costs of that row. A flip is O(entries of one row), a change of a constant without a
// pivot O(rows that hold the column).
//
// Where it is subtle:
//
// * A cost may bend at a bound without blocking there. Then it can be cheaper to cross the bound
//   than to move something else, and only the gradient changes (a flip). A step of the primal
//   simplex may cross several on its way.
// * Values of basic columns are kept up by increments, which is fast and drifts. The dual simplex
//   sums the one that it is about to repair anew over its row, and `settle` does so before values
//   are handed out: what a caller sees has no history.
// * Coefficients drift as well. `checkDrift` holds them against the constraints as they were
//   stated, and `refactor` builds rows and costs anew for the same basis.
// * A stale list entry does no harm: `suspects` and `candidates` are checked again when they are
//   taken.

/// The simplex tableau behind a ``ConstraintSolver``: sparse, incremental, always optimal at rest.
///
/// The algorithm is Cassowary's (Badros, Borning, Stuckey, "The Cassowary linear arithmetic
/// constraint solving algorithm", ACM TOCHI 2001): an optimal tableau is kept; a new constraint or
/// constant leaves it dual feasible, so the dual simplex repairs it, and a removed constraint or
/// changed priority leaves it primal feasible, so the primal simplex does. Three things differ:
///
/// * Each constraint has one column, its activity, with a piecewise linear cost that has a kink at
///   the constant (Fourer, "A simplex algorithm for piecewise-linear programming I", Mathematical
///   Programming 1985), where the paper has up to two slack or error columns. Crossing a kink is then
///   a sign flip, not a pivot.
/// * A new constraint enters by the dual simplex too; there is no artificial variable and no second
///   phase, so the tableau never leaves optimality while required constraints are checked.
/// * Reduced costs are vectors with one number per distinct priority, compared lexicographically.
///   A higher priority therefore beats any sum of lower ones, with no weights that could overflow.
///
/// Rows are contiguous (column, coefficient) arrays; each coefficient is linked to its column's list
/// of references and back, so inserting, finding and removing one is O(1). They are unsorted: a pivot
/// scatters the pivot row into `slots` and updates the other rows in place, which needs no merging.
struct Tableau: ~Copyable {
  var pool = BlockPool()
  /// Variables at even and activities at odd indices.
  var columns: UnsafeMutablePointer<Column>
  /// Number of columns that the per-column arrays have room for.
  var columnCapacity: Int
  /// Position of each column in the row at hand, else -1.
  var slots: UnsafeMutablePointer<Int32>
  /// Reduced costs: `stride` numbers per column, highest priority first.
  var costs: UnsafeMutablePointer<Double>
  /// Numbers reserved per column in `costs`.
  var stride = 4
  /// Distinct priorities in use, highest first.
  var levels = GrowingBuffer<Level>(capacity: 8)
  /// Equations; unused ones have no basic column.
  var rows = GrowingBuffer<Row>(capacity: 32)
  var freeRows = GrowingBuffer<Int32>(capacity: 16)
  /// Rows whose basic value may have left its allowed side; work of the dual simplex.
  var suspects = GrowingBuffer<Int32>(capacity: 32)
  /// Columns whose reduced cost may allow an improvement; work of the primal simplex.
  var candidates = GrowingBuffer<Int32>(capacity: 32)
  /// Variables whose value may have moved since values were last settled.
  var touched = GrowingBuffer<Int32>(capacity: 64)
  /// Variables whose settled value differs from the reported one.
  var changed = GrowingBuffer<Int32>(capacity: 64)
  /// Steps of the running dual solve, for taking them back.
  var undoLog = GrowingBuffer<UndoStep>(capacity: 64)
  /// Cost vector at hand: the best ratio of a dual step, or the rate of a primal one.
  var rate: UnsafeMutablePointer<Double>
  var kinks = GrowingBuffer<Kink>(capacity: 32)
  /// For each entry of the pivot row the last update that met it, to find what a row lacks.
  var stamps: UnsafeMutablePointer<Int>
  /// Number of row updates so far; see `stamps`.
  var stamp = 0
  var constraints = GrowingBuffer<ConstraintRecord>(capacity: 32)
  var freeConstraints = GrowingBuffer<Int32>(capacity: 16)
  var variables = GrowingBuffer<VariableRecord>(capacity: 32)
  var freeVariables = GrowingBuffer<Int32>(capacity: 16)
  var pivotCount = 0
  var flipCount = 0
  var stepLimit = 20_000
  /// Number of times the steps of a change reached `stepLimit`.
  var stallCount = 0
  /// Whether the last change reached `stepLimit`.
  var isStalled = false
  /// Number of times the tableau was built anew because rounding had added up.
  var refactorCount = 0
  /// Value of `pivotCount` when coefficients were last checked for drift.
  var checkedPivotCount = 0
  /// Number of constants changed since all values were last computed anew.
  var incrementCount = 0
  /// Constraints whose constants changed and were not solved for yet.
  var staged = GrowingBuffer<Int32>(capacity: 16)

  init(columnCapacity: Int = 64) {
    self.columnCapacity = columnCapacity
    columns = .allocate(capacity: columnCapacity)
    slots = .allocate(capacity: columnCapacity)
    slots.initialize(repeating: -1, count: columnCapacity)
    costs = .allocate(capacity: columnCapacity * stride)
    rate = .allocate(capacity: stride)
    stamps = .allocate(capacity: columnCapacity)
    initializeColumns(from: 0)
  }

  deinit {
    columns.deallocate()
    slots.deallocate()
    costs.deallocate()
    rate.deallocate()
    stamps.deallocate()
    levels.deallocate()
    rows.deallocate()
    freeRows.deallocate()
    suspects.deallocate()
    candidates.deallocate()
    touched.deallocate()
    changed.deallocate()
    undoLog.deallocate()
    staged.deallocate()
    kinks.deallocate()
    constraints.deallocate()
    freeConstraints.deallocate()
    variables.deallocate()
    freeVariables.deallocate()
  }

  mutating func reserveColumn(_ column: Int32) {
    let needed = Int(column) + 1
    guard needed > columnCapacity else { return }
    let old = columnCapacity
    columnCapacity = max(needed, old * 2)
    columns = Tableau.regrown(columns, count: old, capacity: columnCapacity)
    slots = Tableau.regrown(slots, count: old, capacity: columnCapacity)
    (slots + old).initialize(repeating: -1, count: columnCapacity - old)
    costs = Tableau.regrown(costs, count: old * stride, capacity: columnCapacity * stride)
    stamps = Tableau.regrown(stamps, count: old, capacity: columnCapacity)
    initializeColumns(from: old)
  }

  /// Moves an array into a larger block; the rest of the block is undefined.
  static func regrown<Element: BitwiseCopyable>(
    _ base: UnsafeMutablePointer<Element>,
    count: Int,
    capacity: Int
  ) -> UnsafeMutablePointer<Element> {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    return larger
  }

  private mutating func initializeColumns(from start: Int) {
    for index in start..<columnCapacity {
      let block = pool.take(class: 0).assumingMemoryBound(to: Reference.self)
      columns[index] = Column(references: block)
    }
    (costs + start * stride).initialize(repeating: 0, count: (columnCapacity - start) * stride)
    (stamps + start).initialize(repeating: 0, count: columnCapacity - start)
  }
}
