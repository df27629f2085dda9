// SPDX-License-Identifier: Apache-2.0

import BenchResults
import Foundation
import Testing

@testable import BenchReports

@Suite("A run as a page")
struct RunPageTests {
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
    #expect(tree.faults() == [], "\(state)")
    return tree.heading
  }

  @Test("The page of a whole suite is sound, the same twice, and under 600 kB")
  func size() throws {
    let text = try Self.large.get()
    #expect(text.utf8.count < 600_000)
    #expect(text == (try RunPage(Self.counted).text()))
    let tree = try PageTree(text)
    #expect(tree.faults() == [])
    #expect(
      tree.all("section").map { $0.attributes["id"] ?? "" } == [
        "answer", "strategies", "crossover", "frames", "growth", "work", "distribution", "method",
      ]
    )
    #expect(tree.all("title").first?.words.hasSuffix(" - ReuseBench") == true)
  }

  /// Of the 29 groups of the large document `mutation-guarded` wins the ten without setter comparison.
  @Test("The heading is the answer in every state of a run")
  func headings() throws {
    #expect(try heading(.well) == "To fill a cell, nothing beats mutation in 19 of 29 groups.")
    #expect(try heading(.nothingMeasured) == "Nothing was measured.")
    #expect(try heading(.oneStrategy) == "No strategies were compared.")
    #expect(try heading(.noSamples) == "No strategies were compared.")
    #expect(try heading(.undecided) == "To fill a cell, no strategy is told from mutation.")
    for state in ShortReportTests.State.allCases { #expect(try !heading(state).isEmpty) }
    // One group, in which one is cheaper: 0.1 of the baseline.
    #expect(try tree(.example).heading == "To fill a cell, configuration-diffing is the cheapest.")
  }

  @Test("A winner of more groups than the baseline keeps stands in the heading, with their count")
  func winner() throws {
    var document = ResultDocument.large
    for index in document.rankings.indices {
      for place in document.rankings[index].entries.indices.dropFirst()
      where document.rankings[index].entries[place].strategy == "configuration" {
        document.rankings[index].entries[place].ratio = 0.3
        document.rankings[index].entries[place].low = 0.29
        document.rankings[index].entries[place].high = 0.31
        document.rankings[index].entries[place].verdict = .cheaper
      }
    }
    #expect(
      try tree(document).heading
        == "To fill a cell, configuration is the cheapest in 29 of 29 groups."
    )
  }

  @Test("Wrong content is the heading where nothing is ranked for it")
  func wrongContent() throws {
    var document = ResultDocument.large
    document.rankings = []
    document.cases[1].stale = ResultDocument.StaleCell(
      row: 7,
      field: "badge",
      expected: "",
      found: "new"
    )
    let tree = try tree(document)
    #expect(tree.heading == "Wrong content on screen.")
    #expect(tree.element("answer")?.words.contains("left wrong content on screen") == true)
  }

  @Test("An interrupted run and a debug build say so in the answer, before all figures")
  func states() throws {
    var document = ResultDocument.large
    document.apply(.debug)
    let debug = try tree(document)
    #expect(debug.element("answer")?.words.contains("This is a debug build") == true)
    document = ResultDocument.large
    document.apply(.interrupted)
    let interrupted = try tree(document)
    #expect(interrupted.element("answer")?.words.contains("The run was interrupted: only") == true)
    let whole = try PageTree(try Self.large.get()).element("answer")?.words
    #expect(whole?.contains("interrupted") == false && whole?.contains("debug build") == false)
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

  @Test("Every figure with a place in the document is the figure at that place")
  func figures() throws {
    let tree = try PageTree(try Self.large.get())
    let document = try tree.document()
    let placed = tree.all("td").filter { $0.attributes["data-source"] != nil }
    // Each of the 29 groups has at least four ratios to configure.
    #expect(placed.count >= 29 * 4)
    for cell in placed {
      let pointer = cell.attributes["data-source"] ?? ""
      let shown = try #require(cell.attributes["data-value"].flatMap { Double($0) })
      #expect(value(at: pointer, in: document) == shown, "\(pointer)")
      // To four digits, as it is printed.
      let printed = try #require(Double(cell.words.replacing(",", with: "")))
      #expect(abs(printed - shown) <= 0.000_5 * max(1, shown), "\(pointer)")
    }
  }

  @Test("The page holds its document, without single samples or with all")
  func embedded() throws {
    let lean = try RunPage(.large).text()
    let whole = try RunPage(.large, embedsSamples: true).text()
    #expect(
      try ResultDocument(bytes: Array(lean.utf8), name: "page")
        == ResultDocument.large.withoutSingleSamples()
    )
    #expect(try ResultDocument(bytes: Array(whole.utf8), name: "page") == .large)
    #expect(whole.utf8.count > lean.utf8.count)
  }

  /// 5, 10, 15, 20 and 25 layouts over 10 cells; the baseline has 0.5 of them, twice of which is 1.
  @Test(
    "The table of work has a row for each case, with a link to it, counts per cell, and shading"
  )
  func work() throws {
    let table = try PageTree(try Self.large.get()).element("work-table")
    let rows = table?.all("tr").filter { $0.attributes["id"] != nil } ?? []
    #expect(
      rows.compactMap { $0.attributes["id"] }.sorted()
        == Self.counted.cases.map { "case:\($0.id)" }.sorted()
    )
    let heads = table?.all("thead").first?.all("th").map(\.words) ?? []
    let column = try #require(heads.firstIndex(of: "text layouts"))
    let own = ["mutation", "mutation-guarded", "configuration-diffing"]
      .compactMap { name in
        rows.first { $0.attributes["id"] == "case:scroll.steady/card/\(name)/100000" }?
          .children[column]
      }
    #expect(own.map(\.words) == ["0.50", "1.00", "2.50"])
    #expect(own.map { $0.attributes["class"] } == [nil, "twice", "much-more"])
    let asked = try #require(heads.firstIndex(of: "writes asked"))
    #expect(rows.allSatisfy { $0.children[asked].words == "9.00" })
  }

  @Test("A document of version 1 is a page")
  func versionOne() throws {
    let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../BenchResultsTests/Fixtures/result-document-v1.json")
    let document = try ResultDocument(bytes: [UInt8](Data(contentsOf: fixture)), name: "v1")
    #expect(document.schemaVersion == 1)
    let tree = try tree(document)
    #expect(tree.faults() == [] && !tree.heading.isEmpty)
    let read = try #require(try tree.document() as? [String: Any])
    #expect(read["schemaVersion"] as? Int == 1)
  }

  @Test("The count of disturbed frames is the same on the page and in the document of the page")
  func disturbed() throws {
    var document = ResultDocument.ruler
    document.cases[0].interference = ResultDocument.Interference(
      frameCount: 600,
      frames: [3, 5, 7],
      notRunningNanoseconds: 1_000_000,
      wallFrames: [3]
    )
    let sentence = "3 of 600 frames of the processor pass were disturbed"
    let text = try RunPage(document).text()
    #expect(try PageTree(text).element("method")?.words.contains(sentence) == true)
    let read = try ResultDocument(bytes: Array(text.utf8), name: "page")
    #expect(read.cases[0].interference?.disturbedFrameCount == 3)
    #expect(
      read.cases[0].interference?.frames == [] && read.cases[0].interference?.wallFrames == []
    )
    let options = ReportOptions(width: 400)
    for document in [document, read] {
      #expect(TerminalReport(document, options: options).text().contains(sentence))
    }
    #expect(
      try PageTree(try RunPage(read).text()).element("method")?.words.contains(sentence) == true
    )
  }

  @Test("What is not a number is refused with its place")
  func notANumber() throws {
    for value in [Double.nan, .infinity] {
      var document = ResultDocument.large
      document.rankings[0].entries[1].ratio = value
      let error = #expect(throws: DocumentError.self) { try RunPage(document).text() }
      #expect(error?.description.contains("which JSON cannot express") == true)
      #expect(error?.description.contains("rankings[0].entries[1].ratio") == true)
    }
  }
}

