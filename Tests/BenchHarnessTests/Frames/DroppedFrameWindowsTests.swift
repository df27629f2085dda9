// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchStatistics
import TestSupport
import Testing

@Suite struct DroppedFrameWindowsTests {
  @Test("A2: windows agree with a timeline drawn vsync by vsync")
  func matchesTimeline() throws {
    let seed: UInt64 = 903
    var random = SeededNumbers(seed: seed)
    for trial in 0..<300 {
      let hertz = [1, 2, 5, 24, 60][random.integer(below: 5)]
      let budget = try FrameBudget(refresh: RefreshRate(hertz: Double(hertz)))
      let work = random.frames(count: trial / 3 + 1)
      let windows = try require(try FrameMetrics(workNanoseconds: work, budget: budget)).windows
      // true where the vsync had no new frame.
      let timeline = work.flatMap { nanoseconds in
        [Bool](repeating: true, count: budget.missedVsyncCount(workNanoseconds: nanoseconds))
          + [false]
      }
      let length = min(hertz, timeline.count)
      let drops = (0...(timeline.count - length))
        .map { start in
          timeline[start..<start + length].count { $0 }
        }
        .sorted()
      let percent = 100 / Double(length)
      let p95 = drops[Quantile.p95.nearestRank(in: drops.count) - 1]
      let holds =
        windows.windowCount == drops.count && windows.isPartial == (timeline.count < hertz)
        && abs(windows.worstPercent - Double(drops[drops.count - 1]) * percent) < 1e-9
        && abs(windows.p95Percent - Double(p95) * percent) < 1e-9
      expect(holds, "seed \(seed), trial \(trial), \(hertz) Hz, work \(work)")
      if !holds { return }
    }
  }

  @Test("A2: windows of dropped frames are a second long, at the edges of a run too")
  func partialRunAndExactlyOneSecondAndVeryLongFrame() throws {
    // A run shorter than a second is one window, flagged partial.
    do {
      let windows = try windows([10_000_000, 10_000_000, 20_000_000, 10_000_000])
      expect(windows.isPartial)
      expectEqual(windows.windowCount, 1)
      expectEqual(windows.worstPercent, 20)
      expectEqual(windows.p95Percent, 20)
    }
    // Exactly one second is a whole window.
    do {
      let windows = try windows([Int](repeating: 1, count: 58) + [17_000_000])
      expect(!windows.isPartial)
      expectEqual(windows.windowCount, 1)
      expectEqual(windows.worstPercent, 100.0 / 60)
    }
    // A frame of an hour drops whole seconds, and takes no hour to count.
    do {
      // 3,600 s at 60 Hz are 216,000 intervals, of which the last shows the frame.
      let windows = try windows([3_600_000_000_000])
      expectEqual(windows.windowCount, 216_000 - 59)
      expectEqual(windows.worstPercent, 100)
      expectEqual(windows.p95Percent, 100)
    }
  }

  @Test("A window of a million vsyncs and late frames without end are counted in runs")
  func manyDrops() throws {
    // 1 µs a vsync: 100,000 frames of a second each would be 10¹¹ vsyncs drawn one by one.
    let budget = try FrameBudget(milliseconds: 0.001)
    let work = [Int](repeating: 1_000_000_000, count: 100_000)
    let windows = try require(try FrameMetrics(workNanoseconds: work, budget: budget)).windows
    expectEqual(windows.windowCount, 99_999_000_001)
    // Each window of a million holds exactly one of the frames.
    expectEqual(windows.worstPercent, 99.9999)
    expectEqual(windows.p95Percent, 99.9999)
  }

  private func windows(_ work: [Int]) throws -> DroppedFrameWindows {
    let budget = try FrameBudget(refresh: .hertz60)
    return try require(try FrameMetrics(workNanoseconds: work, budget: budget)).windows
  }
}
