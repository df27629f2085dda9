// SPDX-License-Identifier: Apache-2.0

import BenchHarness

/// A closed form of the highest velocity within budget, as an oracle for ``VelocitySearch``.
///
/// Formula (article FrameMetrics A2), with B in s, row height r and k columns: v = r · (b − F) / (k · c · B)
/// for a fixed cost F of a frame and a cost c of each cell, at most that of N visible cells.
struct ScrollGrid: Hashable, Sendable {
  let budget: FrameBudget
  let rowHeight: Double
  /// The cells beside each other in a row.
  let columnCount: Int
  /// The most cells that are visible at once.
  let visibleCount: Int

  /// Makes a grid.
  ///
  /// - Precondition: all sizes are above 0.
  init(budget: FrameBudget, rowHeight: Double, columnCount: Int = 1, visibleCount: Int) {
    precondition(rowHeight.isFinite && rowHeight > 0, "A row has a height above 0.")
    precondition(columnCount > 0 && visibleCount > 0, "A grid shows at least one cell.")
    self.budget = budget
    self.rowHeight = rowHeight
    self.columnCount = columnCount
    self.visibleCount = visibleCount
  }

  /// The velocity from which every frame replaces all visible cells, in points per second.
  var saturationVelocity: Double {
    Double(visibleCount) * rowHeight / (Double(columnCount) * periodSeconds)
  }

  /// The highest velocity for a fixed cost of each frame and a cost of each cell.
  func highestVelocity(fixedNanoseconds: Int, cellNanoseconds: Int) -> AnalyticVelocity {
    let left = Int128(budget.deadlineNanoseconds) - Int128(fixedNanoseconds)
    guard left >= 0 else { return .overBudget }
    let whole = Int128(visibleCount) * Int128(cellNanoseconds)
    guard whole > left else { return .unbounded }
    guard left > 0 else { return .overBudget }
    let cells = Double(left) / Double(cellNanoseconds)
    return .bounded(pointsPerSecond: rowHeight * cells / (Double(columnCount) * periodSeconds))
  }

  private var periodSeconds: Double { budget.distance(perSecond: 1, intervalCount: 1) }
}

/// The highest scroll velocity that costs alone allow.
enum AnalyticVelocity: Hashable, Sendable {
  /// The velocity at which the mean frame takes exactly its budget.
  case bounded(pointsPerSecond: Double)
  /// A full replacement of all visible cells fits into a frame.
  case unbounded
  /// The fixed cost of a frame leaves no time for a cell.
  case overBudget
}