@Suite("Runs at the ends of what there can be, as pages")
struct RunPageExtremeTests {
  private func tree(_ document: ResultDocument) throws -> PageTree {
    let tree = try PageTree(try RunPage(document).text())
    #expect(tree.faults() == [])
    return tree
  }

  private func framed(_ count: Int, late: [Int] = [], rounds: [Int]? = nil) -> ResultDocument {
    var document = ResultDocument.ruler
    document.cases[0].samples.frameWallNanoseconds = (0..<count).map { 1_000 + $0 % 997 }
    for place in late { document.cases[0].samples.frameWallNanoseconds[place] = 30_000_000 }
    document.cases[0].samples.roundFrameCounts = rounds
    document.cases[0].frames = .example(late: late.count, of: count, fullness: 0.5)
    return document
  }

  @Test("One frame is a picture with one mark")
  func oneFrame() throws {
    let tree = try tree(framed(1))
    #expect(tree.element("drawn")?.words == "1 of 1 frames drawn")
    let dots = tree.element("frame-chart")?.all("path").filter { $0.has("dots") } ?? []
    #expect(dots.count == 1)
    #expect(dots.first?.attributes["d"]?.components(separatedBy: "M").count == 2)
  }

  /// At most two of each of the 500 columns, and the three late ones.
  @Test("Of a million frames the page has all and draws few, but every late one")
  func millionFrames() throws {
    let whole = try tree(framed(1_000_000, late: [0, 499_999, 999_999]))
    let words = whole.element("drawn")?.words ?? ""
    #expect(words.hasSuffix(" of 1,000,000 frames drawn"))
    let drawn = Int(words.prefix { $0 != " " }.replacing(",", with: "")) ?? 0
    #expect((503...1_003).contains(drawn), "\(words)")
    let block = try tree(framed(20_000, rounds: Array(repeating: 100, count: 200)))
    #expect(block.element("drawn")?.words == "100 of 100 frames drawn")
    #expect(block.element("frame-chart")?.words.contains("block 101 of 200") == true)
  }

