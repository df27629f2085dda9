// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchLists
import Foundation
@_spi(Headless) import HeadlessUIKit

/// The velocity pass: the highest scroll velocity before frames miss their budget.
///
/// The offset follows the simulated display, so a late frame has more cells to place the next time. At the ends of the
/// content the scroll turns round.
@MainActor struct VelocityPass {
  /// The frames of a trial: in 400 vsyncs two late ones are good, three are not.
  private static let standardFrameCount = 400
  /// The most attempts at a disturbed trial.
  private static let attemptLimit = 5
  /// The frames of the shortest search, which finds nothing bounded.
  static let leastFrameCount = 6 * VelocitySearch.repeatCount * standardFrameCount

  let group: CaseGroup
  let rows: any RowSource
  let budget: FrameBudget
  let slowdown: Slowdown
  var frameCount = Self.standardFrameCount

  /// Searches the highest velocity of a strategy.
  func search(_ strategy: CaseStrategy) throws -> VelocitySearch.Answer {
    let rowHeight = group.design.rowHeight
    let visibleCount = Int((group.design.viewport.height / rowHeight).rounded(.up))
    // From this velocity on every frame replaces all visible cells; the slowest tried replaces one.
    let saturation =
      Double(visibleCount) * rowHeight / budget.distance(perSecond: 1, intervalCount: 1)
    let rig = ListRig(
      design: group.design,
      strategy: strategy,
      rows: rows,
      rowCount: group.rowCount
    )
    let search = VelocitySearch(start: saturation / Double(visibleCount), saturation: saturation)
    return try search.run { velocity in try undisturbedTrial(of: velocity, on: rig) }
  }

  /// Plays a trial, again if the thread did not run all the time; the last attempt counts in any case.
  private func undisturbedTrial(
    of velocity: Double,
    on rig: ListRig
  ) throws -> VelocitySearch.Trial {
    let rule = InterferenceRule(processorStepNanoseconds: ThreadClock.resolutionNanoseconds)
    for _ in 1..<Self.attemptLimit {
      let processorStart = ThreadClock.nowNanoseconds()
      let start = MonotonicClock.nowNanoseconds()
      let found = try trial(of: velocity, on: rig)
      let cause = rule.cause(
        wallNanoseconds: MonotonicClock.nowNanoseconds() - start,
        processorNanoseconds: ThreadClock.nowNanoseconds() - processorStart
      )
      if cause == nil { return found }
    }
    return try trial(of: velocity, on: rig)
  }

  private func trial(of velocity: Double, on rig: ListRig) throws -> VelocitySearch.Trial {
    let display = SimulatedDisplay(budget: budget, clock: .timeLocked, cost: .measured(slowdown))
    var blankArea = 0.0
    let scroll = try display.play(velocity: velocity, frameCount: frameCount) { offset in
      let folded = Self.folded(offset, into: rig.scrollRange)
      let start = MonotonicClock.nowNanoseconds()
      rig.renderFrame(atOffset: folded)
      let elapsed = MonotonicClock.nowNanoseconds() - start
      blankArea += BlankArea.of(rig.table)
      return elapsed
    }
    guard let metrics = scroll.metrics else {
      return VelocitySearch.Trial(hitchRatio: .infinity, blankArea: blankArea)
    }
    return VelocitySearch.Trial(metrics: metrics, blankArea: blankArea)
  }

  private static func folded(_ offset: Double, into range: Double) -> Double {
    guard range > 0 else { return 0 }
    let position = offset.truncatingRemainder(dividingBy: 2 * range)
    return position <= range ? position : 2 * range - position
  }
}
