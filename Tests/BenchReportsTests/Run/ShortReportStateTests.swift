// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@testable import BenchReports
@testable import BenchResults

extension ShortReportTests {
  enum State: CaseIterable {
    case well
    case nothingMeasured
    case oneStrategy
    case undecided
    case debug
    case interrupted
    case wrongContent
    case failedCheck
    case endedCase
    case noSamples
    case allWarnings
    case longNames
  }
}

extension ResultDocument {
  mutating func apply(_ state: ShortReportTests.State) {
    switch state {
    case .well: break
    case .nothingMeasured: remove { _ in true }
    case .oneStrategy: remove { $0.strategy != "mutation" }
    case .undecided: changeEntries { if $0.standing != .baseline { $0.verdict = .inconclusive } }
    case .debug: generator.buildConfiguration = .debug
    case .interrupted:
      plan.isComplete = false
      warn("interrupted", "a signal ended the run after 3 of 29 groups")
    case .wrongContent:
      let content = StaleCell(row: 1_217, field: "badge", expected: "", found: "new")
      for index in cases.indices where cases[index].strategy == "configuration" {
        cases[index].stale = index < 10 ? content : nil
      }
      let first = Set(rankings.prefix(4).map(\.group))
      changeEntries(in: { first.contains($0.group) }) {
        if $0.strategy == "configuration" { $0.standing = .stale }
      }
    case .failedCheck: warn("verification-failed", "update.insert: rows 3 and 4 are exchanged")
    case .endedCase:
      warn("list-ended", "scroll.steady/inbox/traps/1000: the process exited with 7")
      warn("list-ended", "scroll.fling/inbox/traps/1000: the process exited with 7")
    case .noSamples:
      for index in cases.indices { cases[index].samples = Samples() }
      changeEntries {
        $0.verdict = nil
        $0.ratio = nil
      }
    case .allWarnings:
      generator.buildConfiguration = .debug
      plan.isComplete = false
      for code in ["rows-repeat", "debug-build", "drift", "autocorrelation", "of-another-build"] {
        warn(code, String(repeating: "what the message of \(code) says of it at length ", count: 9))
      }
      for code in ["bimodality", "interference", "machine-busy", "verification-failed"] {
        warn(code, String(repeating: "unbroken", count: 60))
      }
    case .longNames:
      let name = String(repeating: "a-very-long-name-東京-", count: 9)
      for index in cases.indices where cases[index].strategy != "mutation" {
        cases[index].strategy += name
      }
      changeEntries { if $0.standing != .baseline { $0.strategy += name } }
      for index in crossovers.indices { crossovers[index].strategy += name }
      for index in (breakEvens ?? []).indices { breakEvens?[index].strategy += name }
    }
  }

  mutating func warn(_ code: String, _ message: String = "what its message says") {
    warnings.append(Warning(code: code, message: message))
  }

  private mutating func remove(_ isRemoved: (Case) -> Bool) {
    cases.removeAll(where: isRemoved)
    rankings = []
    crossovers = []
    breakEvens = nil
  }

  mutating func changeEntries(
    in isChanged: (Ranking) -> Bool = { _ in true },
    _ change: (inout RankingEntry) -> Void
  ) {
    for ranking in rankings.indices where isChanged(rankings[ranking]) {
      for entry in rankings[ranking].entries.indices {
        change(&rankings[ranking].entries[entry])
      }
    }
  }
}

@Suite("The short form says in plain words what a run is worth") struct ShortReportStateTests {
  private func text(_ document: ResultDocument) -> String {
    return document.report(isFull: false, path: "out.json")
  }

  private func text(_ state: ShortReportTests.State) -> String {
    var document = ResultDocument.large
    document.apply(state)
    return text(document)
  }

