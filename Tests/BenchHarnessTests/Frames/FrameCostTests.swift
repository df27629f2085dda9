// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import TestSupport
import Testing

@Suite struct FrameCostTests {
  // w · X + 1/2, rounded down: 5 · 2.5 = 12.5 → 13, 3 · 0.5 = 1.5 → 2, 1 · 0.001 → 0.
  @Test(
    "A slowdown multiplies work and rounds half up",
    arguments: [
      ("2.5", 5, 13), ("2.5", 4, 10), ("0.5", 3, 2), ("0.5", 1, 1), ("0.001", 499, 0),
      ("0.001", 500, 1), ("1000", 7, 7_000), ("1.000001", 1_000_000, 1_000_001), ("2", 0, 0),
      ("0.5", -1, 0), ("0.5", -3, -1), ("2", -3, -6), ("2", .max, .max), ("2", .min, .min),
    ]
  )
  func slowdowns(factor: String, work: Int, slowed: Int) throws {
    try expectEqual(Slowdown(factor).slowed(workNanoseconds: work), slowed)
  }

  @Test(
    "A rate divides instructions and rounds half up",
    arguments: [
      ("2.0", 5, 3), ("2.0", 4, 2), ("3", 1, 0), ("3", 2, 1), ("0.5", 7, 14), ("2.5", 1_000, 400),
      ("0.001", 5, 5_000), ("1000", 499, 0), ("1000", 500, 1), ("0.001", .max, .max), ("2", 0, 0),
    ]
  )
  func rates(rate: String, instructions: Int, nanoseconds: Int) throws {
    try expectEqual(ModelledRate(rate).nanoseconds(instructionCount: instructions), nanoseconds)
  }

  @Test("Multiplying and dividing agree with the definition in wider integers")
  func matchesDefinition() throws {
    let seed: UInt64 = 911
    var random = SeededNumbers(seed: seed)
    for _ in 0..<5_000 {
      let whole = random.integer(below: 1_000)
      let fraction = 1_000 + random.integer(below: 999_000)
      let text = "\(whole).\(String(1_000_000 + fraction).dropFirst())"
      let millionths = Int128(whole * 1_000_000 + fraction)
      let work = random.integer(below: 1_000_000_000_000)
      let slowed = Int128(try Slowdown(text).slowed(workNanoseconds: work))
      let modelled = Int128(try ModelledRate(text).nanoseconds(instructionCount: work))
      // s = floor(w · X + 1/2) iff s − 1/2 ≤ w · X < s + 1/2, here in halves of millionths.
      let product = 2 * Int128(work) * millionths
      let one: Int128 = 1_000_000
      let quotient = 2 * Int128(work) * one
      let holds =
        (2 * slowed - 1) * one <= product && product < (2 * slowed + 1) * one
        && (2 * modelled - 1) * millionths <= quotient
        && quotient < (2 * modelled + 1) * millionths
      expect(holds, "seed \(seed): \(work) by \(text)")
      if !holds { return }
    }
  }

  @Test func labelsAndBeforeFrames() throws {
    // Labels say what was done to the work, and only then.
    expect(Slowdown.none.label == nil)
    try expect(Slowdown("1.000").label == nil)
    try expectEqual(Slowdown("2.50").label, "work multiplied by 2.5")
    try expectEqual(ModelledRate("2.0").label, "modelled at 2 instructions per ns")
    expect(FrameCost.asMeasured.label == nil)
    expectEqual(
      FrameCost.modelled(try ModelledRate("2")).label,
      "modelled at 2 instructions per ns"
    )
    // The slowdown comes before the frame arithmetic.
    // 8 ms · 2.0833… passes 16.667 ms: a factor of 2.083333 is on time to the nanosecond, 2.083334 not.
    let budget = try FrameBudget(refresh: .hertz60)
    for (factor, late) in [("2.083333", 0), ("2.083334", 1)] {
      let cost = FrameCost.measured(try Slowdown(factor))
      let metrics = try require(try FrameMetrics(readings: [8_000_000], cost: cost, budget: budget))
      expectEqual(metrics.lateCount, late, "\(factor)")
    }
  }

  // At 2 instructions per ns a frame of 60 Hz carries 33,333,333; at 16,666,666 ns it is on time.
  @Test("Modelled frames: the same counts give the same hitches")
  func modelledFrames() throws {
    let cost = FrameCost.modelled(try ModelledRate("2"))
    let metrics = try require(
      try FrameMetrics(
        readings: [33_333_332, 33_333_333, 66_666_666, 66_666_668],
        cost: cost,
        budget: FrameBudget(refresh: .hertz60)
      )
    )
    expectEqual(metrics.frameWorkNanoseconds, [16_666_666, 16_666_667, 33_333_333, 33_333_334])
    expectEqual(metrics.missedVsyncCount, 0 + 1 + 1 + 2)
  }
}
