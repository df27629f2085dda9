// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@testable import BenchReports

@Suite("The histogram shows where the times lie") struct HistogramStripTests {
  private let typography = Typography(ReportOptions())

  private func strip(_ sets: [[Int]], width: Int = 10, resolution: Int = 1) -> [String] {
    let sets = sets.map { SortedSamples($0) }
    return HistogramStrip(sets, width: width, resolution: resolution)?.bars(sets, typography) ?? []
  }

  /// 2⁶ to 2¹⁶ is ten octaves of 32 buckets each.
  @Test(
    "Ten columns over ten octaves: one sample in each gives ten equal bars; sets share the height by share of their samples, not by count"
  ) func octaves() {
    expectEqual(
      strip([(6..<16).map { (1 << $0) + (1 << $0) / 2 } + [1 << 6, (1 << 16) - 1]]),
      ["█▄▄▄▄▄▄▄▄█"]
    )
    // Sets share the height by share of their samples, not by count.
    let narrow = [Int](repeating: 64, count: 30)
    let wide = narrow + [Int](repeating: 65_535, count: 30)
    expectEqual(strip([narrow, wide]), ["█", "▄        ▄"])
    // A single odd sample leaves a trace, unless it lies beyond every p99.
    let usual = [Int](repeating: 64, count: 199)
    expectEqual(strip([usual + [65_535]]), ["█"])
    // Two of 200 are the last hundredth, whose lower end p99 is: rank 198 of 200.
    expectEqual(strip([usual.dropLast() + [65_535, 65_535]]), ["█"])
    expectEqual(strip([usual.dropLast(2) + [65_535, 65_535, 65_535]]), ["█        ."])
    // What is rare in one set is shown where another has it within its p99.
    expectEqual(strip([usual + [65_535], [65_535]]), ["█        .", "         █"])
    // Equal times, zero times and no times are drawn or not, and never fail.
    expectEqual(strip([[500, 500]]), ["█"])
    expectEqual(strip([[0, 0, 0]]), ["█"])
    expect(strip([[0, .max]]).first?.hasPrefix("█") == true)
    expectEqual(strip([[-5, 0]]), ["█"])
    expectEqual(strip([[], [5]]), ["", "█"])
    expectEqual(strip([[]]), [])
    expectEqual(strip([[1, 2]], width: 0), ["█"])
    // A column is no narrower than the step of the clock.
    // From 100 to 700 in steps of 100 there are seven times to be told apart.
    expectEqual(strip([[100, 700]], width: 60, resolution: 100), ["█     █"])
  }

  @Test("The axis names both ends: the first bucket from below, the last from above")
  func axis() throws {
    let format = FigureFormat(typography: typography)
    func axis(_ samples: [Int], resolution: Int) throws -> String {
      try require(HistogramStrip([SortedSamples(samples)], width: 9, resolution: resolution))
        .axis(format)
    }
    // From 64 on a bucket is a thirty-second of an octave: 200 to 203 and 1,008 to 1,023.
    try expectEqual(axis([201, 1_010], resolution: 1), "200 ns–1.0 µs")
    // In steps of 100 these are 2 and 10 steps, each with a bucket of its own.
    try expectEqual(axis([201, 1_010], resolution: 100), "200 ns–1.0 µs")
    try expectEqual(axis([7], resolution: 1), "7.0 ns–7.0 ns")
  }
}
