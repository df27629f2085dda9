// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@testable import BenchReports
@testable import BenchResults

@Suite("What is modelled is labelled so, with who would win and what cannot be told")
struct ModelledSectionTests {
  private var document: ResultDocument {
    var rival = ResultDocument.ModelledConfigure.Entry(
      strategy: "configuration-diffing",
      measuredNanoseconds: 800,
      time: ResultDocument.Price(nanoseconds: 1_250, low: 1_200, high: 1_300)
    )
    rival.budgetShare = 0.000075
    rival.ratio = 0.5
    rival.low = 0.48
    rival.high = 0.52
    rival.verdict = .cheaper
    let baseline = ResultDocument.ModelledConfigure.Entry(
      strategy: "mutation",
      measuredNanoseconds: 400,
      time: ResultDocument.Price(nanoseconds: 2_500, low: 2_400, high: 2_600)
    )
    var none = ResultDocument.ModelledConfigure.Entry(strategy: "hosting")
    none.unavailable = "its writes were not counted"
    var document = ResultDocument.example
    document.modelledConfigure = .init(
      device: PriceList.Device(model: "phone\u{1B}[31m", system: "iOS 99"),
      groups: [
        .init(
          group: "scroll.steady+fresh/card/100000000",
          baseline: "mutation",
          entries: [baseline, rival, none]
        )
      ],
      crossovers: document.crossovers,
      unavailable: [.init(group: "load.first-frame/card/100", reason: "nothing was counted")]
    )
    return document
  }

  @Test("The table has what was measured beside what is modelled, below the group's name")
  func table() throws {
    let text = document.report(width: 200)
    let lines = text.split(separator: "\n").map(String.init)
    let title = try require(
      lines.firstIndex { $0.hasPrefix("Modelled, not measured: configure at") }
    )
    expect(lines.contains("Prices of writes by phone\\u{1B}[31m, iOS 99."))
    let row = try require(lines[title...].first { $0.hasPrefix("  configuration-diffing") })
    for figure in ["800 ns", "1.25 µs", "1.20 µs to 1.30 µs", "0.0075%", "0.500", "0.480–0.520"] {
      expect(row.contains(figure), "\(figure): \(row)")
    }
    expect(!text.contains("\u{1B}"))
    // Who would win, where they would change places, and what lacks something, in sentences.
    do {
      let report = RunReport(document)
      let found = report.modelledSentences(try require(document.modelledConfigure))
      expectEqual(
        found.dropFirst().first,
        "scroll.steady fresh card 100,000,000: modelled, configuration-diffing would be"
          + " the cheapest, 0.500 of mutation."
      )
      expect(
        found.contains { $0.hasPrefix("Modelled: To configure card, configuration-diffing is") }
      )
      expect(found.contains { $0.hasSuffix("hosting: unavailable (its writes were not counted).") })
      expect(found.contains("unavailable (nothing was counted): load.first-frame/card/100."))
      expect(!found.contains { $0.hasPrefix("Writes of no kind") })
      // 0.0049 and 0.0051 a cell: hundredths, and none less than there are.
      for (writes, words) in [(0.0049, "0.01"), (0.0101, "0.02")] {
        var traced = document
        traced.modelledConfigure?.groups[0].entries[1].unpricedWrites = writes
        let sentences = report.modelledSentences(try require(traced.modelledConfigure))
        expect(
          sentences.contains(
            "Writes of no kind that has a price, at most \(words) a cell, are left at what they cost"
              + " here."
          )
        )
      }
    }
    // Without a cheaper one nothing would beat the baseline, said with how far it is decided.
    do {
      var document = document
      for verdict in [StrategyVerdict.dearer, .inconclusive] {
        document.modelledConfigure?.groups[0].entries[1].verdict = verdict
        let report = RunReport(document)
        let found = report.modelledSentences(try require(document.modelledConfigure))
        let first = found.dropFirst().first
        let open = verdict == .inconclusive ? " as far as rounds and prices decide." : "."
        expect(first?.hasSuffix("modelled, nothing would beat mutation\(open)") == true)
      }
    }
  }

  @Test("The Markdown has heading, table and sentences; a run without prices has none of it")
  func markdown() {
    let page = RunMarkdown(document).text()
    expect(page.contains("### Modelled, not measured: configure at a device"))
    expect(page.contains("would be the cheapest"))
    expect(!RunMarkdown(.example).text().contains("Modelled"))
    expect(!ResultDocument.example.report().contains("Modelled, not measured"))
  }
}
