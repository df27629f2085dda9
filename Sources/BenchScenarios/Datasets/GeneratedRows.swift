// SPDX-License-Identifier: Apache-2.0

public import BenchCells

/// The `generated` dataset: rows made when asked for, a pure function of index and seed.
///
/// Nothing is stored, so 10⁸ rows and more cost no memory. Each row speaks one of ten languages;
/// the title ends in the row number, counted from 1, so that no two titles are equal.
/// Making a row takes well under a microsecond; a measurement of rows that must cost nothing to
/// fetch uses ``StoredRows``.
public struct GeneratedRows: RowSource {
  private static let badges = ["new", "draft", "sent", "late", "paid", "open", "done", "held"]

  /// Number of rows.
  public let count: Int
  private let seed: UInt64
  private let vocabularies = Vocabulary.all

  /// Describes `count` rows; rows of another seed differ, a row of the same seed never does.
  public init(count: Int, seed: UInt64) {
    precondition(count >= 0, "a number of rows is not negative")
    self.count = count
    self.seed = seed
  }

  /// Makes the row at `index`; O(1).
  public func row(at index: Int) -> Row {
    precondition((0..<count).contains(index), "a row is asked for by an index below the count")
    var random = DatasetRandom(seed: seed, index: index)
    let choices = random.next()
    let vocabulary = vocabularies[random.next(below: vocabularies.count)]
    var text = TextBuffer(capacity: 256)
    text.appendWords(of: vocabulary, count: 1 + Int(choices & 3), random.next())
    text.append(" ")
    text.append(String(index + 1))
    let title = text.take()
    text.appendWords(of: vocabulary, count: 1 + Int(choices >> 2 & 1), random.next())
    let source = text.take()
    text.appendWords(of: vocabulary, count: 3 + Int(choices >> 3 & 7), random.next())
    text.append(vocabulary.stop)
    return Row(
      title: title,
      source: source,
      body: text.take(),
      badge: Self.badges[Int(choices >> 6 & 7)],
      accent: UInt8(choices >> 9 & 7),
      symbol: UInt8(choices >> 12 & 7),
      isEmphasized: choices >> 15 & 3 == 0,
      isFlagged: choices >> 17 & 7 == 0,
      isRead: choices >> 20 & 1 == 0
    )
  }
}

extension TextBuffer {
  /// Appends `count` words, each chosen by the next four bits of `choices`.
  fileprivate mutating func appendWords(
    of vocabulary: GeneratedRows.Vocabulary,
    count: Int,
    _ choices: UInt64
  ) {
    precondition(count <= 16, "64 bits choose sixteen words")
    var rest = choices
    for position in 0..<count {
      if position > 0 { append(vocabulary.separator) }
      append(vocabulary.words[Int(rest & 15)])
      rest >>= 4
    }
  }
}
