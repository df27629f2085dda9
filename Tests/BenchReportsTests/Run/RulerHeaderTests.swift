// SPDX-License-Identifier: Apache-2.0

import BenchResults
import TestSupport
import Testing

@testable import BenchReports

@Suite("The header says what the ruler takes and what is done to frames") struct RulerHeaderTests {
  private let wide = ReportOptions(width: 200)

  @Test("The cost of a counted call stands with the other costs, and not where there is none")
  func countedCall() {
    expect(
      TerminalReport(.ruler, options: wide).text()
        .contains("in each timed frame 88.0 ns · counted call 1.25 ns · CLOCK_MONOTONIC")
    )
    expect(!TerminalReport(.example).text().contains("counted call"))
    // A case in which nothing is done is the floor in the header and no group.
    // The median of both sets is the value that nearly all have; the 297th of 300 frames is one of
    // the four of 60 ns, and 20 configures are too few for a p99.
    var document = ResultDocument.ruler
    document.cases.insert(.floor, at: 0)
    let text = TerminalReport(document, options: wide).text()
    expect(
      text.lines.contains(
        "floor: an empty frame 40 ns (p99 60), an empty configure 30 ns, 0 allocations, 0 retains"
      )
    )
    expectEqual(RunReport(document).groups.count, RunReport(.ruler).groups.count)
    expect(!text.contains("floor.empty"))
    document.cases[0].counters = [:]
    let uncounted = TerminalReport(document, options: wide).text()
    expect(uncounted.contains("an empty configure 30 ns\n"))
    document.cases[0].samples = ResultDocument.Samples()
    expect(!TerminalReport(document, options: wide).text().contains("floor:"))
    // A slowdown, a modelled rate and a share of the app are labelled, their defaults are not.
    do {
      var document = ResultDocument.ruler
      let plain = TerminalReport(document, options: wide).text()
      expect(!["app share", "multiplied", "modelled"].contains { plain.contains($0) })
      document.plan.appShare = 0.5
      document.plan.slowdown = "2.5"
      document.plan.instructionRate = "3"
      let lines = TerminalReport(document, options: wide).text().lines
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
