// SPDX-License-Identifier: Apache-2.0

import BenchResults
import BenchStatistics
import TestSupport
import Testing

@testable import BenchReports

@Suite("The short form of a report is its answer on one screen")
struct ShortReportTests {
  private func text(
    _ document: ResultDocument,
    width: Int = 100,
    path: String? = "out.json"
  ) -> String {
    return document.report(width: width, isFull: false, path: path)
  }

  /// Every figure follows from what ``ResultDocument/large`` says of itself.
  ///
  /// `mutation-guarded` wins the ten groups without setter comparison to configure, and two of them
  /// over the frame, of 19 + 10 groups. A cell takes the baseline 200 ns and the median of 1 to 15;
  /// the sums of prices are 17, 27 and 37 ns, a nanosecond to each side, and 5 more over the frame.
  /// The fullest frame is `hosting`'s, at place 6.
  @Test("The whole answer of a document of the default suite's size") func golden() {
    expectEqual(
      text(.large),
      """
      To configure, mutation-guarded is the cheapest in 10 of 29 groups; nothing beats mutation in 19.
      Over the whole frame, mutation-guarded is the cheapest in 2 of 29 groups; nothing beats mutation in
        27.
      Where something beats mutation, the cheapest takes 0.400 (0.390–0.410) of its time to configure, and
        0.500 (0.490–0.510) over the whole frame.

      scroll.steady · subtitle · 100,000 rows ────────────────────────────────────────────────────────────
                                to configure                           over the whole frame
      over mutation             ratio     interval    a cell           ratio     interval
      mutation                  1.000     baseline    208 ns           1.000     baseline
      mutation-guarded          1.100  1.090–1.110  +50.0 ns  dearer   1.100  1.090–1.110  dearer
      configuration             1.200  1.190–1.210   +100 ns  dearer   1.200  1.190–1.210  dearer
      configuration-equatable   1.300  1.290–1.310   +150 ns  dearer   1.300  1.290–1.310  dearer
      configuration-diffing     1.400  1.390–1.410   +200 ns  dearer   1.400  1.390–1.410  dearer
      list-configuration        1.500  1.490–1.510   +250 ns  dearer   1.500  1.490–1.510  dearer
      hosting†                  1.600  1.590–1.610   +300 ns  dearer   1.600  1.590–1.610  dearer
      A group is one workload, cell and row count. †: a view of this engine, not Apple's, fills the cell.

      card cells,               by changed fields of 9      pays if a redundant write costs over, ns
      cheaper than mutation     to configure  whole frame       to configure       whole frame  changed
      mutation-guarded                 never        never   17.0 (16.0–18.0)  22.0 (21.0–23.0)   1 of 9
        off                        below 3.0    below 6.0                  –                 –        –
      configuration-diffing            never        never   27.0 (26.0–28.0)  32.0 (31.0–33.0)   1 of 9
        off                            never        never                  –                 –        –
      configuration-equatable              –            –   37.0 (36.0–38.0)  42.0 (41.0–43.0)   1 of 9
      redundant write: sets the value that the property has already; off: setters do not notice that.

      No frame is late: the longest takes 7.0% of its 16.67 ms (scroll.steady subtitle 100,000, hosting).
      These figures hold.

      measured 2025-01-02T03:04:05Z · written to out.json
      everything: reuse-bench report out.json --full
      next: reuse-bench compare out.json OTHER · reuse-bench profile CASE

      """
    )
  }

