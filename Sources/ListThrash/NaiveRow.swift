// SPDX-License-Identifier: Apache-2.0

import BenchStatistics

/// A row: what it shows follows from its numbers alone.
package struct NaiveRow: Hashable, Sendable {
  /// What tells the row from all others.
  package var id: Int
  /// How often its content changed in place.
  package var version = 0
  /// How often it was reloaded, which may change its kind of cell.
  package var generation = 0

  package init(id: Int) { self.id = id }

  /// Which kind of cell shows the row: one of three.
  package var kind: Int { Int(bits(salt: 1, lasting: true) % 3) }
  /// The upper text.
  package var title: String {
    "row \(id), \(version) of \(generation)" + String(repeating: " and so on", count: length)
  }
  /// The lower text; nil for every other row.
  package var detail: String? { bits(salt: 2) % 2 == 0 ? nil : "detail \(id)-\(version)" }
  /// Whether the row has a mark, as long as it is not reloaded.
  package var isFlagged: Bool { bits(salt: 3, lasting: true) % 3 == 0 }
  /// The colour behind the row, as one of four.
  package var tint: Int { Int(bits(salt: 4) % 4) }
  /// What stands at the trailing edge, as one of three.
  package var accessory: Int { Int(bits(salt: 5) % 3) }
  /// The height that the row asks for, in points; a few rows have none.
  package var height: Double { [44, 20, 60.5, 44.25, 0, 120, 300, 88][Int(bits(salt: 6) % 8)] }

  private var length: Int { Int(bits(salt: 7) % 6) }

  /// Mixed bits of the numbers; what is lasting does not change with the version.
  private func bits(salt: UInt64, lasting isLasting: Bool = false) -> UInt64 {
    var seed = UInt64(truncatingIfNeeded: id) &* 0x9E37_79B9 &+ UInt64(generation) << 32
    if !isLasting { seed ^= UInt64(version) << 48 }
    var random = SplitMix64(seed: seed &+ salt << 56)
    return random.next() >> 8
  }
}

/// The place of a row: its section and its row there.
package struct RowPath: Hashable, Comparable, CustomStringConvertible, Sendable {
  package var section: Int
  package var row: Int

  package init(_ section: Int, _ row: Int) {
    self.section = section
    self.row = row
  }

  package var description: String { "\(section)/\(row)" }

  package static func < (one: RowPath, other: RowPath) -> Bool {
    one.section != other.section ? one.section < other.section : one.row < other.row
  }
}

/// Where new rows and sections come from: each has an identity that none had before.
package struct RowSupply: Equatable, Sendable {
  private var nextRow = 0
  private var nextSection = 0

  package init() {}

  /// A new row.
  package mutating func row() -> NaiveRow {
    nextRow += 1
    return NaiveRow(id: nextRow)
  }

  /// A new section of some new rows.
  package mutating func section(rows: Int) -> NaiveList.Section {
    nextSection += 1
    return NaiveList.Section(id: nextSection, rows: (0..<max(0, rows)).map { _ in row() })
  }

  /// A new list of sections of some new rows.
  package mutating func list(_ counts: [Int]) -> NaiveList {
    NaiveList(sections: counts.map { section(rows: $0) })
  }
}

extension Int {
  /// The number counted round within 0..<count, so that any number names something.
  func folded(_ count: Int) -> Int {
    let rest = self % count
    return rest < 0 ? rest + count : rest
  }
}
