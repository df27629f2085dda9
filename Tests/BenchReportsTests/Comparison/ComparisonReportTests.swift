// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@testable import BenchReports
@testable import BenchResults

@Suite("The comparison of two documents is told exactly") struct ComparisonReportTests {
  private static func report(
    _ base: ResultDocument,
    _ head: ResultDocument,
    gated: Bool = false,
    options: ReportOptions = ReportOptions()
  ) -> ComparisonReport {
    ComparisonReport(
      DocumentComparison(base: base, head: head),
      base: base,
      head: head,
      gate: gated ? TimeGate(base: base, head: head) : nil,
      options: options
    )
  }

  private func report(
    options: ReportOptions = ReportOptions(),
    _ change: (inout ResultDocument) -> Void
  ) -> String {
    var head = ResultDocument.example
    change(&head)
    return Self.report(.example, head, options: options).text()
  }

  /// The case's configure times are ten times the base's, so that the ratio of the medians is 10.
  @Test(
    "The whole report of a head with a change of every kind; a document against itself is nothing changed"
  ) func golden() {
    do {
      let report = report { head in
        head.generator.gitCommit = "1111"
        head.generator.gitIsDirty = false
        head.cases[0].counters["cellsCreated"] = 1_020
        head.cases[0].counters["reuseHits"] = 999
        head.cases[0].samples.configureNanoseconds = (1...300).map { $0 * 100 }
        head.cases[1].digest = "11"
        head.cases[1].counters["layoutPasses"] = 5
        head.cases[2].id = "load/card/no-reuse/10"
        head.plan.isComplete = false
        head.cases.removeLast()
      }
      expectEqual(
        report,
        """
        base: reuse-bench 0.1.0 · commit 0f3a9b1c22d3 with changes · measured 2025-01-02T03:04:05Z
        head: reuse-bench 0.1.0 · commit 1111 · measured 2025-01-02T03:04:05Z

        Counters that changed ──────────────────────────────────────────────────────────────────────────────
        case                                          counter        base   head  change
        ───────────────────────────────────────────────────────────────────────────────────────
        scroll.steady+fresh/card/mutation/100000000   cellsCreated     19  1,020  +1,001  worse
        scroll.steady+fresh/card/mutation/100000000   reuseHits     1,000    999      -1  worse

        scroll.steady+fresh/card/configuration-diffing/100000000: the visible content differs (digest 00 in
          the base, 11 in the head).

        scroll.steady+fresh/card/configuration-diffing/100000000: only the head has layoutPasses, 5.

        Times ──────────────────────────────────────────────────────────────────────────────────────────────
                                                             configure p50             whole frame p50
        case                                                    base     head  ratio     base    head  ratio
        ────────────────────────────────────────────────────────────────────────────────────────────────────
        scroll.steady+fresh/card/mutation/100000000          1.50 µs  15.0 µs  10.00   150 µs  150 µs  1.000
        scroll.steady+fresh/card/…ration-diffing/100000000    150 ns   150 ns  1.000   150 µs  150 µs  1.000
        Advisory: the times of two sessions do not judge a change; interleave both builds for a verdict.

        only in the head: load/card/no-reuse/10
        only in the base: scroll.steady+fresh/card/forgetful/100000000
        only in the base: scroll.steady+fresh/card/no-reuse/100000000
        A document is of an interrupted run: cases may be missing.

        Worse in 2 of 2 cases: counters worse: 2, digests differ: 1, counters on one side only: 1.

        """
      )
    }
    expect(
      report { _ in }.contains("Nothing changed: every counter and digest of 4 cases agrees.\n")
    )
  }

  @Test("What does not repeat exactly is never compared, whatever it rises to, nor is its source")
  func observations() {
    do {
      let report = report { head in
        head.cases[0].observations = ["releases": 1_000_000]
        head.cases[0].sources = ["releases": "patched call slots"]
      }
      expect(report.contains("Nothing changed: every counter and digest of 4 cases agrees.\n"))
      expect(!report.contains("releases"))
    }
    // A rise of instructions is tolerated, warned of or worse; a fall is better.
    // 0.05 %, 0.5 % and 5 % more: below what warns, below what fails, and past both.
    do {
      func report(_ count: Int) -> String {
        var base = ResultDocument.example
        var head = base
        base.cases[0].counters["instructions"] = 10_000
        head.cases[0].counters["instructions"] = count
        return Self.report(base, head).text()
      }
      expect(report(10_005).contains("  +5 (+0.05%)  tolerated\n"))
      expect(
        report(10_005).contains("Nothing is worse in 4 cases: counters within tolerance: 1.\n")
      )
      expect(report(10_050).contains("  +50 (+0.50%)  warning\n"))
      expect(report(10_050).contains("Nothing is worse in 4 cases: counters with a warning: 1.\n"))
      expect(report(10_500).contains("  worse\n") && report(9_000).contains("  better\n"))
    }
    // Where evidence is missing there is no verdict.
    expect(
      report(options: ReportOptions(width: 200)) {
        $0.cases[0].counters["cellsCreated"] = nil
        $0.plan.isComplete = false
      }
      .contains(
        "No verdict: nothing compared is worse in 4 cases, but evidence is missing: the head lacks"
          + " 1 counter that the base has, and a document is of an interrupted run.\n"
      )
    )
    // A fall alone is nothing worse.
    do {
      let report = report { $0.cases[0].counters["cellsCreated"] = 1 }
      expect(report.contains("Nothing is worse in 4 cases: counters better: 1.\n"))
    }
    // Documents that do not compare say why and compare nothing.
    do {
      let report = report { $0.plan.seed = 2 }
      expect(report.contains("! plan.seed is 1 in the base and 2 in the head;"))
      expect(report.hasSuffix("\nThe documents are not comparable, so nothing was compared.\n"))
      expect(!report.contains("Times"))
    }
  }

