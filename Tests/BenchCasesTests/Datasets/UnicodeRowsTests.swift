// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchCells
import TestSupport
import Testing

@Suite struct UnicodeRowsTests {
  /// Made once: in a debug build this takes seconds.
  private static let dataset = UnicodeRows.make(count: 100_000)
  private static let rows = (0..<dataset.count).map { dataset.row(at: $0) }

  private static func isEastAsian(_ name: String) -> Bool {
    name.split(separator: " ").contains { ["CJK", "HANGUL", "KANGXI"].contains($0) }
  }

  @Test func noPrefixHoldsMoreThanThirtyPercentCJKAndHangul() {
    var eastAsianCount = 0
    for (index, row) in Self.rows.enumerated() {
      eastAsianCount += Self.isEastAsian(row.title) ? 1 : 0
      guard eastAsianCount * 10 <= (index + 1) * 3 else {
        Issue.record("\(eastAsianCount) of the first \(index + 1) rows are CJK or Hangul")
        return
      }
    }
    expectEqual(eastAsianCount, 30_000, "the share is also reached, in every hundred")
  }

  @Test func everyCharacterIsOfVersion15OrEarlier() {
    var versions: Set<Substring> = []
    for row in Self.rows { versions.insert(row.source.split(separator: " ").last ?? "") }
    for version in versions {
      let parts = version.split(separator: ".").compactMap { Int($0) }
      expect(parts.count == 2 && (parts[0], parts[1]) <= (15, 0), "\(version)")
    }
    expect(versions.contains("15.0"))
    // At least half of the bodies leave ASCII.
    for count in [100, 1_000, 10_000, 100_000] {
      let leaving = Self.rows[..<count].count { row in row.body.utf8.contains { $0 >= 0x80 } }
      expect(leaving * 2 >= count, "\(leaving) of \(count)")
    }
    for count in [0, 101, 1_000] {
      let rows = UnicodeRows.make(count: count)
      expectEqual(rows.count, count)
      expectEqual(RowDigest(of: rows), RowDigest(of: Self.dataset, first: count))
      expectEqual(rows.repeatCount, 0)
    }
  }

  @Test func noTwoRowsAreEqual() {
    var firstRows: [String: Int] = [:]
    var wrong: [String] = []
    var repeatCount = 0
    for (index, row) in Self.rows.enumerated() {
      guard let first = firstRows[row.source] else {
        firstRows[row.source] = index
        if row.title.hasSuffix("row \(index + 1)") { wrong.append(row.title) }
        continue
      }
      repeatCount += 1
      var expected = Self.rows[first]
      expected.title += " · row \(index + 1)"
      if row != expected { wrong.append(row.title) }
    }
    expect(wrong.isEmpty)
    expectEqual(repeatCount, Self.dataset.repeatCount)
    expectEqual(Set(Self.rows.map(\.title)).count, Self.rows.count)
    // OnlyAsManyRowsRepeatAsCharactersAreMissing.
    // Every character that is not CJK or Hangul has its row before the first of them repeats, so
    // the repeats are what 70,000 rows need beyond those that exist.
    let distinctOthers = Set(Self.rows.lazy.filter { !Self.isEastAsian($0.title) }.map(\.source))
    var existing = 0
    for value in UInt32(0)...0x10_FFFF {
      guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age,
        (age.major, age.minor) <= (15, 0), let name = scalar.properties.name
      else { continue }
      existing += Self.isEastAsian(name) ? 0 : 1
    }
    expectEqual(distinctOthers.count, existing)
    expectEqual(Self.dataset.repeatCount, 70_000 - existing)
  }

  /// Tolerances in percentage points: 100 rows are one sample of 70 and one of 30, each with an error of less than a
  /// row in any stratum; longer prefixes are sums of such samples.
  @Test(arguments: [(100, 3.0), (1_000, 1.0), (10_000, 0.3)])
  func aPrefixHasTheMixOfTheWhole(count: Int, tolerance: Double) {
    let kinds: [(String, (Row) -> String)] = [
      ("category", { $0.badge }),
      ("accent", { "\($0.accent)" }),
      ("symbol", { "\($0.symbol)" }),
      ("emphasized", { "\($0.isEmphasized)" }),
      ("flagged", { "\($0.isFlagged)" }),
      ("read", { "\($0.isRead)" }),
      ("script", Self.script),
    ]
    for (kind, key) in kinds {
      let whole = Self.shares(of: Self.rows[...], key)
      let part = Self.shares(of: Self.rows[..<count], key)
      for (value, share) in whole {
        let difference = abs(part[value, default: 0] - share)
        expect(difference <= tolerance, "\(kind) \(value): \(difference) points at \(count) rows")
      }
    }
  }

  /// A digest of this order of 100 rows, taken from this code: it fails when rows or their order change, which makes
  /// stored results incomparable.
  @Test func theFirstHundredRowsNeverChange() {
    expectEqual(RowDigest(of: Self.dataset, first: 100).hexadecimal, "355a8b6f7bc015bc")
  }

  /// The first word of a name: the script for letters, a family for symbols.
  private static func script(of row: Row) -> String {
    let words = row.title.split(separator: " ")
    let hasCharacter = words.count > 1 && words[0].unicodeScalars.count <= 2
    return words.dropFirst(hasCharacter ? 1 : 0).first.map(String.init) ?? ""
  }

  private static func shares(of rows: ArraySlice<Row>, _ key: (Row) -> String) -> [String: Double] {
    var counts: [String: Int] = [:]
    for row in rows { counts[key(row), default: 0] += 1 }
    return counts.mapValues { Double($0) * 100 / Double(rows.count) }
  }
}
