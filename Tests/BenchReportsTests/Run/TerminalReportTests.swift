// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@testable import BenchReports
@testable import BenchResults

@Suite("The report shows every figure of the document in its place") struct TerminalReportTests {
  /// Every figure follows from the example's samples by hand.
  ///
  /// p50, p90, p99 and maximum are the 150th, 270th, 297th and 300th sample; their intervals reach
  /// from the 136th to the 165th, the 261st to the 279th and the 294th to the 300th, as the sums of
  /// the binomial coefficients have it. Shares are parts of 2,750 ns, 25 of 10, 20 ... 3,000 exceed
  /// it; ten empty stamp pairs are 310 ns; 298 samples are one too few for p99. The bars run to
  /// 2,970 ns, the 238th of the buckets that are a thirty-second of an octave wide, or 1 ns where that
  /// is more; each of the 34 columns that are left holds 7 of them.
  @Test("The whole report at 100 columns") func golden() {
    let report = ResultDocument.example.report(path: "out.json")
    expectEqual(
      report,
      """
      reuse-bench 0.1.0 · commit 0f3a9b1c22d3 with changes · Swift 6.3.1 · release build
      suite default · generated, 100,000,000 rows · 59.94 Hz, budget 2.750 µs · tight frames · 15 rounds
      seed 1
      Debian 12 · kernel 6.18 · x86_64 · 1 processor · 8.00 GB memory
      clock read 22.5 ns · empty stamp pair 31.0 ns · in each timed frame 88.0 ns
      CLOCK_MONOTONIC, step 1 ns

      scroll.steady · fresh · card · 100,000,000 rows ────────────────────────────────────────────────────
      configure one cell, ns   ratio     interval     p50     interval   share  over  fit  interval
      configuration-diffing    0.100  0.090–0.110    150*      136–165    5.5%     0   18     17–19
      mutation                 1.000     baseline  1,500   1,360–1,650     55%    25    1       1–1
      control, not ranked
        no-reuse               4.000  3.500–12.50  1,500   1,360–1,650     55%    25    1       1–1
      stale, not ranked
        forgetful              0.500  0.250–0.750    149*      135–164    5.4%     0   18     17–19

                                  p90     interval       p99     interval     max   created  reused  stale
      configuration-diffing      270*      261–279      297*      294–300    300*        19   1,000      0
      mutation                 2,700   2,610–2,790    2,970   2,940–3,000  3,000         19   1,000      0
      control, not ranked
        no-reuse               2,700   2,610–2,790    2,970   2,940–3,000  3,000      100 M   1,000      0
      stale, not ranked
        forgetful                269*      259–277  too few                  298*        19   1,000      7

      whole frame, µs           ratio     interval  p50      p99   1.0 ns–3.0 µs
      configuration-diffing    ~0.996  0.090–12.00  150      297   ▁▁▁▁▁▁▁▁▁▂▂▂▂▃▅▅▅▅█
      mutation                  1.000     baseline  150      297    .. .. .............▁▁▁▂▂▂▂▃▄▄▄▄██
      control, not ranked
        no-reuse                4.000  3.500–12.50  150      297    .. .. .............▁▁▁▂▂▂▂▃▄▄▄▄██
      stale, not ranked
        forgetful               0.500  0.250–0.750  149  too few   ▁▁▁▁▁▁▁▁▁▂▂▂▂▃▅▅▅▅█
      forgetful is stale: row 1,217, badge shows "new\\u{1B}[31m\\n" and should show "".

      Where the strategies change places ─────────────────────────────────────────────────────────────────
      card, 100,000 rows          cheaper than mutation at this many changed fields
        setter comparison off     configuration-diffing
      ─────────────────────────────────────────────────────────────────────────────
      configure, shared storage   below 3.4 of 9 (2.9–4.0)
      To configure card, configuration-diffing is cheaper than mutation while fewer than 3.4 of 9 fields
        change.

      To configure, configuration-diffing is the cheapest.
      Over the whole frame, the rounds leave open whether anything beats mutation.
      Beside mutation, the cheapest takes 0.100 (0.090–0.110) of its time to configure.

      ratio, interval: time over that of the baseline, the median of the rounds, and what a sign test over
        them leaves open; ~ the rounds do not decide.
      share: of the budget that the median configure takes; over: cells that took more than all of it;
        fit: cells that a frame holds: what one without cells leaves of the budget, over what each cell
        adds to a frame.
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
  ) func fits(width: Int) {
    var document = ResultDocument.example
    let name = "a-strategy-with-a-very-long-name-indeed-東京-that-goes-on-and-on"
    document.cases.append(.example(name, step: 7))
    document.environment.processorModel = String(repeating: "long ", count: 40)
    document.warnings[0].message = String(repeating: "unbroken", count: 30)
    document.cases[0].counters["cellsCreated"] = .max
    document.cases[0].samples.configureNanoseconds[0] = .max
    for isASCII in [false, true] {
      for line in document.report(width: width, usesASCII: isASCII, path: name).lines {
        expect(Typography.columnCount(line) <= width, "\(line)")
      }
    }
  }

  @Test(
    "ASCII means ASCII, also for names that are not; nothing in a document reaches the terminal as a control character"
  ) func ascii() throws {
    var document = ResultDocument.example
    document.plan.dataset.name = "東京"
    let text = document.report(usesASCII: true)
    expect(text.utf8.allSatisfy { $0 < 0x80 })
    expect(text.contains("\\u{6771}\\u{4EAC}"))
    do {
      var document = ResultDocument.example
      let hostile = "\u{1B}]0;x\u{7}\n\u{202E}"
      document.generator.version = hostile
      document.cases[0].strategy = hostile
      document.warnings[0].code = hostile
      document.environment.unavailable[hostile] = hostile
      document.crossovers[0].cell = hostile
      let text = document.report(path: hostile)
      expect(
        text.unicodeScalars.allSatisfy {
          $0 == "\n" || ![.control, .format].contains($0.properties.generalCategory)
        }
      )
    }
    // Colour adds sequences and changes nothing else.
    for width in [60, 100] {
      let plain = ResultDocument.example.report(width: width)
      let coloured = ResultDocument.example.report(width: width, usesColour: true)
      expect(coloured.contains("\u{1B}[32m0.100\u{1B}[0m"))
      expectEqual(coloured.replacing(#/\u{1B}\[[0-9]+m/#, with: ""), plain)
    }
    // Ranked strategies stand by ratio, controls and stale ones below under their names.
    do {
      var document = ResultDocument.example
      document.cases.reverse()
      document.rankings[0].entries[1].ratio = 1.5
      document.rankings[0].entries[1].verdict = .dearer
      let group = try require(ReportGroup.all(in: document).first)
      expectEqual(
        group.members.map(\.strategy),
        ["mutation", "configuration-diffing", "no-reuse", "forgetful"]
      )
      expectEqual(group.rivals.map(\.strategy), ["configuration-diffing"])
      expect(group.cheapest(.configure) == nil)
    }
    // A strategy that leaves wrong content loses its rank even where a ranking names it.
    do {
      var document = ResultDocument.example
      document.cases[1].stale = .init(row: 1, field: "title", expected: "a", found: "b")
      let group = try require(ReportGroup.all(in: document).first)
      expect(group.members.first?.strategy == "mutation" && group.rivals.isEmpty)
      expect(document.report().contains("configuration-diffing is stale: row 1,"))
    }
  }

  @Test(
    "Only a ratio that competes and is proven cheaper stands out, and marks show on all; the baseline against itself is said with its verdicts"
  ) func ratios() {
    let report = RunReport(.example, options: ReportOptions())
    func span(_ verdict: StrategyVerdict, isRanked: Bool = true) -> Span {
      let entry = ResultDocument.RankingEntry(
        strategy: "a",
        ratio: 0.9994,
        verdict: verdict,
        standing: .ranked
      )
      return report.ratioSpan(entry, isRanked: isRanked)
    }
    expectEqual(span(.cheaper), Span("0.999", .good))
    expectEqual(span(.cheaper, isRanked: false), Span("0.999"))
    expectEqual(span(.dearer), Span("0.999"))
    expectEqual(span(.unchanged), Span("=0.999", .faint))
    expectEqual(span(.inconclusive, isRanked: false), Span("~0.999", .caution))
    var document = ResultDocument.example
    document.cases.append(.example("mutation-again", step: 10, isControl: true))
    for (index, verdict) in [StrategyVerdict.inconclusive, .unchanged].enumerated() {
      document.rankings[index].entries
        .append(.example("mutation-again", 1.0013, 0.9957...1.0083, verdict, .control))
    }
    let options = ReportOptions(width: 200)
    expect(
      TerminalReport(document, options: options).text().lines
        .contains(
          "mutation against itself (scroll.steady fresh card 100,000,000): configure 1.001"
            + " (0.996–1.008), inconclusive; whole frame 1.001 (0.996–1.008), unchanged."
        )
    )
    // Where it showed wrong content it says nothing of how far ratios can be trusted.
    document.cases[4].stale = document.cases[3].stale
    expect(!TerminalReport(document, options: options).text().contains("against itself"))
  }

  @Test(
    "What is taken from the phase has its figure, and what has no ratio its reason; an interrupted run and a debug build are said at the top"
  ) func unfilled() {
    var document = ResultDocument.example
    document.rankings[0].unfilled = ResultDocument.UnfilledPhase(
      nanoseconds: 655.4,
      low: 643,
      high: 661
    )
    document.rankings[0].entries[1].ratio = nil
    document.rankings[0].entries[1].unavailable = "round 3 took no longer than its no-op fills"
    let lines = document.report()
    expect(
      lines.contains(
        "not in the ratio: 655 ns a cell (643 ns–661 ns), which the configure phase takes with nothing\n"
          + "  filled."
      )
    )
    expect(
      lines.contains(
        "no ratio to configure of configuration-diffing: round 3 took no longer than its no-op fills."
      )
    )
    document.rankings[0].unfilled?.low = nil
    expect(document.report().contains("not in the ratio: 655 ns a cell, which"))
    let page = RunMarkdown(document).text()
    expect(page.contains("no ratio to configure of configuration-diffing"))
    do {
      var document = ResultDocument.example
      document.plan.isComplete = false
      document.generator.buildConfiguration = .debug
      let lines = document.report().lines
      expect(lines.contains("This is a debug build: its counters hold, its times mean nothing."))
      expect(
        lines.contains("The run was interrupted: only the cases that were finished are shown.")
      )
    }
    // A document without cases, samples or rankings still has a report.
    do {
      var document = ResultDocument.example
      document.rankings = []
      document.crossovers = []
      for index in document.cases.indices {
        document.cases[index].samples = ResultDocument.Samples()
        document.cases[index].counters = [:]
        document.cases[index].cellBudget = nil
      }
      let rows = document.report().lines.filter { $0.hasPrefix("mutation") }
      expectEqual(rows.count, 3)
      expect(rows.allSatisfy { $0.contains("–") && !$0.contains(where: \.isNumber) })
      document.cases = []
      expect(document.report().contains("! governor:"))
    }
  }
}
