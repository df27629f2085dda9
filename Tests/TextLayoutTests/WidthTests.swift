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

  @Test("Widths are sums of the advances of the font and weight, scaled afterwards")
  func sumsOfAdvances() {
    for (text, advances) in Self.sums {
      expectEqual(TextMeasurer.width(of: text, font: font), advances.reduce(0, +))
    }
    func width(_ text: String, _ weight: TextWeight) -> Double {
      TextMeasurer.width(of: text, font: TextFont(pointSize: 2816, weight: weight))
    }
    expectEqual(width("A", .regular), 1904)
    expectEqual(width("A", .medium), 1971)
    expectEqual(width("A", .semibold), 2038)
    expectEqual(width("A", .bold), 2106)
    expectEqual(width("a ", .bold), 1634 + 653)
    do {  // Widths scale with the point size, after the sum.
      let font = TextFont(pointSize: 17)
      expectEqual(TextMeasurer.width(of: "Aa", font: font), Double(1904 + 1588) * (17.0 / 2816))
    }
  }

  @Test("Scalars that the font lacks have widths by their class")
  func wideStandIns() {
    for text in ["한", "一", "あ", "Ａ", "\u{3000}", "\u{1100}"] as [String] {
      expectEqual(TextMeasurer.width(of: text, font: font), 2816)
    }
    for text in ["ท", "ب", "क", "\u{10000}", "\u{10FFFF}"] as [String] {
      expectEqual(TextMeasurer.width(of: text, font: font), 1408)
    }
    for text in [
      "\u{301}", "\u{20DD}", "\u{0}", "\u{7F}", "\n", "\u{2028}", "\u{AD}", "\u{200B}", "\u{200D}",
      "\u{FEFF}", "\u{FE0F}", "\u{E0067}", "\u{0E31}",
    ] as [String] {
      expectEqual(TextMeasurer.width(of: text, font: font), 0)
      expectEqual(TextMeasurer.width(of: "A" + text + "a", font: font), 1904 + 1588)
    }
    expectEqual(TextMeasurer.width(of: "\u{600}", font: font), 1408)
    expectEqual(TextMeasurer.width(of: "\t", font: font), 4 * 792)
  }

  @Test("Decomposed text and emoji sequences are as wide as one character")
  func decomposed() {
    for (composed, decomposed) in [
      ("한글", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"), ("á", "a\u{301}"),
    ] {
      let width = TextMeasurer.width(of: decomposed, font: font)
      expectEqual(width, TextMeasurer.width(of: composed, font: font))
    }
    for text in ["👍", "👍🏽", "👨‍👩‍👧‍👦", "👩🏽‍🚀", "🇫🇷", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏳️‍🌈"] as [String] {
      let width = TextMeasurer.width(of: text, font: font)
      // The white flag is not wide by East_Asian_Width, so it and what joins it is half an em.
      expectEqual(width, text.unicodeScalars.first == "\u{1F3F3}" ? 1408 : 2816)
      expectEqual(TextMeasurer.width(of: text + "A" + text, font: font), 2 * width + 1904)
    }
    expectEqual(TextMeasurer.width(of: "👍a🏽", font: font), 2816 + 1588 + 2816)
    expectEqual(TextMeasurer.width(of: "a\u{200D}👍", font: font), 1588 + 2816)
    expectEqual(TextMeasurer.width(of: "👍\u{200D}\u{200D}👍", font: font), 2 * 2816)
  }
}

@Suite struct TextFontTests {
  @Test("A font has the metrics of its tables at any size")
  func metrics() {
    do {  // Line metrics are those of the font's hhea and OS/2 tables, in points.
      let font = TextFont(pointSize: 2816, weight: .bold)
      expectEqual(font.ascender, 2728)
      expectEqual(font.descender, -680)
      expectEqual(font.leading, 0)
      expectEqual(font.lineHeight, 2728 + 680)
      expectEqual(font.capHeight, 2048)
      expectEqual(font.xHeight, 1536)
      expectEqual(TextFont(pointSize: 17).lineHeight, 3408 * (17.0 / 2816))
    }
    for (given, expected) in [
      (.nan, 0), (-3, 0), (0, 0), (17.5, 17.5), (.infinity, 100_000), (1e9, 100_000),
    ] as [(Double, Double)] {
      let font = TextFont(pointSize: given)
      expectEqual(font.pointSize, expected)
      expectEqual(TextMeasurer.width(of: "A", font: font), 1904 * (expected / 2816))
      let layout = TextMeasurer.layout("A a", font: font, maximumWidth: 1)
      expectEqual(layout.lines.count, expected == 0 ? 1 : 2)
    }
  }
}
