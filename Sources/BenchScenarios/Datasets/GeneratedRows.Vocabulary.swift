// SPDX-License-Identifier: Apache-2.0

extension GeneratedRows {
  /// The words of one language and what stands between them.
  struct Vocabulary: Sendable {
    /// Sixteen everyday words, so that four bits choose one.
    let words: [String]
    /// What separates two words: nothing in scripts that are written without spaces.
    let separator: String
    /// What ends a sentence.
    let stop: String

    private init(_ words: String, separator: String = " ", stop: String = ".") {
      self.words = words.split(separator: " ").map(String.init)
      self.separator = separator
      self.stop = stop
      precondition(self.words.count == 16, "a vocabulary has sixteen words")
    }

    /// Ten languages in eight scripts, two of them from right to left.
    static let all = [
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
