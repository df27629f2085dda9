// SPDX-License-Identifier: Apache-2.0

/// How many cells a scroll brings into view in a frame, and how fast it may go, by formula.
///
/// Formulas (article FrameMetrics A2), with v in pt/s, B in s, row height r and k columns: cells
/// that enter per frame, mean k · v · B / r, worst k · ⌈v · B / r⌉, both at most the N visible
/// cells; highest velocity v = r · (b − F) / (k · c · B) for a fixed cost F and a cost c per cell.
/// Failure mode: cells are taken to cost the same; ``VelocitySearch`` asks the real ones.
public struct ScrollGrid: Hashable, Sendable {
  /// The budget of each frame.
  public let budget: FrameBudget
  /// The height of a row in points.
  public let rowHeight: Double
  /// The cells beside each other in a row.
  public let columnCount: Int
  /// The most cells that are visible at once.
  public let visibleCount: Int

  /// Makes a grid.
  ///
  /// - Precondition: all sizes are above 0.
  public init(budget: FrameBudget, rowHeight: Double, columnCount: Int = 1, visibleCount: Int) {
    precondition(rowHeight.isFinite && rowHeight > 0, "A row has a height above 0.")
    precondition(columnCount > 0 && visibleCount > 0, "A grid shows at least one cell.")
    self.budget = budget
    self.rowHeight = rowHeight
    self.columnCount = columnCount
    self.visibleCount = visibleCount
  }

  /// The cells that enter in the mean of all frames.
  public func meanCellsEntering(velocity: Double) -> Double {
    min(Double(columnCount) * rowsPassed(velocity), Double(visibleCount))
  }

  /// The cells that enter in the worst frame.
  public func worstCellsEntering(velocity: Double) -> Int {
    let cells = Double(columnCount) * rowsPassed(velocity).rounded(.up)
    return cells < Double(visibleCount) ? Int(cells) : visibleCount
  }

  /// The velocity from which every frame replaces all visible cells, in points per second.
  public var saturationVelocity: Double {
    Double(visibleCount) * rowHeight / (Double(columnCount) * periodSeconds)
  }

  /// The highest velocity for a fixed cost of each frame and a cost of each cell.
  public func highestVelocity(
    fixedNanoseconds: Int,
    cellNanoseconds: Int
  ) -> AnalyticVelocity {
    let left = Int128(budget.deadlineNanoseconds) - Int128(fixedNanoseconds)
    guard left >= 0 else { return .overBudget }
    let whole = Int128(visibleCount) * Int128(cellNanoseconds)
    guard whole > left else { return .unbounded }
    guard left > 0 else { return .overBudget }
    let cells = Double(left) / Double(cellNanoseconds)
    return .bounded(
      pointsPerSecond: rowHeight * cells / (Double(columnCount) * periodSeconds)
    )
  }

  private var periodSeconds: Double { budget.distance(perSecond: 1, intervalCount: 1) }

  /// The rows that pass an edge of the viewport in one frame; the direction does not matter.
  private func rowsPassed(_ velocity: Double) -> Double {
    abs(budget.distance(perSecond: velocity, intervalCount: 1)) / rowHeight
  }
}
