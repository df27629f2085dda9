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
  /// The priority of the root's size in layout: below required, so that an app's constraints that
  /// ask for another size are found by how far they miss it.
  static let rootPriority = 999.999
  /// The priority that keeps sizes from being negative.
  static let positivePriority = 999.99

  /// The view whose frame comes from elsewhere; its end is the end of the scope.
  unowned(unsafe) let root: UIView
  /// Whether the scope is made to answer one question; views and constraints do not know of it.
  let isTemporary: Bool

  var solver = ConstraintSolver()
  /// The views and guides, parents before children, the root first.
  nonisolated(unsafe) var items: [LayoutItem] = []
  nonisolated(unsafe) var itemsByObject: [ObjectIdentifier: LayoutItem] = [:]
  /// Where the solver's constraints come from, by the index of their handles.
  nonisolated(unsafe) var sources: [LayoutSource?] = []
  /// The equations that hold the root's size.
  var rootHandles: (width: ConstraintHandle, height: ConstraintHandle)?

  /// Whether the solver holds what the views say, apart from what the lists below hold.
  nonisolated(unsafe) var isBuilt = false
  var isStale = true
  /// Whether `updateConstraints()` of a view is to be called.
  var needsConstraintUpdates = true
  /// Constraints that were activated and are not in the solver yet.
  nonisolated(unsafe) var pending: [NSLayoutConstraint] = []
  /// What is still in the solver of constraints that were deactivated.
  var withdrawn: [ConstraintHandle] = []
  /// Constraints that conflicted with others and were left out.
  nonisolated(unsafe) var broken: [NSLayoutConstraint] = []
  /// Whether something changed that may let broken constraints hold again.
  var mayMend = false
  nonisolated(unsafe) var staleConstants: [NSLayoutConstraint] = []
  nonisolated(unsafe) var staleContents: [LayoutItem] = []
  nonisolated(unsafe) var staleFrames: [LayoutItem] = []
  /// The constraints that name a baseline, which moves with the font.
  nonisolated(unsafe) var baselines: [NSLayoutConstraint] = []
  /// Items whose height depends on their width.
  nonisolated(unsafe) var wrapping: [LayoutItem] = []
  /// New constants that are solved for together.
  var edits: [(handle: ConstraintHandle, constant: Double)] = []
  /// What the solution is for; nil before the first.
  var goal: Goal?
  /// Whether text below the root runs from right to left, as of the last building.
  var isRightToLeft = false
  /// Whether frames are being handed to views, which then need not tell of them.
  var isApplying = false

  init(root: UIView, isTemporary: Bool = false) {
    self.root = root
    self.isTemporary = isTemporary
  }

  /// How many of the solver's pivots the engine's counter has taken in.
  var countedPivots = 0

  /// Number of simplex pivots since everything was last stated anew.
  var pivotCount: Int { solver.pivotCount }

  /// Whether no constraint is solved here.
  var isEmpty: Bool {
    isBuilt ? itemsByObject.count < 2 && pending.isEmpty : root.constraintsInScope.isEmpty
  }

  /// Takes a constraint in with the next solution.
  func add(_ constraint: NSLayoutConstraint) {
    if isBuilt {
      constraint.enter(self)
      pending.append(constraint)
    }
    markStale()
  }

  /// Calls `updateConstraints()` of the views that asked for it before the next solution.
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

  /// Asks for the size of an item's content with the next solution.
  func intrinsicSizeDidChange(of item: LayoutItem) {
    guard !item.isIntrinsicSizeStale else { return }
    item.isIntrinsicSizeStale = true
    staleContents.append(item)
    item.view.parent?.contentSizeDidChange(ofSubview: item.view)
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
    tearDown()
    solver = ConstraintSolver()
    countedPivots = 0
    rootHandles = nil
    withdrawn.removeAll()
    edits.removeAll()
    goal = nil
    markStale()
  }

  /// Cuts the ties to views and constraints.
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

  /// States everything anew if text runs in the other direction now.
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

/// Where a constraint of a scope's solver comes from.
enum LayoutSource {
  case constraint(NSLayoutConstraint)
  case frame(LayoutItem)
  /// From the size of a view's content, or from keeping a size from being negative.
  case content(LayoutItem)
  case rootSize
}
