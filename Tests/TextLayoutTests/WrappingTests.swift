// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextLayout

/// Hand-made cases.
///
/// In the regular weight a is 1588 and space 792 units wide, zero 1760,
/// comma 776, a wide scalar 2816, another that the font lacks 1408; here a unit is a point.
@Suite struct WrappingTests {
  private func wrap(
    _ text: String,
    _ width: Double,
    _ mode: LineBreakMode = .wordWrapping,
    count: Int = 0
  ) -> [String] {
    let layout = TextMeasurer.layout(
      text,
      font: NaiveLayout.font,
      maximumWidth: width,
      maximumLineCount: count,
      lineBreakMode: mode
    )
    return shownLines(text, layout)
  }

  @Test("Latin text breaks at spaces and explicit terminators")
  func latin() {
    // aaa 4764, aaa aaa 10320; with the hanging space 11112.
    expectEqual(wrap("aaa aaa aaa", 10_320), ["aaa aaa", "aaa"])
    expectEqual(wrap("aaa aaa aaa", 10_319), ["aaa", "aaa", "aaa"])
    expectEqual(wrap("aaa    aaa", 4764), ["aaa", "aaa"])
    expectEqual(wrap("aaa aaa   ", 10_320), ["aaa aaa"])
    expectEqual(wrap("aaa-aaa", 7000), ["aaa-", "aaa"])
    expectEqual(wrap("aa\u{A0}aa aa", 8000), ["aa\u{A0}aa", "aa"])
    expectEqual(wrap("aa\u{2060}aa aa", 6500), ["aa\u{2060}aa", "aa"])
    expectEqual(wrap("aa\u{AD}aa aa", 5000), ["aa\u{AD}", "aa", "aa"])
    expectEqual(wrap("aa\u{200B}aa", 5000), ["aa\u{200B}", "aa"])
    expectEqual(wrap("  aa", 5000), ["  aa"])
    expectEqual(wrap("  aa", 4000), ["", "aa"])
    expectEqual(wrap("   ", 100), [""])
    let all = "a\nb\rc\r\nd\u{B}e\u{C}f\u{85}g\u{2028}h\u{2029}i"
    expectEqual(wrap(all, .infinity), ["a", "b", "c", "d", "e", "f", "g", "h", "i"])
    expectEqual(wrap("", 100), [])
    expectEqual(wrap("\n", 100), [""])
    expectEqual(wrap("a\n", 10_000), ["a"])
    expectEqual(wrap("a\n\nb", 10_000), ["a", "", "b"])
    expectEqual(wrap("a  \n  b", 10_000), ["a", "  b"])
    expectEqual(wrap("\r\n\r\n", 100), ["", ""])
    expectEqual(wrap("a\n", 100), ["a"])
    expectEqual(wrap("aaaaa", 3200), ["aa", "aa", "a"])
    expectEqual(wrap("a aaaaa a", 3200), ["a", "aa", "aa", "a", "a"])
    expectEqual(wrap("a aaaaa a", 4000), ["a", "aa", "aa", "a a"])
    expectEqual(wrap("a\u{301}a\u{301}a\u{301}", 3200), ["a\u{301}a\u{301}", "a\u{301}"])
  }

  @Test("Numbers, odd widths, line limits and slices wrap as documented")
  func cutNumber() {
    // 00 is 3520 wide, and a comma 776: without memory ",00" would break behind its comma.
    expectEqual(wrap("00,00", 3600), ["00", ",0", "0"])
    let full = TextMeasurer.width(of: "aaa $(", font: NaiveLayout.font)
    expectEqual(wrap("aaa $(0)", full), ["aaa", "$(0)"])
    expectEqual(wrap("aaa $(b)", full), ["aaa $", "(b)"])
    for width in [Double.nan, .infinity, 1e300] { expectEqual(wrap("a a", width), ["a a"]) }
    for width in [0, -1, -Double.infinity, 1e-300] {
      expectEqual(wrap("a aa", width), ["a", "a", "a"])
    }
    for width in [0, -1, -Double.infinity] { expectEqual(wrap("한글", width), ["한", "글"]) }
    expectEqual(wrap("\u{301}\u{301}", 0), ["\u{301}\u{301}"])
    let layout = TextMeasurer.layout(
      "a a a",
      font: NaiveLayout.font,
      maximumWidth: 1600,
      maximumLineCount: 2
    )
    expectEqual(shownLines("a a a", layout), ["a", "a"])
    expect(layout.isTruncated)
    expectEqual(wrap("a a a", 1600, count: -1), ["a", "a", "a"])
    expect(!TextMeasurer.layout("a ", font: NaiveLayout.font, maximumLineCount: 1).isTruncated)
    expect(!TextMeasurer.layout("a\n", font: NaiveLayout.font, maximumLineCount: 1).isTruncated)
    let text = String("xx안녕하세요 여러분xx".dropFirst(2).dropLast(2))
    expectEqual(wrap(text, 3 * 2816), ["안녕하", "세요", "여러분"])
  }

