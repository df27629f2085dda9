// SPDX-License-Identifier: Apache-2.0

import BenchCells

/// A sorted population of characters, turned into rows in an order of which each short stretch
/// is a fair sample of the whole.
///
/// Systematic sampling: with `strides` = population / sample size, one sample is every
/// `strides`-th character from some start, so of any contiguous share of the sorted population
/// it holds the expected number, rounded down or up. `strides` is odd, since code charts repeat
/// by two and sixteen. The starts are taken in shuffled order and each sample is shuffled, so that
/// no distance between two rows means anything.
struct CharacterStream {
  private let characters: [UInt32]
  /// For each character of the first lap, the index of its row in the list.
  private var firstRows: [Int32] = []
  private var writer = UnicodeRowWriter()

  /// How many rows were made after the characters were used up.
  private(set) var repeatCount = 0

  /// Rearranges `sorted`, which must not be empty, into samples of about `sampleSize`.
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

  /// Appends the row of the next character, or repeats the first lap once all had their turn.
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
