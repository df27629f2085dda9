// SPDX-License-Identifier: Apache-2.0

import BenchStatistics

/// What happens in one round of a case group, the same for each of its strategies.
enum RoundScript {
  /// The content offset moves.
  case scroll(ScrollTrace)
  /// The visible rows change.
  case edit(EditTrace)
  /// New tables render their first frame.
  case load(count: Int)
  /// Nothing happens, in so many frames of so many cells.
  case idle(frameCount: Int, cellCount: Int)

  /// Draws the script of a round.
  ///
  /// The seed does not depend on the row count, so that a trace that reaches the same rows is the
  /// same trace at each row count.
  init(group: CaseGroup, rows: any RowSource, round: Int, seed: UInt64, configureCount: Int) {
    let design = group.design
    let reach = group.reach.rowCount(of: group.rowCount)
    var generator = SeededGenerator(
      seed: SplitMix64.mixed(seed &+ UInt64(round)) ^ Self.seed(of: group)
    )
    switch group.workload {
    case .steady, .fling, .jump:
      self = .scroll(
        ScrollTrace(
          workload: group.workload,
          heights: RowHeights(of: design, rows: rows, rowCount: reach),
          configureCount: configureCount,
          using: &generator
        )
      )
    case .reconfigure(let change):
      self = .edit(
        EditTrace(
          change: change,
          design: design,
          rows: rows,
          rowCount: reach,
          configureCount: configureCount,
          using: &generator
        )
      )
    case .load:
      let heights = RowHeights(of: design, rows: rows, rowCount: group.rowCount)
      let visible = heights.visibleCount(from: 0)
      self = .load(count: (configureCount + visible - 1) / visible)
    case .floor:
      let cellCount = Int(ScrollPath.steadyStep / design.rowHeight)
      self = .idle(
        frameCount: (configureCount + cellCount - 1) / cellCount,
        cellCount: cellCount
      )
    }
  }

  /// The number of measured frames.
  var frameCount: Int {
    switch self {
    case .scroll(let trace): trace.frameCount
    case .edit(let trace): trace.frames.count
    case .load(let count): count
    case .idle(let frameCount, _): frameCount
    }
  }

  /// The first part of the round, long enough to make the cells that the round needs.
  var opening: RoundScript {
    switch self {
    case .scroll(let trace): .scroll(trace.opening)
    case .edit(let trace): .edit(trace.opening)
    case .load: .load(count: 1)
    case .idle(_, let cellCount): .idle(frameCount: 1, cellCount: cellCount)
    }
  }

  private static func seed(of group: CaseGroup) -> UInt64 {
    var digest = RowDigest()
    digest.combine(Row(title: group.workload.name, source: group.cell))
    return digest.value
  }
}
