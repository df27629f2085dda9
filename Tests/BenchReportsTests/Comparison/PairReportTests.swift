// SPDX-License-Identifier: Apache-2.0

import BenchResults
import BenchStatistics
import TestSupport
import Testing

@testable import BenchReports

@Suite("The interleaved comparison of two builds is told with its verdicts first")
struct PairReportTests {
  private static let regressed = PairDocument.Case.example(
    "scroll.fling/news/mutation/100000",
    .regressed,
    [.example(.regressed, ratio: 1.1), .example(.regressed, ratio: 1.09)]
  )
  private static let unchanged = PairDocument.Case.example(
    "load/card/mutation/100",
    .unchanged,
    [.example(.unchanged, ratio: 1)],
    adjustedPValue: 0.8
  )

  private func text(_ document: PairDocument) -> String { PairReport(document).text() }

  @Test("The whole report; a change that fresh pairs did not confirm is inconclusive and said")
  func golden() {
    expectEqual(
      text(.example([Self.unchanged, Self.regressed])),
      """
      base: 0f3a9b1
      head: main

      Changed or undecided ───────────────────────────────────────────────────────────────────────────────
      head over base      base    head  ratio     interval  verdict    shows  pairs
      ─────────────────────────────────────────────────────────────────────────────
      scroll.fling/news/mutation/100000
      configure phase   641 ns  705 ns  1.100  1.080–1.120  regressed  0.90%      2

      Unchanged ──────────────────────────────────────────────────────────────────────────────────────────
      head over base      base    head  ratio     interval  verdict    shows  pairs
      ─────────────────────────────────────────────────────────────────────────────
      load/card/mutation/100
      configure phase   641 ns  641 ns  1.000  0.980–1.020  unchanged  0.90%      2

      Up to 30 pairs of fresh processes in random order, fewer where the rest could not change the
        verdict. ratio: the median over the pairs of the fastest blocks' mean; interval: by the sign test,
        99 %; shows: the smallest change that one such series would have shown. A change counts from 1 %
        on, and once fresh pairs agree; unchanged is within 3 %.

      regressed 1, improved 0, unchanged 1, inconclusive 0; all counters are equal.

      """
    )
    let compared = PairDocument.Case.example(
      "a/b/c/1",
      .inconclusive,
      [.example(.improved, ratio: 0.9), .example(.unchanged, ratio: 1)]
    )
    let report = text(.example([compared]))
    expect(
      report.contains("a/b/c/1 configure phase looked improved, and fresh pairs did not agree")
    )
    expect(report.contains("improved 0, unchanged 0, inconclusive 1;"))
    // A session that was ended says what fresh pairs did as far as they were taken.
    do {
      func report(_ series: [PairDocument.Comparison]) -> String {
        var document = PairDocument.example([.example("a/b/c/1", .inconclusive, series)])
        document.plan.isComplete = false
        return text(document)
      }
      let found = PairDocument.Comparison.example(.improved, ratio: 0.9)
      let disagreeing = PairDocument.Comparison.example(.unchanged, ratio: 1)
      expect(
        report([found, disagreeing]).contains("looked improved, and fresh pairs did not agree")
      )
      expect(report([found]).contains("looked improved, and fresh pairs were not taken to the end"))
    }
  }

  @Test(
    "A verdict that the list does not carry is named, and one that it carries is not; counters and content stand in a table of their own"
  ) func list() {
    do {
      var weak = Self.regressed
      weak.id = "weak/b/c/1"
      weak.phases[0].adjustedPValue = 0.051
      let report = text(.example([Self.regressed, weak]))
      expect(report.contains("Read as one list of 2 comparisons"))
      expect(report.contains("weak/b/c/1 configure phase."))
      expect(!text(.example([Self.regressed])).contains("Read as one list"))
    }
    do {
      var compared = Self.unchanged
      compared.headDigest = "ff"
      compared.counterChanges = [
        .init(name: "allocations", base: 4_000, head: 4_512, isWorse: true),
        .init(name: "retains", base: 0, head: 3, isWorse: true),
        .init(name: "textLayouts", base: 10, head: 9, isWorse: false),
      ]
      compared.uncomparedCounters = ["a": "why", "b": "why", "c": "other"]
      let report = text(.example([compared, Self.regressed]))
      for part in [
        "visible content", "+512, +12.8%  worse", "+3  worse", "-1, -10.0%  better",
        "not compared: a, b: why", "not compared: c: other",
        "counters or content worse in 1 of 2 cases.",
      ] { expect(report.contains(part), "\(part)") }
      compared.headDigest = "00"
      compared.counterChanges.removeFirst(2)
      expect(text(.example([compared])).contains("counters differ in 1 of 1 cases, none for the"))
    }
    // Of several lists the one whose layouts lie farthest apart is named, by the ratio of their medians.
    func compared(_ id: String, _ head: [Double]) -> PairDocument.Case {
      var series = PairDocument.Comparison.example(.unchanged, ratio: 1)
      series.baseNanoseconds = [Double](repeating: 100, count: head.count)
      series.headNanoseconds = head
      series.baseLayouts = [0, 1, 0, 1, 2]
      return .example(id, .unchanged, [series], adjustedPValue: 0.8)
    }
    // Layout 0 against layout 1: a tenth apart, and a twentieth; layout 2 was drawn once.
    let wide = compared("a/b/c/1", [100, 110, 100, 110, 900])
    let narrow = compared("a/b/c/2", [400, 420, 400, 420, 900])
    for document in [PairDocument.example([wide, narrow]), .example([narrow, wide])] {
      let report = text(document).split(separator: "\n").joined(separator: " ")
      expect(
        report.contains(
          "by layout of the base, a/b/c/1 configure phase the ratio reads from 1.0 to 1.1"
        ),
        "\(report)"
      )
    }
    expect(!text(.example([Self.unchanged])).contains("by layout"))
  }

  @Test("What keeps a session or a case from a verdict is said") func void() {
    var document = PairDocument.example([Self.unchanged])
    document.voidReasons = ["the hypervisor took 9 % of the time"]
    document.cases[0].phases[0].voidReason = "the base differs from itself"
    document.plan.instrument = .differs
    document.plan.isComplete = false
    document.appeared = ["new/b/c/1"]
    document.vanished = ["old/b/c/1"]
    let report = text(document)
    for part in [
      "Void ──", "the hypervisor took 9 %",
      "configure phase is not judged: the base differs from itself", "the instrument differs",
      "did not come to its end", "only in the head: new/b/c/1", "only in the base: old/b/c/1",
    ] { expect(report.contains(part), "\(part)") }
  }

  @Test("No line is wider than the terminal, and ASCII means ASCII", arguments: [40, 80])
  func fits(width: Int) {
    var compared = Self.regressed
    compared.id = String(repeating: "long/", count: 40)
    compared.phases[0].series[0].ratio = .infinity
    var document = PairDocument.example([compared])
    document.base.name = "é"
    let options = ReportOptions(width: width, usesASCII: true)
    let report = PairReport(document, options: options).text()
    expect(report.utf8.allSatisfy { $0 < 0x80 })
    expect(report.lines.allSatisfy { $0.count <= width })
  }
}
