// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@testable import ListAlgorithms

@Suite("Sectioned diff") struct SectionedDiffTests {
  private typealias List = SectionedList<Int, Int>
  private typealias Place = SectionedDiff.Place

  /// A list of sections and rows in random order, none of them twice.
  private static func list(using generator: inout SplitMix64) -> List {
    let sections = (0..<6).shuffled(using: &generator).prefix(.random(in: 0...6, using: &generator))
    var rows = sections.map { _ in [Int]() }
    for row in (0..<24).shuffled(using: &generator) {
      let section = Int.random(in: 0...7, using: &generator)
      if section < rows.count { rows[section].append(row) }
    }
    return List(sections: Array(sections), rows: rows)
  }

  @Test("L9: Applied to a list with sections a difference gives the other one")
  func application() {
    for seed in 1...700 as ClosedRange<UInt64> {
      var generator = SplitMix64(seed: seed)
      let (old, new) = (Self.list(using: &generator), Self.list(using: &generator))
      let diff = SectionedDiff(from: old, to: new)
      if let fault = SectionedDiffOracle.fault(of: diff, from: old, to: new) {
        Issue.record("seed \(seed): \(fault), from \(old) to \(new) by \(diff)")
      }
      expectEqual(
        diff.rowMoves.count,
        SectionedDiffOracle.fewestRowMoves(from: old, to: new),
        "seed \(seed)"
      )
      expectEqual(
        diff.sections.moves.count,
        DiffOracle.fewestMoves(from: old.sections, to: new.sections),
        "seed \(seed)"
      )
    }
    for seed in 1...700 as ClosedRange<UInt64> {
      var generator = SplitMix64(seed: seed)
      let lists = (0..<2)
        .map { _ in
          let sections = (0..<Int.random(in: 0...4, using: &generator))
            .map { _ in Int.random(in: 0..<3, using: &generator) }
          let rows = sections.map { _ in
            (0..<Int.random(in: 0...6, using: &generator))
              .map { _ in Int.random(in: 0..<5, using: &generator) }
          }
          return List(sections: sections, rows: rows)
        }
      let diff = SectionedDiff(from: lists[0], to: lists[1])
      if let fault = SectionedDiffOracle.fault(of: diff, from: lists[0], to: lists[1]) {
        Issue.record("seed \(seed): \(fault), from \(lists[0]) to \(lists[1]) by \(diff)")
      }
    }
  }

  @Test("L9: Rows and sections move on their own, and unchanged sections cost nothing")
  func crossing() {
    do {  // A row that changes its section is one move.
      let old = List(sections: [1, 2], rows: [[10, 11, 12], [20, 21]])
      let new = List(sections: [1, 2], rows: [[10, 12], [20, 11, 21]])
      let diff = SectionedDiff(from: old, to: new)
      expect(diff.sections.isEmpty && diff.rowDeletes.isEmpty && diff.rowInserts.isEmpty)
      let move = SectionedDiff.Move(from: Place(section: 0, row: 1), to: Place(section: 1, row: 1))
      expectEqual(diff.rowMoves, [move])
    }
    do {  // A row that goes on without its section comes as a new one.
      let old = List(sections: [1, 2], rows: [[10], [20]])
      let new = List(sections: [2, 3], rows: [[20, 10], []])
      let diff = SectionedDiff(from: old, to: new)
      expect(diff.sections.deletes == [0] && diff.sections.inserts == [1])
      expectEqual(diff.rowInserts, [Place(section: 0, row: 1)])
      expect(diff.rowDeletes.isEmpty && diff.rowMoves.isEmpty)
    }
    do {  // A section moves with its rows.
      let old = List(sections: [1, 2, 3], rows: [[10, 11], [20, 21], [30]])
      let new = List(sections: [3, 1, 2], rows: [[30], [10, 11], [20, 21]])
      let diff = SectionedDiff(from: old, to: new)
      expectEqual(diff.sections.moves, [.init(from: 2, to: 0)])
      expect(diff.rowMoves.isEmpty && diff.rowDeletes.isEmpty && diff.rowInserts.isEmpty)
    }
    let sections = Array(0..<100)
    let rows = sections.map { section in (0..<100).map { section * 100 + $0 } }
    let old = List(sections: sections, rows: rows)
    var edited = rows
    edited[40].swapAt(3, 7)
    let shared = SectionedDiff(from: old, to: List(sections: sections, rows: edited))
    // Of the one section that differs 95 rows lie in common ends, 5 are found by the table.
    expect(shared.operationCount <= 95 + 5 * 5)
    expectEqual(shared.rowMoves.count, 2)
    let rebuilt = SectionedDiff(
      from: old,
      to: List(sections: sections, rows: rows.map { $0.map { $0 } })
    )
    expect(rebuilt.isEmpty && rebuilt.operationCount == 10_000)
  }

  @Test("sections without their list of rows are refused")
  func refusal() async {
    await #expect(processExitsWith: .failure) { _ = SectionedList(sections: [1, 2], rows: [[1]]) }
  }
}