  @Test(
    "Without samples on a side, counters are compared, and one sentence says what of times is not; times of another machine are called that"
  ) func samplesLeftOut() {
    let lean = ResultDocument.example.withoutSingleSamples()
    func text(_ base: ResultDocument, _ head: ResultDocument, gated: Bool = false) -> [String] {
      let report = Self.report(base, head, gated: gated, options: ReportOptions(width: 400))
      return [report.text(), report.markdown(command: ["compare"])]
    }
    let rest =
      " without the samples of single frames and cells. The ratios of the rankings and the rounds are"
      + " there, as 'report' shows; JSON documents, and pages that were written with --embed-samples,"
      + " have all times."
    let opening = "The median times of cells and frames cannot be compared: "
    var worse = lean
    worse.cases[0].counters["cellsCreated"] = 1_020
    let sides: [(ResultDocument, ResultDocument, String)] = [
      (.example, lean, "the head is a page"), (lean, .example, "the base is a page"),
      (lean, lean, "base and head are pages"), (lean, worse, "base and head are pages"),
    ]
    for (base, head, subject) in sides {
      for text in text(base, head) {
        expect(text.replacing("\\", with: "").contains(opening + subject + rest), "\(text)")
        expectEqual(text.ranges(of: "without the samples").count, 1)
        expect(!text.contains("configure p50"))
      }
    }
    expect(text(lean, worse)[0].contains("cellsCreated    19  1,020  +1,001  worse"))
    expect(text(lean, lean)[0].contains("Nothing changed: every counter and digest of 4 cases"))
    for text in text(.example, lean, gated: true) {
      expect(text.contains("the head is a page without the samples of single frames and cells, of"))
      expect(!text.contains(opening))
    }
    var other = lean
    other.plan.seed = 2
    expect(text(lean, other).allSatisfy { !$0.contains("without the samples") })
    expect(report { _ in }.contains("Advisory: the times of two sessions do not judge"))
    expect(
      report { $0.environment.fingerprint = "x" }
        .contains("Advisory: the times of two machines do not judge")
    )
  }

  /// The example's configure times rise to 3,000 ns, with a median of 1,500 ns; 2.1 times that is past
  /// every standard tolerance.
  @Test("Gated times list what moved, and say what such a verdict is worth") func gate() {
    var base = ResultDocument.example
    for position in base.rankings.indices {
      base.rankings[position].entries[2].strategy = "mutation-again"
      base.rankings[position].entries[2].verdict = .unchanged
    }
    var head = base
    head.cases[0].samples.configureNanoseconds = (1...300).map { $0 * 21 }
    func report(_ head: ResultDocument) -> String { Self.report(base, head, gated: true).text() }
    let text = report(head)
    expect(text.contains("Times, judged with tolerances p50=10,p90=50,p99=100"))
    expect(text.contains("   configure p50  1.50 µs  3.15 µs  2.100  regressed\n"))
    expect(text.contains("\nregressed 3, improved 0, unchanged"))
    expect(text.contains("Expect false alarms. "))
    expect(text.contains("No counter is worse in 4 cases, but times regressed past tolerance.\n"))
    expect(!text.contains("Advisory"))
    let page = Self.report(base, head, gated: true).markdown(command: [])
    expect(
      page.hasPrefix("**No counter is worse in 4 cases, but times regressed past tolerance.**")
    )
    expect(page.contains("### Times, judged with tolerances p50=10,p90=50,p99=100"))
    expect(page.contains("<summary>3 unchanged cases</summary>"), "the slower case is not one")
    var faster = base
    faster.cases[0].samples.configureNanoseconds = (1...300).map { $0 * 3 }
    expect(
      report(faster)
        .contains("No time regressed: improved 3; every counter and digest of 4 cases agrees.\n")
    )
    head.environment.fingerprint = "x"
    expect(
      report(head)
        .contains(
          "No verdict: times could not be judged; every counter and digest of 4 cases agrees.\n"
        )
    )
    expect(report(head).contains("! times cannot count: environment.fingerprint is ab in the base"))
    expect(report(base).contains("Nothing changed: every counter and digest of 4 cases agrees.\n"))
  }

  @Test("A newly stale case is told with row and field") func stale() {
    let report = report(options: ReportOptions(width: 200)) {
      $0.cases[1].stale = .init(row: 3, field: "title", expected: "a", found: "b")
    }
    expect(report.contains("is stale in the head: row 3, title shows \"b\""))
    expect(report.contains("Worse in 1 of 4 cases: cases newly stale: 1."))
  }

  @Test("No line is wider than the terminal, and ASCII means ASCII", arguments: [40, 80, 100])
  func fits(width: Int) {
    let report = report(options: ReportOptions(width: width, usesASCII: true)) { head in
      head.cases[0].counters["cellsCreated"] = .max
      head.cases[0].counters["a-counter-with-a-name-that-is-very-long-東"] = .min
      head.cases[1].digest = String(repeating: "a", count: 200)
    }
    expect(report.utf8.allSatisfy { $0 < 0x80 })
    expect(report.lines.allSatisfy { $0.count <= width })
  }
}
