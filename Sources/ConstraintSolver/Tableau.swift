// SPDX-License-Identifier: Apache-2.0

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
  /// Memory of rows and columns.
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
  /// Kinks ahead in a primal step.
  var kinks = GrowingBuffer<Kink>(capacity: 32)
  /// For each entry of the pivot row the last update that met it, to find what a row lacks.
  var stamps: UnsafeMutablePointer<Int>
  /// Number of row updates so far; see `stamps`.
  var stamp = 0
  /// Constraints by index.
  var constraints = GrowingBuffer<ConstraintRecord>(capacity: 32)
  var freeConstraints = GrowingBuffer<Int32>(capacity: 16)
  /// Variables by index.
  var variables = GrowingBuffer<VariableRecord>(capacity: 32)
  var freeVariables = GrowingBuffer<Int32>(capacity: 16)
  /// Number of pivots so far.
  var pivotCount = 0
  /// Number of kinks crossed without a pivot so far.
  var flipCount = 0
  /// Most steps that one change may take.
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

  /// Makes an empty tableau with room for some columns.
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

  /// Makes room for a column index.
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