  @Test(
    "The parts stand in the order in which they are asked for; every sentence of the answer stands in the full report, of one group too"
  ) func order() {
    let parts = [
      "To configure, ", "Over the whole frame, ", "Where something beats mutation, ",
      "scroll.steady · subtitle · 100,000 rows ", "card cells,", "No frame is late: ",
      "These figures hold.", "measured 2025", "everything: reuse-bench report out.json --full",
      "next: reuse-bench compare out.json OTHER · reuse-bench profile CASE",
    ]
    let lines = text(.large).lines
    let places = parts.map { part in lines.firstIndex { $0.hasPrefix(part) } }
    expect(!places.contains(nil))
    expectEqual(places.compactMap(\.self), places.compactMap(\.self).sorted())
    var single = ResultDocument.large
    single.cases.removeAll { $0.group != "scroll.steady/subtitle/100000" }
    single.rankings.removeAll { $0.group != "scroll.steady/subtitle/100000" }
    for document in [.large, single, .example] {
      let report = TerminalReport(document)
      let answers = RunReport(document, options: ReportOptions()).answerSentences
      expectEqual(answers.count, 3)
      for sentence in answers {
        expect(running(report.text()).contains(sentence))
        expect(running(text(document)).contains(sentence))
      }
    }
    expect(
      running(text(single))
        .hasPrefix(
          "To configure, nothing beats mutation. Over the whole frame, nothing beats mutation. Beside"
            + " mutation, what comes nearest to it takes 1.100 (1.090–1.110) of its time to configure,"
            + " and 1.100 (1.090–1.110) over the whole frame. "
        )
    )
    // A phase in which nothing is won is told from one in which something is.
    do {
      var document = ResultDocument.large
      document.changeEntries(in: { $0.phase == .frame }) {
        if $0.verdict == .cheaper { $0.verdict = .unchanged }
      }
      let text = running(text(document))
      expect(
        text.contains("the cheapest takes 0.400 (0.390–0.410) of its time to configure. Where")
      )
      // Of two groups the nearest is the unchanged one at 0.5, of the others the one at 1.1.
      expect(
        text.contains(
          "Where nothing beats mutation, what comes nearest to it takes 0.500 (0.490–0.510) to 1.100"
            + " (1.090–1.110) of its time over the whole frame."
        )
      )
    }
  }

  private static func document(_ state: State) -> ResultDocument {
    var document = ResultDocument.large
    document.apply(state)
    return document
  }

  @Test(
    "The page has at most 40 lines of 100 columns in every state, and as many characters elsewhere",
    arguments: State.allCases,
    [40, 80, 100, 140]
  ) func limits(state: State, width: Int) {
    let limit = width >= 100 ? 40 : 40 * 100 / width
    let folder = String(repeating: "a folder/", count: 30)
    let document = Self.document(state)
    for (isASCII, path) in [(false, "out.json"), (true, folder + "out.json"), (true, nil)] {
      let text = document.report(width: width, usesASCII: isASCII, isFull: false, path: path)
      let lines = text.lines.dropLast()
      expect(lines.count <= limit, "\(lines.count) lines")
      expect(lines.allSatisfy { Typography.columnCount($0) <= min(width, 100) })
      expect(!isASCII || text.utf8.allSatisfy { $0 < 0x80 })
      expect(lines.contains { $0.hasSuffix("reuse-bench profile CASE") } || width < 100)
    }
  }

  /// Words with digits in them, without the marks around them.
  private func figures(_ text: String) -> Set<String> {
    let words = text.split(whereSeparator: \.isWhitespace)
      .map { $0.trimmingPrefix { "(~=!".contains($0) } }
      .map { word in String(word.reversed().drop { "),.;:*†".contains($0) }.reversed()) }
    return Set(words.filter { $0.contains(where: \.isNumber) })
  }

