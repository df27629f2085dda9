// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchLists
public import BenchStatistics

/// The pace pass: the same few frames back to back, and each after a sleep to its vsync.
///
/// After an idle gap caches are colder and the clock rate may have fallen, which is how an app finds
/// them; the ratio says how much that costs.
@MainActor struct PacePass {
  /// The rounds, each with one ratio; enough for an interval at 99 %.
  static let roundCount = 15
  private static let configureCount = MeasurementPlan.pacedConfigureCount
  /// Room for the frames of a round; one window is played in any case.
  private static let room =
    max(configureCount, ScrollPath.fling.count) * ScrollScript.framesPerConfigure

  /// The paced frames of a strategy.
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
    pacer = Pacer(
      budget: budget,
      capacity: Self.roundCount * Self.room,
      source: source
    )
  }

  /// Measures a strategy, or returns nil if it was interrupted.
  ///
  /// - Throws: ``HarnessError/sleepRefused(errorNumber:)``.
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
        group: group,
        rows: rows,
        round: round,
        seed: seed,
        configureCount: Self.configureCount
      )
      // Either comes first in turn, so that neither always finds what the other has warmed.
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

/// The same frames at two paces, a sum of each round.
public struct PaceOutcome: Codable, Equatable, Sendable {
  /// The frames of a round back to back.
  public let tightNanoseconds: [Int]
  /// The frames of a round, each at its vsync, without the sleep.
  public let pacedNanoseconds: [Int]
  /// The frames of a round.
  public let frameCount: Int
  /// How late each sleep returned.
  public let wakeUpNanoseconds: [Int]

  /// Returns the ratio of paced over tight frames, paired by round.
  ///
  /// - Throws: `StatisticsError` for a time of 0.
  public func ratio() throws(StatisticsError) -> PairedLogRatio {
    try PairedLogRatio(baseline: tightNanoseconds, values: pacedNanoseconds)
  }
}

/// Lets each measured frame wait for its vsync.
@MainActor final class Pacer {
  private var clock: PacedClock
  /// Why the system does not sleep; frames then follow each other at once.
  private(set) var fault: HarnessError?

  /// Makes a pacer with room for the lateness of so many waits.
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

  /// How late each sleep returned, in nanoseconds.
  var wakeUpNanoseconds: [Int] { clock.wakeUps.samples }

  /// The vsyncs that passed while a frame was still running.
  var skippedVsyncCount: Int { clock.skippedVsyncCount }
}
