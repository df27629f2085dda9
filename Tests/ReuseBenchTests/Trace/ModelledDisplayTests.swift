// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchResults
import BenchStatistics
import TestSupport
import Testing

@testable import ReuseBench

/// The modelled display of a trace, by hand, and against the metrics of the same frames.
@Suite struct ModelledDisplayTests {
  @Test(
    "A2: a late frame leaves the one before it on the screen, as the frame metrics count (seed 3)"
  )
  func example() throws {
    // A budget of 10 ms: 4 ms is in time, 25 ms misses two vsyncs, 10 ms is just in time.
    let budget = try FrameBudget(milliseconds: 10)
    let events = ModelledDisplay(work: [4_000_000, 25_000_000, 10_000_000], budget: budget).events()
    let millisecond = 1_000_000
    func slices(_ track: Int) -> [[Int]] {
      events.filter { $0.track == track }
        .compactMap { event in
          guard case .complete(let duration) = event.kind else { return nil }
          return [event.startNanoseconds / millisecond, duration / millisecond]
        }
    }
    expectEqual(
      slices(1),
      [[0, 4], [10, 25], [40, 10]],
      "work begins where the last one appeared"
    )
    expectEqual(slices(2), [[10, 30], [40, 10], [50, 10]])
    let missed = events.filter { $0.kind == .instant }.map { $0.startNanoseconds / millisecond }
    expectEqual(missed, [20, 30])
    expect(events.allSatisfy { $0.clock == .modelled })
    do {
      var generator = SeededGenerator(seed: 3)
      let work = (0..<300).map { _ in Int.random(in: 1...60_000_000, using: &generator) }
      let metrics = try require(try FrameMetrics(workNanoseconds: work, budget: .hertz60))
      let events = ModelledDisplay(work: work, budget: .hertz60).events()
      expectEqual(events.count { $0.kind == .instant }, metrics.missedVsyncCount)
      let shown = events.filter { $0.track == 2 && $0.kind != .metadata }
      for (frame, next) in zip(shown, shown.dropFirst()) {
        expectEqual(
          frame.endNanoseconds,
          next.startNanoseconds,
          "there is always one on the screen"
        )
      }
    }
  }
}
