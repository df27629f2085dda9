// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextLayout

/// Texts of many scripts cut at the head, in the middle and at the tail.
///
/// A unit is a point. An ellipsis is 2312 wide, a wide scalar 2816, one that the font lacks 1408, an
/// a 1588; each room below is that of the clusters that are expected, and of the ellipsis.
@Suite("Truncation of scripts") struct ScriptTruncationTests {
  private struct Case: CustomTestStringConvertible, Sendable {
    let script: String
    let text: String
    let room: Double
    let head: String
    let middle: String
    let tail: String
    var testDescription: String { script }
  }

  private static let cases = [
    Case(
      script: "Latin",
      text: "abaaaaba",
      room: 2312 + 4 * 1760,
      head: "…aaba",
      middle: "ab…ba",
      tail: "abaa…"
    ),
    Case(
      script: "Hangul",
      text: "안녕하세요여러분",
      room: 2312 + 4 * 2816,
      head: "…요여러분",
      middle: "안녕…러분",
      tail: "안녕하세…"
    ),
    Case(
      script: "conjoining jamo",
      text: String(repeating: "\u{1112}\u{1161}\u{11AB}", count: 6),
      room: 2312 + 2 * 2816,
      head: "…" + String(repeating: "\u{1112}\u{1161}\u{11AB}", count: 2),
      middle: "\u{1112}\u{1161}\u{11AB}…\u{1112}\u{1161}\u{11AB}",
      tail: String(repeating: "\u{1112}\u{1161}\u{11AB}", count: 2) + "…"
    ),
    Case(
      script: "Japanese",
      text: "吾輩は猫である。",
      room: 2312 + 4 * 2816,
      head: "…である。",
      middle: "吾輩…る。",
      tail: "吾輩は猫…"
    ),
    Case(
      script: "Chinese",
      text: "他说，你好世界。",
      room: 2312 + 4 * 2816,
      head: "…好世界。",
      middle: "他说…界。",
      tail: "他说，你…"
    ),
    Case(
      script: "Thai",
      text: "ที่ที่ที่ที่ที่ที่",
      room: 2312 + 4 * 1408,
      head: "…ที่ที่ที่ที่",
      middle: "ที่ที่…ที่ที่",
      tail: "ที่ที่ที่ที่…"
    ),
    Case(
      script: "Arabic",
      text: "مَرْحَبًاب",
      room: 2312 + 2 * 1408,
      head: "…اب",
      middle: "مَ…ب",
      tail: "مَرْ…"
    ),
    Case(
      script: "Hebrew",
      text: "שלוםעולם",
      room: 2312 + 4 * 1408,
      head: "…עולם",
      middle: "של…לם",
      tail: "שלום…"
    ),
    Case(
      script: "emoji",
      text: "👨‍👩‍👧‍👦🇫🇷👍🏽☝️👩‍💻🇩🇪",
      room: 2312 + 2 * 2816,
      head: "…👩‍💻🇩🇪",
      middle: "👨‍👩‍👧‍👦…🇩🇪",
      tail: "👨‍👩‍👧‍👦🇫🇷…"
    ),
    Case(
      script: "combining marks",
      text: "a\u{301}\u{323}a\u{308}aa\u{301}aa\u{302}",
      room: 2312 + 2 * 1588,
      head: "…aa\u{302}",
      middle: "a\u{301}\u{323}…a\u{302}",
      tail: "a\u{301}\u{323}a\u{308}…"
    ),
  ]

  @Test("whole clusters stay, as many as there is room for", arguments: cases)
  private func cut(_ this: Case) {
    for (mode, expected) in [
      (LineBreakMode.truncatingHead, this.head), (.truncatingMiddle, this.middle),
      (.truncatingTail, this.tail),
    ] {
      let layout = TextMeasurer.layout(
        this.text,
        font: NaiveLayout.font,
        maximumWidth: this.room,
        maximumLineCount: 1,
        lineBreakMode: mode
      )
      // By scalars: strings compare by canonical equivalence.
      let shown = shownLines(this.text, layout).map { Array($0.unicodeScalars) }
      expectEqual(shown, [Array(expected.unicodeScalars)], "\(mode)")
      expect(layout.size.width <= this.room)
    }
  }

  @Test("Hebrew breaks at spaces, not behind a maqaf (LB21a), and points take no room")
  func hebrewWrapping() {
    func wrap(_ text: String, _ count: Double) -> [String] {
      let layout = TextMeasurer.layout(text, font: NaiveLayout.font, maximumWidth: count * 1408)
      return shownLines(text, layout)
    }
    expectEqual(wrap("שלום עולם", 5), ["שלום", "עולם"])
    expectEqual(wrap("אב בית־ספר", 7), ["אב", "בית־ספר"])
    expectEqual(wrap("שָׁלוֹם שלום", 4), ["שָׁלוֹם", "שלום"])
  }
}
