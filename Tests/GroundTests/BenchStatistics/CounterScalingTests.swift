// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@Suite struct CounterScalingTests {
  private func points(_ rowCounts: [Int], _ counts: [Int]) -> [CounterScaling.Point] {
    zip(rowCounts, counts).map { CounterScaling.Point(rowCount: $0, count: $1) }
  }

  @Test func vectorsAndKnownPowers() throws {
    // Least-squares slopes agree with an independent implementation on 140 vectors.
    for vector in try VectorFile(named: "counter-scaling").vectors {
      let counts = try vector.integers(1)
      let scaling = try CounterScaling(points: points(vector.integers(0), counts))
      let agrees =
        try agree(scaling.exponent, vector.number(2))
        && scaling.isShifted == (vector.integer(3) == 1)
        && scaling.isFinding == (Set(counts).count > 1)
      expect(agrees, "\(vector): \(scaling.exponent)")
    }
    // Equal counts have exactly 0, a scan 1 and its square 2.
    for power in [0, 1, 2] as [Int] {
      let rowCounts = [1_000, 10_000, 100_000]
      let counts = rowCounts.map { rowCount in
        (0..<power).reduce(7) { count, _ in count * rowCount }
      }
      let scaling = try CounterScaling(points: points(rowCounts, counts))
      expect(agree(scaling.exponent, Double(power)))
      expectEqual(scaling.isFinding, power > 0)
      if power == 0 { expectEqual(scaling.exponent, 0) }
    }
  }

  @Test func plantedScanAndZerosAndBump() throws {
    // A planted look-up of all rows is a finding beside any constant cost.
    let scaling = try CounterScaling(
      points: points([100, 1_000, 10_000], [1_000_100, 1_001_000, 1_010_000])
    )
    expect(scaling.isFinding && scaling.exponent > 0)
    expectEqual(
      scaling.description,
      "1000100 at 100 rows, but 1001000 at 1000 rows, 1010000 at 10000 rows: exponent 0.002"
    )
    // Counts of 0 throughout are flat; 0 beside others is a finding without a logarithm of 0.
    let flat = try CounterScaling(points: points([10, 100], [0, 0]))
    expect(flat.exponent == 0 && !flat.isFinding && !flat.isShifted)
    expectEqual(flat.description, "0 at every row count")
    // ln 100 over ln 10 from 1 + 0 to 1 + 99.
    let mixed = try CounterScaling(points: points([100, 10], [99, 0]))
    expect(agree(mixed.exponent, 2) && mixed.isFinding && mixed.isShifted)
    expectEqual(
      mixed.description,
      "0 at 10 rows, but 99 at 100 rows: exponent 2.0 by the slope of ln(1 + count)"
    )
    // A count that rises and falls is a finding though its slope is 0.
    do {
      let scaling = try CounterScaling(points: points([10, 100, 1_000], [5, 6, 5]))
      expect(abs(scaling.exponent) < 1e-12 && scaling.isFinding)
      expectEqual(scaling.differing.map(\.rowCount), [100])
    }
    // Points of which no slope can be taken are refused.
    func refused(_ rowCounts: [Int], _ counts: [Int]) -> StatisticsError? {
      #expect(throws: StatisticsError.self) {
        try CounterScaling(points: points(rowCounts, counts))
      }
    }
    expectEqual(refused([], []), .tooFewPoints(found: 0))
    expectEqual(refused([10], [1]), .tooFewPoints(found: 1))
    expectEqual(refused([10, 10], [1, 1]), .repeatedRowCount(10))
    expectEqual(refused([10, 0], [1, 1]), .noRows(index: 1, found: 0))
    expectEqual(refused([10, 100], [1, -1]), .negative(index: 1, found: -1))
  }
}
