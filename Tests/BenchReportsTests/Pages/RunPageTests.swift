// SPDX-License-Identifier: Apache-2.0

import BenchResults
import BenchStatistics
import Foundation
import TestSupport
import Testing

@testable import BenchReports

@Suite("A run as a page") struct RunPageTests {
  /// The large document with counts: 10 cells asked for, and 5 layouts more from strategy to strategy.
  private static let counted = {
    var document = ResultDocument.large
    for index in document.cases.indices {
      let place = ResultDocument.largeStrategies.firstIndex(of: document.cases[index].strategy) ?? 0
      document.cases[index].counters["dataSourceCellCalls"] = 10
      document.cases[index].counters["textLayouts"] = 5 * (place + 1)
      document.cases[index].counters["propertyWritesAsked"] = 90
    }
    return document
  }()

  private static let large = Result { try RunPage(counted).text() }

  private func tree(_ document: ResultDocument, embedsSamples: Bool = false) throws -> PageTree {
    try PageTree(try RunPage(document, embedsSamples: embedsSamples).text())
  }

  private func heading(_ state: ShortReportTests.State) throws -> String {
    var document = ResultDocument.large
    document.apply(state)
    let tree = try tree(document)
    expectEqual(tree.faults(), [], "\(state)")
    return tree.heading
  }

  @Test(
    "The page of a whole suite is sound, the same twice, and under 600 kB; the heading is the answer in every state of a run"
  ) func size() throws {
    do {
      let text = try Self.large.get()
      expect(text.utf8.count < 600_000)
      expectEqual(text, try RunPage(Self.counted).text())
      let tree = try PageTree(text)
      expectEqual(tree.faults(), [])
      expectEqual(
        tree.all("section").map { $0.attributes["id"] ?? "" },
        ["answer", "strategies", "crossover", "frames", "growth", "work", "distribution", "method"]
      )
      expect(tree.all("title").first?.words.hasSuffix(" - ReuseBench") == true)
    }
    // The heading is the answer in every state of a run.
    // Of the 29 groups of the large document `mutation-guarded` wins the ten without setter comparison.
    // Each page is rendered and parsed once.
    var headings: [ShortReportTests.State: String] = [:]
    for state in ShortReportTests.State.allCases {
      headings[state] = try heading(state)
      expect(headings[state]?.isEmpty == false, "\(state)")
    }
    expectEqual(
      headings[.well],
      "To fill a cell, mutation-guarded is the cheapest in 10 of 29 groups; nothing beats mutation in 19."
    )
    expectEqual(headings[.nothingMeasured], "Nothing was measured.")
    expectEqual(headings[.oneStrategy], "No strategies were compared.")
    expectEqual(headings[.noSamples], "No strategies were compared.")
    expectEqual(
      headings[.undecided],
      "To fill a cell, the rounds leave open in all of 29 groups whether anything beats mutation."
    )
    // One group, in which one is cheaper: 0.1 of the baseline.
    try expectEqual(
      tree(.example).heading,
      "To fill a cell, configuration-diffing is the cheapest."
    )
    // A winner of more groups than the baseline keeps stands in the heading, with their count.
    var document = ResultDocument.large
    document.changeEntries {
      guard $0.strategy == "configuration" else { return }
      ($0.ratio, $0.low, $0.high, $0.verdict) = (0.3, 0.29, 0.31, .cheaper)
    }
    try expectEqual(
      tree(document).heading,
      "To fill a cell, configuration is the cheapest in 29 of 29 groups."
    )
  }

