// SPDX-License-Identifier: Apache-2.0

import BenchResults
import TestSupport
import Testing

@testable import BenchReports

@Suite("Exact counts stand per configured cell") struct CountSectionTests {
  private func words(_ document: ResultDocument, _ strategy: String) -> [[Substring]] {
    TerminalReport(document, options: ReportOptions(width: 400)).text().lines
      .filter { $0.hasPrefix(strategy + " ") }.map { $0.split(separator: " ") }
  }

  /// Ten configures: 20 and 35 allocations are 2 and 3.5, 100 + 15 retains are 11.5, and 9,990 + 20
  /// are 1,001, which has no decimals.
  @Test("Sums are divided by the configures, retains of bridged objects added, releases not shown")
  func perCell() throws {
    let text = TerminalReport(.ruler, options: ReportOptions(width: 400)).text()
    let columns = RunReport(.ruler).countColumns.map(\.title)
    expectEqual(columns.prefix(2), ["allocations", "retains"])
    for (strategy, counts) in [
      ("mutation", ["2.00", "11.5"]), ("configuration-diffing", ["3.50", "1,001"]),
    ] {
      let found = words(.ruler, strategy)
        .contains { line in
          zip(line, line.dropFirst())
            .contains { String($0.0) == counts[0] && String($0.1) == counts[1] }
        }
      expect(found, "\(strategy)")
    }
    expect(
      text.contains(
        "counted in passes of their own, without times: allocations and retains by patched call slots."
      )
    )
    expect(!text.contains("releases"))
    // Instructions have a column once they are counted, with their source.
    do {
      var document = ResultDocument.ruler
      expect(!RunReport(document).countColumns.contains { $0.title == "instructions" })
      document.cases[0].counters["instructions"] = 41_794
      document.cases[0].sources?["instructions"] = "callgrind-3.19.0"
      expect(words(document, "mutation").contains { $0.contains("4,179") })
      let text = TerminalReport(document, options: ReportOptions(width: 400)).text()
      expect(text.contains("instructions by Callgrind 3.19.0."))
    }
    // Where nothing was counted one line says why, and the first release says nothing.
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
