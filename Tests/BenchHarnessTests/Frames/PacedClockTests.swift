// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation
import TestSupport
import Testing

@Suite struct PacedClockTests {
  /// A clock that moves only as told, and keeps the moments that were slept to.
  private final class PlayedClock {
    var now = 1_000_000_007
    var lateness = 0
    var moments: [Int] = []
    var endings: [PacedClock.SleepEnd] = []
    var isInterrupted = false
    var onSignal: () -> Void = {}

    var source: PacedClock.Source {
      PacedClock.Source(
        now: { self.now },
        sleep: { moment in
          self.moments.append(moment)
          let ending = self.endings.isEmpty ? .reached : self.endings.removeFirst()
          switch ending {
          case .reached: self.now = max(self.now, moment) + self.lateness
          case .signalled: self.onSignal()
          case .refused: break
          }
          return ending
        },
        isInterrupted: { self.isInterrupted }
      )
    }
  }

  private static func clock(
    _ played: PlayedClock,
    _ milliseconds: Double,
    capacity: Int
  ) throws -> PacedClock {
    let budget = try FrameBudget(milliseconds: milliseconds)
    return PacedClock(budget: budget, capacity: capacity, source: played.source)
  }

  @Test("Vsync k is slept to at floor(k · 10⁹ / f) after the start, without drift")
  func absoluteVsyncs() throws {
    let played = PlayedClock()
    played.lateness = 73
    let start = played.now
    var clock = PacedClock(
      budget: try FrameBudget(refresh: .hertz60),
      capacity: 1_000,
      source: played.source
    )
    for index in 1...1_000 {
      try expectEqual(clock.wait(), .vsync(index: index))
      played.now += 5_000_000
    }
    expectEqual(played.moments, (1...1_000).map { start + $0 * 1_000_000_000 / 60 })
    expectEqual(clock.wakeUps.samples, [Int](repeating: 73, count: 1_000))
    expectEqual(clock.skippedVsyncCount, 0)
    expectEqual(clock.unreadableCount, 0)
  }

  // Vsyncs at 10, 20, 30 … ms. A frame from 10 that ends at 20 exactly is followed at 20; one that
  // ends a nanosecond later, at 30.
  @Test(
    "A late frame is followed at the next vsync that has not passed",
    arguments: [
      (0, 2, 0), (9_999_999, 2, 0), (10_000_000, 2, 0), (10_000_001, 3, 1), (20_000_000, 3, 1),
      (35_000_000, 5, 3), (1_000_000_000, 101, 99),
    ]
  )
  func lateFrames(work: Int, next: Int, skipped: Int) throws {
    let played = PlayedClock()
    let start = played.now
    var clock = try Self.clock(played, 10, capacity: 2)
    try expectEqual(clock.wait(), .vsync(index: 1))
    played.now += work
    try expectEqual(clock.wait(), .vsync(index: next))
    expectEqual(clock.skippedVsyncCount, skipped)
    expectEqual(played.moments, [start + 10_000_000, start + next * 10_000_000])
    // The second sleep returned at once where its moment had come already.
    expectEqual(clock.wakeUps.samples, [0, 0])
  }

  @Test("A signal that does not interrupt the run is slept through, to the same moment")
  func otherSignals() throws {
    let played = PlayedClock()
    played.endings = [.signalled, .signalled, .reached]
    var clock = try Self.clock(played, 10, capacity: 1)
    try expectEqual(clock.wait(), .vsync(index: 1))
    expectEqual(played.moments.count, 3)
    expectEqual(Set(played.moments).count, 1)
  }

  @Test("An interrupt ends the wait: before it sleeps, while it sleeps, and as it wakes")
  func interrupts() throws {
    let budget = try FrameBudget(milliseconds: 10)
    let before = PlayedClock()
    before.isInterrupted = true
    var clock = PacedClock(budget: budget, capacity: 1, source: before.source)
    try expectEqual(clock.wait(), .interrupted)
    expect(before.moments.isEmpty)

    for ending in [PacedClock.SleepEnd.signalled, .reached] {
      let during = PlayedClock()
      var asked = 0
      let source = PacedClock.Source(
        now: { during.now },
        sleep: { _ in ending },
        isInterrupted: {
          asked += 1
          return asked > 1
        }
      )
      var clock = PacedClock(budget: budget, capacity: 1, source: source)
      try expectEqual(clock.wait(), .interrupted, "\(ending)")
      expect(clock.wakeUps.samples.isEmpty)
    }
  }

  @Test("A system that does not sleep is an error with its number, not a busy run")
  func refusal() throws {
    let played = PlayedClock()
    played.endings = [.refused(errorNumber: Int(ENOSYS))]
    var clock = try Self.clock(played, 10, capacity: 1)
    #expect(throws: HarnessError.sleepRefused(errorNumber: Int(ENOSYS))) { try clock.wait() }
    expectEqual(
      HarnessError.sleepRefused(errorNumber: Int(ENOSYS)).description,
      "The system does not sleep to a vsync: Function not implemented (ENOSYS); "
        + "measure tight instead."
    )
  }

  @Test("A clock that steps back starts anew instead of sleeping for the step")
  func steppedClock() throws {
    let played = PlayedClock()
    var clock = try Self.clock(played, 10, capacity: 9)
    for _ in 0..<3 { try expect(clock.wait() != .interrupted) }
    played.now -= 900_000_000
    let start = played.now
    try expectEqual(clock.wait(), .vsync(index: 1))
    expectEqual(played.moments.last, start + 10_000_000)
    expectEqual(clock.unreadableCount, 1)
    // A sleep that returns before its moment has no lateness.
    played.lateness = -5
    try expectEqual(clock.wait(), .vsync(index: 2))
    expectEqual(clock.unreadableCount, 2)
    expectEqual(clock.wakeUps.count, 4)
  }

  #if os(Linux)
    @Test("The system's sleep reaches its vsyncs, in order")
    func systemSleep() throws {
      let source = PacedClock.Source(
        now: PacedClock.Source.system.now,
        sleep: PacedClock.Source.system.sleep,
        isInterrupted: { false }
      )
      var clock = PacedClock(budget: try FrameBudget(milliseconds: 1), capacity: 5, source: source)
      var former = 0
      for _ in 0..<5 {
        guard case .vsync(let index) = try clock.wait() else {
          Issue.record("nobody interrupts this wait")
          return
        }
        expect(index > former)
        former = index
      }
      expect(clock.wakeUps.samples.allSatisfy { $0 >= 0 })
      expectEqual(clock.wakeUps.count, 5)
    }
  #endif
}
