// SPDX-License-Identifier: Apache-2.0

import BenchCells

/// The `unicode` dataset: one real row for each character of the standard library's database.
///
/// There is one order of all rows, from a seed of its own: asking for fewer rows gives a prefix.
/// * Each hundred rows hold 30 whose names say CJK, HANGUL or KANGXI and 70 others, placed so
///   that the former are at most 30 % of *any* prefix.
/// * Within each of the two kinds, each hundred is a fair sample over category, age and code
///   point, hence over scripts: 100 rows have the mix of 100,000.
/// * Each kind starts over when its characters are used up; such a row says so by its row number
///   in the title, and ``StoredRows/repeatCount`` counts it. The others are used up first: there
///   are too few characters beside CJK and Hangul to fill 70 % of 100,000 rows.
public enum UnicodeRows {
  /// Number of rows in one balanced portion.
  private static let portionSize = 100
  /// How many rows of a portion are CJK or Hangul.
  private static let eastAsianPerPortion = 30
  /// Fixed for good: a change of it is a change of the dataset.
  private static let seed: UInt64 = 0x756e_6963_6f64_6521

  /// Makes the first `count` rows and counts those that repeat an earlier row.
  ///
  /// A repeat shares the storage of its source and body with the row it repeats.
  /// Complexity: O(`count`) after one census of the database.
  public static func make(count: Int) -> StoredRows {
    precondition(count >= 0, "a number of rows is not negative")
    var random = DatasetRandom(seed: seed)
    var (eastAsian, others) = streams(&random)
    var places: [Bool] = []
    var rows = ContiguousArray<Row>()
    rows.reserveCapacity(count)
    for index in 0..<count {
      if index % portionSize == 0 { places = eastAsianPlaces(&random) }
      if places[index % portionSize] {
        eastAsian.appendNext(to: &rows)
      } else {
        others.appendNext(to: &rows)
      }
    }
    return StoredRows(rows, repeatCount: eastAsian.repeatCount + others.repeatCount)
  }

  /// The census is dropped here, before the rows are made and need its room.
  private static func streams(
    _ random: inout DatasetRandom
  ) -> (eastAsian: CharacterStream, others: CharacterStream) {
    let census = ScalarCensus()
    let eastAsian = CharacterStream(
      census.eastAsian,
      sampleSize: eastAsianPerPortion,
      random: &random
    )
    let others = CharacterStream(
      census.others,
      sampleSize: portionSize - eastAsianPerPortion,
      random: &random
    )
    return (eastAsian, others)
  }

  /// Draws which rows of a portion are CJK or Hangul.
  ///
  /// Shuffled, then turned so that no prefix holds more than its share. Counting +3 for each other
  /// row and -7 for each CJK or Hangul row, the sum over the portion is 0, and started behind its
  /// lowest point it never falls below 0 (the cycle lemma of Dvoretzky and Motzkin).
  private static func eastAsianPlaces(_ random: inout DatasetRandom) -> [Bool] {
    var places = (0..<portionSize).map { $0 < eastAsianPerPortion }
    random.shuffle(&places, in: 0..<portionSize)
    var balance = 0
    var lowest = 0
    var start = 0
    for (index, isEastAsian) in places.enumerated() {
      balance += isEastAsian ? eastAsianPerPortion - portionSize : eastAsianPerPortion
      if balance < lowest {
        lowest = balance
        start = index + 1
      }
    }
    return Array(places[start...] + places[..<start])
  }
}
