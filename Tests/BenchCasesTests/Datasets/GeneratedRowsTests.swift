// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchCells
import TestSupport
import Testing

@Suite struct GeneratedRowsTests {
  @Test func aRowDependsOnIndex() {
    let few = GeneratedRows(count: 1_000, seed: 7)
    let many = GeneratedRows(count: 1_000_000_000_000, seed: 7)
    for index in (0..<1_000).reversed() { expectEqual(few.row(at: index), many.row(at: index)) }
    let other = GeneratedRows(count: 1_000, seed: 8)
    let equalCount = (0..<1_000).count { few.row(at: $0).body == other.row(at: $0).body }
    expect(equalCount < 10)
    // Titles end in the row number.
    do {
      let rows = GeneratedRows(count: 100_000_000, seed: 1)
      for index in [0, 1, 99_999, 99_999_999] {
        expect(rows.row(at: index).title.hasSuffix(" \(index + 1)"))
      }
    }
    // Every choice and several scripts occur.
    do {
      let rows = GeneratedRows(count: 2_000, seed: 3)
      let made = (0..<2_000).map { rows.row(at: $0) }
      expectEqual(Set(made.map(\.accent)).count, 8)
      expectEqual(Set(made.map(\.symbol)).count, 8)
      expectEqual(Set(made.map(\.badge)).count, 8)
      for flag in [\Row.isEmphasized, \.isFlagged, \.isRead] {
        expectEqual(Set(made.map { $0[keyPath: flag] }).count, 2)
      }
      let firstLetters = Set(
        made.compactMap { $0.body.unicodeScalars.first?.value }.map { $0 >> 7 }
      )
      expect(firstLetters.count >= 8, "Latin, Greek, Cyrillic, Hebrew, Arabic, Devanagari, Thai, …")
      expect(made.count { row in row.body.utf8.contains { $0 >= 0x80 } } > 1_000)
    }
  }

  @Test func theFirstHundredRowsOfASeedNeverChange() throws {
    expectEqual(RowDigest(of: GeneratedRows(count: 100, seed: 1)).hexadecimal, "99d5fd230b009aa9")
    // Names and paths are told apart.
    expectEqual(DatasetChoice("unicode"), .unicode)
    expectEqual(DatasetChoice("generated"), .generated)
    expectEqual(DatasetChoice("./unicode"), .file(path: "./unicode"))
    let dataset = try DatasetChoice.generated.open(rowCount: 5, seed: 9)
    expectEqual(dataset.rows.count, 5)
    expectEqual(dataset.rows.row(at: 4), GeneratedRows(count: 5, seed: 9).row(at: 4))
    try expectEqual(DatasetChoice.unicode.open(rowCount: 5, seed: 9).rows.count, 5)
  }
}
