// SPDX-License-Identifier: Apache-2.0

import BenchResults
import Testing

@testable import BenchReports

@Suite("The report shows every figure of the document in its place")
struct TerminalReportTests {
  /// Every figure follows from the example's samples by hand.
  ///
  /// p50, p90, p99 and maximum are the 150th, 270th, 297th and 300th sample, shares are parts of
  /// 2,750 ns, `fit` is 2,750 over the median, 25 of 10, 20 ... 3,000 exceed 2,750; ten empty stamp
  /// pairs are 310 ns; 298 samples are one too few for p99. The bars run to 2,970 ns, the 238th of
  /// the buckets that are a thirty-second of an octave wide, or 1 ns where that is more; each of the
  /// 14 columns that are left holds 17 of them, and the fullest, from 1,984 ns on, 102 of the 300 of `mutation`.
  @Test("The whole report at 100 columns")
  func golden() {
    let report = TerminalReport(.example, path: "out.json").text()
    #expect(
      report == """
        reuse-bench 0.1.0 · commit 0f3a9b1c22d3 with changes · Swift 6.3.1 · release build
        suite default · generated, 100,000,000 rows · 59.94 Hz, budget 2.750 µs · tight frames · 15 rounds
        seed 1
        Debian 12 · kernel 6.18 · x86_64 · 1 processor · 8.00 GB memory
        clock read 22.5 ns · empty stamp pair 31.0 ns · in each timed frame 88.0 ns
        CLOCK_MONOTONIC, step 1 ns

        scroll.steady · fresh · card · 100,000,000 rows ────────────────────────────────────────────────────
        configure one cell, ns   ratio     interval     p50     p90       p99     max   share  over  fit
        configuration-diffing    0.100  0.090–0.110    150*    270*      297*    300*    5.5%     0   18
        mutation                 1.000     baseline  1,500   2,700     2,970   3,000      55%    25    1
        control, not ranked
          no-reuse               4.000  3.500–12.50  1,500   2,700     2,970   3,000      55%    25    1
        stale, not ranked
          forgetful              0.500  0.250–0.750    149*    269*  too few     298*    5.4%     0   18

        whole frame, µs           ratio     interval  p50      p99   created  reused  stale   1.0 ns–3.0 µs
        configuration-diffing    ~0.996  0.090–12.00  150      297        19   1,000      0   ▁▁▁▁▂▄▅▆
        mutation                  1.000     baseline  150      297        19   1,000      0   ........▁▁▂▄▄█
        control, not ranked
          no-reuse                4.000  3.500–12.50  150      297     100 M   1,000      0   ........▁▁▂▄▄█
        stale, not ranked
          forgetful               0.500  0.250–0.750  149  too few        19   1,000      7   ▁▁▁▁▃▄▆▆
        forgetful is stale: row 1,217, badge shows "new\\u{1B}[31m\\n" and should show "".

        Where the strategies change places ─────────────────────────────────────────────────────────────────
        card, 100,000 rows          cheaper than mutation at this many changed fields
          setter comparison off     configuration-diffing
        ─────────────────────────────────────────────────────────────────────────────
        configure, shared storage   below 3.4 of 9 (2.9–4.0)

        To configure, configuration-diffing is cheaper than mutation while fewer than 3.4 of 9 fields
          change.

        ratio, interval: time over that of the baseline, the median of the rounds, and what a sign test over
          them leaves open; ~ the rounds do not decide.
        share: of the budget that the median configure takes; over: cells that took more than all of it;
          fit: cells that it holds at the median, with nothing else.
        bars: how the configure times spread up to the greatest p99, on a logarithmic axis.
        *: under ten empty stamp pairs (31.0 ns each), so the clock is a visible part of the time; ratios
          come from batches and are free of it.
        too few: not enough samples to bound the quantile (p50 takes 5, p90 takes 29, p99 takes 299).
        control: shows a known mistake; stale: left wrong content on screen.

        ! governor: the clock rate moves; fix it.
        not available: instructions (no performance counters)

        measured 2025-01-02T03:04:05Z · written to out.json

        """
    )
  }

  @Test(
    "No line is wider than the terminal, whatever the names",
    arguments: [40, 60, 80, 100, 140]
  )
  func fits(width: Int) {
    var document = ResultDocument.example
    let name = "a-strategy-with-a-very-long-name-indeed-東京-that-goes-on-and-on"
    document.cases.append(.example(name, step: 7))
    document.environment.processorModel = String(repeating: "long ", count: 40)
    document.warnings[0].message = String(repeating: "unbroken", count: 30)
    document.cases[0].counters["cellsCreated"] = .max
    document.cases[0].samples.configureNanoseconds[0] = .max
    for isASCII in [false, true] {
      let options = ReportOptions(width: width, usesASCII: isASCII)
      for line in TerminalReport(document, options: options, path: name).text().lines {
        #expect(Typography.columnCount(line) <= width, "\(line)")
      }
    }
  }

  @Test("ASCII means ASCII, also for names that are not")
  func ascii() {
    var document = ResultDocument.example
    document.plan.dataset.name = "東京"
    let text = TerminalReport(document, options: ReportOptions(usesASCII: true)).text()
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    #expect(text.contains("\\u{6771}\\u{4EAC}"))
  }

  @Test("Nothing in a document reaches the terminal as a control character")
  func control() {
    var document = ResultDocument.example
    let hostile = "\u{1B}]0;x\u{7}\n\u{202E}"
    document.generator.version = hostile
    document.cases[0].strategy = hostile
    document.warnings[0].code = hostile
    document.environment.unavailable[hostile] = hostile
    document.crossovers[0].cell = hostile
    let text = TerminalReport(document, path: hostile).text()
    #expect(
      text.unicodeScalars.allSatisfy {
        $0 == "\n" || ![.control, .format].contains($0.properties.generalCategory)
      }
    )
  }

  @Test("Colour adds sequences and changes nothing else")
  func colour() {
    for width in [60, 100] {
      let plain = TerminalReport(.example, options: ReportOptions(width: width)).text()
      let options = ReportOptions(width: width, usesColour: true)
      let coloured = TerminalReport(.example, options: options).text()
      #expect(coloured.contains("\u{1B}[32m0.100\u{1B}[0m"))
      #expect(coloured.replacing(#/\u{1B}\[[0-9]+m/#, with: "") == plain)
    }
  }

  @Test("Ranked strategies stand by ratio, controls and stale ones below under their names")
  func order() throws {
    var document = ResultDocument.example
    document.cases.reverse()
    document.rankings[0].entries[1].ratio = 1.5
    document.rankings[0].entries[1].verdict = .dearer
    let group = try #require(CaseGroup.all(in: document).first)
    #expect(
      group.members.map(\.strategy)
        == ["mutation", "configuration-diffing", "no-reuse", "forgetful"]
    )
    #expect(group.rivals.map(\.strategy) == ["configuration-diffing"])
    #expect(group.cheapest(.configure) == nil)
  }

  @Test("A strategy that leaves wrong content loses its rank even where a ranking names it")
  func stale() throws {
    var document = ResultDocument.example
    document.cases[1].stale = ResultDocument.StaleCell(
      row: 1,
      field: "title",
      expected: "a",
      found: "b"
    )
    let group = try #require(CaseGroup.all(in: document).first)
    #expect(group.members.first?.strategy == "mutation" && group.rivals.isEmpty)
    #expect(TerminalReport(document).text().contains("configuration-diffing is stale: row 1,"))
  }

  @Test("Only a ratio that competes and is proven cheaper stands out, and marks show on all")
  func ratios() {
    let report = TerminalReport(.example)
    func span(_ verdict: ResultDocument.Verdict, isRanked: Bool = true) -> Span {
      let entry = ResultDocument.RankingEntry(
        strategy: "a",
        ratio: 0.9994,
        verdict: verdict,
        standing: .ranked
      )
      return report.ratioSpan(entry, isRanked: isRanked)
    }
    #expect(span(.cheaper) == Span("0.999", .good))
    #expect(span(.cheaper, isRanked: false) == Span("0.999"))
    #expect(span(.dearer) == Span("0.999"))
    #expect(span(.unchanged) == Span("=0.999", .faint))
    #expect(span(.inconclusive, isRanked: false) == Span("~0.999", .caution))
  }

  @Test("The baseline against itself is said with its verdicts")
  func selfComparison() {
    var document = ResultDocument.example
    document.cases.append(.example("mutation-again", step: 10, isControl: true))
    for (index, verdict) in [ResultDocument.Verdict.inconclusive, .unchanged].enumerated() {
      document.rankings[index].entries
        .append(
          ResultDocument.RankingEntry(
            strategy: "mutation-again",
            ratio: 1.0013,
            low: 0.9957,
            high: 1.0083,
            verdict: verdict,
            standing: .control
          )
        )
    }
    let options = ReportOptions(width: 200)
    #expect(
      TerminalReport(document, options: options).text().lines
        .contains(
          "mutation against itself (scroll.steady fresh card 100,000,000): configure 1.001"
            + " (0.996–1.008), inconclusive; whole frame 1.001 (0.996–1.008), unchanged."
        )
    )
    // Where it showed wrong content it says nothing of how far ratios can be trusted.
    document.cases[4].stale = document.cases[3].stale
    #expect(!TerminalReport(document, options: options).text().contains("against itself"))
  }

  @Test("An interrupted run and a debug build are said at the top")
  func cautions() {
    var document = ResultDocument.example
    document.plan.isComplete = false
    document.generator.buildConfiguration = .debug
    let lines = TerminalReport(document).text().lines
    #expect(lines.contains("This is a debug build: its counters hold, its times mean nothing."))
    #expect(
      lines.contains("The run was interrupted: only the cases that were finished are shown.")
    )
  }

  @Test("A document without cases, samples or rankings still has a report")
  func empty() {
    var document = ResultDocument.example
    document.rankings = []
    document.crossovers = []
    for index in document.cases.indices {
      document.cases[index].samples = ResultDocument.Samples()
      document.cases[index].counters = [:]
    }
    let rows = TerminalReport(document).text().lines.filter { $0.hasPrefix("mutation") }
    #expect(rows.count == 2)
    #expect(rows.allSatisfy { $0.contains("–") && !$0.contains(where: \.isNumber) })
    document.cases = []
    #expect(TerminalReport(document).text().contains("! governor:"))
  }
}
