// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
import ConstraintSolver
import Foundation

extension LayoutScope {
  /// How often heights may follow widths within one solution before the last one stands.
  private static let roundLimit = 8
  /// By how much a row may be rounded without being laid out anew, in points.
  private static let heightTolerance = 1.0 / 1024

  /// Solves for the root's size and hands the frames to the views.
  func layOut() {
    let size = root.storedFrame.size
    let layout = Goal(
      width: Double(LayoutLimits.sound(size.width)),
      height: Double(LayoutLimits.sound(size.height)),
      horizontalPriority: Self.rootPriority,
      verticalPriority: Self.rootPriority
    )
    if isStale || !isSolved(for: layout) { solve(for: layout) }
    apply()
  }

  /// Whether the solution is one for a size of the root.
  ///
  /// A row's content is fitted before it is laid out, most often at just the height that was found.
  /// That solution is then the best at this height too: given the height, the root's pull is the
  /// same for all, and every other wish was weighed as it is here.
  private func isSolved(for layout: Goal) -> Bool {
    guard let goal, let rootItem = items.first else { return false }
    if goal == layout { return true }
    return goal.width == layout.width && goal.horizontalPriority == layout.horizontalPriority
      && abs(rootItem.value(rootItem.maxY) - layout.height) < Self.heightTolerance
  }

  /// Returns the size nearest to a target that the constraints allow, in whole half points.
  func fit(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    let fitting = Goal(
      width: Double(LayoutLimits.sound(target.width)),
      height: Double(LayoutLimits.sound(target.height)),
      horizontalPriority: Self.fittingPriority(horizontal),
      verticalPriority: Self.fittingPriority(vertical)
    )
    if isStale || goal != fitting { solve(for: fitting) }
    guard let rootItem = items.first else { return target }
    return CGSize(
      width: Self.roundedUp(rootItem.value(rootItem.maxX)),
      height: Self.roundedUp(rootItem.value(rootItem.maxY))
    )
  }

  /// Brings the solution in line with all that changed, for a size of the root.
  private func solve(for goal: Goal) {
    if needsConstraintUpdates {
      needsConstraintUpdates = false
      root.updateConstraintsIfNeeded()
    }
    if self.goal?.width != goal.width || self.goal?.height != goal.height { mayMend = true }
    // What was deactivated goes first: it must not be in the way of what replaces it.
    withdrawDeactivated()
    if isBuilt {
      insertPending()
      restateContents()
      restateFrames()
    } else {
      build()
    }
    restateConstants()
    restateRoot(for: goal)
    self.goal = goal
    commitEdits()
    mend()
    var rounds = 0
    repeat {
      commitEdits()
      rounds += 1
    } while rounds < Self.roundLimit
      && (restateWrappedHeights() || keepSizesPositive() || breakWhatForbidsTheRootSize(goal))
    commitEdits()
    mayMend = false
    isStale = false
    countPivots()
  }

  /// Adds the pivots since the last solution to the engine's counter.
  private func countPivots() {
    engine_count_solver_pivots(Int64(solver.pivotCount - countedPivots))
    countedPivots = solver.pivotCount
  }

  /// Tries constraints again that were broken, if something changed that may have been in their way.
  private func mend() {
    guard mayMend, !broken.isEmpty else { return }
    pending.append(contentsOf: broken)
    broken.removeAll(keepingCapacity: true)
    insertPending()
  }

  private func restateConstants() {
    guard !staleConstants.isEmpty else { return }
    for constraint in staleConstants {
      constraint.isConstantStale = false
      guard let handle = constraint.handle, !constraint.isOrphaned else { continue }
      edits.append((handle, -expression(of: constraint).constant))
    }
    staleConstants.removeAll(keepingCapacity: true)
    mayMend = true
  }

  private func restateRoot(for goal: Goal) {
    guard let rootHandles else { return }
    solver.setPriority(goal.horizontalPriority, of: rootHandles.width)
    solver.setPriority(goal.verticalPriority, of: rootHandles.height)
    edits.append((rootHandles.width, goal.width))
    edits.append((rootHandles.height, goal.height))
  }

  /// Solves for all new constants at once; what they make impossible is broken.
  private func commitEdits() {
    guard !edits.isEmpty else { return }
    var isSolved = false
    while !isSolved {
      // A failed commit takes all constants back, and breaking one constraint its handle: so all
      // that are left are staged again.
      for edit in edits where solver.contains(edit.handle) {
        if solver.constant(of: edit.handle) != edit.constant {
          solver.stageConstant(edit.constant, of: edit.handle)
        }
      }
      do {
        try solver.commitStagedConstants()
        isSolved = true
      } catch {
        isSolved = !breakOne(of: error.conflict)
      }
    }
    edits.removeAll(keepingCapacity: true)
  }

  /// Gives the views that constraints decide on their frames, parents before children.
  func apply() {
    isApplying = true
    for item in items {
      guard let record = item.record else {
        applyContentArea(item)
        continue
      }
      guard item.parent != nil, item.isFree || !record.autoresizingMask.isEmpty else { continue }
      let frame = item.frame
      guard frame != item.view.storedFrame else { continue }
      item.view.arrange(in: frame)
      item.view.parent?.setNeedsLayout()
    }
    isApplying = false
  }

  private static func fittingPriority(_ priority: UILayoutPriority) -> Double {
    priority == .required ? rootPriority : max(0.001, Double(priority.rawValue))
  }

  /// Rounds up to the pixel grid at 2 pixels to a point, forgiving what a sum leaves over.
  private static func roundedUp(_ length: Double) -> CGFloat {
    max(0, CGFloat(((length * 2) - 1e-6).rounded(.up) / 2) + 0)
  }
}

extension LayoutScope {
  /// The size that a solution is for.
  struct Goal: Equatable {
    var width: Double
    var height: Double
    /// How strongly the root has the width.
    var horizontalPriority: Double
    /// How strongly the root has the height.
    var verticalPriority: Double
  }
}
