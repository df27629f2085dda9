// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import TestSupport
import Testing

@Suite struct SimulatedDisplayTests {
  struct Stop: Error {}

  @Test("Frame-locked: the offset moves by v · B each frame, late or not")
  func frameLocked() throws {
    let display = SimulatedDisplay(budget: try FrameBudget(refresh: .hertz60), clock: .frameLocked)
    var offsets: [Double] = []
    let scroll = try display.play(velocity: 2_640, frameCount: 10_000) { offset in
      offsets.append(offset)
      return 50_000_000
    }
    // 2,640 pt/s at 60 Hz are 44 pt a frame, and stay so without drift.
    expectEqual(offsets, (0...10_000).map { Double($0) * 44 })
    expectEqual(scroll.frames.map(\.offset), Array(offsets.dropFirst()))
    expectEqual(scroll.frames.map(\.vsync), Array(1...10_000))
    expectEqual(scroll.metrics?.missedVsyncCount, 20_000)
  }

  // Work of 20 ms at 60 Hz takes two intervals, so each frame after it moves twice as far.
  @Test("Time-locked: after a late frame the next one moves over the missed vsyncs too")
  func timeLocked() throws {
    let display = SimulatedDisplay(budget: try FrameBudget(refresh: .hertz60), clock: .timeLocked)
    let work = [1, 10_000_000, 20_000_000, 50_000_000, 10_000_000, 16_666_667, 5]
    var index = 0
    let scroll = try display.play(velocity: 60, frameCount: 6, origin: 100) { _ in
      index += 1
      return work[index - 1]
    }
    expectEqual(scroll.coldWorkNanoseconds, .value(1))
    // Intervals 1, 2, 3, 1, 2, 1 of the frames after the cold one.
    expectEqual(scroll.frames.map(\.vsync), [1, 2, 4, 7, 8, 10])
    expectEqual(scroll.frames.map(\.offset), [101, 102, 104, 107, 108, 110])
    expectEqual(scroll.frames.map(\.workNanoseconds), Array(work.dropFirst()))
    expectEqual(scroll.metrics?.intervalCount, 10)
    expectEqual(scroll.metrics?.missedVsyncCount, 4)
  }

  // With a cost of 2 ms a point, 8 pt a frame fit in 16.67 ms; a first frame that is late by one
  // vsync moves the next by 16 pt = 32 ms, which is late again, and so on for ever. Frame-locked it
  // is one late frame.
  @Test("Time-locked lateness cascades where frame-locked lateness does not")
  func cascades() throws {
    let budget = try FrameBudget(refresh: .hertz60)
    var missed: [SimulatedDisplay.Clock: Int] = [:]
    for clock in SimulatedDisplay.Clock.allCases {
      var former = 0.0
      var count = 0
      let scroll = try SimulatedDisplay(budget: budget, clock: clock)
        .play(velocity: 480, frameCount: 50) { offset in
          defer { (former, count) = (offset, count + 1) }
          return count == 1 ? 20_000_000 : Int((offset - former).rounded()) * 2_000_000
        }
      missed[clock] = scroll.metrics?.lateCount
    }
    expectEqual(missed, [.frameLocked: 1, .timeLocked: 50])
  }

