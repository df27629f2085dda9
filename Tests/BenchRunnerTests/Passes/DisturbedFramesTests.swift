// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BenchCases
@testable import BenchRunner

/// Which frames of a block are held to have taken the time in which the thread did not run.
@MainActor @Suite struct DisturbedFramesTests {
  @Test("The longest frame alone makes up for a stop that it holds")
  func oneStop() {
    let block = [10, 12, 11, 50_000, 10, 13, 9]
    #expect(FrameTimes.outstanding(in: block, missing: 49_900) == [3])
  }

  @Test("Two stops are two frames, in the order of the run")
  func twoStops() {
    let block = [30_000, 10, 11, 10, 40_000, 12, 10]
    #expect(FrameTimes.outstanding(in: block, missing: 69_000) == [0, 4])
  }

  @Test("No more frames are taken than are needed, though others are long by themselves")
  func noMore() {
    let block = [10, 200, 10, 90_000, 180, 10, 190]
    #expect(FrameTimes.outstanding(in: block, missing: 80_000) == [3])
  }

  @Test("A stop between frames takes those above the median at most")
  func betweenFrames() {
    let block = [10, 11, 12, 10, 11]
    let found = FrameTimes.outstanding(in: block, missing: 1_000_000)
    #expect(found.allSatisfy { block[$0] > 11 })
  }

  @Test("An empty block has none")
  func empty() {
    #expect(FrameTimes.outstanding(in: [], missing: 1_000) == [])
  }
}
