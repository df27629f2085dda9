// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import BenchStatistics

@Suite struct BimodalityTests {
  private func alarmCount(of runs: Int, sample: () -> [Double]) throws -> Int {
    var count = 0
    for _ in 0..<runs where try Bimodality(sample()).isBimodal { count += 1 }
    return count
  }

  @Test func falseAlarmsAndNamedModesAndTiedModes() throws {
    // One mode raises an alarm in 1 of 100 samples at most, log-normal or with heavy tails.
    for count in [60, 300] as [Int] {
      let seed: UInt64 = 1_701
      var source = SampleSource(seed: seed)
      func alarms(_ draw: @escaping (inout SampleSource) -> Double) throws -> Int {
        try alarmCount(of: 250) { (0..<count).map { _ in draw(&source) } }
      }
      let logNormal = try alarms { exp($0.normal() / 2) }
      let heavy = try alarms { 1_000 + 50 * $0.heavyTailed().magnitude }
      // Nanoseconds of a clock that steps by 4.
      let stepped = try alarms { (1_000 * exp($0.normal() / 10) / 4).rounded() * 4 }
      // 1 % of 750, and four standard deviations.
      let sum = logNormal + heavy + stepped
      expect(sum <= 18, "seed \(seed), \(count) samples: \(sum) of 750")
      // Equally likely everywhere, the least peaked of all single modes: 1.5 % of 250 likewise.
      let uniform = try alarms { 5 + $0.unit() }
      expect(uniform <= 11, "seed \(seed), \(count) samples: \(uniform) of 250")
    }
    // Two clear modes are found in 9 of 10 samples.
    for (count, share) in [(200, 0.5), (1_000, 0.8), (6_000, 0.9)] as [(Int, Double)] {
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
      // 90, less two standard deviations.
      expect(found >= 84, "seed \(seed): \(found) of 100")
    }
    // A second mode of 2 % of the samples is none, however many samples.
    do {
      let seed: UInt64 = 1_703
      var source = SampleSource(seed: seed)
      let samples = (0..<20_000)
        .map { index -> Double in
          let mode: Double = index.isMultiple(of: 50) ? 2_000 : 1_000
          return mode * exp(0.02 * source.normal())
        }
      expect(!(try Bimodality(samples).isBimodal), "seed \(seed)")
    }
    // Two modes are named with their valley and the share of the upper one.
    // 70 around 1,000 and 30 around 1,300, evenly spread over ± 35 and ± 15.
    let samples = (0..<70).map { 965 + Double($0) } + (0..<30).map { 1_285 + Double($0) }
    let modes = try require(try Bimodality(samples).modes)
    expect((965...1_035).contains(modes.lower) && (1_285...1_315).contains(modes.upper))
    expect((1_035...1_285).contains(modes.valley) && modes.upperShare == 0.3)
    // Two modes are found where a coarse clock makes samples equal.
    do {
      let low = (0..<200).map { 964 + 4 * Double($0 % 20) }
      let high = (0..<100).map { 1_284 + 4 * Double($0 % 10) }
      let modes = try require(try Bimodality(low + high).modes)
      expect((964...1_040).contains(modes.lower) && (1_284...1_320).contains(modes.upper))
      expect(abs(modes.upperShare - 1.0 / 3) < 1e-9)
    }
  }

  @Test func depthAndRefusals() throws {
    // A valley is as deep as its counts lie apart, in standard deviations of a fair coin of both.
    for (count, peakCount, depth) in [(0, 25, 5.0), (9, 16, 1.4), (4, 12, 2.0), (8, 8, 0.0)]
      as [(Int, Int, Double)]
    {
      let modes = Bimodality.Modes(lower: 1, valley: 2, upper: 3, upperShare: 0.5)
      let valley = Bimodality.Valley(count: count, peakCount: peakCount, modes: modes)
      expect(abs(valley.depth - depth) < 1e-12)
      // The coin's chance of at most so few, for the counts of which it is a short sum.
      if count == 0 { expect(abs(valley.likelihood / pow(0.5, 25) - 1) < 1e-9) }
      if count == 8 { expect(valley.likelihood > 0.5) }
    }
    // Scale and place of the samples change no answer.
    let seed: UInt64 = 1_704
    var source = SampleSource(seed: seed)
    for _ in 0..<50 {
      let samples = (0..<200).map { _ in source.normal() + (source.unit() < 0.4 ? 4 : 0) }
      let answer = try Bimodality(samples).isBimodal
      try expectEqual(Bimodality(samples.map { $0 * 1_024 }).isBimodal, answer, "seed \(seed)")
    }
    // Constant samples, two values and the widest numbers have one mode and no trap.
    let largest = Double.greatestFiniteMagnitude
    expect(!(try Bimodality([Double](repeating: 5, count: 60)).isBimodal))
    // Two values are a clock of one step.
    expect(!(try Bimodality((0..<60).map { Double($0 % 2) }).isBimodal))
    expect(!(try Bimodality((0..<60).map { $0 % 2 == 0 ? -largest : largest }).isBimodal))
    expect(!(try Bimodality((0..<60).map(Double.init) + [1e300, largest]).isBimodal))
    // Too few samples, NaN and infinity are refused.
    for found in refusedNumbers {
      let samples = [Double](repeating: 1, count: 60)
      #expect(throws: StatisticsError.tooFewSamples(found: 49, needed: 50)) {
        try Bimodality(Array(samples.prefix(49)))
      }
      expectRefusal(at: 60) { try Bimodality(samples + [found]) }
    }
  }
}