  @Test("Nothing measured, and nothing to compare, each have their sentence in place of an answer")
  func absences() {
    let nothing = text(.nothingMeasured)
    expect(nothing.hasPrefix("Nothing was measured: the document holds no case.\n\nmeasured "))
    let one = text(.oneStrategy)
    expect(
      running(one)
        .hasPrefix(
          "Only mutation was measured: there is nothing to compare it with. Measure two strategies or"
            + " more for a ranking. median times to configure of a frame"
        )
    )
    // The 20th of 1, 2 ... 40 ns, and of as many microseconds.
    let row = one.lines.first { $0.hasPrefix("scroll.steady subtitle 100,000, mutation ") }
    expect(row?.hasSuffix(" 20 ns     20.0 µs") == true)
    expect(one.contains("\nThese figures hold.\n"))
    var differences = ResultDocument.large
    differences.cases = [.example("mutation", workload: "diff.w-a", step: 1)]
    let lists = text(differences)
    expect(lists.hasPrefix("Lists were compared and no cell was filled: there is no ranking of"))
    expect(lists.contains("Differences of lists"), "as the full report has them")
    var floor = ResultDocument.large
    floor.cases = [.example("mutation", workload: "floor.empty", step: 1)]
    expect(text(floor).hasPrefix("Nothing was done but to time frames in which nothing happens."))
    var beside = ResultDocument.large
    beside.rankings = []
    for index in beside.cases.indices where beside.cases[index].strategy != "mutation" {
      beside.cases[index].isControl = true
    }
    expect(text(beside).hasPrefix("Beside mutation only controls were measured, which show what"))
    var controls = ResultDocument.large
    for index in controls.cases.indices { controls.cases[index].isControl = true }
    expect(text(controls).hasPrefix("No strategy takes part: "))
    var apart = ResultDocument.large
    apart.rankings = []
    expect(text(apart).hasPrefix("No two strategies were compared: "))
    // Groups whose baseline shows wrong content are in no sentence of the answer.
    var document = ResultDocument.large
    let count = RunReport(document).rankedGroups.count
    let group = document.rankings[0].group
    document.changeEntries(in: { $0.group == group }) {
      if $0.standing == .baseline { $0.standing = .stale }
    }
    expectEqual(RunReport(document).rankedGroups.count, count - 1)
  }

  @Test(
    "Where there are no times, the answer is that, and counts hold; where samples stayed out of a page, that is said, and never that no times were taken"
  ) func noSamples() {
    do {
      let text = text(.noSamples)
      expect(
        text.hasPrefix(
          "No times were taken, so there is no ratio: the document holds counts alone.\n"
        )
      )
      expect(text.contains("\nThese figures hold for counts; there are no times.\n"))
      var document = ResultDocument.large
      document.apply(.noSamples)
      document.cases = ResultDocument.large.cases
      document.rankings[0].entries[1].unavailable = "no batches of configures were taken"
      expect(
        running(self.text(document))
          .hasPrefix(
            "No strategy has a ratio to mutation: no ratio to configure of mutation-guarded: no batches"
              + " of configures were taken. "
          )
      )
    }
    do {
      var document = ResultDocument.large
      document.cases[0].samples.frameWallNanoseconds = [1]
      let lean = document.withoutSingleSamples()
      let sentence =
        "There are no samples of single frames and cells in the page: medians and quantiles of times are"
        + " missing. Ratios, rounds, frame figures and counts are there."
      let whole = running(text(document))
      let short = running(text(lean))
      expect(short.hasPrefix(sentence))
      expectEqual(short.ranges(of: "samples of single frames").count, 1)
      // But for that sentence the answer is the same: it comes from rounds.
      expectEqual(short, "\(sentence) \(whole)")
      for index in lean.cases.indices { document.cases[index].samples = .init() }
      document.cases[0].samples.frameWallNanoseconds = [1]
      document.rankings = []
      let bare = running(text(document.withoutSingleSamples()))
      expect(!bare.contains("No times were taken") && !bare.contains("there are no times"))
      let full = lean.report(isFull: true)
      expect(running(full).contains(sentence))
      expect(running(RunMarkdown(lean).text()).contains(sentence))
    }
  }

  @Test(
    "Where nothing is decided, it says what may decide it, and the table says so a row at a time; a debug build and an interrupt come before the answer"
  ) func undecided() {
    do {
      let text = text(.undecided)
      expect(
        running(text)
          .hasPrefix(
            "To configure, the rounds leave open in all of 29 groups whether anything beats mutation. Over"
              + " the whole frame, the rounds leave open in all of 29 groups whether anything beats"
              + " mutation. No strategy is told from another: more rounds or a quieter machine may do it,"
              + " and 'reuse-bench doctor' says what disturbs this one. "
          )
      )
      let row = text.lines.first { $0.hasPrefix("hosting† ") }
      expectEqual(row?.ranges(of: "undecided").count, 2)
      expect(row?.contains(" ~1.600  1.590–1.610 ") == true)
      expect(!self.text(.well).contains("is told from another"))
    }
    let debug = text(.debug)
    expect(
      debug.hasPrefix("This is a debug build: its counters hold, its times mean nothing.\nTo c")
    )
    expect(
      debug.contains(
        "\nThese figures hold for counts, not for times: this is a debug build; build with -c release.\n"
      )
    )
    let interrupted = text(.interrupted)
    expect(interrupted.hasPrefix("The run was interrupted: only the cases that were finished are"))
    expect(interrupted.contains("\n! interrupted: a signal ended the run after 3 of 29 groups\n"))
    expect(interrupted.contains("\nThese figures hold.\n"))
    // Wrong content comes first of all, and whose figures do not count.
    // Cases of `configuration` before the tenth: of the first two groups, of 29 that it is in.
    var document = ResultDocument.large
    document.apply(.wrongContent)
    document.generator.buildConfiguration = .debug
    document.warn("verification-failed")
    document.warn("verification-failed")
    let start =
      "configuration left wrong content on screen in 2 of 29 groups: its figures there do not count"
    let place =
      " (scroll.steady subtitle 100, row 1,217, badge shows \"new\" and should show \"\"). "
    expect(running(text(document)).hasPrefix(start + place + "This is a debug build: "))
    expect(
      text(document).contains("\nBut for those of configuration, these figures hold for counts")
    )
    document.rankings[0].baseline = "configuration"
    expect(running(text(document)).hasPrefix(start + ", nor do the ratios over it" + place))
    // A control is there to be caught.
    for index in document.cases.indices { document.cases[index].isControl = true }
    expect(!text(document).contains("left wrong content"))
  }

