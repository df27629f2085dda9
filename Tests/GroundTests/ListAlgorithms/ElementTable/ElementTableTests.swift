// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@testable import ListAlgorithms

@Suite("Element table") struct ElementTableTests {
  private struct Poor: Hashable {
    let value: Int

    func hash(into hasher: inout Hasher) { hasher.combine(value % 3) }
  }

  @Test("after random edits it answers as a dictionary does", arguments: 1...20)
  func edits(seed: UInt64) {
    walk(seed: seed) { $0 }
    walk(seed: seed) { "element \($0), longer than fifteen bytes" }
    walk(seed: seed) { Poor(value: $0) }
  }

  private func walk<Element: Hashable>(seed: UInt64, _ element: (Int) -> Element) {
    var generator = SplitMix64(seed: seed)
    var table = ElementTable<Element>()
    var oracle: [Element: Int] = [:]
    for step in 0..<600 {
      let drawn = element(.random(in: 0..<150, using: &generator))
      switch Int.random(in: 0..<6, using: &generator) {
      case 0, 1:
        expectEqual(table.insert(drawn, number: step), (oracle[drawn] == nil), "seed \(seed)")
        if oracle[drawn] == nil { oracle[drawn] = step }
      case 2:
        let added = (0..<4).map { _ in element(.random(in: 0..<150, using: &generator)) }
        var expected: Int?
        for (place, element) in added.enumerated() where expected == nil {
          if oracle[element] == nil {
            oracle[element] = step * 10 + place
          } else {
            expected = place
          }
        }
        expectEqual(
          table.insert(contentsOf: added, firstNumber: step * 10),
          expected,
          "seed \(seed)"
        )
      case 3:
        table.update(contentsOf: [drawn], firstNumber: -step)
        if oracle[drawn] != nil { oracle[drawn] = -step }
      default: expectEqual(table.remove(drawn), oracle.removeValue(forKey: drawn), "seed \(seed)")
      }
      expectEqual(table.count, oracle.count, "seed \(seed), step \(step)")
      expectEqual(table[drawn], oracle[drawn], "seed \(seed), step \(step)")
    }
    for value in 0..<150 {
      expectEqual(table[element(value)], oracle[element(value)], "seed \(seed)")
    }
    let all = (0..<150).map(element)
    expectEqual(table.firstMissing(of: all), all.first { oracle[$0] == nil }, "seed \(seed)")
  }

  @Test("Copies are independent, and removed elements leave no room taken")
  func copies() {
    do {  // A copy keeps what it had.
      var table = ElementTable<Int>()
      expect(table.insert(contentsOf: Array(0..<100), firstNumber: 7) == nil)
      let copy = table
      for value in 0..<100 { table.remove(value) }
      expect(table.count == 0 && table[5] == nil)
      expect(copy.count == 100 && copy[5] == 12)
    }
    do {  // An empty table, and one that was emptied, have nothing.
      var table = ElementTable<String>()
      expect(table["a"] == nil && table.remove("a") == nil && table.count == 0)
      expect(table.insert(contentsOf: [], firstNumber: 0) == nil)
      expectEqual(table.firstMissing(of: ["a"]), "a")
      table.insert("a", number: 1)
      expect(table.remove("a") == 1 && table["a"] == nil)
      expect(table.insert("a", number: 2) && table["a"] == 2)
    }
    var table = ElementTable<Int>()
    for value in 0..<10_000 {
      table.insert(value, number: value)
      if value >= 10 { expectEqual(table.remove(value - 10), value - 10) }
    }
    expectEqual(table.count, 10)
    expect(table.slotCount <= 512)
  }
}