  @Test(
    "No figure is printed that the full report does not print; the group with most strategies is shown; of several the plain one, then the longer table"
  ) func noOtherFigures() {
    let short = figures(text(.large))
    let full = figures(ResultDocument.large.report(path: "out.json"))
    expect(short.count > 40)
    expect(short.subtracting(full).isEmpty, "\(short.subtracting(full))")
    func shown(_ remove: (ResultDocument.Case) -> Bool) -> String? {
      var document = ResultDocument.large
      document.cases.removeAll(where: remove)
      return text(document).lines.first { $0.contains("───") }
    }
    let start = shown { $0.strategy == "hosting" || $0.strategy == "list-configuration" }
    expect(start?.hasPrefix("scroll.steady · subtitle · 100,000 rows ─") == true)
    let longest = shown { $0.rows == 100_000 }
    expect(longest?.hasPrefix("scroll.steady · subtitle · 10,000 rows ─") == true)
    let varied = shown { $0.axes.isEmpty }
    expect(varied?.hasPrefix("reconfigure.fields · 0 of 9 · card · 1,000 rows ─") == true)
    // Whoever takes no part does not count.
    var document = ResultDocument.large
    for index in document.cases.indices
    where document.cases[index].rows == 100_000
      && ["hosting", "list-configuration", "configuration"].contains(document.cases[index].strategy)
    { document.cases[index].isControl = true }
    let heading = text(document).lines.first { $0.contains("───") }
    expect(heading?.hasPrefix("scroll.steady · subtitle · 10,000 rows ─") == true)
    // Beside the ratio stands a time only where rounds give one, for the baseline a fill's alone.
    do {
      var document = ResultDocument.large
      for index in document.cases.indices {
        document.cases[index].samples.unfilledBatchNanoseconds = nil
      }
      let whole = text(document).lines
      expect(whole.contains { $0.hasPrefix("mutation ") && $0.contains("baseline         –  ") })
      expect(whole.contains { $0.hasPrefix("hosting† ") && $0.contains(" +300 ns ") })
      for index in document.cases.indices {
        document.cases[index].samples.configureBatchNanoseconds = []
      }
      expect(!text(document).contains("a cell "))
      // 200 ns more in the first rounds and less in most: the median is what counts.
      document = .large
      for index in document.cases.indices where document.cases[index].strategy == "hosting" {
        document.cases[index].samples.configureBatchNanoseconds = (1...15)
          .map { 10 * (300 + $0 + ($0 < 8 ? 200 : -25)) }
      }
      expect(
        text(document).lines.contains { $0.hasPrefix("hosting† ") && $0.contains(" -25.0 ns ") }
      )
      expect(running(document.report()).contains("hosting -25.0 ns."))
    }
  }

  @Test(
    "Answers of crossings and prices that are no number are words; late frames are told with the worst case, and the longest whatever it is"
  ) func words() {
    var document = ResultDocument.large
    document.crossovers[0].answer = .always
    document.crossovers[1].answer = .unresolved
    document.breakEvens?[0].answer = .always(
      ResultDocument.Price(nanoseconds: -3, low: -4, high: -2)
    )
    document.breakEvens?[1].answer = .price(ResultDocument.Price(nanoseconds: 1, low: -1, high: 2))
    document.breakEvens?[2].enginePrice = nil
    document.breakEvens?[4].answer = .never
    let lines = text(document).lines.drop { !$0.hasPrefix("cheaper than") }
    func row(_ start: String) -> [Substring] {
      Array((lines.first { $0.hasPrefix(start) }?.split(separator: " ") ?? []).dropFirst())
    }
    expectEqual(row("mutation-guarded ").prefix(4), ["always", "never", "always", "undecided"])
    expectEqual(row("  off ").first, "undecided")
    expectEqual(
      row("configuration-diffing ").prefix(4),
      ["never", "never", "+20.0", "(19.5–20.5)"]
    )
    expect(running(text(document)).contains("; +: above what it costs here; off: setters"))
    // It avoids nothing, and no crossing of it was measured.
    expect(row("configuration-equatable ").isEmpty)
    do {
      var document = ResultDocument.large
      document.cases[3].frames = .example(late: 12, fullness: 1.5)
      document.cases[8].frames = .example(late: 2, fullness: 4)
      expect(
        running(text(document))
          .contains(
            "Late frames in 2 of \(document.cases.count) cases, most in scroll.steady subtitle 100,"
              + " configuration-equatable: 12 of 200; the longest takes 400% of its 16.67 ms"
              + " (scroll.steady subtitle 1,000, configuration-equatable)."
          )
      )
      document.plan.slowdown = "4"
      expect(running(text(document)).contains("; the longest, times 4, takes 400% of its 16.67 ms"))
      document.cases[0].modelled = .example(late: 0, fullness: 0.5)
      expect(text(document).contains("No modelled frame is late: the longest"))
    }
  }
}
