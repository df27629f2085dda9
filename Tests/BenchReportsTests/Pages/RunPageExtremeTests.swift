// SPDX-License-Identifier: Apache-2.0

import BenchResults
import Foundation
import TestSupport
import Testing

@testable import BenchReports

@Suite("Runs at the ends of what there can be, as pages") struct RunPageExtremeTests {
  private func tree(_ document: ResultDocument) throws -> PageTree {
    let tree = try PageTree(try RunPage(document).text())
    expectEqual(tree.faults(), [])
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

  @Test(
    "One frame is a picture with one mark; of a million frames the page has all and draws few, but every late one"
  ) func oneFrame() throws {
    do {
      let tree = try tree(framed(1))
      expectEqual(tree.element("drawn")?.words, "1 of 1 frames drawn")
      let dots = tree.element("frame-chart")?.all("path").filter { $0.has("dots") } ?? []
      expectEqual(dots.count, 1)
      expectEqual(dots.first?.attributes["d"]?.components(separatedBy: "M").count, 2)
    }
    // Of a million frames the page has all and draws few, but every late one.
    // At most two of each of the 500 columns, and the three late ones.
    do {
      let whole = try tree(framed(1_000_000, late: [0, 499_999, 999_999]))
      let words = whole.element("drawn")?.words ?? ""
      expect(words.hasSuffix(" of 1,000,000 frames drawn"))
      let drawn = Int(words.prefix { $0 != " " }.replacing(",", with: "")) ?? 0
      expect((503...1_003).contains(drawn), "\(words)")
      let block = try tree(framed(20_000, rounds: Array(repeating: 100, count: 200)))
      expectEqual(block.element("drawn")?.words, "100 of 100 frames drawn")
    }
    // A baseline that is missing leaves a page without ratios, and says why.
    do {
      var document = ResultDocument.large
      document.cases.removeAll { $0.strategy == "mutation" }
      let tree = try tree(document)
      expect(!tree.heading.contains("mutation is"), "\(tree.heading)")
      expect(tree.element("answer")?.words.isEmpty == false)
    }
    // Cells whose names have no Latin letter have charts with names of their own.
    do {
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
      expectEqual(tree.all("figure").count { $0.attributes["id"]?.hasPrefix("growth-") == true }, 5)
    }
  }

  @Test(
    "A figure of any size in any place of a document is a page or is refused, and nothing traps"
  ) func extremeFigures() throws {
    let text = try Self.rich().encoded()
    let tree = try JSONSerialization.jsonObject(with: Data(text))
    let places = Self.numbers(in: tree)
    expect(places.count > 100)
    let values: [Any] = [Int.max, 1e300, Int.min, 0]
    var pageCount = 0
    // Neighbours take turns; fields that hold no fraction refuse the second value.
    for (number, place) in places.enumerated() {
      let value = values[number % values.count]
      let changed = Self.replacing(place[...], in: tree, with: value)
      let bytes = [UInt8](try JSONSerialization.data(withJSONObject: changed))
      do throws(DocumentError) {
        let document = try ResultDocument(bytes: bytes, name: "d")
        try expect(RunPage(document).text().hasSuffix("</html>\n"))
        pageCount += 1
      } catch { expect(error.description.hasPrefix("d"), "\(place)") }
    }
    expect(pageCount > places.count / 2)
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
      .init(
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
    document.cases[0].interference = .example([3], of: 600, lost: 1_000_000, wall: [3])
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
