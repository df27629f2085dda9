// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
import ConstraintSolver
import Foundation

extension LayoutScope {
  private static let roundLimit = 8
  /// The difference in a row's height that needs no new layout, in points.
  private static let heightTolerance = 1.0 / 1024

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

  /// True if the solution also holds for a size of the root, as it does for a row's fitted height.
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

  private func solve(for goal: Goal) {
    if needsConstraintUpdates {
      needsConstraintUpdates = false
      root.updateConstraintsIfNeeded()
    }
    if self.goal?.width != goal.width || self.goal?.height != goal.height { mayMend = true }
    // Deactivated constraints go first, since they may contradict their replacements.
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

  private func countPivots() {
    engine_count_solver_pivots(Int64(solver.pivotCount - countedPivots))
    countedPivots = solver.pivotCount
  }

  /// Retries broken constraints if a change may have resolved their conflicts.
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

  private func commitEdits() {
    guard !edits.isEmpty else { return }
    var isSolved = false
    while !isSolved {
      // A failed commit reverts all constants, and a broken constraint loses its handle, so the
      // rest are staged again.
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

  /// Rounds up to half points, ignoring rounding errors of a sum.
  private static func roundedUp(_ length: Double) -> CGFloat {
    max(0, CGFloat(((length * 2) - 1e-6).rounded(.up) / 2) + 0)
  }

  struct Goal: Equatable {
    var width: Double
    var height: Double
    var horizontalPriority: Double
    var verticalPriority: Double
  }
}
