// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Foundation

extension LayoutScope {
  /// The largest error of the root's size that is no conflict, in points.
  ///
  /// A table may round a row or make it up to a point higher than its content.
  private static let rootTolerance = 1.0

  /// The writer of conflict messages: standard error.
  static var reportConflict: (String) -> Void = { sentence in
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
  }

  /// Adds a constraint and breaks others that it contradicts; returns nil if it gave way itself.
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

  /// Breaks the last activated app constraint, else one of a frame or content; false without any.
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

  /// Returns the required constraints that keep an edge from a position, or nil.
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
  ) -> Bool { conflict.allSatisfy { (constraint(of: $0)?.sequence ?? 0) < candidate.sequence } }

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
  var conflict: [ConstraintHandle] {
    switch self {
    case .unsatisfiable(let conflict): conflict
    }
  }
}

extension LayoutScope {
  /// A priority below all that UIKit names.
  private static let exercisePriority = 0.0001
  private static let exerciseDistance = 10.0

  func constraints(deciding variables: [Variable]) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    for handle in variables.flatMap({ solver.constraints(deciding: $0) }) {
      guard case .constraint(let constraint)? = sources[Int(handle.index)] else { continue }
      if !found.contains(where: { $0 === constraint }) { found.append(constraint) }
    }
    return found.sorted { $0.sequence < $1.sequence }
  }

  /// Moves the ambiguous edges of an item to equally good positions.
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
