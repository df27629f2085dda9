// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchReports

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
