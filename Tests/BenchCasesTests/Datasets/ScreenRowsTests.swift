// SPDX-License-Identifier: Apache-2.0

import BenchCells
import TestSupport
import Testing

@testable import BenchCases

@Suite("Settings and messages") struct ScreenRowsTests {
  @Test func byNameAndPrefixes() throws {
    // Both are reached by name, and keep their rows; repeats are counted.
    for (name, choice) in [("settings", DatasetChoice.settings), ("messages", .messages)] {
      expect(DatasetChoice(name) == choice && choice.isStored)
      let dataset = try choice.open(rowCount: 300, seed: 1)
      expectEqual(dataset.rows.count, 300)
      let titles = Set((0..<300).map { dataset.rows.row(at: $0).title })
      if name == "settings" {
        expectEqual(titles.count, 300, "a repeat has its row number in the title")
        expectEqual(dataset.repeatCount, 300 - SettingRows.entries.count)
      } else {
        expect(titles.count <= MessageRows.senders.count && dataset.repeatCount == 0)
      }
    }
    // A row depends on its number and the seed alone, so fewer rows are a prefix.
    for make in [SettingRows.make, MessageRows.make] {
      let long = make(500, 4)
      let short = make(100, 4)
      expect((0..<100).allSatisfy { long.row(at: $0) == short.row(at: $0) })
      let other = make(100, 5)
      expect((0..<100).contains { other.row(at: $0) != short.row(at: $0) })
      expectEqual(make(0, 1).count, 0)
    }
  }

  @Test func settingsAndMessages() {
    // A setting has a value only where its title has some, and every kind is there.
    do {
      let rows = SettingRows.make(count: SettingRows.entries.count, seed: 1)
      var kinds: Set<UInt8> = []
      for (index, entry) in SettingRows.entries.enumerated() {
        let row = rows.row(at: index)
        kinds.insert(row.accent)
        expect(row.title == entry.title && row.accent == entry.kind.rawValue)
        expect(entry.values.isEmpty ? row.source.isEmpty : entry.values.contains(row.source))
      }
      expectEqual(kinds, [0, 1, 2, 3])
    }
    // Messages are 1 to 400 characters long, in the shares that are told, and in ten languages.
    do {
      let count = 20_000
      let rows = MessageRows.make(count: count, seed: 9)
      var shares = [0, 0, 0, 0]
      for index in 0..<count {
        let length = rows.row(at: index).body.count
        expect((1...400).contains(length), "row \(index)")
        shares[length < 15 ? 0 : length < 61 ? 1 : length < 161 ? 2 : 3] += 1
      }
      // Six standard deviations of a share of 20,000: √(0.25 / 20,000) × 6 < 2.2 %.
      for (share, wanted) in zip(shares, [22, 38, 28, 12]) {
        expect(abs(Double(share) / Double(count) - Double(wanted) / 100) < 0.022, "\(shares)")
      }
      expectEqual(Set(MessageRows.senders.map(\.language)), Set(0..<10))
      expect(
        MessageRows.senders.allSatisfy { $0.language < GeneratedRows.Vocabulary.all.count }
      )
    }
  }
}
