// SPDX-License-Identifier: Apache-2.0

import BenchResults
import Testing

@testable import BenchReports

@Suite("The histogram shows where the times lie")
struct HistogramStripTests {
  private let typography = Typography(ReportOptions())

  private func strip(_ sets: [[Int]], width: Int = 10, resolution: Int = 1) -> [String] {
    let sets = sets.map { SampleQuantiles($0) }
    return HistogramStrip(sets, width: width, resolution: resolution)?.bars(sets, typography) ?? []
  }

  @Test("Ten bins from 1,000 to 1,024,000: one sample in each doubling gives ten equal bars")
  func doublings() {
    // The axis is a trifle longer than ten doublings, so that the last sample lies inside it.
    let samples = (0..<10).map { 1_010 << $0 } + [1_000, 1_024_000]
    #expect(strip([samples]) == ["█▄▄▄▄▄▄▄▄█"])
  }

  @Test("Sets share the height by share of their samples, not by count")
  func heights() {
    let narrow = [Int](repeating: 1_000, count: 30)
    let wide = narrow + [Int](repeating: 1_024_000, count: 30)
    #expect(strip([narrow, wide]) == ["█", "▄        ▄"])
  }

  @Test("A single odd sample leaves a trace")
  func trace() {
    let samples = [Int](repeating: 1_000, count: 999) + [1_024_000]
    #expect(strip([samples]) == ["█        ."])
  }

  @Test("Equal times, zero times and no times are drawn or not, and never fail")
  func degenerate() {
    #expect(strip([[500, 500]]) == ["█"])
    #expect(strip([[0, 0, 0]]) == ["█"])
    #expect(strip([[0, .max]]).first?.hasPrefix("█") == true)
    #expect(strip([[], [5]]) == ["", "█"])
    #expect(strip([[]]) == [])
  }

  @Test("A bin is no narrower than the step of the clock")
  func resolution() {
    // From 100 to 10,000 in steps of 100 the first bin doubles, and so do all: six of them.
    #expect(strip([[100, 10_000]], width: 60, resolution: 100) == ["█    █"])
  }

  /// Over four decades ten of 40 bins go to each.
  ///
  /// Over one, 200 ns stands in bin 12 (40·log 2 is
  /// 12.04), 500 ns in bin 27 (27.96). The upper end belongs to the last bin, 39.
  @Test("The axis marks powers of ten, and 2 and 5 where there is room")
  func axis() throws {
    let format = FigureFormat(typography: typography)
    let wide = SampleQuantiles([100, 1_000_000])
    let coarse = try #require(HistogramStrip([wide], width: 40, resolution: 1))
    #expect(coarse.axis(format) == "╵100 ns   ╵1 µs     ╵10 µs    ╵100 µs  ╵1 ms")
    let narrow = SampleQuantiles([100, 1_000])
    let fine = try #require(HistogramStrip([narrow], width: 40, resolution: 1))
    #expect(fine.axis(format) == "╵100 ns     ╵200 ns        ╵500 ns     ╵1 µs")
  }
}
