// SPDX-License-Identifier: Apache-2.0

import BenchResults
import TestSupport
import Testing

@testable import BenchReports

@Suite("The sections of the ruler keep to what a terminal can show") struct RulerLayoutTests {
  /// A document with all sections at their longest, and with `text` wherever it can name something.
  private func document(_ text: String) -> ResultDocument {
    var document = ResultDocument.ruler
    var floor = ResultDocument.Case.floor
    floor.samples.frameWallNanoseconds = [.max, .max]
    floor.counters["retains"] = .max
    document.cases.insert(floor, at: 0)
    document.plan.slowdown = text
    document.plan.instructionRate = text
    for index in document.cases.indices.dropFirst() {
      let name = "\(text)-\(document.cases[index].strategy)"
      document.cases[index].strategy = name
      document.cases[index].workload = text
      document.cases[index].id = "\(text)/card/\(name)/1"
      document.cases[index].count(allocations: .max, retains: .max / 2, bridgeRetains: 1)
      document.cases[index].counters["instructions"] = .max
      document.cases[index].sources = ["allocations": text, "instructions": "callgrind-" + text]
      document.cases[index].frames = .example(late: .max / 100_000_000, label: text)
      document.cases[index].modelled = .example(late: 0, fullness: 1e9, label: text)
      document.cases[index].velocity = .example(.bounded, low: 1e14, contradictions: [text])
      document.cases[index].interference = .example([0], of: 1, lost: 1)
    }
    document.rankings = []
    document.paceRatios = [text, document.cases[1].id]
      .map { id in
        ResultDocument.PaceRatio(
          id: id,
          rounds: 1,
          framesPerRound: 1,
          ratio: 1e12,
          low: 1e-9,
          high: 1e300,
          tightNanoseconds: .max,
          pacedNanoseconds: .max
        )
      }
    document.scalings = [
      .example(text, exponent: 1e9, interval: (-1e9, 1e9), isFinding: true, workload: text),
      .example(text, text, exponent: 1, isFinding: true, workload: text),
    ]
    document.counterCrossovers = [.example(text, [1, 2, 30], shares: [0.5], strategy: text)]
    return document
  }

  @Test("No line is wider than the terminal, and ASCII means ASCII", arguments: [40, 80, 100])
  func fits(width: Int) {
    for text in ["x", "a-name-that-is-very-long-東京-" + String(repeating: "on", count: 60)] {
      for isASCII in [false, true] {
        let options = ReportOptions(width: width, usesASCII: isASCII)
        let report = TerminalReport(document(text), options: options).text()
        for line in report.lines {
          expect(Typography.columnCount(line) <= width, "\(line)")
        }
        expect(!isASCII || report.utf8.allSatisfy { $0 < 0x80 })
      }
    }
  }

  @Test(
    "Every section is there; nothing in a document reaches the terminal as a control character; colour adds sequences and changes nothing else"
  ) func sections() {
    let report = TerminalReport(document("x")).text()
    for title in [
      "exact counts per cell", "Frames on a", "Modelled frames on a",
      "Highest velocity within budget", "Tight and paced", "Growth with the row count",
      "Where exact counts change places",
    ] { expect(report.contains("\n\(title) "), "\(title)") }
    // Nothing in a document reaches the terminal as a control character.
    do {
      let report = TerminalReport(document("\u{1B}]0;x\u{7}\n\u{202E}")).text()
      expect(
        report.unicodeScalars.allSatisfy {
          $0 == "\n" || ![.control, .format].contains($0.properties.generalCategory)
        }
      )
    }
    // Colour adds sequences and changes nothing else.
    for width in [60, 100] {
      let plain = TerminalReport(document("x"), options: ReportOptions(width: width)).text()
      let options = ReportOptions(width: width, usesColour: true)
      let coloured = TerminalReport(document("x"), options: options).text()
      expect(coloured.contains("\u{1B}[31mcritical\u{1B}[0m"))
      expectEqual(coloured.replacing(#/\u{1B}\[[0-9]+m/#, with: ""), plain)
    }
    // The heading of a table runs on over the columns and widens none.
    let columns = [Table.Column(title: "n")]
    var table = Table(
      "label",
      groups: [Table.ColumnGroup(columns: columns)],
      rows: [.heading("a heading that is long"), Table.Row(Span("a"), [Span("1")])]
    )
    let typography = Typography(ReportOptions(width: 40))
    expectEqual(
      table.lines(typography),
      ["label   n", "─────────", "a heading that is long", "a       1"]
    )
    table.rows[0] = .heading(String(repeating: "long", count: 20))
    expect(table.lines(typography).allSatisfy { Typography.columnCount($0) <= 40 })
  }
}
