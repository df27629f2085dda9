// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchReports
@testable import BenchResults

@Suite("A history as a page") struct HistoryPageTests {
  /// 24 commits, a day each: a counter that rises at the 13th, a time that rises there where it should,
  /// and a counter that stays.
  private func figures(
    cell: String = "news",
    timeStep: Int = 1_000,
    counterStep: Int = 2
  ) throws -> [HistoryPage.Figure] {
    let history = try History.example(24, cell: cell) { number in
      let isLate = number > 12
      return (
        ["allocations": 12 + (isLate ? counterStep : 0), "textLayouts": 7],
        5_000 + number % 3 + (isLate ? timeStep : 0)
      )
    }
    return try history.series().map { HistoryPage.Figure($0, changes: try $0.changePoints()) }
  }

  private func tree(
    _ figures: [HistoryPage.Figure],
    subject: String = "history",
    address: String? = nil
  ) throws -> PageTree {
    let page = HistoryPage(subject, figures, commitAddress: address)
    expectEqual(page.text(), page.text())
    let tree = try PageTree(page.text())
    expectEqual(tree.faults(), [])
    return tree
  }

  @Test(
    "The heading counts the figures that changed; change points stand in a table, counters before times, with both levels"
  ) func headings() throws {
    try expectEqual(tree([]).heading, "history: there is nothing to show.")
    try expectEqual(
      tree(try figures(timeStep: 0, counterStep: 0)).heading,
      "history: no change point."
    )
    try expectEqual(
      tree(try figures(timeStep: 0)).heading,
      "history: 1 counter and 0 times changed."
    )
    try expectEqual(tree(try figures()).heading, "history: 1 counter and 1 time changed.")
    do {
      let tree = try tree(try figures())
      expectEqual(
        tree.all("section").map { $0.attributes["id"] ?? "" },
        ["answer", "counters", "times", "unchanged"]
      )
      let rows = tree.element("changes")?.all("tbody").first?.all("tr") ?? []
      expectEqual(rows.count, 2)
      let cells = rows.map { $0.all("td").map(\.words) }
      expectEqual(cells.first?.prefix(2), ["allocations", "abcdef000013"])
      expect(cells.first?[2].hasPrefix("2026-03-13") == true)
      expectEqual(cells.first?[3...4], ["12", "14"])
      expect(cells.last?.first?.hasPrefix("configure") == true)
    }
    // A chart has a mark for each commit, a level on each side of a change point, and a line there.
    let figure = try require(try tree(try figures()).element("counters-0"))
    let marks = figure.all("g").filter { $0.has("mark") }
    expectEqual(marks.count, 24)
    expectEqual(marks.first?.words, "abcdef000001 2026-03-01 04:05: 12")
    expectEqual(marks.last?.words, "abcdef000024 2026-03-24 04:05: 14")
    expectEqual(figure.all("path").count { $0.has("line") }, 2)
    expectEqual(figure.all("path").count { $0.has("change") }, 1)
    // The 13th of 24 commits from 90 to 850: 90 + 760 x 12 / 23 = 486.52.
    let rule = figure.all("path").first { $0.has("change") }
    expect(rule?.attributes["d"]?.hasPrefix("M486.52 ") == true)
    let levels = figure.all("path").filter { $0.has("line") }.compactMap { $0.attributes["d"] }
    expectEqual(levels.map { $0.prefix { $0 != " " } }, ["M90", "M486.52"])
    // Commits are links only where an address is known.
    let bare = try tree(try figures())
    expect(bare.all("a").allSatisfy { $0.attributes["href"]?.hasPrefix("#") == true })
    expectEqual(bare.element("changes")?.all("code").first?.words, "abcdef000013")
    let linked = try tree(try figures(), address: "https://example.org/a\"b/commit/")
    let links = linked.all("a").compactMap { $0.attributes["href"] }.filter { !$0.hasPrefix("#") }
    expectEqual(links.first, "https://example.org/a\"b/commit/abcdef000013")
    expectEqual(Set(links).count, 24, "each commit in the tables of the charts")
  }

  @Test(
    "Hostile names of cases and folders are text; one commit, and figures at the ends of what there can be, are pages"
  ) func hostile() throws {
    for (text, _) in HostileText.all {
      // An entry of a history has no name with signs that nobody sees.
      let seen = text.unicodeScalars.filter {
        $0 != "/" && !$0.properties.isWhitespace
          && ![.control, .format, .unassigned].contains($0.properties.generalCategory)
      }
      let name = "a" + String(String.UnicodeScalarView(seen))
      let tree = try tree(try figures(cell: name), subject: text, address: "https://example.org/")
      expectEqual(tree.blocks.count, 2, "a script and a stylesheet")
    }
    func entry(_ commit: String, _ value: Int) throws -> HistoryEntry {
      var document = ResultDocument.example
      document.generator.gitIsDirty = false
      document.generator.gitCommit = commit
      document.cases = [document.cases[0]]
      document.cases[0].counters = ["allocations": value]
      return try HistoryEntry(document, name: "a.json")
    }
    for value in [0, 1, -1, Int.max, Int.min] {
      for entries in [[("aaaaaaaa", value)], [("aaaaaaaa", value), ("bbbbbbbb", 5)]] {
        let history = History(try entries.map { try entry($0.0, $0.1) })
        let figures = history.series().map { HistoryPage.Figure($0, changes: []) }
        let tree = try tree(figures)
        // What never moved needs no chart.
        expectEqual(tree.all("figure").count, entries.count - 1)
        expect(tree.element("unchanged")?.words.contains("allocations") == true)
      }
    }
  }
}
