// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@Suite struct ScalingExponentTests {
  @Test func vectorsAndExactPowers() throws {
    // Median slope and interval agree with an independent implementation on 140 vectors.
    var answeredCount = 0
    for vector in try VectorFile(named: "time-scaling").vectors {
      let rowCounts = try vector.integers(0)
      let costs = try vector.numbers(1)
      let roundCount = costs.count / rowCounts.count
      let points = rowCounts.enumerated()
        .map { index, rowCount in
          ScalingExponent.Point(
            rowCount: rowCount,
            costs: Array(costs[(index * roundCount)..<((index + 1) * roundCount)])
          )
        }
      guard let expected = try vector.answer(2) else {
        #expect(throws: StatisticsError.tooFewPairs(found: roundCount, needed: 6)) {
          try ScalingExponent(points: points)
        }
        continue
      }
      let found = try ScalingExponent(points: points).exponent
      let ends = try [expected, vector.number(3), vector.number(4)]
      expect(agree([found.estimate, found.low, found.high], ends), "\(vector): \(found)")
      answeredCount += 1
    }
    expect(answeredCount >= 140)
    // A flat cost is no finding and a scan is one, in 500 runs of each; intervals hold.
    let seed: UInt64 = 1_501
    var source = SampleSource(seed: seed)
    for (power, isFinding) in [(0.0, false), (0.02, false), (0.1, true), (1, true)] {
      var heldCount = 0
      for _ in 0..<500 {
        let scaling = try ScalingExponent(points: points(power: power, source: &source))
        expectEqual(scaling.isFinding, isFinding, "seed \(seed): \(scaling.exponent)")
        let exponent = scaling.exponent
        if (exponent.low...exponent.high).contains(power) { heldCount += 1 }
      }
      // 482 expected at the achieved 3.5 %, less four standard deviations.
      expect(heldCount >= 465, "seed \(seed), power \(power): held \(heldCount) of 500")
    }
    // Exact powers are found exactly.
    for power in [-1, 0, 0.5, 1, 2] as [Double] {
      let points = [10, 100, 1_000]
        .map { rowCount in
          ScalingExponent.Point(
            rowCount: rowCount,
            costs: (1...8).map { Double($0) * pow(Double(rowCount), power) }
          )
        }
      let exponent = try ScalingExponent(points: points).exponent
      expect(agree([exponent.estimate, exponent.low, exponent.high], [power, power, power]))
    }
  }

  /// Rounds that share a drift and differ by heavy-tailed noise of 1 %.
  private func points(power: Double, source: inout SampleSource) -> [ScalingExponent.Point] {
    let drifts = (0..<15).map { _ in source.heavyTailed().magnitude / 10 }
    return [1_000, 10_000, 100_000]
      .map { rowCount in
        ScalingExponent.Point(
          rowCount: rowCount,
          costs: drifts.map {
            3_000 * exp(power * log(Double(rowCount)) + $0 + source.heavyTailed() / 100)
          }
        )
      }
  }

  @Test("Points of which no slope can be taken are refused", arguments: refusedNumbers)
  func refusals(found: Double) {
    let costs = [Double](repeating: 3, count: 8)
    let start = ScalingExponent.Point(rowCount: 10, costs: costs)
    func refused(_ rowCount: Int, _ costs: [Double]) -> StatisticsError? {
      #expect(throws: StatisticsError.self) {
        try ScalingExponent(points: [start, .init(rowCount: rowCount, costs: costs)])
      }
    }
    expectEqual(refused(10, costs), .repeatedRowCount(10))
    expectEqual(refused(-4, costs), .noRows(index: 1, found: -4))
    expectEqual(refused(20, []), .rowRoundsDiffer(rowCount: 20, expected: 8, found: 0))
    expectEqual(refused(20, [0] + costs.dropFirst()), .notPositive(index: 0, found: 0))
    expectRefusal(at: 7) {
      try ScalingExponent(points: [start, .init(rowCount: 20, costs: costs.dropLast() + [found])])
    }
    #expect(throws: StatisticsError.tooFewPoints(found: 0)) { try ScalingExponent(points: []) }
  }
}
