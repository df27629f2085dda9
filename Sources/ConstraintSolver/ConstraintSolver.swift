// SPDX-License-Identifier: Apache-2.0

/// An incremental solver for linear equalities and inequalities with priorities, made for layout.
///
/// It keeps an optimal solution at all times: adding or removing a constraint, changing a constant or
/// a priority repairs the solution by a few simplex steps instead of solving anew.
///
/// **Priorities.** A constraint of priority 1000 is required: it holds, or the solver refuses it.
/// Below that a constraint is soft: it is met as nearly as the ones above it allow. Among all
/// solutions that satisfy the required constraints, the solver takes one with the least sum of
/// deviations at the highest priority, among those one with the least sum at the next, and so on. The
/// deviations are kept apart per priority and compared lexicographically, so no number of weaker
/// constraints ever outvotes a stronger one, at any count of constraints.
///
/// **Precision.** Values are double precision. Conflicts and deviations under 1e-9 plus 1e-12 of the
/// magnitudes summed are taken for zero; coefficients are meant to lie between 1e-6 and 1e6.
///
/// **Several solutions.** Where the constraints leave a choice, a variable keeps the value that the
/// simplex found first; ``isAmbiguous(_:)`` tells.
///
/// The solver is not thread-safe. After warm-up, changing constants allocates nothing.
public final class ConstraintSolver {
  /// Priority of a constraint that must hold.
  public static let requiredPriority = 1000.0
  /// Largest magnitude of a constant or coefficient; beyond it sums lose the precision of points.
  public static let magnitudeLimit = 1e15

  /// All state, behind a pointer so that hot calls pay no exclusivity checks.
  let tableau: UnsafeMutablePointer<Tableau>

  public init() {
    tableau = .allocate(capacity: 1)
    tableau.initialize(to: Tableau())
  }

  deinit {
    tableau.deinitialize(count: 1)
    tableau.deallocate()
  }

  /// Number of simplex pivots so far; it repeats exactly for the same sequence of calls.
  public var pivotCount: Int { tableau.pointee.pivotCount }

  /// Most simplex steps that one change may take, 20,000 by default.
  ///
  /// Bland's rule excludes endless runs in exact arithmetic; the limit excludes them under rounding.
  /// A change that reaches it counts in ``stallCount`` and leaves values that may miss constraints; the
  /// next change goes on from there.
  public var stepLimit: Int {
    get { tableau.pointee.stepLimit }
    set { tableau.pointee.stepLimit = newValue }
  }

  /// Number of changes that reached ``stepLimit``; expected to stay 0.
  public var stallCount: Int { tableau.pointee.stallCount }

  public var variableCount: Int {
    tableau.pointee.variables.count - tableau.pointee.freeVariables.count
  }

  /// Number of constraints that stand, suggestions included.
  public var constraintCount: Int {
    tableau.pointee.constraints.count - tableau.pointee.freeConstraints.count
  }

  /// Makes a variable, whose value is 0 until a constraint moves it.
  public func makeVariable() -> Variable {
    let index = tableau.pointee.addVariable()
    let column = tableau.pointee.columns[Int(index) * 2]
    return Variable(index: index, generation: column.generation)
  }

  /// Removes a variable that no constraint names; its suggestion, if there is one, goes with it.
  public func removeVariable(_ variable: Variable) {
    validate(variable)
    endSuggestion(of: variable)
    precondition(
      tableau.pointee.variables[Int(variable.index)].useCount == 0,
      "a variable may be removed only after the constraints that name it"
    )
    tableau.pointee.removeVariable(variable.index)
  }

  /// Stops the program for a handle of a removed variable.
  func validate(_ variable: Variable) {
    precondition(
      tableau.pointee.isGood(variable),
      "the variable was removed or belongs to another solver"
    )
  }

  /// Stops the program for a handle of a removed constraint.
  func validate(_ handle: ConstraintHandle) {
    precondition(
      tableau.pointee.isGood(handle),
      "the constraint was removed or belongs to another solver"
    )
  }

