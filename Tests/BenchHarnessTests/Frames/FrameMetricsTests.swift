// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchStatistics
import TestSupport
import Testing

@Suite struct FrameMetricsTests {
  /// A published vector: hitch time in ms, hitch ratio in ms/s and dropped share in %.
  struct Vector: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let hertz: Double
    let work: [Int]
    let intervals: [Int]
    let hitches: (milliseconds: Double, ratio: Double, droppedPercent: Double)

    init(
      _ name: String,
      _ hertz: Double,
      _ work: [Int],
      _ intervals: [Int],
      _ hitches: (Double, Double, Double)
    ) {
      (testDescription, self.hertz, self.work) = (name, hertz, work)
      (self.intervals, self.hitches) = (intervals, hitches)
    }
  }

  private static let oneIn200 = [Int](repeating: 5_000_000, count: 199) + [17_000_000]
  private static let ones = [Int](repeating: 1, count: 199)

  static let vectors = [
    Vector(
      "one of four late",
      60,
      [ms(10), ms(10), ms(20), ms(10)],
      [1, 1, 2, 1],
      (16.667, 200, 20)
    ),
    Vector("all late", 120, [ms(10), ms(10), ms(10)], [2, 2, 2], (25, 500, 50)),
    Vector("one late by two", 90, [ms(23), ms(5), ms(5)], [3, 1, 1], (22.222, 400, 40)),
    Vector("one of two hundred late", 60, oneIn200, ones + [2], (16.667, 4.975, 0.4975)),
    Vector("exactly the budget", 50, [ms(20)], [1], (0, 0, 0)),
  ]

  private static func ms(_ count: Int) -> Int { count * 1_000_000 }

  @Test("A2, L8: the published vectors", arguments: vectors)
  func publishedVectors(vector: Vector) throws {
    let budget = try FrameBudget(refresh: RefreshRate(hertz: vector.hertz))
    let metrics = try require(try FrameMetrics(workNanoseconds: vector.work, budget: budget))
    let intervals = vector.work.map { budget.intervalCount(workNanoseconds: $0) }
    expectEqual(intervals, vector.intervals)
    expectEqual(metrics.intervalCount, vector.intervals.reduce(0, +))
    expectEqual(metrics.lateCount, vector.intervals.count { $0 > 1 })
    let hitchMilliseconds = Double(metrics.hitchTimeNanoseconds) / 1e6
    expectEqual((hitchMilliseconds * 1_000).rounded() / 1_000, vector.hitches.milliseconds)
    expectEqual((metrics.hitchRatio * 1_000).rounded() / 1_000, vector.hitches.ratio)
    expectEqual((metrics.droppedPercent * 10_000).rounded() / 10_000, vector.hitches.droppedPercent)
  }

  // 60 Hz has no budget in whole nanoseconds; 16,666,666 ns is the last that is on time.
  @Test("A2: at 60 Hz the last whole nanosecond of the budget is on time")
  func exactBudgetAt60() throws {
    let metrics = try metrics([16_666_666])
    expectEqual(metrics.lateCount, 0)
    expectEqual(metrics.hitchRatio, 0)
    try expectEqual(self.metrics([16_666_667]).lateCount, 1)
  }

  // Seven frames of one missed vsync each: Σd = 7, Σn = 1,007.
  @Test(
    "Seven planted late frames of 1,000 are reported as exactly 7",
    arguments: [16_666_667, 17_000_000, 25_000_000, 33_333_333]
  )
  func sevenLateFrames(lateWork: Int) throws {
    for seed in UInt64(0)..<20 {
      var random = SeededNumbers(seed: seed)
      var work = (0..<1_000).map { _ in random.integer(below: 16_666_667) }
      for position in random.positions(count: 7, of: 1_000) { work[position] = lateWork }
      let metrics = try metrics(work)
      expectEqual(metrics.frameCount, 1_000)
      expectEqual(metrics.lateCount, 7, "seed \(seed)")
      expectEqual(metrics.missedVsyncCount, 7)
      expectEqual(metrics.hitchTimeNanoseconds, 7 * 1_000_000_000 / 60)
      expectEqual(metrics.durationNanoseconds, 1_007 * 1_000_000_000 / 60)
      expectEqual(metrics.hitchRatio, 7_000.0 / 1_007)
      expectEqual(metrics.droppedPercent, 700.0 / 1_007)
      expectEqual(metrics.latenessNanoseconds, 7 * (lateWork - 16_666_666))
    }
  }

  @Test("Seven frames late by 1 … 7 vsyncs are 7 late frames and 28 missed vsyncs")
  func sevenFramesOfRisingLateness() throws {
    var random = SeededNumbers(seed: 77)
    var work = [Int](repeating: 4_000_000, count: 1_000)
    for (index, position) in random.positions(count: 7, of: 1_000).enumerated() {
      // In the middle of interval index + 2.
      work[position] = (2 * index + 3) * 1_000_000_000 / 120
    }
    let metrics = try metrics(work)
    expectEqual(metrics.lateCount, 7)
    expectEqual(metrics.missedVsyncCount, 28)
    expectEqual(metrics.hitchTimeNanoseconds, 28 * 1_000_000_000 / 60)
    expectEqual(metrics.hitchRatio, 28_000.0 / 1_028)
  }

  @Test("A2: hitch ratio = 10 · dropped share; scaling work and budget together changes neither")
  func identities() throws {
    let seed: UInt64 = 902
    var random = SeededNumbers(seed: seed)
    for trial in 0..<500 {
      let work = random.frames(count: trial / 5 + 1)
      let milliseconds = Double(1 + random.integer(below: 40))
      let factor = 2 + random.integer(below: 9)
      let metrics = try require(
        try FrameMetrics(workNanoseconds: work, budget: FrameBudget(milliseconds: milliseconds))
      )
      let scaled = try require(
        try FrameMetrics(
          workNanoseconds: work.map { $0 * factor },
          budget: FrameBudget(milliseconds: milliseconds * Double(factor))
        )
      )
      let holds =
        abs(metrics.hitchRatio - 10 * metrics.droppedPercent) <= 1e-9
        && scaled.hitchRatio == metrics.hitchRatio
        && scaled.droppedPercent == metrics.droppedPercent
        && scaled.lateCount == metrics.lateCount
        && scaled.longestLateStreak == metrics.longestLateStreak
        && scaled.maximumOverrunNanoseconds == metrics.maximumOverrunNanoseconds * factor
        && scaled.latenessNanoseconds == metrics.latenessNanoseconds * factor
        && abs(scaled.maximumUtilisation - metrics.maximumUtilisation) <= 1e-12
          * metrics.maximumUtilisation
      expect(holds, "seed \(seed), trial \(trial), budget \(milliseconds) ms, work \(work)")
      if !holds { return }
    }
  }

  @Test("No frames give no metrics, not zeros")
  func noFrames() throws {
    let budget = try FrameBudget(milliseconds: 16)
    try expect(FrameMetrics(workNanoseconds: [], budget: budget) == nil)
  }

  @Test("Work that no frame has is refused with its index", arguments: [-1, .min, .max])
  func refusesWork(work: Int) throws {
    let budget = try FrameBudget(refresh: .hertz60)
    #expect(throws: HarnessError.frameWorkOutOfRange(index: 1, nanoseconds: work)) {
      try FrameMetrics(workNanoseconds: [1, work, -7], budget: budget)
    }
    let limit = FrameMetrics.workLimitNanoseconds
    #expect(throws: HarnessError.frameWorkOutOfRange(index: 0, nanoseconds: limit + 1)) {
      try FrameMetrics(workNanoseconds: [limit + 1], budget: budget)
    }
    try expectEqual(FrameMetrics(workNanoseconds: [limit], budget: budget)?.frozenCount, 1)
    expectEqual(
      HarnessError.frameWorkOutOfRange(index: 1, nanoseconds: -1).description,
      "Frame 1 has -1 ns of work, which no frame has; give each one from 0 through "
        + "1000000000000000."
    )
  }

  @Test("A2: metrics of a run refuse what no integer holds")
  func refusesLongRunsAndOverrunsAndFrozenAndStreaks() throws {
    // A run that no integer holds is refused where it passes 292 years, without overflow.
    // 2⁶³ ns hold 9,223 whole frames of 10¹⁵ ns, and 9,223,372 intervals of 10¹² ns.
    do {
      let longest = [Int](repeating: FrameMetrics.workLimitNanoseconds, count: 9_300)
      let quick = try FrameBudget(milliseconds: 0.001)
      #expect(throws: HarnessError.runTooLong(index: 9_223)) {
        try FrameMetrics(workNanoseconds: longest, budget: quick)
      }
      let metrics = try require(
        try FrameMetrics(workNanoseconds: Array(longest.prefix(9_223)), budget: quick)
      )
      expectEqual(metrics.durationNanoseconds, 9_223_000_000_000_000_000)
      expectEqual(metrics.latenessNanoseconds, 9_223 * (1_000_000_000_000_000 - 1_000))
      let slow = try FrameBudget(milliseconds: 1_000_000)
      let idle = [Int](repeating: 0, count: 9_223_373)
      #expect(throws: HarnessError.runTooLong(index: 9_223_372)) {
        try FrameMetrics(workNanoseconds: idle, budget: slow)
      }
    }
    // Signed overrun of each frame, in order.
    do {
      let metrics = try metrics([0, 16_666_666, 16_666_667, 20_000_000, 1])
      let overruns = metrics.frameWorkNanoseconds.map {
        metrics.budget.overrunNanoseconds(workNanoseconds: $0)
      }
      expectEqual(overruns, [-16_666_666, 0, 1, 3_333_334, -16_666_665])
    }
    // Frozen frames are those above 700 ms, streaks those without a frame on time between.
    do {
      let metrics = try metrics([
        20_000_000, 700_000_000, 5_000_000, 700_000_001, 17_000_000, 17_000_000, 1, 30_000_000,
      ])
      expectEqual(metrics.frozenCount, 1)
      expectEqual(metrics.lateCount, 6)
      expectEqual(metrics.longestLateStreak, 3)
      expectEqual(metrics.maximumOverrunNanoseconds, 700_000_001 - 16_666_666)
    }
  }

  // Work of 1 … 1,000 tenths of a millisecond: rank q · 1,000 is q · 100 ms.
  @Test("Quantiles of utilisation and overrun are those of the work")
  func quantiles() throws {
    let work = (1...1_000).map { $0 * 100_000 }
    let metrics = try require(
      try FrameMetrics(workNanoseconds: work, budget: FrameBudget(milliseconds: 50))
    )
    for (quantile, milliseconds) in [(Quantile.p50, 50), (.p90, 90), (.p95, 95), (.p99, 99)] {
      expectEqual(metrics.utilisation(at: quantile).value, Double(milliseconds) / 50)
      expectEqual(metrics.overrunNanoseconds(at: quantile).value, (milliseconds - 50) * 1_000_000)
    }
    expectEqual(metrics.utilisation(at: .p999), .tooFew(found: 1_000, needed: 2_995))
    expectEqual(metrics.maximumUtilisation, 2)
  }

  private func metrics(_ work: [Int]) throws -> FrameMetrics {
    try require(try FrameMetrics(workNanoseconds: work, budget: FrameBudget(refresh: .hertz60)))
  }
}
