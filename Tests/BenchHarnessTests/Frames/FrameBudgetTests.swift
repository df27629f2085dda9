// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import TestSupport
import Testing

@Suite struct FrameBudgetTests {
  // B = 10⁹ / f, of which the deadline is the whole nanoseconds.
  @Test(
    "The deadline is the whole nanoseconds of a · B",
    arguments: [
      (60.0, 1.0, 16_666_666), (90, 1, 11_111_111), (120, 1, 8_333_333), (60, 0.5, 8_333_333),
      (50, 0.25, 5_000_000), (1_000, 1, 1_000_000),
    ]
  )
  func deadlines(hertz: Double, appShare: Double, deadline: Int) throws {
    let budget = try FrameBudget(refresh: RefreshRate(hertz: hertz), appShare: appShare)
    expectEqual(budget.deadlineNanoseconds, deadline)
  }

  @Test("A2: work of exactly the budget is on time, for whole periods and for an app share")
  func exactBudgetAndWholePeriodsAndAppShare() throws {
    // Work of exactly the budget is on time, one nanosecond more misses one vsync.
    let budget = try FrameBudget(milliseconds: 16)
    expect(!budget.isLate(workNanoseconds: 16_000_000))
    expectEqual(budget.overrunNanoseconds(workNanoseconds: 16_000_000), 0)
    expectEqual(budget.utilisation(workNanoseconds: 16_000_000), 1)
    expectEqual(budget.intervalCount(workNanoseconds: 16_000_000), 1)
    expect(budget.isLate(workNanoseconds: 16_000_001))
    expectEqual(budget.intervalCount(workNanoseconds: 16_000_001), 2)
    expectEqual(budget.intervalCount(workNanoseconds: 32_000_000), 2)
    expectEqual(budget.intervalCount(workNanoseconds: 32_000_001), 3)
    // A whole number of periods is exact although the period is not.
    // At 60 Hz three vsyncs are 50 ms exactly, so 50 ms of work uses three intervals, not four.
    do {
      let budget = try FrameBudget(refresh: .hertz60)
      expectEqual(budget.missedVsyncCount(workNanoseconds: 50_000_000), 2)
      expectEqual(budget.missedVsyncCount(workNanoseconds: 50_000_001), 3)
      expectEqual(budget.missedVsyncCount(workNanoseconds: 1_000_000_000), 59)
      expectEqual(budget.missedVsyncCount(workNanoseconds: 1_000_000_001), 60)
    }
    // An app share moves the deadline, not the period.
    // The app's half ends at 8.33 ms; the other half of the period is for rendering, so work of
    // 8.34 … 25 ms is one vsync late.
    do {
      let budget = try FrameBudget(refresh: .hertz60, appShare: 0.5)
      expectEqual(budget.intervalCount(workNanoseconds: 8_333_333), 1)
      expectEqual(budget.intervalCount(workNanoseconds: 8_333_334), 2)
      expectEqual(budget.intervalCount(workNanoseconds: 25_000_000), 2)
      expectEqual(budget.intervalCount(workNanoseconds: 25_000_001), 3)
      expectEqual(budget.vsyncNanoseconds(3), 50_000_000)
    }
  }

  @Test("A2: intervals are the smallest n with w + B − b ≤ n · B, in whole numbers")
  func intervalsMatchDefinition() throws {
    let seed: UInt64 = 901
    var random = SeededNumbers(seed: seed)
    for _ in 0..<5_000 {
      let milliHertz = 1_000 + random.integer(below: 200_000)
      let shareParts = 1 + random.integer(below: 1_000_000)
      let work = random.integer(below: 200_000_000)
      let budget = try FrameBudget(
        refresh: RefreshRate(hertz: Double(milliHertz) / 1_000),
        appShare: Double(shareParts) / 1_000_000
      )
      // Everything in units of 10⁻⁶ ns / milliHertz, in which B = 10¹⁸ and b = 10¹² · parts.
      let scaledWork = Int128(work) * Int128(milliHertz) * 1_000_000
      let period = Int128(1_000_000_000_000_000_000)
      let needed = scaledWork + period - Int128(shareParts) * 1_000_000_000_000
      var intervals = 1
      while Int128(intervals) * period < needed { intervals += 1 }
      let found = budget.intervalCount(workNanoseconds: work)
      expect(
        found == intervals && budget.isLate(workNanoseconds: work) == (intervals > 1),
        "seed \(seed): \(work) ns at \(milliHertz) mHz, share \(shareParts) ppm"
      )
      if found != intervals { return }
    }
  }

  @Test func hugeWorkAndFirstVsync() throws {
    // The largest possible work does not overflow.
    do {
      let budget = try FrameBudget(refresh: .hertz60)
      // ceil((2⁶³ − 1 − B) / B) with B = 5 · 10⁷ / 3: exact by integers.
      let expected = (Int128(Int.max) * 3 + 49_999_999) / 50_000_000 - 1
      expectEqual(budget.missedVsyncCount(workNanoseconds: .max), Int(expected))
      expectEqual(budget.overrunNanoseconds(workNanoseconds: .max), .max - 16_666_666)
      expectEqual(budget.overrunNanoseconds(workNanoseconds: .min), .min)
      expectEqual(budget.missedVsyncCount(workNanoseconds: .min), 0)
    }
    // The first vsync at or after a time is the smallest index that is not before it.
    let seed: UInt64 = 904
    var random = SeededNumbers(seed: seed)
    for _ in 0..<2_000 {
      let milliHertz = 1 + random.integer(below: 1_000_000)
      let budget = try FrameBudget(refresh: RefreshRate(hertz: Double(milliHertz) / 1_000))
      let time = random.integer(below: 1_000_000_000_000)
      let index = budget.firstVsync(notBefore: time)
      let holds =
        budget.vsyncNanoseconds(index) >= time
        && (index == 0 || budget.vsyncNanoseconds(index - 1) < time)
      expect(holds, "seed \(seed): \(time) ns at \(milliHertz) mHz")
      if !holds { return }
    }
  }

  @Test("Whole intervals in a second", arguments: [(59.94, 59), (60, 60), (120, 120), (0.5, 1)])
  func intervalsPerSecond(hertz: Double, count: Int) throws {
    try expectEqual(FrameBudget(refresh: RefreshRate(hertz: hertz)).intervalsPerSecond, count)
  }

  @Test("Budgets and shares out of range are refused with what was found")
  func refusals() {
    for milliseconds in [0, -1, 0.0001, 1_000_001, Double.infinity] {
      #expect(throws: HarnessError.budgetOutOfRange(milliseconds: milliseconds)) {
        try FrameBudget(milliseconds: milliseconds)
      }
    }
    for share in [0, -0.5, 1.01, 1e-9, Double.infinity] {
      #expect(throws: HarnessError.appShareOutOfRange(found: share)) {
        try FrameBudget(refresh: .hertz60, appShare: share)
      }
    }
    expectEqual(
      HarnessError.appShareOutOfRange(found: 0).description,
      "An app share of 0.0 leaves no budget; give one above 0 and at most 1."
    )
  }
}
