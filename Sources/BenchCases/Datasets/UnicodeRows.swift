// SPDX-License-Identifier: Apache-2.0

import BenchCells

/// The `unicode` dataset: one row for each character of the standard library's database.
///
/// The order comes from a fixed seed: fewer rows are a prefix.
/// * Each hundred rows hold 30 whose names say CJK, HANGUL or KANGXI and 70 others, placed so that the former are at
///   most 30 % of *any* prefix.
/// * Within each of the two kinds, each hundred is a fair sample over category, age and code point, hence over scripts:
///   100 rows have the mix of 100,000.
/// * Each kind starts over when its characters are used up, with the row number in the title. The others are used up
///   first: they are too few to fill 70 % of 100,000 rows.
public enum UnicodeRows {
  private static let portionSize = 100
  private static let eastAsianPerPortion = 30
  /// Never change it: that would change the dataset.
  private static let seed: UInt64 = 0x756e_6963_6f64_6521

  /// Returns the first `count` rows and counts the repeats, which share the storage of source and body; O(`count`)
  /// after one census.
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

  /// The census is freed here, before the rows need its memory.
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
  /// Shuffled, then rotated so that no prefix holds more than its share. Counting +3 for each other row and -7 for each
  /// CJK or Hangul row, the sum over the portion is 0, and started after its lowest point it never falls below 0 (the
  /// cycle lemma of Dvoretzky and Motzkin).
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

/// A sorted population of characters, turned into rows so that each short stretch is a fair sample of the whole.
///
/// Systematic sampling: with `strides` = population / sample size, one sample is every `strides`-th character from some
/// start, so of any contiguous share of the population it holds the expected number, rounded down or up. `strides` is
/// odd, since code charts repeat by two and sixteen. Starts and samples are shuffled, so that no distance between two
/// rows means anything.
struct CharacterStream {
  private let characters: [UInt32]
  /// The row index of each character of the first lap.
  private var firstRows: [Int32] = []
  private var writer = UnicodeRowWriter()

  private(set) var repeatCount = 0

  init(_ sorted: [UInt32], sampleSize: Int, random: inout DatasetRandom) {
    precondition(!sorted.isEmpty && sampleSize > 0, "a sample is taken from some characters")
    let strides = (sorted.count + sampleSize - 1) / sampleSize | 1
    var starts = Array(0..<strides)
    random.shuffle(&starts, in: 0..<strides)
    var characters: [UInt32] = []
    characters.reserveCapacity(sorted.count)
    for start in starts {
      let first = characters.count
      for index in stride(from: start, to: sorted.count, by: strides) {
        characters.append(sorted[index])
      }
      random.shuffle(&characters, in: first..<characters.count)
    }
    self.characters = characters
  }

  /// Appends the row of the next character, or repeats the first lap once all are used up.
  mutating func appendNext(to rows: inout ContiguousArray<Row>) {
    if firstRows.count < characters.count {
      let character = characters[firstRows.count]
      firstRows.append(Int32(rows.count))
      rows.append(writer.row(of: character))
    } else {
      let original = rows[Int(firstRows[repeatCount % characters.count])]
      repeatCount += 1
      rows.append(writer.repetition(of: original, number: rows.count + 1))
    }
  }
}