  @Test func coldFrameAndIdleFrames() throws {
    // The cold frame is apart, and however long it takes the scroll starts after it.
    let display = SimulatedDisplay(budget: try FrameBudget(refresh: .hertz60), clock: .timeLocked)
    let scroll = try display.play(velocity: 60, frameCount: 2, origin: 5) { offset in
      offset == 5 ? 900_000_000 : 1
    }
    expectEqual(scroll.coldWorkNanoseconds, .value(900_000_000))
    expectEqual(scroll.frames.map(\.offset), [6, 7])
    expectEqual(scroll.metrics?.lateCount, 0)
    expectEqual(scroll.metrics?.frozenCount, 0)
    // Frames without an expected update are in no figure; if all are, there are no metrics.
    do {
      let display = SimulatedDisplay(budget: try FrameBudget(refresh: .hertz60), clock: .timeLocked)
      let scroll = try display.play(velocity: 60, frameCount: 10) { offset in
        Int(offset).isMultiple(of: 2) ? nil : 1
      }
      expectEqual(scroll.idleCount, 5)
      expectEqual(scroll.frames.map(\.vsync), [1, 3, 5, 7, 9])
      expectEqual(scroll.metrics?.intervalCount, 5)
      expect(scroll.coldWorkNanoseconds.value == nil)
      let still = try display.play(velocity: 60, frameCount: 10) { _ in nil }
      expectEqual(still.idleCount, 10)
      expect(still.metrics == nil)
      try expect(display.play(velocity: 60, frameCount: 0) { _ in 1 }.metrics == nil)
    }
  }

  @Test func steppedClockAndThrowing() throws {
    // A clock that steps back makes a frame unreadable, never negative work.
    let display = SimulatedDisplay(budget: try FrameBudget(refresh: .hertz60), clock: .frameLocked)
    let scroll = try display.play(velocity: 60, frameCount: 4) { offset in
      offset == 0 || offset == 3 ? -5 : 0
    }
    expectEqual(scroll.coldWorkNanoseconds, .unavailable(reason: "the clock stepped back"))
    expectEqual(scroll.unreadableFrames, [2])
    expectEqual(scroll.frames.count, 3)
    expectEqual(scroll.metrics?.frameWorkNanoseconds, [0, 0, 0])
    // What the frame throws ends the scroll; work beyond all frames is refused by index.
    do {
      let display = SimulatedDisplay(
        budget: try FrameBudget(refresh: .hertz60),
        clock: .frameLocked
      )
      #expect(throws: Stop.self) {
        try display.play(velocity: 1, frameCount: 3) { _ in throw Stop() }
      }
      #expect(throws: HarnessError.frameWorkOutOfRange(index: 2, nanoseconds: .max)) {
        try display.play(velocity: 60, frameCount: 3) { $0 == 3 ? .max : 1 }
      }
      // A day a frame: 292 years are over before 107,000 frames are.
      let slow = SimulatedDisplay(budget: try FrameBudget(milliseconds: 0.001), clock: .timeLocked)
      #expect(throws: HarnessError.self) {
        try slow.play(velocity: 1, frameCount: 200_000) { _ in 86_400_000_000_000 }
      }
    }
  }

  @Test func labelsAndSlowdownMovesClock() throws {
    // The label names the clock, and the cost unless work is as measured.
    let budget = try FrameBudget(refresh: .hertz60)
    expectEqual(SimulatedDisplay(budget: budget, clock: .timeLocked).label, "time-locked")
    let slowed = FrameCost.measured(try Slowdown("2.5"))
    expectEqual(
      SimulatedDisplay(budget: budget, clock: .frameLocked, cost: slowed).label,
      "frame-locked, work multiplied by 2.5"
    )
    let modelled = FrameCost.modelled(try ModelledRate("2"))
    expectEqual(
      SimulatedDisplay(budget: budget, clock: .timeLocked, cost: modelled).label,
      "time-locked, modelled at 2 instructions per ns"
    )
    // A slowdown cascades too: it is applied before the clock moves.
    let display = SimulatedDisplay(
      budget: try FrameBudget(milliseconds: 10),
      clock: .timeLocked,
      cost: .measured(try Slowdown("2.5"))
    )
    let scroll = try display.play(velocity: 100, frameCount: 3) { _ in 5_000_000 }
    // 12.5 ms in 10 ms: two intervals each.
    expectEqual(scroll.frames.map(\.vsync), [1, 3, 5])
    expectEqual(scroll.frames.map(\.workNanoseconds), [12_500_000, 12_500_000, 12_500_000])
  }
}
