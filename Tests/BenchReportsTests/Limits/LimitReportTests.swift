// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchReports
@testable import BenchResults

@Suite("What a run makes of its limits is told exactly") struct LimitReportTests {
  private static let limits = CounterLimits(
    basis: CounterLimits.Basis(of: .example),
    limits: Dictionary(
      uniqueKeysWithValues: ResultDocument.example.cases.filter { !$0.isControl }
        .map { ($0.id, $0.counters) }
    )
  )

  private func report(
    _ limits: CounterLimits = Self.limits,
    options: ReportOptions = ReportOptions(),
    _ change: (inout ResultDocument) -> Void
  ) -> String {
    var document = ResultDocument.example
    change(&document)
    let planned = Set(ResultDocument.example.cases.map(\.id))
    let check = LimitCheck(limits, against: document, planned: planned)
    return LimitReport(check, path: "limits.json", options: options).text()
  }

  /// 20 over 19 cells, 999 of 1,000 hits, 10,050 of 10,000 instructions (+0.5 %, which warns), and a
  /// stale cell less than the limit.
  @Test(
    "The whole report of a run with a change of every kind; within limits is one line, and a warning is not passed over in it"
  ) func golden() {
    do {
      var limits = Self.limits
      limits.limits[ResultDocument.example.cases[0].id]?["instructions"] = 10_000
      limits.limits[ResultDocument.example.cases[1].id]?["staleCells"] = 2
      let report = report(limits) { document in
        document.cases[0].counters["cellsCreated"] = 20
        document.cases[0].counters["instructions"] = 10_050
        document.cases[1].counters["reuseHits"] = 999
        document.cases[1].counters["textLayouts"] = 7
      }
      expectEqual(
        report,
        """
        Counters past their limits ─────────────────────────────────────────────────────────────────────────
        case, counter     limit   found        change
        ──────────────────────────────────────────────────────
        scroll.steady+fresh/card/mutation/100000000
          cellsCreated       19      20            +1  worse
          instructions   10,000  10,050  +50 (+0.50%)  warning
        scroll.steady+fresh/card/configuration-diffing/100000000
          reuseHits       1,000     999            -1  worse

        better than the limit: staleCells in 1 case; --update-limits makes that the limit.

        counters without a limit in cases that have others: 1; --update-limits adds them.

        2 counters are past the limit in 2 of 2 cases (limits.json).

        """
      )
    }
    var limits = Self.limits
    limits.limits[ResultDocument.example.cases[0].id]?["instructions"] = 10_000
    let warned = report(limits) { $0.cases[0].counters["instructions"] = 10_050 }
    expect(
      warned.hasSuffix(
        "Within limits: 7 limits of 2 cases, 1 of them with a warning (limits.json).\n"
      )
    )
    expectEqual(report { _ in }, "Within limits: 6 limits of 2 cases (limits.json).\n")
    // A flood of changes is cut, and what was cut is told by counter.
    do {
      var limits = Self.limits
      let id = ResultDocument.example.cases[0].id
      for number in 0..<50 { limits.limits[id]?["counter\(number)"] = 1 }
      let report = report(limits) { document in
        for number in 0..<50 { document.cases[0].counters["counter\(number)"] = 2 }
      }
      expect(report.contains("  and 20 more: ") || report.contains("\nand 20 more: "))
      expect(report.contains("50 counters are past the limit in 1 of 2 cases"))
    }
  }

  @Test("Unused lines, another basis and a gate that holds nothing are said") func unusable() {
    var limits = Self.limits
    limits.limits["scroll.gone/card/mutation/9"] = ["cellsCreated": 1]
    let unused = report(limits) { _ in }
    expect(
      unused.contains("unused limit: scroll.gone/card/mutation/9: the suite has no such case\n")
    )
    expect(
      unused.hasSuffix(
        "Not every line of limits.json could be used; held were 6 limits of 2 cases.\n"
      )
    )
    let other = report { $0.generator.toolchain = "Swift 7\u{1B}[31m" }
    expect(other.contains("! limits.json: they hold for toolchain Swift 6.3.1, and this run has"))
    expect(!other.contains("\u{1B}"))
    let empty = CounterLimits(basis: Self.limits.basis, limits: [:])
    expect(report(empty) { _ in }.contains("No case of this run has a limit in limits.json"))
  }

  @Test("No line is wider than the terminal, and ASCII means ASCII", arguments: [40, 80, 100])
  func fits(width: Int) {
    let report = report(options: ReportOptions(width: width, usesASCII: true)) { document in
      document.cases[0].counters["cellsCreated"] = .max
      document.cases[1].counters["reuseHits"] = 1
    }
    expect(report.utf8.allSatisfy { $0 < 0x80 })
    expect(report.lines.allSatisfy { $0.count <= width })
  }

  @Test("An update says what it loosened, tightened, added, removed and kept")
  func update() throws {
    var former = Self.limits
    let id = ResultDocument.example.cases[0].id
    former.limits[id] = ["cellsCreated": 18, "reuseHits": 999, "gone": 1]
    former.limits["scroll.gone/card/mutation/9"] = ["cellsCreated": 1]
    let update = try LimitUpdate(
      former,
      from: .example,
      planned: Set(ResultDocument.example.cases.map(\.id)),
      name: "limits.json"
    )
    let options = ReportOptions(width: 120)
    let text = LimitUpdateReport(update, path: "limits.json", options: options).text()
    expect(text.contains("Limits that changed"))
    expect(text.contains("removed: scroll.gone/card/mutation/9: the suite has no such case\n"))
    expect(
      text.hasSuffix(
        "6 limits of 2 cases written to limits.json; loosened: 1, tightened: 1, counters added: 1,"
          + " removed: 2.\n"
      )
    )
    let settled = try LimitUpdate(
      update.limits,
      from: .example,
      planned: Set(ResultDocument.example.cases.map(\.id)),
      name: "limits.json"
    )
    expectEqual(
      LimitUpdateReport(settled, path: "limits.json").text(),
      "6 limits of 2 cases written to limits.json; nothing changed.\n"
    )
    var older = update.limits
    older.basis.toolchain = "Swift 5.0"
    let moved = try LimitUpdate(
      older,
      from: .example,
      planned: Set(ResultDocument.example.cases.map(\.id)),
      name: "limits.json"
    )
    expect(
      LimitUpdateReport(moved, path: "limits.json", options: options).text()
        .hasSuffix("limits.json; now for toolchain Swift 6.3.1 (before: Swift 5.0).\n")
    )
  }
}
