// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchReports
@testable import BenchResults

@Suite("The name of a group is shown in words") struct GroupNameTests {
  private let report = RunReport(.example, options: ReportOptions())

  private func name(_ workload: String, _ axes: [String], rows: Int = 1_000) -> GroupName {
    var measured = ResultDocument.Case.example("mutation", workload: workload, step: 1)
    measured.axes = axes
    measured.rows = rows
    return GroupName(measured)
  }

  @Test("Changed fields, other axes and the setters have places of their own") func parts() {
    let changing = name("reconfigure.fields", ["4of9", "fresh", "setter-comparison-off"])
    expectEqual(
      report.title(changing),
      "reconfigure.fields · 4 of 9 · fresh · card · 1,000 rows · setter comparison off"
    )
    expectEqual(report.shortTitle(changing), "reconfigure 4/9 fresh card 1,000 off")
    expectEqual(
      report.shortTitle(changing.withSetterComparison),
      "reconfigure 4/9 fresh card 1,000"
    )
    expectEqual(
      report.title(name("load.first-frame", [], rows: 1)),
      "load.first-frame · card · 1 row"
    )
    expectEqual(report.shortTitle(name("load.first-frame", [])), "load.first-frame card 1,000")
  }

  @Test(
    "Only a count of a count is a count of fields",
    arguments: ["of9", "4of", "of", "out-of-9"]
  ) func otherAxes(axis: String) {
    let other = name("x.y", [axis, "1of2", "3of4"])
    expectEqual(other.changedFields, ChangedFields(changed: 1, all: 2))
    expectEqual(other.axes, [axis.replacing("-", with: " "), "3of4"])
  }
}

@Suite("The header says what the ruler takes and what is done to frames") struct RulerHeaderTests {
  @Test("The cost of a counted call stands with the other costs, and not where there is none")
  func countedCall() {
    expect(
      ResultDocument.ruler.report(width: 200)
        .contains("in each timed frame 88.0 ns · counted call 1.25 ns · CLOCK_MONOTONIC")
    )
    expect(!ResultDocument.example.report().contains("counted call"))
    // A case in which nothing is done is the floor in the header and no group.
    // The median of both sets is the value that nearly all have; the 297th of 300 frames is one of
    // the four of 60 ns, and 20 configures are too few for a p99.
    var document = ResultDocument.ruler
    document.cases.insert(.floor, at: 0)
    let text = document.report(width: 200)
    expect(
      text.lines.contains(
        "floor: an empty frame 40 ns (p99 60), an empty configure 30 ns, 0 allocations, 0 retains"
      )
    )
    expectEqual(RunReport(document).groups.count, RunReport(.ruler).groups.count)
    expect(!text.contains("floor.empty"))
    document.cases[0].counters = [:]
    let uncounted = document.report(width: 200)
    expect(uncounted.contains("an empty configure 30 ns\n"))
    document.cases[0].samples = ResultDocument.Samples()
    expect(!document.report(width: 200).contains("floor:"))
    // A slowdown, a modelled rate and a share of the app are labelled, their defaults are not.
    do {
      var document = ResultDocument.ruler
      let plain = document.report(width: 200)
      expect(!["app share", "multiplied", "modelled"].contains { plain.contains($0) })
      document.plan.appShare = 0.5
      document.plan.slowdown = "2.5"
      document.plan.instructionRate = "3"
      let lines = document.report(width: 200).lines
      expect(lines.contains { $0.contains("budget 2.750 µs · app share 50% · tight frames") })
      expect(
        lines.contains(
          "frames are judged with their work multiplied by 2.5, other times are as measured"
        )
      )
      expect(lines.contains("frames are modelled at 3 instructions per ns"))
    }
  }
}

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
        let report = document(text).report(width: width, usesASCII: isASCII)
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
    let report = document("x").report()
    for title in [
      "exact counts per cell", "Frames on a", "Modelled frames on a",
      "Highest velocity within budget", "Tight and paced", "Growth with the row count",
      "Where exact counts change places",
    ] { expect(report.contains("\n\(title) "), "\(title)") }
    do {
      let report = document("\u{1B}]0;x\u{7}\n\u{202E}").report()
      expect(
        report.unicodeScalars.allSatisfy {
          $0 == "\n" || ![.control, .format].contains($0.properties.generalCategory)
        }
      )
    }
    for width in [60, 100] {
      let plain = document("x").report(width: width)
      let coloured = document("x").report(width: width, usesColour: true)
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
