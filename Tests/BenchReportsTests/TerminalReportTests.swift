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
  /// pairs are 310 ns; 298 samples are one too few for p99.
  @Test("The whole report at 100 columns")
  func golden() {
    let report = TerminalReport(.example, path: "out.json").text()
    #expect(
      report == """
        reuse-bench 0.1.0 · commit 0f3a9b1c22d3 with changes · Swift 6.3.1 · release build
        suite default · generated, 100,000,000 rows · 59.94 Hz, budget 2.750 µs · tight frames · 15 rounds
        seed 1

        scroll.steady · fresh · card · 100,000,000 rows ────────────────────────────────────────────────────
                                configure over mutation        configure one cell
        strategy                ratio     interval  verdict         p50       p90       p99       max
        ─────────────────────────────────────────────────────────────────────────────────────────────
        configuration-diffing   0.100  0.090–0.110  cheaper     150 ns*   270 ns*   297 ns*   300 ns*
        mutation                1.000            –  baseline   1.50 µs   2.70 µs   2.97 µs   3.00 µs
          no-reuse                  –            –  control    1.50 µs   2.70 µs   2.97 µs   3.00 µs
          forgetful                 –            –  stale       149 ns*   269 ns*  too few    298 ns*

                                whole frame, over mutation                          configure in the budget
        strategy                   p50      p99  ratio     interval  verdict         p50      p99  over  fit
        ────────────────────────────────────────────────────────────────────────────────────────────────────
        configuration-diffing   150 µs   297 µs  0.996  0.090–12.00  inconclusive   5.5%      11%     0   18
        mutation                150 µs   297 µs  1.000            –  baseline        55%     108%    25    1
          no-reuse              150 µs   297 µs      –            –  control         55%     108%    25    1
          forgetful             149 µs  too few      –            –  stale          5.4%  too few     0   18

                                cells
        strategy                created  reused  stale
        ──────────────────────────────────────────────
        configuration-diffing        19   1,000      0
        mutation                     19   1,000      0
          no-reuse                100 M   1,000      0
          forgetful                  19   1,000      7
        forgetful is stale: row 1,217, badge shows "new\\u{1B}[31m\\n" and should show "".

        configuration-diffing   ....▁▂▄▇
        mutation                   .....▂▄█
        configure time          ╵1 ns    ╵1 µs

        Where the strategies change places ─────────────────────────────────────────────────────────────────
        card, 100,000 rows, shared storage, setter comparison on: configuration-diffing is cheaper than
          mutation in the configure phase when fewer than 3.4 of 9 fields change (interval 2.9 to 4.0).

        ratio: time over that of the baseline, the median of the rounds; interval: what a sign test over the
          rounds leaves open.
        over: cells whose configure alone took longer than the budget; fit: cells that one budget holds at
          the median configure time, with nothing else in it.
        *: under ten empty stamp pairs (31.0 ns each), so the clock is a visible part of the time; ratios
          come from batches and are free of it.
        too few: not enough samples to bound the quantile (p50 takes 5, p90 29, p99 299).
        control: shows a known mistake; stale: left wrong content on screen; neither is ranked.

        ! governor: the clock rate moves; fix it.
        instructions is not available: no performance counters

        Debian 12 · kernel 6.18 · x86_64 · 1 processor · 8.00 GB memory
        clock read 22.5 ns · empty stamp pair 31.0 ns · in each timed frame 88.0 ns
        CLOCK_MONOTONIC, step 1 ns
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
      #expect(coloured.contains("\u{1B}[32mcheaper\u{1B}[0m"))
      #expect(coloured.replacing(#/\u{1B}\[[0-9]+m/#, with: "") == plain)
    }
  }

  @Test("Ranked strategies stand by ratio, controls and stale ones below and without a ratio")
  func order() throws {
    var document = ResultDocument.example
    document.cases.reverse()
    document.rankings[0].entries[1].ratio = 1.5
    document.rankings[0].entries[1].verdict = .dearer
    let group = try #require(CaseGroup.all(in: document).first)
    #expect(
      group.members.map(\.strategy)
        == ["mutation", "configuration-diffing", "forgetful", "no-reuse"]
    )
    #expect(group.cheapest == nil)
    let lines = TerminalReport(document).text().lines.filter { $0.contains("no-reuse  ") }
    #expect(lines[0].contains("–            –  control"))
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
    #expect(group.members.first?.strategy == "mutation" && group.cheapest == nil)
    #expect(TerminalReport(document).text().contains("configuration-diffing is stale: row 1,"))
  }

  @Test("Several groups end in a table of the cheapest strategy of each")
  func summary() {
    var document = ResultDocument.example
    document.cases.append(.example("mutation", workload: "load", step: 10))
    let lines = TerminalReport(document).text().lines
    #expect(lines.contains { $0.hasPrefix("Cheapest to configure ─") })
    let row = "scroll.steady+fresh/card/100000000   configuration-diffing  0.100  0.090–0.110"
    #expect(lines.contains(row + "  150 ns   18"))
    // The second group was not ranked, so it has no line.
    #expect(lines.count { $0.hasPrefix("load+fresh/card/100000000 ") } == 0)
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
    let row = TerminalReport(document).text().lines.first { $0.hasPrefix("mutation") }
    #expect(row?.contains("–") == true && row?.contains("0") == false)
    document.cases = []
    #expect(TerminalReport(document).text().contains("! governor:"))
  }
}
