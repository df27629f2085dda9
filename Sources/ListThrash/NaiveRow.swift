// SPDX-License-Identifier: Apache-2.0

import BenchStatistics

/// A row whose content follows from its numbers alone.
package struct NaiveRow: Hashable, Sendable {
  /// The row's identity.
  package var id: Int
  /// The number of changes of its content in place.
  package var version = 0
  /// The number of reloads, each of which may change the kind of cell.
  package var generation = 0

  package init(id: Int) { self.id = id }

  /// The kind of the row's cell: one of three.
  package var kind: Int { Int(bits(salt: 1, lasting: true) % 3) }
  package var title: String {
    "row \(id), \(version) of \(generation)" + String(repeating: " and so on", count: length)
  }
  /// Nil for every other row.
  package var detail: String? { bits(salt: 2) % 2 == 0 ? nil : "detail \(id)-\(version)" }
  /// True if the row has a mark; constant until a reload.
  package var isFlagged: Bool { bits(salt: 3, lasting: true) % 3 == 0 }
  /// One of four background colours.
  package var tint: Int { Int(bits(salt: 4) % 4) }
  /// One of three accessories.
  package var accessory: Int { Int(bits(salt: 5) % 3) }
  /// The requested height in points; a few rows have none.
  package var height: Double { [44, 20, 60.5, 44.25, 0, 120, 300, 88][Int(bits(salt: 6) % 8)] }

  private var length: Int { Int(bits(salt: 7) % 6) }

  /// Returns mixed bits of the numbers; lasting ones do not depend on the version.
  private func bits(salt: UInt64, lasting isLasting: Bool = false) -> UInt64 {
    var seed = UInt64(truncatingIfNeeded: id) &* 0x9E37_79B9 &+ UInt64(generation) << 32
    if !isLasting { seed ^= UInt64(version) << 48 }
    var random = SplitMix64(seed: seed &+ salt << 56)
    return random.next() >> 8
  }
}

/// The place of a row.
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

/// A source of rows and sections with new identities.
package struct RowSupply: Equatable, Sendable {
  private var nextRow = 0
  private var nextSection = 0

  package init() {}

  package mutating func row() -> NaiveRow {
    nextRow += 1
    return NaiveRow(id: nextRow)
  }

  package mutating func section(rows: Int) -> NaiveList.Section {
    nextSection += 1
    return NaiveList.Section(id: nextSection, rows: (0..<max(0, rows)).map { _ in row() })
  }

  package mutating func list(_ counts: [Int]) -> NaiveList {
    NaiveList(sections: counts.map { section(rows: $0) })
  }
}

extension Int {
  /// Returns the number modulo `count`, so that any number names something.
  func folded(_ count: Int) -> Int {
    let rest = self % count
    return rest < 0 ? rest + count : rest
  }
}