  @Test("A baseline that is missing leaves a page without ratios, and says why")
  func missingBaseline() throws {
    var document = ResultDocument.large
    document.cases.removeAll { $0.strategy == "mutation" }
    let tree = try tree(document)
    #expect(!tree.heading.contains("mutation is"), "\(tree.heading)")
    #expect(tree.element("answer")?.words.isEmpty == false)
  }

  @Test("Cells whose names have no Latin letter have charts with names of their own")
  func foreignCells() throws {
    var document = ResultDocument.large
    for (place, cell) in ["東京", "大阪", "a.b", "a-b"].enumerated() {
      let copies = ResultDocument.large.cases.filter { $0.cell == "subtitle" }
      document.cases += copies.map { measured in
        var copy = measured
        copy.id = measured.id.replacing("/subtitle/", with: "/\(cell)/")
        copy.cell = cell
        return copy
      }
      document.crossovers += ResultDocument.large.crossovers.map { crossover in
        var copy = crossover
        copy.cell = cell
        copy.rows = 1_000 + place % 2
        return copy
      }
    }
    let tree = try tree(document)
    #expect(tree.all("figure").count { $0.attributes["id"]?.hasPrefix("growth-") == true } == 5)
  }

  @Test(
    "A figure of any size in any place of a document is a page or is refused, and nothing traps"
  )
  func extremeFigures() throws {
    let text = try Self.rich().encoded()
    let tree = try JSONSerialization.jsonObject(with: Data(text))
    let places = Self.numbers(in: tree)
    #expect(places.count > 100)
    let values: [Any] = [Int.max, 1e300, Int.min, 0]
    var pageCount = 0
    // Neighbours take turns; fields that hold no fraction refuse the second value.
    for (number, place) in places.enumerated() {
      let value = values[number % values.count]
      let changed = Self.replacing(place[...], in: tree, with: value)
      let bytes = [UInt8](try JSONSerialization.data(withJSONObject: changed))
      do throws(DocumentError) {
        let document = try ResultDocument(bytes: bytes, name: "d")
        #expect(try RunPage(document).text().hasSuffix("</html>\n"))
        pageCount += 1
      } catch {
        #expect(error.description.hasPrefix("d"), "\(place)")
      }
    }
    #expect(pageCount > places.count / 2)
  }