  @Test("Each script breaks by the Unicode rules")
  func hangul() {
    expectEqual(wrap("안녕하세요 여러분", 3 * 2816), ["안녕하", "세요", "여러분"])
    expectEqual(wrap("안녕하세요.", 5 * 2816), ["안녕하세", "요."])
    // The same in conjoining jamo: syllables are not split.
    let jamo = "\u{1112}\u{1161}\u{11AB}"
    expectEqual(wrap(jamo + jamo + jamo, 2 * 2816), [jamo + jamo, jamo])
    expectEqual(wrap("吾輩は猫である。", 4 * 2816), ["吾輩は猫", "である。"])
    expectEqual(wrap("吾輩は猫である。", 7 * 2816), ["吾輩は猫であ", "る。"])
    expectEqual(wrap("猫「犬」猫", 3 * 2816), ["猫", "「犬」", "猫"])
    expectEqual(wrap("チャット", 3 * 2816), ["チャッ", "ト"])
    expectEqual(wrap("あいうゃ", 3 * 2816), ["あい", "うゃ"])
    expectEqual(wrap("コーヒー", 3 * 2816), ["コー", "ヒー"])
    expectEqual(wrap("猫です、犬", 3 * 2816), ["猫で", "す、犬"])
    expectEqual(wrap("中文排版测试", 4 * 2816), ["中文排版", "测试"])
    expectEqual(wrap("他说，你好。", 2 * 2816), ["他", "说，", "你", "好。"])
    expectEqual(wrap("读《红楼梦》", 2 * 2816), ["读", "《红", "楼", "梦》"])
    expectEqual(wrap("中文abc中文", 12_000), ["中文abc", "中文"])
    expectEqual(wrap("ภาษา ไทย", 4 * 1408), ["ภาษา", "ไทย"])
    // Vowel signs and tone marks stay with their consonant: ที่ is one cluster of width 1408.
    expectEqual(wrap("ที่ที่ที่", 2 * 1408), ["ที่ที่", "ที่"])
    // SARA AM is a spacing mark of its consonant.
    expectEqual(wrap("นำนำ", 3 * 1408), ["นำ", "นำ"])
    expectEqual(wrap("مرحبا بالعالم", 8 * 1408), ["مرحبا", "بالعالم"])
    expectEqual(wrap("مَرْحَبًا بك", 5 * 1408), ["مَرْحَبًا", "بك"])
  }

  @Test("Emoji sequences are never broken")
  func emoji() {
    expectEqual(wrap("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 2 * 2816), ["👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"])
    expectEqual(wrap("🇫🇷🇩🇪🇰🇷", 2 * 2816), ["🇫🇷🇩🇪", "🇰🇷"])
    expectEqual(wrap("👍🏽👍🏽", 2816), ["👍🏽", "👍🏽"])
    // UAX #14 pairs indicators across marks, clusters do not: the line ends where both agree.
    expectEqual(wrap("🇫\u{301}🇷🇩", 2816), ["🇫\u{301}", "🇷🇩"])
    expectEqual(wrap("aaa aaa", 8000, .charWrapping), ["aaa a", "aa"])
    expectEqual(wrap("猫、犬", 2816, .charWrapping), ["猫", "、", "犬"])
  }
}
