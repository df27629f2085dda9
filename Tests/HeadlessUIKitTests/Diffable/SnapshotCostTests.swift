// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import HeadlessUIKit

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
    SnapshotCostTests().bulk()
    SnapshotCostTests().single()
    SnapshotCostTests().edits()
  }

  private func bulk() {
    let items = (0..<10_000).map(item)
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    expect(tally.hashes == 0 && tally.comparisons == 0)
    expectEqual(snapshot.itemIdentifiers, items)
  }

  private func single() {
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
