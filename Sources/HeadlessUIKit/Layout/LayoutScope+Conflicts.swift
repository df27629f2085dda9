// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Foundation

extension LayoutScope {
  /// How far the root's size may be missed before that is a conflict, in points.
  ///
  /// The row of a table may be rounded, or higher than its content by less than a point.
  private static let rootTolerance = 1.0

  /// Where the sentence about a conflict goes: to standard error.
  static var reportConflict: (String) -> Void = { sentence in
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
  }

  /// Adds a constraint to the solver, breaking others if it is required and contradicts them.
  ///
  /// Returns nil if it was this constraint itself that gave way.
  func add(
    _ terms: LinearTerms,
    _ relation: ConstraintRelation,
    _ constant: Double,
    priority: Double,
    source: LayoutSource
  ) -> ConstraintHandle? {
    while true {
      do {
        let handle = try solver.addConstraint(terms, relation, constant, priority: priority)
        while sources.count <= Int(handle.index) { sources.append(nil) }
        sources[Int(handle.index)] = source
        return handle
      } catch {
        let conflict = error.conflict
        if case .constraint(let constraint) = source, isLatest(constraint, among: conflict) {
          report(conflict, with: source, breaking: constraint)
          if !isTemporary { broken.append(constraint) }
          return nil
        }
        guard breakOne(of: conflict, with: source) else { return nil }
      }
    }
  }

  func withdraw(_ handle: ConstraintHandle) {
    guard solver.contains(handle) else { return }
    sources[Int(handle.index)] = nil
    solver.removeConstraint(handle)
  }

  /// Breaks one constraint of a conflict; returns false if there is none to break.
  ///
  /// All that are in a conflict are required, so priorities do not tell them apart: of the app's
  /// constraints the one that was activated last gives way, and without those the first that holds
  /// a frame or content.
  func breakOne(of conflict: [ConstraintHandle], with source: LayoutSource? = nil) -> Bool {
    var latest: (handle: ConstraintHandle, constraint: NSLayoutConstraint)?
    for handle in conflict {
      guard let constraint = constraint(of: handle) else { continue }
      if let latest, latest.constraint.sequence > constraint.sequence { continue }
      latest = (handle, constraint)
    }
    guard let latest else {
      guard let first = conflict.first else { return false }
      withdraw(first)
      return true
    }
    report(conflict, with: source, breaking: latest.constraint)
    withdraw(latest.handle)
    if !isTemporary {
      latest.constraint.handle = nil
      broken.append(latest.constraint)
    }
    return true
  }

  /// Breaks what keeps the root from having its size in layout; returns whether anything was broken.
  func breakWhatForbidsTheRootSize(_ goal: Goal) -> Bool {
    guard let rootHandles, let rootItem = items.first else { return false }
    var isBroken = false
    let sides = [
      (rootHandles.width, rootItem.maxX, goal.width, goal.horizontalPriority),
      (rootHandles.height, rootItem.maxY, goal.height, goal.verticalPriority),
    ]
    // A view without size has not been laid out yet, and what does not fit in it is no conflict.
    for (handle, edge, length, priority) in sides
    where priority == Self.rootPriority && length > 0 {
      while solver.deviation(of: handle) >= Self.rootTolerance {
        guard let conflict = conflict(ofHolding: edge, at: length),
          breakOne(of: conflict, with: .rootSize)
        else {
          break
        }
        isBroken = true
      }
    }
    return isBroken
  }

  /// The required constraints that together forbid an edge to lie at a place, or nil if none do.
  private func conflict(ofHolding edge: Variable, at place: Double) -> [ConstraintHandle]? {
    do {
      let handle = try solver.addConstraint(LinearTerms(edge), .equal, place)
      solver.removeConstraint(handle)
      return nil
    } catch {
      return error.conflict
    }
  }

  private func constraint(of handle: ConstraintHandle) -> NSLayoutConstraint? {
    guard case .constraint(let constraint)? = sources[Int(handle.index)] else { return nil }
    return constraint
  }

  private func isLatest(
    _ candidate: NSLayoutConstraint,
    among conflict: [ConstraintHandle]
  ) -> Bool {
    conflict.allSatisfy { (constraint(of: $0)?.sequence ?? 0) < candidate.sequence }
  }

  /// Says once of a constraint that it cannot hold, and beside which others.
  private func report(
    _ conflict: [ConstraintHandle],
    with source: LayoutSource?,
    breaking broken: NSLayoutConstraint
  ) {
    guard !broken.isConflictReported else { return }
    broken.isConflictReported = true
    var names = conflict.map { Self.name(of: sources[Int($0.index)], root: root) }
    if let source { names.append(Self.name(of: source, root: root)) }
    var seen: Set<String> = []
    let lines = names.filter { seen.insert($0).inserted }.map { "\n  " + $0 }.joined()
    Self.reportConflict(
      "Constraints below \(NSLayoutConstraint.name(of: root)) cannot all hold:\(lines)\nBreaking "
        + "\(broken.text). Lower a priority below 1000, or deactivate one of them."
    )
  }

  private static func name(of source: LayoutSource?, root: UIView) -> String {
    switch source {
    case .constraint(let constraint): constraint.text
    case .frame(let item): "the frame of \(NSLayoutConstraint.name(of: item.view)), set by hand"
    case .content(let item): "the content size of \(NSLayoutConstraint.name(of: item.view))"
    case .rootSize, nil: "the size of \(NSLayoutConstraint.name(of: root))"
    }
  }
}

extension SolverError {
  /// The standing constraints that contradict each other or the change.
  var conflict: [ConstraintHandle] {
    switch self {
    case .unsatisfiable(let conflict): conflict
    }
  }
}

extension LayoutScope {
  /// A priority below all that UIKit names, so that nothing else gives way.
  private static let exercisePriority = 0.0001
  /// How far an edge is pulled that could lie elsewhere, in points.
  private static let exerciseDistance = 10.0

  /// The app's constraints that the values of variables are sums of, oldest first.
  func constraints(deciding variables: [Variable]) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    for handle in variables.flatMap({ solver.constraints(deciding: $0) }) {
      guard case .constraint(let constraint)? = sources[Int(handle.index)] else { continue }
      if !found.contains(where: { $0 === constraint }) { found.append(constraint) }
    }
    return found.sorted { $0.sequence < $1.sequence }
  }

  /// Moves the edges of an item that could lie elsewhere to other places that are as good.
  func exerciseAmbiguity(of item: LayoutItem) {
    let edges = (item.edges(along: .horizontal) + item.edges(along: .vertical))
      .filter { solver.isAmbiguous($0) }
    for edge in edges {
      let former = solver.value(of: edge)
      // One of two directions may be closed by a constraint.
      for distance in [Self.exerciseDistance, -Self.exerciseDistance]
      where solver.value(of: edge) == former {
        solver.suggest(edge, value: former + distance, priority: Self.exercisePriority)
      }
    }
    apply()
    for edge in edges { solver.endSuggestion(of: edge) }
  }
}
