// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@Suite struct HodgesLehmannTests {
  @Test("Location, shift and interval agree with an independent implementation on 1,000 vectors")
  func vectors() throws {
    for vector in try VectorFile(named: "hodges-lehmann").vectors {
      let (baseline, values) = (try vector.numbers(0), try vector.numbers(1))
      let location = try HodgesLehmann.location(of: baseline)
      expect(agree(location, try vector.number(3)), "\(vector): \(location)")
      guard let low = try vector.answer(6) else {
        #expect(throws: StatisticsError.self, "\(vector)") {
          try HodgesLehmann.shift(from: baseline, to: values, alpha: vector.number(2))
        }
        continue
      }
      let shift = try HodgesLehmann.shift(from: baseline, to: values, alpha: vector.number(2))
      let expected = try [vector.number(4), low, vector.number(7), vector.number(8)]
      guard agree([shift.estimate, shift.low, shift.high, shift.confidence], expected) else {
        Issue.record("\(vector): \(shift)")
        return
      }
    }
  }

  @Test("Ranks of pairwise sums are found without the sums, for any length")
  func longSamples() throws {
    let seed: UInt64 = 1_101
    var source = SampleSource(seed: seed)
    for count in [150, 301] {
      let baseline = (0..<count).map { _ in source.heavyTailed() }
      let values = (0..<(count + 7)).map { _ in source.heavyTailed() + 0.5 }
      let differences = baseline.flatMap { x in values.map { $0 - x } }.sorted()
      let shift = try HodgesLehmann.shift(from: baseline, to: values)
      let middle = differences.count / 2
      let median =
        differences.count.isMultiple(of: 2)
        ? (differences[middle - 1] + differences[middle]) / 2 : differences[middle]
      expectEqual(shift.estimate, median, "seed \(seed), \(count) samples")
      // The interval's ends are two of the differences, equally far from either end of all.
      let below = differences.count { $0 < shift.low }
      let above = differences.count { $0 > shift.high }
      expect(below == above && abs(shift.confidence - 0.95) < 1e-3, "seed \(seed)")
    }
  }

  @Test("The interval of a shift holds it in at least 95 of 100 comparisons")
  func coverage() throws {
    let seed: UInt64 = 1_102
    var source = SampleSource(seed: seed)
    var heldCount = 0
    for _ in 0..<1_000 {
      let baseline = (0..<8).map { _ in source.heavyTailed() }
      let values = (0..<9).map { _ in source.heavyTailed() + 2 }
      let shift = try HodgesLehmann.shift(from: baseline, to: values)
      if (shift.low...shift.high).contains(2) { heldCount += 1 }
    }
    // 950 less four standard deviations.
    expect(heldCount >= 922, "seed \(seed): held \(heldCount) of 1,000")
  }

  @Test("Exchanging the sides negates the shift exactly")
  func swapSymmetry() throws {
    let seed: UInt64 = 1_103
    var source = SampleSource(seed: seed)
    for _ in 0..<100 {
      let baseline = (0..<7).map { _ in source.heavyTailed() }
      let values = (0..<6).map { _ in source.heavyTailed() }
      let forward = try HodgesLehmann.shift(from: baseline, to: values)
      let backward = try HodgesLehmann.shift(from: values, to: baseline)
      expectEqual(
        [forward.estimate, forward.low, forward.high],
        [-backward.estimate, -backward.high, -backward.low],
        "seed \(seed)"
      )
    }
  }

  // 2 / C(2n, n) falls to 5 % at n = 4 and to 1 % at n = 5.
  @Test("Too few samples are refused with the number needed")
  func tooFew() {
    for (alpha, needed) in [(0.05, 4), (0.01, 5)] {
      #expect(throws: StatisticsError.tooFewSamples(found: 3, needed: needed)) {
        try HodgesLehmann.shift(from: [1, 2, 3], to: [4, 5, 6], alpha: alpha)
      }
      #expect(throws: StatisticsError.tooFewSamples(found: 0, needed: needed)) {
        try HodgesLehmann.shift(from: [], to: [4, 5, 6], alpha: alpha)
      }
      #expect(throws: StatisticsError.tooFewSamples(found: 0, needed: needed)) {
        try HodgesLehmann.shift(from: [], to: [], alpha: alpha)
      }
    }
    #expect(throws: StatisticsError.tooFewSamples(found: 0, needed: 1)) {
      try HodgesLehmann.location(of: [])
    }
  }

  @Test("NaN and infinity are refused with their place", arguments: refusedNumbers)
  func refusals(found: Double) {
    expectRefusal(at: 1) { try HodgesLehmann.location(of: [1, found]) }
    expectRefusal(at: 5) {
      try HodgesLehmann.shift(from: [1, 2, 3, 4], to: [5, found, 6, 7])
    }
  }
}
