// SPDX-License-Identifier: Apache-2.0

import BenchCells
import BenchStatistics

/// The script of one round of a case group, the same for each of its strategies.
package enum RoundScript {
  case scroll(ScrollScript)
  case rise(RiseScript)
  case jumps(JumpScript)
  case state(StateScript)
  case update(UpdateScript)
  case changes(ChangeScript)
  case edit(EditScript)
  case load(count: Int)
  case diff(count: Int)
  case idle(frameCount: Int, cellCount: Int)

  /// Draws the script of a round.
  ///
  /// The seed does not depend on the row count, so that a script that reaches the same rows is the same script at each
  /// row count.
  @MainActor package init(
    _ group: CaseGroup,
    _ rows: any RowSource,
    round: Int,
    seed: UInt64,
    configureCount: Int = CaseGroup.standardConfigureCount
  ) {
    let design = group.design
    let list = PlayedList(design, rows: rows, rowCount: group.rowCount)
    let reach = group.reach.rowCount(of: group.rowCount)
    let heights = RowHeights(of: list, rowCount: reach)
    var generator = SeededGenerator(
      seed: SplitMix64.mixed(seed &+ UInt64(round)) ^ Self.seed(of: group)
    )
    switch group.workload {
    case .steady, .fling, .jump, .oscillate, .ladder, .sizing(.scroll):
      var count = configureCount
      if case .sizing = group.workload {
        // Estimates are too low, and so more cells are asked for than rows come in.
        count = max(1, count / (design.height.isDecided ? 6 : 2))
      }
      self = .scroll(
        ScrollScript(group.workload, heights, configureCount: count, using: &generator)
      )
    case .sizing(.anchor):
      self = .rise(RiseScript(heights, configureCount: configureCount, using: &generator))
    case .sizing(.jump(let goal)):
      self = .jumps(
        JumpScript(
          to: goal,
          heights,
          rowCount: group.rowCount,
          configureCount: configureCount,
          using: &generator
        )
      )
    case .state(let kind):
      self = .state(StateScript(kind, heights, changeCount: configureCount, using: &generator))
    case .update(let kind, let storage):
      self = .update(
        UpdateScript(
          kind: kind,
          storage: storage,
          list: list,
          rowCount: reach,
          namedCount: configureCount,
          using: &generator
        )
      )
    case .change:
      self = .changes(ChangeScript(heights, configureCount: configureCount, using: &generator))
    case .reconfigure(let change):
      self = .edit(
        EditScript(
          change: change,
          list: list,
          rowCount: reach,
          configureCount: configureCount,
          using: &generator
        )
      )
    case .diff: self = .diff(count: group.rowCount < Self.longListCount ? 4 : 1)
    case .load:
      let visible = RowHeights(of: list, rowCount: group.rowCount).visibleCount(from: 0)
      self = .load(count: (configureCount + visible - 1) / visible)
    case .floor:
      let cellCount = Int(ScrollPath.steadyStep / design.rowHeight)
      self = .idle(frameCount: (configureCount + cellCount - 1) / cellCount, cellCount: cellCount)
    }
  }

  /// Longer lists are compared once a round.
  private static let longListCount = 50_000

  /// The frames in the opening of a script that shows a viewport of rows.
  static let openingLength = 4

  package var frameCount: Int {
    switch self {
    case .scroll(let script): script.frameCount
    case .rise(let script): script.origins.count * script.stepCount
    case .jumps(let script): script.jumps.count
    case .state(let script): script.frames.count
    case .update(let script): script.updates.count
    case .changes(let script): script.rows.count
    case .edit(let script): script.frames.count
    case .load(let count), .diff(let count): count
    case .idle(let frameCount, _): frameCount
    }
  }

  /// The first part of the round, long enough to make the cells that the round needs.
  package var opening: RoundScript {
    switch self {
    case .scroll(let script): .scroll(script.opening)
    case .rise(let script): .rise(script.opening)
    case .jumps(let script): .jumps(script.opening)
    case .state(let script): .state(script.opening)
    case .update(let script): .update(script.opening)
    case .changes(let script): .changes(script.opening)
    case .edit(let script): .edit(script.opening)
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
