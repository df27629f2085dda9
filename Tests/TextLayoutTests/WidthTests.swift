// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextLayout

/// Widths against hand sums of the font's own numbers.
///
/// They are read from the `hmtx` table of Inter 3.019 with fontTools. Regular: A 1904, a 1588,
/// i 668, m 2448, w 2288, space 792, zero 1760, period 776, ellipsis 2312. Medium: A 1971. Semi
/// Bold: A 2038. Bold: A 2106, a 1634, space 653. The em has 2816 units.
@Suite struct WidthTests {
  private let font = NaiveLayout.font

  private static let sums: [(text: String, advances: [Double])] = [
    ("", []), ("A", [1904]), ("Aa", [1904, 1588]), ("aim", [1588, 668, 2448]),
    ("w 0.", [2288, 792, 1760, 776]), ("…", [2312]), ("a ", [1588, 792]), ("\u{A0}", [792]),
    // Eight bytes are added at once: a run that ends on the ninth, and one behind two words.
    ("aaaaaaaaa", Array(repeating: 1588, count: 9)),
    ("aaaaaaaaaaaaaaaa i", Array(repeating: 1588, count: 16) + [792, 668]),
  ]

  @Test("widths are sums of the font's own advances", arguments: sums)
  func sumsOfAdvances(text: String, advances: [Double]) {
    expectEqual(TextMeasurer.width(of: text, font: font), advances.reduce(0, +))
  }

  @Test("each weight has the advances of its own font")
  func weights() {
    func width(_ text: String, _ weight: TextWeight) -> Double {
      TextMeasurer.width(of: text, font: TextFont(pointSize: 2816, weight: weight))
    }
    expectEqual(width("A", .regular), 1904)
    expectEqual(width("A", .medium), 1971)
    expectEqual(width("A", .semibold), 2038)
    expectEqual(width("A", .bold), 2106)
    expectEqual(width("a ", .bold), 1634 + 653)
  }

  @Test("widths scale with the point size, after the sum")
  func scales() {
    let font = TextFont(pointSize: 17)
    expectEqual(TextMeasurer.width(of: "Aa", font: font), Double(1904 + 1588) * (17.0 / 2816))
  }

  @Test(
    "wide and full-width scalars that the font lacks are one em wide",
    arguments: ["한", "一", "あ", "Ａ", "\u{3000}", "\u{1100}"]
  )
  func wideStandIns(text: String) {
    expectEqual(TextMeasurer.width(of: text, font: font), 2816)
  }

  @Test(
    "other scalars that the font lacks are half an em wide",
    arguments: ["ท", "ب", "क", "\u{10000}", "\u{10FFFF}"]
  )
  func standIns(text: String) {
    expectEqual(TextMeasurer.width(of: text, font: font), 1408)
  }

  @Test(
    "marks, controls and format characters have no width",
    arguments: [
      "\u{301}", "\u{20DD}", "\u{0}", "\u{7F}", "\n", "\u{2028}", "\u{AD}", "\u{200B}", "\u{200D}",
      "\u{FEFF}", "\u{FE0F}", "\u{E0067}", "\u{0E31}",
    ]
  )
  func zeroWidths(text: String) {
    expectEqual(TextMeasurer.width(of: text, font: font), 0)
    expectEqual(TextMeasurer.width(of: "A" + text + "a", font: font), 1904 + 1588)
  }

  @Test("the visible format characters of Arabic have a width")
  func prependedMarks() {
    expectEqual(TextMeasurer.width(of: "\u{600}", font: font), 1408)
  }

  @Test("a tab is four spaces")
  func tab() {
    expectEqual(TextMeasurer.width(of: "\t", font: font), 4 * 792)
  }

  @Test("decomposed text is as wide as composed text")
  func decomposed() {
    for (composed, decomposed) in [
      ("한글", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"), ("á", "a\u{301}"),
    ] {
      let width = TextMeasurer.width(of: decomposed, font: font)
      expectEqual(width, TextMeasurer.width(of: composed, font: font))
    }
  }

  @Test(
    "an emoji sequence is one wide character",
    arguments: ["👍", "👍🏽", "👨‍👩‍👧‍👦", "👩🏽‍🚀", "🇫🇷", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏳️‍🌈"]
  )
  func emojiSequences(text: String) {
    let width = TextMeasurer.width(of: text, font: font)
    // The white flag is not wide by East_Asian_Width, so it and what joins it is half an em.
    expectEqual(width, text.unicodeScalars.first == "\u{1F3F3}" ? 1408 : 2816)
    expectEqual(TextMeasurer.width(of: text + "A" + text, font: font), 2 * width + 1904)
  }

  @Test("what only looks like a sequence is not one")
  func brokenSequences() {
    expectEqual(TextMeasurer.width(of: "👍a🏽", font: font), 2816 + 1588 + 2816)
    expectEqual(TextMeasurer.width(of: "a\u{200D}👍", font: font), 1588 + 2816)
    expectEqual(TextMeasurer.width(of: "👍\u{200D}\u{200D}👍", font: font), 2 * 2816)
  }
}