  /// Stops the program for a number that is no number, infinite, or too large to calculate with.
  func validate(magnitude: Double) {
    precondition(
      abs(magnitude) <= ConstraintSolver.magnitudeLimit,
      "a constant or coefficient must be a number of at most 1e15 in magnitude"
    )
  }

  /// Stops the program while staged constants wait.
  func validateNothingStaged() {
    precondition(
      tableau.pointee.staged.isEmpty,
      "commit the staged constants before any other change"
    )
  }
}

extension ConstraintSolver {
  /// The value of a variable in the present solution.
  ///
  /// It is a plain sum of constants times coefficients, free of the history of earlier constants.
  public func value(of variable: Variable) -> Double {
    validate(variable)
    if !tableau.pointee.touched.isEmpty { tableau.pointee.settle() }
    return tableau.pointee.columns[Int(variable.column)].value
  }

  /// Hands over the variables whose values changed since the last call, with their values.
  ///
  /// Changes under 1e-9 plus 1e-12 of the value do not count; they add up until they do. A new
  /// variable counts as known with the value 0. The body must not change the solver.
  public func forEachChangedVariable(_ body: (Variable, Double) -> Void) {
    if !tableau.pointee.touched.isEmpty { tableau.pointee.settle() }
    while !tableau.pointee.changed.isEmpty {
      let index = tableau.pointee.changed.removeLast()
      let column = tableau.pointee.columns + Int(index)
      column.pointee.isChanged = false
      guard column.pointee.isLive, Tableau.differs(column.pointee) else { continue }
      column.pointee.reported = column.pointee.value
      body(Variable(index: index / 2, generation: column.pointee.generation), column.pointee.value)
    }
  }

  /// By how much a constraint misses its relation; 0 for one that holds.
  public func deviation(of handle: ConstraintHandle) -> Double {
    validate(handle)
    return tableau.pointee.deviation(constraint: handle.index)
  }
}

/// An unknown of a ``ConstraintSolver``: one edge, size or position.
///
/// A handle is good for the solver that made it, until the variable is removed; a stale handle stops
/// the program with a sentence.
public struct Variable: Hashable, Sendable {
  /// Dense number of the variable in its solver, reused after removal, fit to index an array.
  public let index: Int32
  /// Tells this variable from earlier ones with the same index.
  let generation: UInt32

  /// Column of the tableau that holds the variable: the even ones belong to variables.
  var column: Int32 { index &* 2 }
}

/// A constraint that stands in a ``ConstraintSolver``.
///
/// A handle is good for the solver that made it, until the constraint is removed; a stale handle
/// stops the program with a sentence.
public struct ConstraintHandle: Hashable, Sendable {
  /// Dense number of the constraint in its solver, reused after removal, fit to index an array.
  public let index: Int32
  /// Tells this constraint from earlier ones with the same index.
  let generation: UInt32

  /// Column of the tableau that holds the constraint's activity: the odd ones belong to constraints.
  var column: Int32 { index &* 2 &+ 1 }
}

/// How the sum of a constraint's terms stands to its constant.
public enum ConstraintRelation: Hashable, Sendable {
  case equal
  case lessOrEqual
  case greaterOrEqual
}

/// Why a ``ConstraintSolver`` refused a change; the solver stands as it did before the call.
public enum SolverError: Error, Equatable, Sendable {
  /// Required constraints contradict each other.
  ///
  /// `conflict` names the standing constraints that take part; a constraint that was being added
  /// takes part too and has no handle. The named constraints (with that one) contradict each other
  /// by themselves, and without any one of them the rest would not: nonbasic constraints are linearly
  /// independent, so the row that proves the conflict is their one linear dependency.
  case unsatisfiable(conflict: [ConstraintHandle])
}

extension SolverError: CustomStringConvertible {
  /// What was found and how to get out of it.
  public var description: String {
    switch self {
    case .unsatisfiable(let conflict) where conflict.isEmpty:
      """
      the required constraint cannot hold by itself: its terms cancel out; \
      correct its constant or give it a priority below 1000
      """
    case .unsatisfiable(let conflict):
      """
      required constraints \(conflict.map { String($0.index) }.joined(separator: ", ")) \
      contradict the change; remove one of them or give it a priority below 1000
      """
    }
  }
}
