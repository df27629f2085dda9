// SPDX-License-Identifier: Apache-2.0

import BenchResults
import BenchStatistics
import TestSupport
import Testing

@testable import BenchReports

@Suite("A comparison of two documents as a page") struct ComparisonPageTests {
  private func tree(_ change: (inout ResultDocument) -> Void) throws -> PageTree {
    var head = ResultDocument.example
    change(&head)
    func text() -> String {
      ComparisonPage(DocumentComparison(base: .example, head: head), base: .example, head: head)
        .text()
    }
    let tree = try PageTree(text())
    expectEqual(tree.source, text())
    expectEqual(tree.faults(), [])
    return tree
  }

  @Test(
    "The heading is the verdict of the report; counters stand above times, those for the worse first, with both figures"
  ) func headings() throws {
    try expectEqual(
      tree { _ in }.heading,
      "Nothing changed: every counter and digest of 4 cases agrees."
    )
    try expectEqual(
      tree { $0.cases[0].counters["cellsCreated"] = 20 }.heading,
      "Worse in 1 of 4 cases: counters worse: 1."
    )
    try expectEqual(
      tree { $0.cases[0].counters["cellsCreated"] = 18 }.heading,
      "Nothing is worse in 4 cases: counters better: 1."
    )
    try expectEqual(
      tree { $0.plan.seed = 2 }.heading,
      "The documents are not comparable, so nothing was compared."
    )
    let missing = try tree { $0.plan.isComplete = false }.heading
    expect(missing.hasPrefix("No verdict: nothing compared is worse in 4 cases"))
    do {
      let tree = try tree { head in
        head.cases[0].counters["cellsCreated"] = 18
        head.cases[2].counters["reuseHits"] = 900
        head.cases[3].id = "load/card/mutation/10"
      }
      expectEqual(
        tree.all("section").map { $0.attributes["id"] ?? "" },
        ["answer", "counters", "times", "members"]
      )
      let rows = tree.element("counters")?.all("tbody").first?.all("tr") ?? []
      expectEqual(rows.count, 2)
      expect(
        rows.first?.words.contains("no-reuse") == true
          && rows.first?.words.contains("worse") == true
      )
      expect(rows.last?.all("td").map(\.words).contains("18") == true)
      expect(
        tree.element("times")?.words.contains("Advisory: the times of two sessions do not judge")
          == true
      )
      expectEqual(tree.element("members")?.all("p").count, 2)
    }
  }

  @Test("A page that lacks samples says what cannot be compared") func lean() throws {
    let head = ResultDocument.example.withoutSingleSamples()
    let page = ComparisonPage(
      DocumentComparison(base: .example, head: head),
      base: .example,
      head: head
    )
    let tree = try PageTree(page.text())
    expectEqual(tree.faults(), [])
    expect(tree.root.words.contains("cannot be compared: the head is a page without the samples"))
  }
}

@Suite("A comparison of two builds as a page")
struct PairPageTests {
  private static func measured(
    _ id: String,
    _ verdict: BuildVerdict,
    ratio: Double
  ) -> PairDocument.Case {
    .example(id, verdict, [.example(verdict, ratio: ratio)])
  }

  private static let regressed = measured("scroll.steady/a/mutation/1", .regressed, ratio: 1.1)
  private static let improved = measured("scroll.steady/b/mutation/1", .improved, ratio: 0.9)
  private static let same = measured("scroll.steady/c/mutation/1", .unchanged, ratio: 1)
  private static let open = measured("scroll.steady/d/mutation/1", .inconclusive, ratio: 1.02)

  private static var worse: PairDocument.Case {
    var worse = regressed
    worse.id = "scroll.steady/e/mutation/1"
    worse.counterChanges = [.init(name: "allocations", base: 10, head: 12, isWorse: true)]
    return worse
  }

  private func tree(
    _ cases: [PairDocument.Case],
    _ change: (inout PairDocument) -> Void = { _ in }
  ) throws -> PageTree {
    var document = PairDocument.example(cases)
    change(&document)
    let text = try PairPage(document).text()
    expectEqual(text, try PairPage(document).text())
    try expectEqual(PairDocument(bytes: Array(text.utf8), name: "page"), document)
    let tree = try PageTree(text)
    expectEqual(tree.faults(), [])
    return tree
  }

