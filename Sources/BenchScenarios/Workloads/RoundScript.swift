// SPDX-License-Identifier: Apache-2.0

import BenchCells
import BenchStatistics

/// What happens in one round of a case group, the same for each of its strategies.
enum RoundScript {
  /// The content offset moves.
  case scroll(ScrollTrace)
  /// The content offset rises through rows that were never shown.
  case rise(RiseTrace)
  /// The table jumps to rows that were never shown.
  case jumps(JumpTrace)
  /// Visible rows change their state.
  case state(StateTrace)
  /// The table takes in that rows came, went, moved or changed.
  case update(UpdateTrace)
  /// The visible rows change.
  case edit(EditTrace)
  /// New tables render their first frame.
  case load(count: Int)
  /// Lists are compared, or snapshots edited.
  case diff(count: Int)
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
    case .sizing(.scroll):
      // Rows are taken for lower than they are, and so more cells are asked for than rows come in.
      let share = design.height.isDecided ? 6 : 2
      self = .scroll(
        ScrollTrace(
          workload: group.workload,
          heights: RowHeights(of: design, rows: rows, rowCount: reach),
          configureCount: max(1, configureCount / share),
          using: &generator
        )
      )
    case .steady, .fling, .jump, .oscillate, .ladder:
      self = .scroll(
        ScrollTrace(
          workload: group.workload,
          heights: RowHeights(of: design, rows: rows, rowCount: reach),
          configureCount: configureCount,
          using: &generator
        )
      )
    case .sizing(.anchor):
      self = .rise(
        RiseTrace(
          heights: RowHeights(of: design, rows: rows, rowCount: reach),
          configureCount: configureCount,
          using: &generator
        )
      )
    case .sizing(.jump(let goal)):
      self = .jumps(
        JumpTrace(
          to: goal,
          heights: RowHeights(of: design, rows: rows, rowCount: reach),
          rowCount: group.rowCount,
          configureCount: configureCount,
          using: &generator
        )
      )
    case .state(let kind):
      self = .state(
        StateTrace(
          kind: kind,
          heights: RowHeights(of: design, rows: rows, rowCount: reach),
          changeCount: configureCount,
          using: &generator
        )
      )
    case .update(let kind, let storage):
      self = .update(
        UpdateTrace(
          kind: kind,
          storage: storage,
          design: design,
          rows: rows,
          rowCount: reach,
          namedCount: configureCount,
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
    case .diff: self = .diff(count: group.rowCount < Self.longListCount ? 4 : 1)
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

  /// Lists that long are compared once a round.
  private static let longListCount = 50_000

  /// The number of measured frames.
  var frameCount: Int {
    switch self {
    case .scroll(let trace): trace.frameCount
    case .rise(let trace): trace.origins.count * trace.stepCount
    case .jumps(let trace): trace.jumps.count
    case .state(let trace): trace.frames.count
    case .update(let trace): trace.updates.count
    case .edit(let trace): trace.frames.count
    case .load(let count), .diff(let count): count
    case .idle(let frameCount, _): frameCount
    }
  }

  /// The first part of the round, long enough to make the cells that the round needs.
  var opening: RoundScript {
    switch self {
    case .scroll(let trace): .scroll(trace.opening)
    case .rise(let trace): .rise(trace.opening)
    case .jumps(let trace): .jumps(trace.opening)
    case .state(let trace): .state(trace.opening)
    case .update(let trace): .update(trace.opening)
    case .edit(let trace): .edit(trace.opening)
    case .load: .load(count: 1)
    case .diff: .diff(count: 1)
    case .idle(_, let cellCount): .idle(frameCount: 1, cellCount: cellCount)
    }
  }

  private static func seed(of group: CaseGroup) -> UInt64 {
    var digest = RowDigest()
    digest.combine(Row(title: group.workload.name, source: group.cell))
    return digest.value
  }
}
