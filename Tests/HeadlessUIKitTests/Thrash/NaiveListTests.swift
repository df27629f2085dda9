// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import ListThrash
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("Naive list") struct NaiveListTests {
  private func list(_ rows: [Int]...) -> NaiveList {
    NaiveList(
      sections: rows.enumerated()
        .map { number, rows in .init(id: number, rows: rows.map { NaiveRow(id: $0) }) }
    )
  }

  private func identities(_ list: NaiveList) -> [[Int]] { list.sections.map { $0.rows.map(\.id) } }

  @Test("R33: a batch names rows and sections before it or after it, whatever the order")
  func rows() throws {
    var updates = ListUpdates()
    updates.deletedRows = [RowPath(0, 0), RowPath(0, 2)]
    updates.insertedRows = [
      .init(RowPath(0, 1), NaiveRow(id: 9)), .init(RowPath(0, 3), NaiveRow(id: 8)),
    ]
    var after = try list([1, 2, 3, 4, 5]).applying(updates)
    expectEqual(identities(after), [[2, 9, 4, 8, 5]])
    updates = ListUpdates()
    updates.movedRows = [
      .init(RowPath(0, 0), RowPath(1, 1)), .init(RowPath(1, 1), RowPath(0, 0)),
      .init(RowPath(0, 2), RowPath(0, 1)),
    ]
    after = try list([1, 2, 3], [4, 5]).applying(updates)
    expectEqual(identities(after), [[5, 3, 2], [4, 1]])
    updates = ListUpdates()
    updates.deletedSections = [0]
    updates.insertedSections = [.init(1, .init(id: 9, rows: [NaiveRow(id: 90)]))]
    updates.movedSections = [.init(3, 0)]
    updates.deletedRows = [RowPath(1, 0)]
    updates.insertedRows = [.init(RowPath(2, 1), NaiveRow(id: 91))]
    after = try list([1], [2, 3], [4], [5]).applying(updates)
    expectEqual(identities(after), [[5], [90], [3, 91], [4]])
  }

  @Test("R33: what does not add up is refused")
  func refusals() {
    func refusal(_ change: (inout ListUpdates) -> Void) -> NaiveList.Refusal? {
      var updates = ListUpdates()
      change(&updates)
      do {
        _ = try list([1, 2], [3]).applying(updates)
        return nil
      } catch {
        return error
      }
    }
    let row = NaiveRow(id: 9)
    expectEqual(refusal { $0.deletedRows = [RowPath(0, 2)] }, .rowOutOfRange(RowPath(0, 2)))
    expectEqual(refusal { $0.deletedRows = [RowPath(2, 0)] }, .rowOutOfRange(RowPath(2, 0)))
    let first = RowPath(0, 0)
    expectEqual(refusal { $0.deletedRows = [first, first] }, .rowTwice(first))
    expectEqual(
      refusal {
        $0.deletedRows = [first]
        $0.reloadedRows = [.init(first, row)]
      },
      .rowTwice(first)
    )
    expectEqual(
      refusal { $0.insertedRows = [.init(first, row), .init(first, row)] },
      .rowTwice(first)
    )
    expectEqual(
      refusal { $0.insertedRows = [.init(RowPath(1, 2), row)] },
      .rowOutOfRange(RowPath(1, 2))
    )
    expectEqual(refusal { $0.deletedSections = [0, 0] }, .sectionTwice(0))
    expectEqual(refusal { $0.deletedSections = [2] }, .sectionOutOfRange(2))
    expectEqual(
      refusal {
        $0.deletedSections = [0]
        $0.deletedRows = [first]
      },
      .sectionGone(0)
    )
  }

  @Test("R33: 2,000 random batches put each row where it was named, the others between")
  func randomBatches() throws {
    var random = SplitMix64(seed: 33)
    var supply = RowSupply()
    var batches = 0
    while batches < 2_000 {
      guard case .update(let edits, _) = ThrashOperation(&random) else { continue }
      batches += 1
      let count = Int.random(in: 0...5, using: &random)
      let before = supply.list((0..<count).map { _ in Int.random(in: 0...6, using: &random) })
      let plan = UpdatePlanner.plan(edits, for: before, supply: supply)
      supply = plan.supply
      let after = try before.applying(plan.updates)
      try check(before, plan.updates, after, "batch \(batches): \(plan.updates)")
    }
  }

  private func check(
    _ before: NaiveList,
    _ updates: ListUpdates,
    _ after: NaiveList,
    _ words: String
  ) throws {
    var put: Set<Int> = []
    for insertion in updates.insertedRows {
      expectEqual(after[insertion.place], insertion.content, "\(words)")
      put.insert(insertion.content.id)
    }
    for move in updates.movedRows {
      expectEqual(after[move.target], before[move.origin], "\(words)")
      put.insert(before[move.origin].id)
    }
    for insertion in updates.insertedSections {
      expectEqual(after.sections[insertion.place], insertion.content, "\(words)")
    }
    for move in updates.movedSections {
      expectEqual(after.sections[move.target].id, before.sections[move.origin].id, "\(words)")
    }
    let taken = Set(updates.deletedRows.map { before[$0].id }).union(put)
    let reloaded = Set(updates.reloadedSections.map { before.sections[$0.place].id })
    var expected: [Int: [Int]] = [:]
    for section in before.sections where !reloaded.contains(section.id) {
      expected[section.id] = section.rows.map(\.id).filter { !taken.contains($0) }
    }
    for section in after.sections {
      guard let rest = expected[section.id] else { continue }
      expectEqual(section.rows.map(\.id).filter { !put.contains($0) }, rest, "\(words)")
    }
    let change = updates.insertedSections.count - updates.deletedSections.count
    expectEqual(after.sections.count, before.sections.count + change, "\(words)")
  }
}

@Suite("Random walks") @MainActor struct RandomWalkTests {
  private struct Failure {
    let seed: UInt64
    let steps: [String]
    let words: String
  }

  @Test(
    "R1 R3 R4 R6 R34 R42 S3-01 S3-02 S3-12 S3-17: every frame is that of a list without reuse",
    arguments: ListWalk.Kind.allCases
  )
  func walk(kind: ListWalk.Kind) {
    var shortest: Failure?
    var failureCount = 0
    for seed in 0..<UInt64(60) {
      var walk = ListWalk(seed: seed, kind: kind)
      do {
        try walk.take(25)
      } catch {
        failureCount += 1
        if walk.steps.count < shortest?.steps.count ?? .max {
          shortest = Failure(seed: seed, steps: walk.steps, words: "\(error)")
        }
      }
    }
    if let shortest {
      Issue.record(
        """
        \(failureCount) walks fail; the shortest is seed \(shortest.seed) of \(kind): \
        \(shortest.words)
        after \(shortest.steps.joined(separator: "; "))
        """
      )
    }
  }
}
