// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BenchReports

@Suite("The interleaved comparison of two builds is told in one table")
struct PairReportTests {
  private let rows = [
    PairRow(
      caseID: "scroll.fling/news/mutation/100000",
      baseNanoseconds: 641.2,
      headNanoseconds: 705.3,
      ratio: 1.1,
      low: 1.08,
      high: 1.12,
      verdict: .regressed,
      smallestDetectableEffect: 0.0081
    ),
    PairRow(
      caseID: "load/card/mutation/100",
      baseNanoseconds: 1_500,
      headNanoseconds: 1_500,
      ratio: 1,
      low: nil,
      high: nil,
      verdict: .inconclusive,
      smallestDetectableEffect: nil
    ),
  ]

  @Test("The whole report")
  func golden() {
    let report = PairReport(rows, base: "0f3a9b1", head: "main", pairCount: 30).text()
    #expect(
      report == """
        base  0f3a9b1
        head  main

        Head over base, 30 interleaved pairs ───────────────────────────────────────────────────────────────
        case                                   base     head  ratio     interval  verdict       shows
        ─────────────────────────────────────────────────────────────────────────────────────────────
        scroll.fling/news/mutation/100000    641 ns   705 ns  1.100  1.080–1.120  regressed     0.81%
        load/card/mutation/100              1.50 µs  1.50 µs  1.000            –  inconclusive      –
        shows: the smallest change that these pairs would have shown.

        regressed 1, improved 0, unchanged 0, inconclusive 1

        """
    )
  }

  @Test("Nothing compared is said")
  func empty() {
    #expect(
      PairReport([], base: "a", head: "b", pairCount: 1).text()
        == "base  a\nhead  b\n\nNo case was compared.\n"
    )
  }

  @Test("No line is wider than the terminal, and ASCII means ASCII", arguments: [40, 80])
  func fits(width: Int) {
    var rows = rows
    rows[0].caseID = String(repeating: "long/", count: 40)
    rows[0].ratio = .infinity
    let options = ReportOptions(width: width, usesASCII: true)
    let report = PairReport(rows, base: "é", head: "b", pairCount: 1, options: options).text()
    #expect(report.utf8.allSatisfy { $0 < 0x80 })
    #expect(report.lines.allSatisfy { $0.count <= width })
    #expect(report.contains("1 interleaved pair "))
  }
}
