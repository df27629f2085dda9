// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("Snapshots") struct SnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  @Test("R37: after random edits a snapshot answers as arrays of arrays do", arguments: 1...20)
  func walk(seed: Int) {
    var walk = SnapshotWalk(seed: UInt64(seed))
    var kept = (snapshot: walk.snapshot, naive: walk.naive)
    for step in 0..<400 {
      walk.step()
      if let fault = Self.fault(in: walk.snapshot, against: walk.naive, asksItems: step % 5 == 0) {
        Issue.record("seed \(seed), step \(step), after \(walk.last): \(fault)")
        return
      }
      guard step % 50 == 0 else { continue }
      // A copy holds what it held, whatever was done to the other.
      if let fault = Self.fault(in: kept.snapshot, against: kept.naive, asksItems: true) {
        Issue.record("seed \(seed), step \(step), in a copy: \(fault)")
        return
      }
      kept = (walk.snapshot, walk.naive)
    }
  }

  private static func fault(
    in snapshot: Snapshot,
    against naive: NaiveSnapshot,
    asksItems: Bool
  ) -> String? {
    if snapshot.sectionIdentifiers != naive.sections.map(\.identifier) { return "sections" }
    if snapshot.numberOfSections != naive.sections.count { return "number of sections" }
    if snapshot.numberOfItems != naive.items.count { return "number of items" }
    if snapshot.itemIdentifiers != naive.items { return "items \(snapshot.itemIdentifiers)" }
    for (position, section) in naive.sections.enumerated() {
      if snapshot.itemIdentifiers(inSection: section.identifier) != section.items {
        return "items of \(section.identifier)"
      }
      if snapshot.numberOfItems(inSection: section.identifier) != section.items.count {
        return "number of items of \(section.identifier)"
      }
      if snapshot.indexOfSection(section.identifier) != position {
        return "place of section \(section.identifier)"
      }
    }
    guard asksItems else { return nil }
    for (index, item) in naive.items.enumerated() {
      if snapshot.indexOfItem(item) != index { return "place of \(item)" }
      let section = naive.place(of: item).map { naive.sections[$0.section].identifier }
      if snapshot.sectionIdentifier(containingItem: item) != section { return "section of \(item)" }
    }
    let isAbsent =
      snapshot.indexOfItem(-1) == nil && snapshot.indexOfSection(-1) == nil
      && snapshot.sectionIdentifier(containingItem: -1) == nil
    return isAbsent ? nil : "something is found that is not there"
  }

  @Test("R34: marks, identifiers of any type and thousands of sections are kept exactly")
  func marks() {
    var snapshot = Snapshot()
    snapshot.appendSections([1, 2])
    snapshot.appendItems([10, 11, 12, 13], toSection: 1)
    snapshot.appendItems([20], toSection: 2)
    snapshot.reloadItems([12, 10, 12])
    snapshot.reloadItems([20, 10])
    snapshot.reconfigureItems([13, 12])
    snapshot.reloadSections([2, 1, 2])
    expectEqual(snapshot.reloadedItemIdentifiers, [12, 10, 20])
    expectEqual(snapshot.reconfiguredItemIdentifiers, [13, 12])
    expectEqual(snapshot.reloadedSectionIdentifiers, [2, 1])
    snapshot.deleteItems([12])
    expectEqual(snapshot.reloadedItemIdentifiers, [10, 20])
    expectEqual(snapshot.reconfiguredItemIdentifiers, [13])
    snapshot.deleteSections([2])
    expectEqual(snapshot.reloadedItemIdentifiers, [10])
    expectEqual(snapshot.reloadedSectionIdentifiers, [1])
    snapshot.deleteAllItems()
    expect(snapshot.reloadedItemIdentifiers.isEmpty && snapshot.numberOfSections == 0)
    do {
      enum Part: Hashable { case head, tail }
      var snapshot = NSDiffableDataSourceSnapshot<Part, String>()
      snapshot.appendSections([.tail])
      snapshot.insertSections([.head], beforeSection: .tail)
      snapshot.appendItems(["a", "b"])
      expectEqual(snapshot.sectionIdentifiers, [.head, .tail])
      expect(snapshot.itemIdentifiers(inSection: .head).isEmpty)
      expectEqual(snapshot.sectionIdentifier(containingItem: "b"), .tail)
    }
    snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<50), toSection: 0)
    for section in 1...2_000 {
      snapshot.insertSections([section], beforeSection: 0)
      snapshot.appendItems([1_000 + section], toSection: section)
      expectEqual(snapshot.indexOfItem(49), 50)
      snapshot.deleteSections([section])
    }
    expect(snapshot.positions.count <= 200)
    expectEqual(snapshot.indexOfItem(49), 49)
  }
}

@Suite("Snapshot cost") struct SnapshotCostTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, CountedIdentifier>

  private let tally = CountedIdentifier.Tally()

  private func item(_ number: Int) -> CountedIdentifier { CountedIdentifier(number, tally) }

  private func entered(_ count: Int) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems((0..<count).map(item))
    expectEqual(snapshot.indexOfItem(item(0)), 0)
    tally.reset()
    return snapshot
  }

  @Test("R37 W-E W-K: look-ups and single items cost O(1), and bulk building hashes nothing")
  func lookUps() {
    for count in [1_000, 10_000, 100_000] {
      let snapshot = entered(count)
      for number in 0..<100 {
        let place = number * (count / 100)
        expectEqual(snapshot.indexOfItem(item(place)), place)
      }
      // One hash each; a comparison in the index, one with the row, and few with others.
      expectEqual(tally.hashes, 100, "\(count) items")
      expect(tally.comparisons <= 400, "\(count) items")
    }
    do {
      tally.reset()
      let items = (0..<10_000).map(item)
      var snapshot = Snapshot()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      expect(tally.hashes == 0 && tally.comparisons == 0)
      expectEqual(snapshot.itemIdentifiers, items)
    }
    for count in [1_000, 4_000] {
      var snapshot = Snapshot()
      snapshot.appendSections(Array(0..<10))
      tally.reset()
      for number in 0..<count {
        snapshot.appendItems([item(number)], toSection: number % 10)
        expectEqual(snapshot.sectionIdentifier(containingItem: item(number)), number % 10)
      }
      // Each item is entered once and asked for once; a growing index hashes all it has again, twice
      // the items in all at most, and compares what falls together.
      expect(tally.hashes <= 4 * count + 16, "\(count) items")
      expect(tally.comparisons <= 12 * count, "\(count) items")
    }
    SnapshotCostTests().edits()
  }

  private func edits() {
    var snapshot = entered(1_000)
    for number in 0..<640 {
      let passing = item(2_000 + number)
      snapshot.insertItems([passing], beforeItem: item(500))
      expectEqual(snapshot.indexOfItem(item(500)), 501)
      snapshot.deleteItems([passing])
      expectEqual(snapshot.indexOfItem(item(500)), 500)
    }
    // All rows are entered again after 65 shifts, so 20 times in 1,280; an edit and a look-up hash few.
    expect(tally.hashes <= 20 * 1_001 + 640 * 12)
  }
}
