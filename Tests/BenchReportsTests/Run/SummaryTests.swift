// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@testable import BenchReports
@testable import BenchResults

@Suite("The summary has a line for each group and says what they come to") struct SummaryTests {
  /// Adds a group of `mutation` and three rivals with these ratios in both phases.
  private func add(
    _ axes: [String],
    workload: String,
    step: Int,
    rivals: [(ratio: Double, verdict: StrategyVerdict)],
    to document: inout ResultDocument
  ) {
    let names = ["mutation-guarded", "configuration", "configuration-diffing"]
    for strategy in ["mutation"] + names {
      var measured = ResultDocument.Case.example(strategy, workload: workload, step: step)
      measured.axes = axes
      let name = ([workload] + axes).joined(separator: "+")
      measured.id = "\(name)/card/\(strategy)/1000"
      measured.rows = 1_000
      document.cases.append(measured)
    }
    let group = document.cases.last?.group ?? ""
    let entries = zip(names, rivals)
      .map { name, rival in
        ResultDocument.RankingEntry(
          strategy: name,
          ratio: rival.ratio,
          verdict: rival.verdict,
          standing: .ranked
        )
      }
    let baseline = ResultDocument.RankingEntry(strategy: "mutation", standing: .baseline)
    for phase in ResultDocument.Phase.allCases {
      document.rankings.append(
        ResultDocument.Ranking(
          group: group,
          phase: phase,
          baseline: "mutation",
          rounds: 15,
          entries: [baseline] + entries
        )
      )
    }
  }

  private func document() -> ResultDocument {
    var document = ResultDocument.example
    document.cases = []
    document.rankings = []
    document.crossovers = []
    add(
      [],
      workload: "load.first-frame",
      step: 10,
      rivals: [(0.5, .cheaper), (0.75, .cheaper), (1.004, .unchanged)],
      to: &document
    )
    add(
      ["0of9", "fresh"],
      workload: "reconfigure.fields",
      step: 2,
      rivals: [(1.25, .dearer), (0.98, .inconclusive), (12.5, .dearer)],
      to: &document
    )
    let off = "setter-comparison-off"
    add(
      [off],
      workload: "load.first-frame",
      step: 20,
      rivals: [(1.5, .dearer), (2, .dearer), (0.25, .cheaper)],
      to: &document
    )
    add(
      [off],
      workload: "scroll.jump",
      step: 10,
      rivals: [(1.5, .dearer), (2, .dearer), (0.25, .cheaper)],
      to: &document
    )
    return document
  }

  /// The median configure is the 150th of the steps, and `fit` the budget of 2,750 ns over it.
  ///
  /// Ten empty stamp pairs are 310 ns. The label is the widest row's, the columns are as wide as
  /// their widest cell or word, two apart and three between the groups.
  @Test("Groups without setter comparison stand below the same group with it, or alone")
  func table() {
    let text = document().report()
    expect(
      text.contains(
        """
        Time to configure ──────────────────────────────────────────────────────────────────────────────────
                                           mutation             over mutation
        workload, cell, rows                  p50       frame   mutation-                 configuration-
          setter comparison off                µs  fit     µs     guarded  configuration         diffing
        ────────────────────────────────────────────────────────────────────────────────────────────────
        load.first-frame card 1,000         1.50     1    150       0.500          0.750          =1.004
          off                               3.00     0    150       1.500          2.000           0.250
        reconfigure 0/9 fresh card 1,000   0.300*    9    150       1.250         ~0.980           12.50
        scroll.jump card 1,000 off          1.50     1    150       1.500          2.000           0.250
        To configure, mutation-guarded is the cheapest in 1 of 4 groups, configuration-diffing in 2; the
          rounds leave open the other 1.
        Over the whole frame, mutation-guarded is the cheapest in 1 of 4 groups, configuration-diffing in 2;
          the rounds leave open the other 1.
        """
      )
    )
  }

  /// The document with other verdicts on all rivals in one phase: by group, then by rival.
  private func document(
    _ phase: ResultDocument.Phase,
    _ verdicts: [[StrategyVerdict?]]
  ) -> ResultDocument {
    var document = document()
    let own = document.rankings.indices.filter { document.rankings[$0].phase == phase }
    for (index, rivals) in zip(own, verdicts) {
      for (entry, verdict) in rivals.enumerated() {
        document.rankings[index].entries[entry + 1].verdict = verdict
        if verdict == nil { document.rankings[index].entries[entry + 1].ratio = nil }
      }
    }
    return document
  }