  @Test(
    "Wrong content is the heading where nothing is ranked for it; an interrupted run and a debug build say so in the answer, before all figures"
  ) func wrongContent() throws {
    do {
      var document = ResultDocument.large
      document.rankings = []
      document.cases[1].stale = .init(row: 7, field: "badge", expected: "", found: "new")
      let tree = try tree(document)
      expectEqual(tree.heading, "Wrong content on screen.")
      expect(tree.element("answer")?.words.contains("left wrong content on screen") == true)
    }
    var document = ResultDocument.large
    document.apply(.debug)
    let debug = try tree(document)
    expect(debug.element("answer")?.words.contains("This is a debug build") == true)
    document = ResultDocument.large
    document.apply(.interrupted)
    let interrupted = try tree(document)
    expect(interrupted.element("answer")?.words.contains("The run was interrupted: only") == true)
    let whole = try PageTree(try Self.large.get()).element("answer")?.words
    expect(whole?.contains("interrupted") == false && whole?.contains("debug build") == false)
    // Every figure with a place in the document is the figure at that place.
    do {
      let tree = try PageTree(try Self.large.get())
      let document = try tree.document()
      let placed = tree.all("td").filter { $0.attributes["data-source"] != nil }
      // Each of the 29 groups has at least four ratios to configure.
      expect(placed.count >= 29 * 4)
      for cell in placed {
        let pointer = cell.attributes["data-source"] ?? ""
        let shown = try require(cell.attributes["data-value"].flatMap { Double($0) })
        expectEqual(value(at: pointer, in: document), shown, "\(pointer)")
        // To four digits, as it is printed.
        let printed = try require(Double(cell.words.replacing(",", with: "")))
        expect(abs(printed - shown) <= 0.000_5 * max(1, shown), "\(pointer)")
      }
    }
    // The page holds its document, without single samples or with all.
    do {
      let lean = try RunPage(.large).text()
      let whole = try RunPage(.large, embedsSamples: true).text()
      try expectEqual(
        ResultDocument(bytes: Array(lean.utf8), name: "page"),
        ResultDocument.large.withoutSingleSamples()
      )
      try expectEqual(ResultDocument(bytes: Array(whole.utf8), name: "page"), .large)
      expect(whole.utf8.count > lean.utf8.count)
    }
  }

  /// The value at a JSON pointer (RFC 6901), of names without special signs.
  private func value(at pointer: String, in document: Any) -> Double? {
    var value: Any? = document
    for step in pointer.split(separator: "/") {
      if let list = value as? [Any] {
        value = Int(step).flatMap { list.indices.contains($0) ? list[$0] : nil }
      } else {
        value = (value as? [String: Any])?[String(step)]
      }
    }
    return (value as? NSNumber)?.doubleValue
  }

  /// 5, 10, 15, 20 and 25 layouts over 10 cells; the baseline has 0.5 of them, twice of which is 1.
  @Test(
    "The table of work has a row for each case, with a link to it, counts per cell, and shading"
  ) func work() throws {
    let table = try PageTree(try Self.large.get()).element("work-table")
    let rows = table?.all("tr").filter { $0.attributes["id"] != nil } ?? []
    expectEqual(
      rows.compactMap { $0.attributes["id"] }.sorted(),
      Self.counted.cases.map { "case:\($0.id)" }.sorted()
    )
    let heads = table?.all("thead").first?.all("th").map(\.words) ?? []
    let column = try require(heads.firstIndex(of: "text layouts"))
    let own = ["mutation", "mutation-guarded", "configuration-diffing"]
      .compactMap { name in
        rows.first { $0.attributes["id"] == "case:scroll.steady/card/\(name)/100000" }?
          .children[column]
      }
    expectEqual(own.map(\.words), ["0.50", "1.00", "2.50"])
    expectEqual(own.map { $0.attributes["class"] }, [nil, "twice", "much-more"])
    let asked = try require(heads.firstIndex(of: "writes asked"))
    expect(rows.allSatisfy { $0.children[asked].words == "9.00" })
    // The count of disturbed frames is the same on the page and in the document of the page.
    do {
      var document = ResultDocument.ruler
      document.cases[0].interference = .example([3, 5, 7], of: 600, lost: 1_000_000, wall: [3])
      let sentence = "3 of 600 frames of the processor pass were disturbed"
      let text = try RunPage(document).text()
      try expect(PageTree(text).element("method")?.words.contains(sentence) == true)
      let read = try ResultDocument(bytes: Array(text.utf8), name: "page")
      expectEqual(read.cases[0].interference?.disturbedFrameCount, 3)
      expect(
        read.cases[0].interference?.frames == [] && read.cases[0].interference?.wallFrames == []
      )
      for document in [document, read] {
        expect(document.report(width: 400).contains(sentence))
      }
      try expect(
        PageTree(try RunPage(read).text()).element("method")?.words.contains(sentence) == true
      )
    }
    // What is not a number is refused with its place.
    for value in [Double.nan, .infinity] {
      var document = ResultDocument.large
      document.rankings[0].entries[1].ratio = value
      let error = #expect(throws: DocumentError.self) { try RunPage(document).text() }
      expect(error?.description.contains("which JSON cannot express") == true)
      expect(error?.description.contains("rankings[0].entries[1].ratio") == true)
    }
  }
}