  @Test(
    "The heading says what is exact before what is likely; counters that rose stand in a table above the times"
  )
  func headings() throws {
    func heading(
      _ cases: [PairDocument.Case],
      _ change: (inout PairDocument) -> Void = { _ in }
    ) throws -> String { try tree(cases, change).heading }
    try expectEqual(heading([]), "Nothing was compared.")
    try expectEqual(heading([Self.same]), "Nothing differs.")
    try expectEqual(heading([Self.same, Self.improved]), "Faster in 1 of 2 cases, slower in none.")
    try expectEqual(heading([Self.same, Self.improved, Self.regressed]), "Slower in 1 of 3 cases.")
    try expectEqual(heading([Self.regressed]), "Slower in 1 of 1 case.")
    try expectEqual(
      heading([Self.same, Self.open, Self.improved]),
      "Nothing is shown to be slower; 1 of 3 cases is not decided."
    )
    try expectEqual(
      heading([Self.worse, Self.same]),
      "Counters or content are worse in 1 of 2 cases; slower in 1."
    )
    try expectEqual(
      heading([Self.same, Self.regressed]) { $0.voidReasons = ["the clock stepped"] },
      "The session is void: times decide nothing."
    )
    var content = Self.same
    content.headDigest = "11"
    try expectEqual(
      heading([content]) { $0.voidReasons = ["the clock stepped"] },
      "Counters or content are worse in 1 of 1 case."
    )
    do {
      let tree = try tree([Self.same, Self.worse])
      let sections = tree.all("section").map { $0.attributes["id"] ?? "" }
      expectEqual(sections, ["answer", "counters", "times", "unchanged", "method"])
      let table = tree.element("counters")?.all("table").first
      expect(table?.words.contains("scroll.steady/e/mutation/1") == true)
      expectEqual(table?.all("td").prefix(2).map(\.words), ["10", "12"])
      try expect(self.tree([Self.same]).element("counters") == nil)
    }
  }

  @Test(
    "A forest plot has a mark, a bar and the smallest change for each phase, and both bands; all reasons of a void session are told"
  ) func forest() throws {
    do {
      let tree = try tree([Self.regressed, Self.open, Self.improved, Self.same])
      let changed = try require(tree.element("changed-plot"))
      let marks = changed.all("g").filter { $0.has("mark") }
      expectEqual(marks.count, 3)
      expectEqual(marks.count { $0.has("open") }, 1, "what is not decided is hollow")
      let open = marks.first { $0.has("open") }
      expectEqual(
        open?.words,
        "scroll.steady/d/mutation/1, configure phase: 1.020 (1.000–1.040), inconclusive"
      )
      expectEqual(changed.all("path").count { $0.has("detectable") }, 3)
      expectEqual(changed.all("path").count { $0.has("whisker") && !$0.has("detectable") }, 3)
      expectEqual(changed.all("rect").map { $0.attributes["class"] }, ["equal", "equal inner"])
      // Both bands are the plan's: three in a hundred around 1, and one.
      let widths = changed.all("rect").compactMap { $0.attributes["width"].flatMap { Double($0) } }
      expect(abs(widths[0] / widths[1] - 3) < 0.02, "\(widths)")
      let same = try require(tree.element("unchanged-plot"))
      expectEqual(same.all("g").count { $0.has("mark") }, 1)
      expect(tree.element("unchanged")?.all("details").first?.attributes["open"] == nil)
      let alone = try self.tree([Self.same])
      expect(alone.element("times") == nil)
      expectEqual(alone.element("unchanged")?.all("details").first?.attributes["open"], "")
    }
    do {
      let tree = try tree([Self.same]) {
        $0.voidReasons = ["the clock stepped", "a build crashed"]
      }
      let words = tree.element("answer")?.words ?? ""
      expect(words.contains("the clock stepped") && words.contains("a build crashed"))
    }
    // Plans and figures of any size make a page, and nothing traps.
    for value in [0, -0.5, -1, -2, 1e300, -1e300, .greatestFiniteMagnitude] {
      for change: (inout PairDocument) -> Void in [
        { $0.plan.floor = value }, { $0.plan.unchangedBand = value },
        { $0.plan.falseDiscoveryRate = value }, { $0.cases[0].phases[0].series[0].ratio = value },
        { $0.cases[0].phases[0].series[0].low = value },
        { $0.cases[0].phases[0].series[0].high = value },
        {
          $0.cases[0].phases[0].series[0].smallestDetectableChange = value
          $0.cases[0].phases[0].series[0].resampledDetectableChange = value
        },
        {
          $0.cases[0].phases[0].series[0].baseNanoseconds = [value, value]
          $0.cases[0].phases[0].series[0].baseLayouts = [1, 1]
        },
      ] { _ = try tree([Self.regressed, Self.same], change) }
    }
    var document = PairDocument.example([Self.same])
    document.plan.floor = .nan
    #expect(throws: DocumentError.self) { try PairPage(document).text() }
  }
}