  @Test("Groups that are beaten, unbeaten, open and without a ratio are counted apart")
  func outcomes() {
    let beaten: [StrategyVerdict?] = [.cheaper, .cheaper, .cheaper]
    let unbeaten: [StrategyVerdict?] = [.dearer, .unchanged, nil]
    let open: [StrategyVerdict?] = [.dearer, .inconclusive, .unchanged]
    let nothing: [StrategyVerdict?] = [nil, nil, nil]
    let sentences: [(groups: [[StrategyVerdict?]], words: String?)] = [
      ([unbeaten, unbeaten, unbeaten, unbeaten], "nothing beats mutation in any of 4 groups."),
      ([unbeaten, nothing, unbeaten, unbeaten], "nothing beats mutation in any of 3 groups."),
      (
        [unbeaten, open, unbeaten, nothing],
        "nothing beats mutation in 2 of 3 groups; the rounds leave open the other 1."
      ),
      (
        [open, open, open, open],
        "the rounds leave open in all of 4 groups whether anything beats mutation."
      ),
      // The lowest ratio wins: 0.5 of three, 0.98 of three, and 0.25 of three.
      (
        [beaten, beaten, beaten, nothing],
        "mutation-guarded is the cheapest in 1 of 3 groups, configuration in 1,"
          + " configuration-diffing in 1."
      ),
      (
        [beaten, unbeaten, open, open],
        "mutation-guarded is the cheapest in 1 of 4 groups; nothing beats mutation in 1; the rounds"
          + " leave open the other 2."
      ), ([unbeaten, nothing, nothing, nothing], "nothing beats mutation."),
      (
        [nothing, open, nothing, nothing], "the rounds leave open whether anything beats mutation."
      ), ([nothing, nothing, nothing, nothing], nil),
    ]
    for (groups, words) in sentences {
      let report = TerminalReport(document(.configure, groups), options: ReportOptions(width: 200))
      let said = report.text().lines.first { $0.hasPrefix("To configure, ") }
      expectEqual(said, words.map { "To configure, " + $0 })
    }
  }

  /// `mutation` asks for ten writes in each group, of which three are needed; with setter comparison
  /// nothing is cheaper, without it `configuration-diffing` is.
  private func unbeaten() -> ResultDocument {
    var document = document()
    for index in document.cases.indices {
      document.cases[index].counters["propertyWritesAsked"] = 10
      document.cases[index].counters["propertyWritesEffective"] = 3
    }
    document.changeEntries(in: { !$0.group.contains("setter-comparison-off") }) {
      if $0.standing != .baseline { $0.verdict = .dearer }
    }
    // What a redundant write costs to configure with comparison on, and what it does otherwise.
    func price(
      _ nanoseconds: Double,
      _ effect: ResultDocument.EnginePrice.Effect = .redundant,
      isOn: Bool = true,
      _ phase: ResultDocument.Phase = .configure
    ) -> ResultDocument.EnginePrice {
      .init(
        kind: .text,
        effect: effect,
        storage: nil,
        setterComparison: isOn,
        phase: phase,
        nanoseconds: nanoseconds,
        low: nanoseconds,
        high: nanoseconds,
        emptyNanoseconds: 1,
        batchCount: 500,
        rounds: 15
      )
    }
    document.enginePrices = [
      price(2.5), price(40), price(9), price(1, .effective), price(99, isOn: false),
      price(88, .redundant, isOn: true, .frame),
    ]
    return document
  }

  @Test("Where groups are counted, it is said why a baseline whose setters compare is not beaten")
  func reservation() {
    let words =
      "; with setter comparison on nothing beats mutation, whose redundant writes end at a"
      + " comparison (2.5–40.0 ns here, by kind)"
    func text(_ document: ResultDocument) -> String { document.report(width: 200) }
    let sentence =
      "To configure, configuration-diffing is the cheapest in 2 of 4 groups; nothing beats"
      + " mutation in 2\(words)."
    expect(text(unbeaten()).replacing("\n  ", with: " ").contains(sentence))
    // Something is cheaper with comparison all the same.
    var beaten = unbeaten()
    beaten.rankings[0].entries[1].verdict = .cheaper
    expectEqual(beaten.rankings[0].phase, .configure)
    expect(!text(beaten).contains("end at a"))
    // One group with comparison is open: then nothing is shown.
    var open = unbeaten()
    open.rankings[0].entries[1].verdict = .inconclusive
    expect(text(open).contains("nothing is shown to beat mutation"))
    // Nothing is written twice, or nobody counted.
    var needed = unbeaten()
    for index in needed.cases.indices { needed.cases[index].counters["propertyWritesAsked"] = 3 }
    expect(!text(needed).contains("end at a"))
    expect(!text(document()).contains("end at a"))
    // A strategy whose figure is this implementation's is marked in rankings, once explained.
    do {
      var document = document()
      for index in document.rankings.indices {
        document.rankings[index].entries[2].isThisImplementation = true
        document.rankings[index].entries[3].isThisImplementation = false
      }
      let text = document.report(width: 400)
      let rows = text.lines.filter { $0.hasPrefix("configuration† ") }
      expectEqual(rows.count, 8, "one to configure and one over the frame in each of four groups")
      expect(text.lines.contains { $0.contains("guarded  configuration†         diffing") })
      expect(!text.contains("diffing†") && !text.contains("guarded†"))
      expectEqual(text.ranges(of: "†: this implementation: ").count, 1)
      expect(RunMarkdown(document).text().contains("†: this implementation: "))
      expect(!self.document().report().contains("†"))
      let plain = document.report(usesASCII: true)
      expect(plain.contains("configuration^") && plain.contains("^: this implementation: "))
    }
    // One group alone has no summary, and a group without rivals no line.
    do {
      var document = document()
      document.rankings.removeLast(4)
      document.cases.removeLast(8)
      expect(document.report().contains("\nTime to configure "))
      document.cases.removeAll { $0.axes.contains("0of9") && $0.strategy != "mutation" }
      expect(!document.report().contains("\nTime to configure "))
    }
  }

  @Test("Only the cheapest strategy of a group is coloured") func colour() {
    let lines = document().report(usesColour: true).lines
    let row = lines.first { $0.hasPrefix("load.first-frame card 1,000 ") }
    expect(row?.contains("\u{1B}[32m0.500\u{1B}[0m") == true)
    expect(row?.contains(" 0.750 ") == true)
  }
}
