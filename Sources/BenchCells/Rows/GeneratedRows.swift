// SPDX-License-Identifier: Apache-2.0

/// The `generated` dataset: rows made when asked for, a pure function of index and seed.
///
/// Nothing is stored, so 10⁸ rows and more cost no memory. Each row speaks one of ten languages;
/// the title ends in the row number, counted from 1, so that no two titles are equal.
/// Making a row takes well under a microsecond; a measurement of rows that must cost nothing to
/// fetch stores them.
public struct GeneratedRows: Sendable {
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
    var text: [UInt8] = []
    text.reserveCapacity(256)
    text.appendWords(of: vocabulary, count: 1 + Int(choices & 3), random.next())
    text.append(contentsOf: " ".utf8)
    text.append(contentsOf: String(index + 1).utf8)
    let title = text.taken()
    text.appendWords(of: vocabulary, count: 1 + Int(choices >> 2 & 1), random.next())
    let source = text.taken()
    text.appendWords(of: vocabulary, count: 3 + Int(choices >> 3 & 7), random.next())
    text.append(contentsOf: vocabulary.stop.utf8)
    return Row(
      title: title,
      source: source,
      body: text.taken(),
      badge: Self.badges[Int(choices >> 6 & 7)],
      accent: UInt8(choices >> 9 & 7),
      symbol: UInt8(choices >> 12 & 7),
      isEmphasized: choices >> 15 & 3 == 0,
      isFlagged: choices >> 17 & 7 == 0,
      isRead: choices >> 20 & 1 == 0
    )
  }
}

extension [UInt8] {
  /// Appends `count` words, each chosen by the next four bits of `choices`.
  fileprivate mutating func appendWords(
    of vocabulary: GeneratedRows.Vocabulary,
    count: Int,
    _ choices: UInt64
  ) {
    precondition(count <= 16, "64 bits choose sixteen words")
    var rest = choices
    for position in 0..<count {
      if position > 0 { append(contentsOf: vocabulary.separator.utf8) }
      append(contentsOf: vocabulary.words[Int(rest & 15)].utf8)
      rest >>= 4
    }
  }

  /// Returns the text of these bytes at its exact size and starts over, keeping the room.
  fileprivate mutating func taken() -> String {
    defer { removeAll(keepingCapacity: true) }
    return String(decoding: self, as: UTF8.self)
  }
}

extension GeneratedRows {
  /// The words of one language and what stands between them.
  public struct Vocabulary: Sendable {
    /// Sixteen everyday words, so that four bits choose one.
    public let words: [String]
    /// What separates two words: nothing in scripts that are written without spaces.
    public let separator: String
    /// What ends a sentence.
    public let stop: String

    private init(_ words: String, separator: String = " ", stop: String = ".") {
      self.words = words.split(separator: " ").map(String.init)
      self.separator = separator
      self.stop = stop
      precondition(self.words.count == 16, "a vocabulary has sixteen words")
    }

    /// Ten languages in eight scripts, two of them from right to left.
    public static let all = [
      Vocabulary(
        "river window paper garden morning train letter market bread winter bridge music kitchen "
          + "harbour cloud ticket"
      ),
      Vocabulary(
        "Brücke Straße Fenster Garten Zug Küche Wolke Brief Musik Hafen Schlüssel Uhr Bäckerei "
          + "Weg Licht Frühling"
      ),
      Vocabulary(
        "ποτάμι παράθυρο χαρτί κήπος πρωί τρένο γράμμα αγορά ψωμί χειμώνας γέφυρα μουσική "
          + "κουζίνα λιμάνι σύννεφο εισιτήριο"
      ),
      Vocabulary(
        "река окно бумага сад утро поезд письмо рынок хлеб зима мост музыка кухня гавань облако "
          + "билет"
      ),
      Vocabulary(
        "نهر نافذة ورق حديقة صباح قطار رسالة سوق خبز شتاء جسر موسيقى مطبخ ميناء سحابة تذكرة"
      ),
      Vocabulary("נהר חלון נייר גינה בוקר רכבת מכתב שוק לחם חורף גשר מוזיקה מטבח נמל ענן כרטיס"),
      Vocabulary(
        "नदी खिड़की काग़ज़ बग़ीचा सुबह रेलगाड़ी चिट्ठी बाज़ार रोटी सर्दी पुल संगीत रसोई बंदरगाह बादल टिकट",
        stop: "।"
      ),
      Vocabulary("강 창문 종이 정원 아침 기차 편지 시장 빵 겨울 다리 음악 부엌 항구 구름 표"),
      Vocabulary(
        "川 まど 紙 にわ 朝 でんしゃ 手紙 いちば パン 冬 橋 おんがく 台所 みなと 雲 きっぷ",
        separator: "",
        stop: "。"
      ),
      Vocabulary(
        "แม่น้ำ หน้าต่าง กระดาษ สวน เช้า รถไฟ จดหมาย ตลาด ขนมปัง ฤดูหนาว สะพาน ดนตรี ครัว ท่าเรือ "
          + "เมฆ ตั๋ว",
        separator: "",
        stop: ""
      ),
    ]
  }
}
