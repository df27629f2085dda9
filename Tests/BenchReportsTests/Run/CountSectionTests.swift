// SPDX-License-Identifier: Apache-2.0

import BenchResults
import TestSupport
import Testing

@testable import BenchReports

@Suite("Exact counts stand per configured cell")
struct CountSectionTests {
  private func section(_ document: ResultDocument, width: Int = 100) -> [String] {
    let lines = TerminalReport(document, options: ReportOptions(width: width)).text().lines
    guard let start = lines.firstIndex(where: { $0.hasPrefix("Exact counts ") }) else { return [] }
    return Array(lines[start...].prefix { !$0.hasPrefix("Where ") && !$0.hasPrefix("Frames ") })
  }

  /// Ten configures: 20 and 35 allocations are 2 and 3.5, 100 + 15 retains are 11.5, and 9,990 + 20
  /// are 1,001, which has no decimals.
  @Test("Sums are divided by the configures, retains of bridged objects added, releases not shown")
  func perCell() {
    let lines = section(.ruler)
    expect(
      lines.contains { $0.hasSuffix("   2.00 /  11.5    3.50 / 1,001") }
    )
    expect(!lines.joined().contains("releases") && !lines.joined().contains("1,000"))
    expect(
      lines.contains(
        "counted in passes of their own, without times: allocations and retains by patched call slots."
      )
    )
    // Only what competes has a column.
    expect(!lines.joined().contains("forgetful"))
  }

  @Test("Instructions have columns of their own once they are counted, with their source")
  func instructions() {
    var document = ResultDocument.ruler
    expect(!section(document).joined().contains("instructions"))
    document.cases[0].counters["instructions"] = 41_794
    document.cases[0].sources?["instructions"] = "callgrind-3.19.0"
    let lines = section(document, width: 140)
    // The other strategy has no such count.
    expect(lines.contains { $0.hasSuffix(" 4,179               –") })
    expect(lines.joined(separator: " ").contains("instructions by Callgrind 3.19.0."))
  }

  @Test("Counters with columns of their own are in the catalogue")
  func columns() {
    let names = ReportCounterNames()
    let shown = [
      names.created, names.reused, names.stale, names.writesAsked, names.writesEffective,
    ]
    expectEqual(Set(shown).count, shown.count)
    for name in shown { expect(CounterCatalogue.counter(named: name)?.isExact == true, "\(name)") }
  }

  @Test("Groups that differ in nothing but the row count and have equal figures share a line")
  func merged() {
    var document = ResultDocument.ruler
    for (rows, allocations) in [(100, 20), (1_000, 30)] {
      var measured = document.cases[0]
      measured.rows = rows
      measured.id = "scroll.steady+fresh/card/mutation/\(rows)"
      measured.counters["allocations"] = allocations
      document.cases.append(measured)
    }
    document.cases.remove(at: 1)
    let lines = section(document).filter { $0.hasPrefix("scroll.steady") }
    expectEqual(lines.count, 2)
    expect(lines[0].hasPrefix("scroll.steady fresh card 100,000,000, 100 "))
    expect(lines[1].hasPrefix("scroll.steady fresh card 1,000 "))
  }

  @Test("Where nothing was counted one line says why, and the first release says nothing")
  func unavailable() {
    var document = ResultDocument.example
    expect(!TerminalReport(document).text().contains("ot counted"))
    for index in document.cases.indices {
      document.cases[index].unavailable["allocations"] = "a static build has no call slots"
    }
    let lines = TerminalReport(document).text().lines
    let told = lines.filter { $0.contains("were not counted") }
    expectEqual(
      told,
      ["Allocations and retains were not counted: a static build has no call slots"]
    )
  }
}