  /// A short document with something of every kind that a page shows.
  static func rich() -> ResultDocument {
    var document = ResultDocument.large
    document.cases = document.cases.filter {
      $0.rows == 1_000 && $0.axes.count == 1 && $0.axes != ["9of9"] && $0.axes != ["3of9"]
        && $0.axes != ["6of9"] || $0.cell == "subtitle" && $0.rows >= 10_000
    }
    document.cases.removeAll { !ResultDocument.largeStrategies.prefix(3).contains($0.strategy) }
    let groups = Set(document.cases.map(\.group))
    document.rankings = document.rankings.filter { groups.contains($0.group) }
    document.crossovers = Array(document.crossovers.prefix(4))
    document.scalings = [.example("mutation", exponent: 0.5, interval: (0.4, 0.6), isFinding: true)]
    document.controlCurves = [
      ResultDocument.ControlCurve(
        workload: "scroll.steady",
        cell: "card",
        strategy: "mutation",
        points: [10, 1_000]
          .map {
            ResultDocument.ControlCurve.Point(rows: $0, frames: 8, medianNanoseconds: 10 * $0)
          },
        leftOutRows: [],
        longestFrameNanoseconds: 20_000_000
      )
    ]
    document.enginePrices = [
      ResultDocument.EnginePrice(
        kind: .text,
        effect: .redundant,
        storage: .shared,
        setterComparison: true,
        phase: .configure,
        nanoseconds: 7,
        low: 6,
        high: 8,
        emptyNanoseconds: 1,
        batchCount: 10,
        rounds: 15
      )
    ]
    document.environment.countedCallNanoseconds = 1.25
    document.plan.appShare = 0.5
    document.cases[0].count(allocations: 20, retains: 100, bridgeRetains: 15)
    document.cases[0].counters["dataSourceCellCalls"] = 10
    document.cases[0].counters["textLayouts"] = 30
    document.cases[0].velocity = .example(.bounded, low: 100)
    document.cases[0].interference = ResultDocument.Interference(
      frameCount: 600,
      frames: [3],
      notRunningNanoseconds: 1_000_000,
      wallFrames: [3]
    )
    document.cases[0].samples.roundFrameCounts = [20, 20]
    return document
  }

  /// The places that hold a number, in the first and the last element of each list.
  private static func numbers(in value: Any, _ path: [String] = []) -> [[String]] {
    if let fields = value as? [String: Any] {
      return fields.keys.sorted().flatMap { numbers(in: fields[$0] as Any, path + [$0]) }
    }
    if let list = value as? [Any] {
      return Set([0, list.count - 1]).sorted().filter(list.indices.contains)
        .flatMap { numbers(in: list[$0], path + ["\($0)"]) }
    }
    return value is NSNumber ? [path] : []
  }

  private static func replacing(_ path: ArraySlice<String>, in value: Any, with other: Any) -> Any {
    guard let step = path.first else { return other }
    if var fields = value as? [String: Any] {
      fields[step] = replacing(path.dropFirst(), in: fields[step] as Any, with: other)
      return fields
    }
    guard var list = value as? [Any], let index = Int(step) else { return value }
    list[index] = replacing(path.dropFirst(), in: list[index], with: other)
    return list
  }
}
