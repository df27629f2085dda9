// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchLists
public import BenchStatistics

/// The pace pass: the same few frames back to back, and each after a sleep to its vsync.
///
/// After an idle gap caches are colder and the clock rate may have fallen, as in an app; the ratio is the cost of that.
@MainActor struct PacePass {
  /// The rounds, each with one ratio; enough for an interval at 99 %.
  static let roundCount = 15
  private static let configureCount = MeasurementPlan.pacedConfigureCount
  /// Room for the frames of a round; one window is played in any case.
  private static let room =
    max(configureCount, ScrollPath.fling.count) * ScrollScript.framesPerConfigure

  static func frameCount(in group: CaseGroup) -> Int {
    let visible = Int((group.design.viewport.height / group.design.rowHeight).rounded(.up))
    return roundCount * (configureCount / max(1, visible / 2))
  }

  private let group: CaseGroup
  private let rows: any RowSource
  private let pacer: Pacer

  init(
    group: CaseGroup,
    rows: any RowSource,
    budget: FrameBudget,
    source: PacedClock.Source = .system
  ) {
    self.group = group
    self.rows = rows
    pacer = Pacer(budget: budget, capacity: Self.roundCount * Self.room, source: source)
  }

  /// Measures a strategy, or returns nil if it was interrupted.
  func take(
    _ strategy: CaseStrategy,
    seed: UInt64,
    isInterrupted: () -> Bool
  ) throws(HarnessError) -> PaceOutcome? {
    let times = FrameTimes(wallCapacity: 2 * Self.roundCount * Self.room, cpuCapacity: 0)
    var tight: [Int] = []
    var paced: [Int] = []
    for round in 0..<Self.roundCount {
      let script = RoundScript(
        group,
        rows,
        round: round,
        seed: seed,
        configureCount: Self.configureCount
      )
      // The order alternates, so that neither always finds what the other has warmed.
      let order = round.isMultiple(of: 2) ? [nil, pacer] : [pacer, nil]
      for pacer in order {
        let player = Player(group: group, strategy: strategy, rows: rows)
        player.play(script.opening, prepare: { $0() }, measure: { $0() })
        player.beforeMeasuredFrame = pacer.map { pacer in { pacer.wait() } }
        let sum = times.takeWall(player, script)
        if isInterrupted() { return nil }
        if pacer == nil { tight.append(sum) } else { paced.append(sum) }
      }
    }
    if let fault = pacer.fault { throw fault }
    return PaceOutcome(
      tightNanoseconds: tight,
      pacedNanoseconds: paced,
      frameCount: times.wall.count / (2 * Self.roundCount),
      wakeUpNanoseconds: pacer.wakeUpNanoseconds
    )
  }
}

public struct PaceOutcome: Codable, Equatable, Sendable {
  public let tightNanoseconds: [Int]
  /// The frames of a round, each at its vsync, without the sleep.
  public let pacedNanoseconds: [Int]
  public let frameCount: Int
  /// The lateness of each sleep.
  public let wakeUpNanoseconds: [Int]

  public func ratio() throws(StatisticsError) -> PairedLogRatio {
    try PairedLogRatio(baseline: tightNanoseconds, values: pacedNanoseconds)
  }
}

@MainActor final class Pacer {
  private var clock: PacedClock
  /// The reason why the system does not sleep; frames then follow each other at once.
  private(set) var fault: HarnessError?

  init(budget: FrameBudget, capacity: Int, source: PacedClock.Source = .system) {
    clock = PacedClock(budget: budget, capacity: capacity, source: source)
  }

  /// Sleeps until the next vsync; after a signal it returns at once, for the block is to end.
  func wait() {
    guard fault == nil else { return }
    do throws(HarnessError) {
      _ = try clock.wait()
    } catch {
      fault = error
    }
  }

  var wakeUpNanoseconds: [Int] { clock.wakeUps.samples }

  var skippedVsyncCount: Int { clock.skippedVsyncCount }
}
