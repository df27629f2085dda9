// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import TestSupport
import Testing

@Suite struct ClockTests {
  @Test func clocksDoNotStepBackAndResolutionsAndCalibration() throws {
    // Neither clock steps back.
    var wall = MonotonicClock.nowNanoseconds()
    var thread = ThreadClock.nowNanoseconds()
    for _ in 0..<10_000 {
      let nextWall = MonotonicClock.nowNanoseconds()
      let nextThread = ThreadClock.nowNanoseconds()
      expect(nextWall >= wall && nextThread >= thread)
      (wall, thread) = (nextWall, nextThread)
    }
    expect(wall > 0 && thread > 0)
    // Both clocks declare a step.
    expect(MonotonicClock.resolutionNanoseconds > 0)
    expect(ThreadClock.resolutionNanoseconds > 0)
    // A calibration has a figure for everything it names.
    let calibration = ClockCalibration.measured()
    expectEqual(calibration.resolutionNanoseconds, MonotonicClock.resolutionNanoseconds)
    expect(calibration.readNanoseconds > 0 && calibration.readNanoseconds.isFinite)
    let threadRead = try require(calibration.threadReadNanoseconds.value)
    expect(threadRead > 0 && threadRead.isFinite)
    expect(calibration.frameOverheadNanoseconds > 0)
    expect(calibration.frameOverheadNanoseconds.isFinite)
    expect(calibration.emptyPairNanoseconds >= 0)
    if let step = calibration.smallestStepNanoseconds.value { expect(step > 0) }
  }
}
