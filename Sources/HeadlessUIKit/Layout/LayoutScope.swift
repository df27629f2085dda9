// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Foundation

/// Solves the constraints below one view, the root, whose own frame comes from elsewhere.
///
/// Each scope is solved on its own, so a change in a cell costs that cell. Changes are collected
/// until the next layout; constants are edited in place, a change of structure rebuilds the solver.
@MainActor final class LayoutScope {
  static let rootPriority = 999.999
  static let positivePriority = 999.99

  unowned(unsafe) let root: UIView
  /// True for a scope that answers one query; views and constraints don't refer to it.
  let isTemporary: Bool

  var solver = ConstraintSolver()
  nonisolated(unsafe) var items: [LayoutItem] = []
  nonisolated(unsafe) var itemsByObject: [ObjectIdentifier: LayoutItem] = [:]
  /// The origins of the solver's constraints, by handle index.
  nonisolated(unsafe) var sources: [LayoutSource?] = []
  var rootHandles: (width: ConstraintHandle, height: ConstraintHandle)?

  /// True if the solver contains the views' constraints except those pending below.
  nonisolated(unsafe) var isBuilt = false
  var isStale = true
  /// True if a view needs `updateConstraints()`.
  var needsConstraintUpdates = true
  nonisolated(unsafe) var pending: [NSLayoutConstraint] = []
  var withdrawn: [ConstraintHandle] = []
  nonisolated(unsafe) var broken: [NSLayoutConstraint] = []
  /// True if a change may let broken constraints hold again.
  var mayMend = false
  nonisolated(unsafe) var staleConstants: [NSLayoutConstraint] = []
  nonisolated(unsafe) var staleContents: [LayoutItem] = []
  nonisolated(unsafe) var staleFrames: [LayoutItem] = []
  nonisolated(unsafe) var baselines: [NSLayoutConstraint] = []
  nonisolated(unsafe) var wrapping: [LayoutItem] = []
  var edits: [(handle: ConstraintHandle, constant: Double)] = []
  var goal: Goal?
  /// True if text below the root ran from right to left at the last build.
  var isRightToLeft = false
  /// True while the scope sets frames, whose changes it ignores.
  var isApplying = false

  init(root: UIView, isTemporary: Bool = false) {
    self.root = root
    self.isTemporary = isTemporary
  }

  var countedPivots = 0

  /// The number of simplex pivots since the last full rebuild.
  var pivotCount: Int { solver.pivotCount }

  var isEmpty: Bool {
    isBuilt ? itemsByObject.count < 2 && pending.isEmpty : root.constraintsInScope.isEmpty
  }

  func add(_ constraint: NSLayoutConstraint) {
    if isBuilt {
      constraint.enter(self)
      pending.append(constraint)
    }
    markStale()
  }

  func constraintUpdatesAreNeeded() {
    needsConstraintUpdates = true
    markStale()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    if let handle = constraint.handle {
      sources[Int(handle.index)] = nil
      withdrawn.append(handle)
    } else {
      pending.removeAll { $0 === constraint }
      broken.removeAll { $0 === constraint }
    }
    if !baselines.isEmpty { baselines.removeAll { $0 === constraint } }
    constraint.leave(self)
    markStale()
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard !constraint.isConstantStale else { return }
    constraint.isConstantStale = true
    staleConstants.append(constraint)
    markStale()
  }

  /// Changes a constraint's priority; adds it again if it becomes or stops being required.
  func priorityDidChange(of constraint: NSLayoutConstraint, from former: UILayoutPriority) {
    let priority = Double(constraint.priority.rawValue)
    if let handle = constraint.handle {
      if former != .required && constraint.priority != .required && priority > 0 {
        solver.setPriority(priority, of: handle)
      } else {
        constraint.handle = nil
        sources[Int(handle.index)] = nil
        withdrawn.append(handle)
        pending.append(constraint)
      }
    } else if !pending.contains(where: { $0 === constraint }) {
      broken.removeAll { $0 === constraint }
      pending.append(constraint)
    }
    markStale()
  }

  func intrinsicSizeDidChange(of item: LayoutItem) {
    guard !item.isIntrinsicSizeStale else { return }
    item.isIntrinsicSizeStale = true
    staleContents.append(item)
    item.view.parent?.contentSizeDidChange(ofSubview: item.view)
    markStale()
  }

  func frameDidChange(of item: LayoutItem) {
    guard !isApplying, !item.isFrameStale else { return }
    item.isFrameStale = true
    staleFrames.append(item)
    markStale()
  }

  /// Updates the constants of all constraints to a view's margins in the next solution.
  func restateInsets(of view: UIView) {
    guard isBuilt else { return }
    for constraint in root.constraintsInScope where constraint.mentions(viewIn: view) {
      constantDidChange(of: constraint)
    }
  }

  /// Discards the solver; the next solution rebuilds it.
  func invalidateStructure() {
    tearDown()
    solver = ConstraintSolver()
    countedPivots = 0
    rootHandles = nil
    withdrawn.removeAll()
    edits.removeAll()
    goal = nil
    markStale()
  }

  nonisolated func tearDown() {
    isBuilt = false
    guard !isTemporary else { return }
    for item in items {
      item.record?.item = nil
      item.guide?.layoutItem = nil
    }
    for constraint in pending + broken + staleConstants { constraint.leave(self) }
    for case .constraint(let constraint)? in sources { constraint.leave(self) }
    items.removeAll()
    itemsByObject.removeAll()
    sources.removeAll()
    pending.removeAll()
    broken.removeAll()
    staleConstants.removeAll()
    staleContents.removeAll()
    staleFrames.removeAll()
    wrapping.removeAll()
    baselines.removeAll()
  }

  func directionMayHaveChanged() {
    if isBuilt && root.isRightToLeft != isRightToLeft { invalidateStructure() }
  }

  func markStale() {
    guard !isTemporary else { return }
    if !isStale {
      isStale = true
      root.constraintsDidChange(below: root)
      root.parent?.constraintsDidChange(below: root)
    }
    root.mark(.layout)
  }
}

enum LayoutSource {
  case constraint(NSLayoutConstraint)
  case frame(LayoutItem)
  case content(LayoutItem)
  case rootSize
}
