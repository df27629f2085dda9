// SPDX-License-Identifier: Apache-2.0

import BenchCells

/// The `messages` dataset: the rows of a chat, drawn by seed, none of them a repeat.
///
/// A text has 1 to 400 characters in the sender's language, one of ten in eight scripts: of a hundred, 22 are a word or
/// a sign, 38 a sentence, 28 some sentences and 12 long.
public enum MessageRows {
  public static let longest = 400

  /// Returns the first `count` rows; O(`count`).
  public static func make(count: Int, seed: UInt64) -> StoredRows {
    precondition(count >= 0, "a number of rows is not negative")
    var writer = Writer()
    var rows = ContiguousArray<Row>()
    rows.reserveCapacity(count)
    for index in 0..<count { rows.append(writer.row(DatasetRandom(seed: seed, index: index))) }
    return StoredRows(rows)
  }
}

extension MessageRows {
  struct Writer {
    /// Lengths in characters, with the cumulative share in per cent.
    private static let lengths: [(share: Int, range: ClosedRange<Int>)] = [
      (22, 1...14), (60, 15...60), (88, 61...160), (100, 161...MessageRows.longest),
    ]
    /// The average number of words before a line break.
    private static let lineShare = 24
    private static let signs = ["👍", "😂", "❤️", "🙏", "🎉", "👀", "😅", "✅", "🔥", "🤔"]

    private let vocabularies = GeneratedRows.Vocabulary.all
    private var text = TextBuffer(capacity: 2_048)

    mutating func row(_ numbers: DatasetRandom) -> Row {
      var random = numbers
      let sender = MessageRows.senders[random.next(below: MessageRows.senders.count)]
      let minute = random.next(below: 24 * 60)
      let choices = random.next()
      return Row(
        title: sender.name,
        source: Self.clock(minute),
        body: body(in: vocabularies[sender.language], &random),
        badge: choices & 15 == 0 ? String(1 + choices >> 4 & 7) : "",
        accent: UInt8(choices >> 8 & 7),
        symbol: sender.symbol,
        isEmphasized: choices >> 12 & 7 == 0,
        isFlagged: choices >> 15 & 15 == 0,
        isRead: choices >> 20 & 3 != 0
      )
    }

    private mutating func body(
      in vocabulary: GeneratedRows.Vocabulary,
      _ random: inout DatasetRandom
    ) -> String {
      let share = random.next(below: 100)
      let range = Self.lengths.first { share < $0.share }?.range ?? 1...14
      let length = range.lowerBound + random.next(below: range.count)
      if length <= 2 { return Self.signs[random.next(below: Self.signs.count)] }
      appendWords(of: vocabulary, atLeast: length, &random)
      // A word may lead past the length, so the text is cut.
      return String(text.take().prefix(length))
    }

    private mutating func appendWords(
      of vocabulary: GeneratedRows.Vocabulary,
      atLeast length: Int,
      _ random: inout DatasetRandom
    ) {
      var count = 0
      var isFirst = true
      while count < length {
        if !isFirst {
          let breaksLine = random.next(below: Self.lineShare) == 0
          let gap = breaksLine ? "\n" : vocabulary.separator
          text.append(gap)
          count += gap.count
        }
        let word = vocabulary.words[random.next(below: vocabulary.words.count)]
        text.append(word)
        count += word.count
        isFirst = false
        if random.next(below: 9) == 0 {
          text.append(vocabulary.stop)
          count += vocabulary.stop.count
        }
      }
    }

    private static func clock(_ minute: Int) -> String {
      let (hours, minutes) = (minute / 60, minute % 60)
      return (hours < 10 ? "0" : "") + String(hours) + (minutes < 10 ? ":0" : ":") + String(minutes)
    }
  }
}

extension MessageRows {
  /// A sender, the place of their language in ``GeneratedRows/Vocabulary/all``, and their picture.
  struct Sender {
    let name: String
    let language: Int
    let symbol: UInt8
  }

  static let senders: [Sender] = [
    Sender(name: "Amelia Hart", language: 0, symbol: 1),
    Sender(name: "Jonas Weiß", language: 1, symbol: 2),
    Sender(name: "Ελένη Παππά", language: 2, symbol: 3),
    Sender(name: "Олена Коваль", language: 3, symbol: 0),
    Sender(name: "ليلى حداد", language: 4, symbol: 4),
    Sender(name: "נועה לוי", language: 5, symbol: 5),
    Sender(name: "प्रिया शर्मा", language: 6, symbol: 6),
    Sender(name: "김지우", language: 7, symbol: 7),
    Sender(name: "佐藤 陽菜", language: 8, symbol: 1),
    Sender(name: "สมชาย ใจดี", language: 9, symbol: 2),
    Sender(name: "Family 👨‍👩‍👧", language: 0, symbol: 3),
    Sender(name: "+44 20 7946 0958", language: 0, symbol: 0),
    Sender(name: "박서준", language: 7, symbol: 4),
    Sender(name: "Grace Okafor-Lindqvist, Facilities and Reception", language: 0, symbol: 5),
    Sender(name: "Büro", language: 1, symbol: 6),
    Sender(name: "山田 太郎", language: 8, symbol: 7),
  ]
}