  @Test("A check that failed for another reason is told in its own words, first too")
  func failedCheck() {
    do {
      let text = text(.failedCheck)
      let start = "A check failed, and the figures of that case do not count: "
      expect(
        running(text).hasPrefix(start + "update.insert: rows 3 and 4 are exchanged To configure")
      )
      expect(text.contains("\nBut for the case that failed, these figures hold.\n"))
      expect(!text.contains("! verification-failed"))
    }
    // A case whose process ended is told of first too; the figures of the others hold.
    do {
      let text = text(.endedCase)
      let told = "Not measured: scroll.steady/inbox/traps/1000: the process exited with 7"
      expect(running(text).hasPrefix(told + " (1 more in --full) To configure"))
      expect(text.contains("\nThese figures hold.\n"))
      expect(!text.contains("! list-ended"))
    }
    // The worst warnings stand first, each once and in a line, and the others are counted.
    var document = ResultDocument.large
    let codes = [
      "field-ignored", "of-another-build", "drift", "drift", "autocorrelation", "bimodality",
    ]
    for code in codes {
      document.warn(code, String(repeating: "long words ", count: 20))
    }
    let lines = text(document).lines.filter { $0.hasPrefix("! ") }
    expectEqual(
      lines.map { String($0.prefix { $0 != ":" }) },
      ["! autocorrelation", "! drift", "! bimodality"]
    )
    expect(text(document).contains("\nThese figures hold for counts; ratios are less sure than "))
    expect(
      text(document)
        .contains(
          "\n2 more in --full. What disturbs this machine, and what to type: reuse-bench doctor\n"
        )
    )
    document.warnings.removeAll { $0.code != "of-another-build" }
    expect(
      text(document).lines
        .contains { $0.hasPrefix("! of-another-build: long") && $0.hasSuffix("words …") }
    )
    expect(!text(document).contains("doctor"))
  }

  @Test(
    "What holds follows from the worst warning",
    arguments: [
      ("field-ignored", "hold."), ("rows-repeat", "hold."),
      ("of-another-build", "hold, with these reservations:"),
      ("drift", "hold for counts and ratios; times by themselves may be off:"),
      ("autocorrelation", "hold for counts; ratios are less sure than their intervals say:"),
    ]
  ) func judgement(code: String, words: String) {
    var document = ResultDocument.large
    document.warn(code)
    document.warn("strategy-refused")
    let lines = text(document).lines.drop { $0 != "These figures \(words)" }
    expect(lines.dropFirst().first?.hasPrefix("! \(code): ") == true)
  }

  @Test(
    "A baseline that is told from itself leaves no ratio to believe; a file name that a shell would take apart is quoted, and a long one is left out"
  ) func selfComparison() {
    var document = ResultDocument.large
    var again = document.cases[0]
    again.strategy = "mutation-again"
    again.id = "scroll.steady/subtitle/mutation-again/100"
    again.isControl = true
    document.cases.append(again)
    let entry = ResultDocument.RankingEntry.example(
      "mutation-again",
      1.07,
      1.05...1.09,
      .dearer,
      .control
    )
    document.rankings[0].entries.append(entry)
    expect(
      text(document)
        .contains(
          "\nThese figures hold for counts, not for ratios: mutation against itself reads 1.070"
            + " (1.050–1.090).\nWhat disturbs this machine, and what to type: reuse-bench doctor\n"
        )
    )
    document.rankings[0].entries[5].verdict = .unchanged
    expect(text(document).contains("\nThese figures hold.\n"))
    func lines(_ path: String) -> String { ResultDocument.large.report(isFull: false, path: path) }
    expect(lines("a b.json").contains("\neverything: reuse-bench report 'a b.json' --full\n"))
    let long = String(repeating: "x", count: 41)
    expect(lines(long).contains("\neverything: reuse-bench report FILE --full\n"))
    expect(lines(long).contains("written to \(long)\n"))
  }
}
