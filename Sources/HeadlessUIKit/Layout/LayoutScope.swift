// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Foundation

/// Solves the constraints below one view, the root, whose own frame comes from elsewhere.
///
/// Nothing below the root can move anything outside it, so a scope is solved on its own: a change
/// in one cell costs that cell. Changes are collected and solved for at the next layout. Edges are
/// in the root's coordinates; constants are edited in place, and only when views or their part in
/// layout change is everything stated anew.
@MainActor final class LayoutScope {
  /// The size that a solution is for.
  struct Goal: Equatable {
    var width: Double
    var height: Double
    var horizontalPriority: Double
    var verticalPriority: Double
  }

  /// The priority of the root's size in layout: below required, so that an app's constraints that
  /// ask for another size are found by how far they miss it.
  static let rootPriority = 999.999
  /// The priority that keeps sizes from being negative.
  static let positivePriority = 999.99

  /// The view whose frame comes from elsewhere.
  unowned let root: UIView
  /// Whether the scope is made to answer one question; views and constraints do not know of it.
  let isTemporary: Bool

  var solver = ConstraintSolver()
  /// The views and guides, parents before children, the root first.
  var items: [LayoutItem] = []
  var itemsByObject: [ObjectIdentifier: LayoutItem] = [:]
  /// Where the solver's constraints come from, by the index of their handles.
  var sources: [LayoutSource?] = []
  /// The equations that hold the root's size.
  var rootHandles: (width: ConstraintHandle, height: ConstraintHandle)?

  /// Whether the solver holds what the views say, apart from what the lists below hold.
  var isBuilt = false
  /// Whether the solution may be out of date.
  var isStale = true
  /// Whether `updateConstraints()` of a view is to be called.
  var needsConstraintUpdates = true
  /// Constraints that were activated and are not in the solver yet.
  var pending: [NSLayoutConstraint] = []
  /// Constraints that conflicted with others and were left out.
  var broken: [NSLayoutConstraint] = []
  /// Whether something changed that may let broken constraints hold again.
  var mayMend = false
  var staleConstants: [NSLayoutConstraint] = []
  var staleContents: [LayoutItem] = []
  var staleFrames: [LayoutItem] = []
  /// Whether a constraint names a baseline, which moves with the font.
  var hasBaselines = false
  /// Items whose height depends on their width.
  var wrapping: [LayoutItem] = []
  /// New constants that are solved for together.
  var edits: [(handle: ConstraintHandle, constant: Double)] = []
  /// What the solution is for; nil before the first.
  var goal: Goal?
  /// Whether frames are being handed to views, which then need not tell of them.
  var isApplying = false

  init(root: UIView, isTemporary: Bool = false) {
    self.root = root
    self.isTemporary = isTemporary
  }

  /// Whether no constraint is solved here.
  var isEmpty: Bool {
    isBuilt ? itemsByObject.count < 2 && pending.isEmpty : root.constraintsInScope.isEmpty
  }

  /// Takes a constraint in with the next solution.
  func add(_ constraint: NSLayoutConstraint) {
    if isBuilt {
      constraint.scope = self
      pending.append(constraint)
    }
    markStale()
  }

  /// Takes a constraint out.
  func remove(_ constraint: NSLayoutConstraint) {
    constraint.scope = nil
    if let handle = constraint.handle {
      constraint.handle = nil
      withdraw(handle)
      mayMend = true
    } else {
      pending.removeAll { $0 === constraint }
      broken.removeAll { $0 === constraint }
    }
    markStale()
  }

  /// States a constraint's constant anew with the next solution.
  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard !constraint.isConstantStale else { return }
    constraint.isConstantStale = true
    staleConstants.append(constraint)
    markStale()
  }

  /// Changes a constraint's priority in place, or states it anew if it becomes required or ceases
  /// to be.
  func priorityDidChange(of constraint: NSLayoutConstraint, from former: UILayoutPriority) {
    let priority = Double(constraint.priority.rawValue)
    if let handle = constraint.handle {
      if former != .required && constraint.priority != .required && priority > 0 {
        solver.setPriority(priority, of: handle)
      } else {
        constraint.handle = nil
        withdraw(handle)
        pending.append(constraint)
        mayMend = true
      }
    } else if !pending.contains(where: { $0 === constraint }) {
      broken.removeAll { $0 === constraint }
      pending.append(constraint)
    }
    markStale()
  }

  /// Asks for the size of an item's content with the next solution.
  func intrinsicSizeDidChange(of item: LayoutItem) {
    guard !item.isIntrinsicSizeStale else { return }
    item.isIntrinsicSizeStale = true
    staleContents.append(item)
    markStale()
  }

  /// States a frame that was set by hand anew with the next solution.
  func frameDidChange(of item: LayoutItem) {
    guard !isApplying, !item.isFrameStale else { return }
    item.isFrameStale = true
    staleFrames.append(item)
    markStale()
  }

  /// States the constants of all constraints to a view's margins anew with the next solution.
  func restateInsets(of view: UIView) {
    guard isBuilt else { return }
    for constraint in root.constraintsInScope where constraint.mentions(viewIn: view) {
      constantDidChange(of: constraint)
    }
  }

  /// Forgets the solver; the next solution states everything anew.
  func invalidateStructure() {
    for constraint in pending + broken { constraint.scope = nil }
    for case .constraint(let constraint)? in sources {
      constraint.scope = nil
      constraint.handle = nil
    }
    for constraint in staleConstants { constraint.isConstantStale = false }
    solver = ConstraintSolver()
    items.removeAll()
    itemsByObject.removeAll()
    sources.removeAll()
    rootHandles = nil
    pending.removeAll()
    broken.removeAll()
    staleConstants.removeAll()
    staleContents.removeAll()
    staleFrames.removeAll()
    wrapping.removeAll()
    edits.removeAll()
    goal = nil
    isBuilt = false
    markStale()
  }

  func markStale() {
    guard !isTemporary else { return }
    isStale = true
    root.mark(.layout)
  }
}
