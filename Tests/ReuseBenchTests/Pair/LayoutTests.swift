// SPDX-License-Identifier: Apache-2.0

import BenchResults
import BenchStatistics
import Foundation
import TestSupport
import Testing

@testable import ReuseBench
@testable import ToolUnderTest

@Suite("Of a build with several layouts each pair draws one") struct LayoutTests {
  @Test("layouts are those of a folder in their order, each drawn once before any twice")
  func deck() throws {
    for count in [1, 2, 7, 30] as [Int] {
      var generator = SeededGenerator(seed: 19)
      var deck = LayoutDeck(count: count)
      var orders: Set<[Int]> = []
      for _ in 0..<20 {
        let drawn = (0..<count).map { _ in deck.draw(using: &generator) }
        expectEqual(drawn.sorted(), Array(0..<count))
        orders.insert(drawn)
      }
      expect(count < 7 || orders.count == 20, "each time in another order")
    }
    let workplace = try Workplace()
    try FileManager.default.createDirectory(
      atPath: workplace.file("many"),
      withIntermediateDirectories: false
    )
    for name in ["a.layout-10", "a.layout-9", "a", "a.layout-x", "b.layout-100.tmp"] {
      try workplace.write([1], as: "many/\(name)")
    }
    let side = try PairSide(workplace.file("many"))
    expect(side.layouts.map(\.seed) == [9, 10] && side.objects == nil)
    expectEqual(
      side.layouts.map { ($0.path as NSString).lastPathComponent },
      ["a.layout-9", "a.layout-10"]
    )
    let single = try PairSide(workplace.file("many/a"))
    expectEqual(single.layouts.map(\.path), [workplace.file("many/a")])
    expectEqual(single.layouts.map(\.seed), [nil])
    do {
      let workplace = try Workplace()
      for (name, count) in [("none", 0), ("one", 1), ("two", 2)] {
        try FileManager.default.createDirectory(
          atPath: workplace.file(name),
          withIntermediateDirectories: false
        )
        for seed in 0..<count { try workplace.write([1], as: "\(name)/a.layout-\(seed)") }
      }
      let none = #expect(throws: ToolFailure.self) { try PairSide(workplace.file("none")) }
      expect(none?.exit == .badData && none?.message.contains("without a layout") == true)
      let options = PairOptions(base: workplace.file("one"), head: workplace.file("two"))
      let unequal = #expect(throws: ToolFailure.self) { try PairSides(options) }
      expectEqual(unequal?.exit, .badData)
      expect(unequal?.message.contains("has 1 layout and") == true)
    }
    do {
      var series = PairSeries([PairStory.group], pairCount: 8)
      var single = series
      for pair in 0..<8 {
        let (base, head) = (
          try PairStory.outcome(.init()), try PairStory.outcome(.init(frame: 10_500))
        )
        try series.add(base: base, head: head, layouts: .init(base: pair % 3, head: 7 - pair))
        try single.add(base: base, head: head)
      }
      var generator = SeededGenerator(seed: 1)
      let key = CasePhase(identifier: PairStory.identifier, phase: .frame)
      let found = try require(try series.comparison(key, using: &generator))
      expectEqual(found.baseLayouts, [0, 1, 2, 0, 1, 2, 0, 1])
      expectEqual(found.headLayouts, [7, 6, 5, 4, 3, 2, 1, 0])
      let other = try require(try single.comparison(key, using: &generator))
      expect(other.baseLayouts == nil && other.headLayouts == nil)
    }
  }
}
