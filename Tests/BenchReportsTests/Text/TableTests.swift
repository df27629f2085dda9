// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@testable import BenchReports

@Suite("Text is measured in columns, cut and wrapped by them") struct TypographyTests {
  private let typography = Typography(ReportOptions(width: 40))

  @Test(
    "Columns",
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("東京", 4), ("한", 2), ("µ–…█", 4), ("😀", 2),
      ("❤️", 2),
    ]
  ) func columns(text: String, count: Int) { expectEqual(Typography.columnCount(text), count) }

  @Test(
    "A long text loses its middle and never exceeds the width; wrapping keeps every word and cuts only what is longer than a line"
  ) func shortened() {
    expectEqual(typography.shortened("configuration-diffing", to: 21), "configuration-diffing")
    expectEqual(typography.shortened("configuration-diffing", to: 11), "confi…ffing")
    expectEqual(typography.shortened("abc", to: 1), "…")
    for width in 1...12 {
      expect(Typography.columnCount(typography.shortened("東京都 tokyo 東京", to: width)) <= width)
    }
    expectEqual(typography.wrapped(""), [])
    expectEqual(typography.wrapped("a b", first: "! "), ["! a b"])
    let text = String(repeating: "word ", count: 9)
    expectEqual(
      typography.wrapped(text, indent: "  "),
      ["word word word word word word word word", "  word"]
    )
    let long = String(repeating: "x", count: 90)
    let lines = typography.wrapped("a " + long, indent: "  ")
    expectEqual(lines.map(\.count), [1, 40, 40, 16])
    expectEqual(lines.joined().filter { $0 == "x" }.count, 90)
  }
}

@Suite("A table keeps its groups together and loses nothing where it is narrow") struct TableTests {
  /// Groups of one, two and one columns of five over two rows; the second group opens a block.
  private var table: Table {
    Table(
      "all",
      groups: [
        Table.ColumnGroup(columns: [Table.Column(title: "a-\nword")]),
        Table.ColumnGroup(
          labelTitle: "more",
          columns: [Table.Column(title: "b"), Table.Column(title: "c", isNumeric: false)]
        ), Table.ColumnGroup(columns: [Table.Column(title: "d")]),
      ],
      rows: ["one", "three"]
        .map { label in Table.Row(Span(label), ["1.000", "2.000", "3", "44444"].map { Span($0) }) }
    )
  }

  @Test("A group that names its labels opens a block; headings end above the rows") func blocks() {
    let lines = [
      "           a-", "all      word       d", "─────────────────────", "one     1.000   44444",
      "three   1.000   44444", "", "more        b  c", "────────────────", "one     2.000  3",
      "three   2.000  3",
    ]
    expectEqual(table.lines(Typography(ReportOptions(width: 40))), lines)
    var plain = table
    plain.hasRule = false
    expectEqual(
      plain.lines(Typography(ReportOptions(width: 40))),
      lines.filter { !$0.hasPrefix("─") }
    )
    // Rows of dashes are left out of further blocks on request, save above a row that differs.
    do {
      var sparse = table
      sparse.leavesOutEmptyRows = true
      let dashes = ["1.000", "–", "–", "–"].map { Span($0) }
      sparse.rows = [
        Table.Row(Span("none"), dashes), Table.Row(Span("half"), dashes),
        Table.Row(Span("  off"), ["1.000", "2.000", "–", "–"].map { Span($0) }),
        Table.Row(Span("last"), dashes),
      ]
      let lines = sparse.lines(Typography(ReportOptions(width: 40)))
      let second = lines.drop { !$0.hasPrefix("more") }.dropFirst(2)
      expectEqual(second.map { String($0.prefix(5)) }, ["half ", "  off"])
      // The first block has every row, dashes or not.
      expectEqual(lines.prefix { !$0.isEmpty }.count, 3 + 4)
      sparse.leavesOutEmptyRows = false
      expectEqual(sparse.lines(Typography(ReportOptions(width: 40))).count, lines.count + 2)
    }
    // The room that is left is that of the emptiest block, after the gap.
    // The blocks above take 21 and 16 of 40 columns, and three part them from a further group.
    expectEqual(table.roomLeft(Typography(ReportOptions(width: 40))), 21)
    var full = table
    full.rows[0].cells[3].text = String(repeating: "4", count: 24)
    full.groups.remove(at: 1)
    for row in full.rows.indices { full.rows[row].cells.removeSubrange(1...2) }
    expectEqual(full.roomLeft(Typography(ReportOptions(width: 40))), 0)
    // A heading of several lines over titled groups keeps the titles above.
    var titled = table
    titled.labelTitle = "rows\n  of all"
    titled.groups = [Table.ColumnGroup(title: "both", columns: [Table.Column(title: "a")])]
    titled.rows = [Table.Row(Span("one"), [Span("1.000")])]
    expectEqual(
      titled.lines(Typography(ReportOptions(width: 40))),
      ["rows       both", "  of all       a", "────────────────", "one        1.000"]
    )
  }
}

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
