// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import Testing

@Suite struct BimodalityTests {
  // Each sample's weight moves within its own stretch, so the two distributions are at most 1 / n
  // apart, and so are their dips.
  @Test("The dip agrees with an independent implementation on 500 vectors to 1 / n")
  func vectors() throws {
    for vector in try VectorFile(named: "dip", leastCount: 500).vectors {
      let samples = try vector.numbers(0)
      let dip = try Bimodality(samples).dip
      let difference = abs(dip - (try vector.number(1)))
      guard difference <= 1 / Double(samples.count) else {
        Issue.record("\(vector): \(dip)")
        return
      }
    }
  }

  /// How many of `runs` are called bimodal.
  private func alarmCount(of runs: Int, sample: () -> [Double]) throws -> Int {
    var count = 0
    for _ in 0..<runs where try Bimodality(sample()).isBimodal { count += 1 }
    return count
  }

  @Test(
    "One mode raises no alarm in 500 runs, log-normal or with heavy tails",
    arguments: [60, 300, 1_000]
  )
  func falseAlarms(count: Int) throws {
    let seed: UInt64 = 1_701
    var source = SampleSource(seed: seed)
    func alarms(_ draw: @escaping (inout SampleSource) -> Double) throws -> Int {
      try alarmCount(of: 500) { (0..<count).map { _ in draw(&source) } }
    }
    let logNormal = try alarms { exp($0.normal() / 2) }
    let heavy = try alarms { 1_000 + 50 * $0.heavyTailed().magnitude }
    // Nanoseconds of a clock that steps by 40.
    let stepped = try alarms { (1_000 * exp($0.normal() / 10) / 40).rounded() * 40 }
    // Uniform logarithms are the worst of all single modes: 1 %, 5 expected, and four deviations.
    let uniform = try alarms { exp($0.unit()) }
    #expect(logNormal + heavy + stepped == 0, "seed \(seed), \(count) samples")
    #expect(uniform <= 14, "seed \(seed), \(count) samples: \(uniform) of 500")
  }

  @Test(
    "Two clear modes are found in 95 of 100 runs",
    arguments: [(200, 0.5), (200, 0.7), (1_000, 0.8), (3_000, 0.9)]
  )
  func power(count: Int, share: Double) throws {
    let seed: UInt64 = 1_702
    var source = SampleSource(seed: seed)
    // 10 % apart, each 2 % wide, with a tail.
    let found = try alarmCount(of: 100) {
      (0..<count)
        .map { _ in
          let mode: Double = source.unit() < share ? 1_000 : 1_100
          return mode * exp(0.02 * source.normal()) + 5 * source.heavyTailed().magnitude
        }
    }
    #expect(found >= 95, "seed \(seed): \(found) of 100")
  }

  @Test("A second mode of 2 % is none, however many samples")
  func smallSecondMode() throws {
    let seed: UInt64 = 1_703
    var source = SampleSource(seed: seed)
    let samples = (0..<20_000)
      .map { index -> Double in
        let mode: Double = index.isMultiple(of: 50) ? 2_000 : 1_000
        return mode * exp(0.02 * source.normal())
      }
    #expect(!(try Bimodality(samples).isBimodal), "seed \(seed)")
  }

  @Test("Constant samples have no dip; two values in equal parts have the largest")
  func degenerate() throws {
    #expect(try Bimodality([Double](repeating: 5, count: 60)).dip == 0)
    // Two groups apart, each spread over a narrow stretch: ¼ less what the gap between them takes.
    let groups = (0..<100)
      .map { index -> Double in
        let start: Double = index < 50 ? 1 : 1_000
        return start + Double(index) / 1_000_000
      }
    let dip = try Bimodality(groups).dip
    #expect(dip > 0.24 && dip <= 0.25)
  }

  @Test("Too few samples, NaN, infinity, zero and negatives are refused", arguments: refusedNumbers)
  func refusals(found: Double) {
    let samples = [Double](repeating: 1, count: 60)
    #expect(throws: StatisticsError.tooFewSamples(found: 49, needed: 50)) {
      try Bimodality(Array(samples.prefix(49)))
    }
    #expect(throws: StatisticsError.notPositive(index: 60, found: -1)) {
      try Bimodality(samples + [-1])
    }
    expectRefusal(at: 60) { try Bimodality(samples + [found]) }
  }
}
