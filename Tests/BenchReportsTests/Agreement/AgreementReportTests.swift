// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import BenchReports
@testable import BenchResults

@Suite("The report of an agreement says how far the ranking holds, and what was left out")
struct AgreementReportTests {
  private func document(
    _ name: String,
    _ cases: [ResultDocument.Case],
    digest: String = "00fe"
  ) -> ResultDocument {
    var document = ResultDocument.example
    document.generator.name = name
    document.plan.dataset.digests = ["1000": digest]
    document.cases = cases
    return document
  }

  /// A case of 15 equal rounds of 500 cells.
  private func timed(
    _ strategy: String,
    _ nanoseconds: Int,
    changed: Int = 0
  ) -> ResultDocument.Case {
    let axes = ["\(changed)of8", "setter-comparison-off"]
    return .plain(
      "reconfigure.fields",
      axes,
      "card",
      strategy,
      1_000,
      ResultDocument.Samples(
        configureBatchNanoseconds: Array(repeating: nanoseconds * 500, count: 15),
        configureBatchCounts: Array(repeating: 500, count: 15)
      )
    )
  }

  private func report(
    _ device: ResultDocument,
    _ ours: ResultDocument,
    _ options: ReportOptions = ReportOptions()
  ) -> AgreementReport {
    AgreementReport(
      RankingAgreement(device: device, ours: ours),
      device: device,
      ours: ours,
      options: options
    )
  }

  private var turning: (device: ResultDocument, ours: ResultDocument) {
    (
      document(
        "kit\u{1B}[31m",
        [timed("mutation", 20), timed("diffing", 10), timed("mutation", 20, changed: 8)]
          + [timed("diffing", 25, changed: 8)]
      ),
      document(
        "reuse-bench",
        [timed("mutation", 100), timed("diffing", 130), timed("mutation", 100, changed: 8)]
          + [timed("diffing", 140, changed: 8), timed("hosting", 9)]
      )
    )
  }

  @Test("A turned pair stands with both ratios below its group, and in the verdict")
  func turned() throws {
    let text = report(turning.device, turning.ours).text()
    let lines = text.split(separator: "\n").map(String.init)
    expect(lines.contains { $0.hasPrefix("reconfigure 0/8 card 1,000 off") })
    let row = try require(lines.first { $0.hasPrefix("  diffing over mutation") })
    expect(row.contains("0.500") && row.contains("1.300"))
    expectEqual(
      lines.last,
      "The device turns the ranking round: 1 pair of 2 is decided the other way there,"
        + " in 2 groups."
    )
    expect(text.contains("hosting: only in our document."))
    expect(text.contains("Ours: the whole configure phase"))
    expect(!text.contains("\u{1B}"))
    // From 10/20 at none to 25/20 at all of 8: at 0 on the line between the logarithms.
    let share = log(0.5) / (log(0.5) - log(1.25))
    let crossing = String(format: "below %.1f of 8", share * 8)
    let answer = try require(lines.first { $0.hasPrefix("  diffing  ") })
    expect(answer.contains(crossing))
    // What lacks break-evens is said below their table, and views of ours have none.
    do {
      var (device, ours) = turning
      for index in ours.cases.indices {
        ours.cases[index].samples.roundWriteCounts = ours.cases[index].samples.configureBatchCounts
          .map { $0 * (ours.cases[index].strategy == "mutation" ? 8 : 4) }
      }
      let text = report(device, ours).text()
      expect(text.contains("missing in the device's document: writes were not counted (diffing)."))
      let row = try require(
        text.split(separator: "\n")
          .first { $0.hasPrefix("  diffing over mutation ") && $0.contains("missing") }
      )
      // 130 less 100 for four writes each.
      expect(row.hasSuffix("7.5 (7.5–7.5)"))
      ours.rankings = [
        ResultDocument.Ranking(
          group: "a",
          phase: .frame,
          baseline: "mutation",
          rounds: 15,
          entries: [.init(strategy: "diffing", standing: .ranked, isThisImplementation: true)]
        )
      ]
      let own = report(device, ours).text()
      expect(!own.contains("7.5 (7.5–7.5)") && own.contains("diffing† over mutation"))
    }
  }

  @Test(
    "Where nothing is turned the verdict says that the ranking holds; what is not comparable is said with its reason, and no table follows"
  ) func holds() {
    do {
      let device = document("device-kit", turning.ours.cases)
      let text = report(device, turning.ours).text()
      expect(
        text.contains("The ranking holds: none of 4 pairs in 2 groups is turned round, tau 1.00")
      )
      expect(!text.contains("Turned round on the device, to configure"))
    }
    let other = document("reuse-bench", turning.ours.cases, digest: "beef")
    let text = report(turning.device, other).text()
    expect(text.contains("! the first 1000 rows have the digest 00fe (generated) on the device"))
    expect(text.hasSuffix("The documents are not comparable, so nothing was compared.\n"))
    expect(!text.contains("tau"))
    // The Markdown begins with the verdict and ends with what was typed.
    let page = report(turning.device, turning.ours)
      .markdown(command: ["agree", "a b.json", "c.json"])
    expect(page.hasPrefix("**The device turns the ranking round: 1 pair of 2"))
    expect(page.contains("### Turned round on the device, to configure\n"))
    expect(page.contains("<summary>what was left out</summary>"))
    expect(page.hasSuffix("```sh\nreuse-bench agree 'a b.json' c.json\n```\n"))
    expect(!page.contains("\u{1B}"))
  }

  @Test(
    "Lines stay inside the width, in ASCII where nothing else may be written",
    arguments: [60, 100]
  ) func widths(_ width: Int) {
    let options = ReportOptions(width: width, usesASCII: true)
    for line in report(turning.device, turning.ours, options).text().split(separator: "\n") {
      expect(line.count <= width, "\(line)")
      expect(!line.contains { !$0.isASCII }, "\(line)")
    }
  }
}
