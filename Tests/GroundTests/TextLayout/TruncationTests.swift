// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextLayout

/// Hand-made cases.
///
/// In the regular weight a is 1588, space 792 and the ellipsis 2312 units wide;
/// here a unit is a point.
@Suite struct TruncationTests {
  private func show(_ text: String, _ width: Double, _ mode: LineBreakMode, count: Int = 1)
    -> [String]
  { shownLines(text, layout(text, width, mode, count: count)) }

  @Test("Tail truncation cuts only the last permitted line, at a cluster")
  func fits() throws {
    for mode in LineBreakMode.allCases {
      let whole = layout("aaaa", 4 * 1588, mode)
      expectEqual(shownLines("aaaa", whole), ["aaaa"])
      expect(!whole.isTruncated)
      expect(whole.lines.first?.elidedUTF8Range == nil)
    }
    // Two letters and the ellipsis are 5488 wide, three 7076.
    expectEqual(show("aaaaaaaa", 5488, .truncatingTail), ["aa…"])
    expectEqual(show("aaaaaaaa", 7075, .truncatingTail), ["aa…"])
    expectEqual(show("aaaaaaaa", 7076, .truncatingTail), ["aaa…"])
    let line = try require(layout("aaaaaaaa", 6000, .truncatingTail).lines.first)
    expectEqual(line.width, 2 * 1588 + 2312)
    expectEqual(line.utf8Range, 0..<8)
    expectEqual(line.elidedUTF8Range, 2..<8)
    expect(line.endsInEllipsis)
    expectEqual(show("aa aaaaaa", 6300, .truncatingTail), ["aa…"])
    expectEqual(show("aa aa aa aa", 5600, .truncatingTail, count: 2), ["aa", "aa…"])
    expectEqual(show("aa aa aa aa", 9000, .truncatingTail, count: 2), ["aa aa", "aa aa"])
    expectEqual(show("aa aa aa aa aa", 9000, .truncatingTail, count: 2), ["aa aa", "aa a…"])
    expectEqual(show("aa aa aa", 5600, .truncatingTail, count: 0), ["aa", "aa", "aa"])
    expectEqual(show("a\na", 9000, .truncatingTail), ["a…"])
    expectEqual(show("a\nb\na", 9000, .truncatingHead), ["…a"])
    expectEqual(show("a\nb\na", 9000, .truncatingMiddle), ["a…a"])
    expectEqual(show("a\na", .infinity, .truncatingTail), ["a…"])
    expectEqual(show("a\na\r\n", .infinity, .truncatingMiddle), ["a…a"])
  }

  @Test("Head, middle, clipping and wrapping modes cut where documented")
  func head() throws {
    do {  // Head truncation keeps the end of the text.
      let text = "aaaaaab"
      let line = try require(layout(text, 2312 + 1588 * 3, .truncatingHead).lines.first)
      expectEqual(line.elidedUTF8Range, 0..<5)
      expect(!line.endsInEllipsis)
      expectEqual(show(text, 2312 + 1588 * 3, .truncatingHead), ["…ab"])
      expectEqual(show("aa aa aa ab", 5700, .truncatingHead, count: 2), ["aa", "…ab"])
      expectEqual(show("aaaaaa aa", 6300, .truncatingHead), ["…aa"])
    }
    do {  // Middle truncation keeps both ends, half the room for the end.
      let text = "aaaaaaaaaa"
      // Four letters and the ellipsis are 8664 wide: two before, two behind.
      let line = try require(layout(text, 8664, .truncatingMiddle).lines.first)
      expectEqual(line.elidedUTF8Range, 2..<8)
      expectEqual(line.utf8Range, 0..<10)
      expect(!line.endsInEllipsis)
      expectEqual(show(text, 8664, .truncatingMiddle), ["aa…aa"])
      expectEqual(show(text, 8664 + 1588, .truncatingMiddle), ["aaa…aa"])
    }
    let line = try require(layout("aa aaaa", 4000, .clipping).lines.first)
    expectEqual(line.width, 4000)
    expectEqual(line.utf8Range, 0..<4)
    expectEqual(show("aa aaaa aa", 4000, .clipping, count: 2), ["aa", "aaa"])
    expect(layout("aa aaaa", 4000, .clipping).isTruncated)
    expectEqual(show("aa aa", 4000, .wordWrapping), ["aa"])
    expectEqual(show("aaaa", 4000, .charWrapping), ["aa"])
    expect(layout("aa aa", 4000, .wordWrapping).isTruncated)
  }

  @Test("An ellipsis never cuts a cluster, however narrow the line")
  func narrow() {
    for mode in [LineBreakMode.truncatingHead, .truncatingTail, .truncatingMiddle] {
      expectEqual(show("aaaa", 1000, mode), ["…"])
      expectEqual(show("aaaa", 0, mode), ["…"])
      expectEqual(layout("aaaa", 1000, mode).size.width, 2312)
    }
    do {  // Clusters are never cut by an ellipsis.
      let family = "👨‍👩‍👧‍👦"
      let text = String(repeating: family, count: 4)
      expectEqual(show(text, 2816 * 2, .truncatingTail), [family + "…"])
      expectEqual(show(text, 2816 * 2, .truncatingHead), ["…" + family])
      expectEqual(show(text, 2816 * 3, .truncatingMiddle), [family + "…" + family])
      expectEqual(show("각각각", 2 * 2816, .truncatingTail), ["각…"])
    }
    // An Arabic number sign takes the space behind it into its cluster (GB9b).
    let text = "aa\u{600} "
    expectEqual(show(text, 2312, .truncatingHead), ["…"])
    expectEqual(layout(text, 2312, .truncatingHead).size.width, 2312)
    expectEqual(show(text, 2312 + 1408, .truncatingHead), ["…\u{600}"])
  }
}

private func layout(_ text: String, _ width: Double, _ mode: LineBreakMode, count: Int = 1)
  -> ParagraphLayout
{
  TextMeasurer.layout(
    text,
    font: NaiveLayout.font,
    maximumWidth: width,
    maximumLineCount: count,
    lineBreakMode: mode
  )
}

/// Texts of many scripts cut at the head, in the middle and at the tail.
///
/// A unit is a point. An ellipsis is 2312 wide, a wide scalar 2816, one that the font lacks 1408, an
/// a 1588; each room below is that of the clusters that are expected, and of the ellipsis.
@Suite("Truncation of scripts") struct ScriptTruncationTests {
  private struct Case {
    let room: Double
    let text, head, middle, tail: String

    init(_ text: String, _ room: Double, _ head: String, _ middle: String, _ tail: String) {
      (self.text, self.room) = (text, room)
      (self.head, self.middle, self.tail) = (head, middle, tail)
    }
  }

  private static let cases = [
    Case("abaaaaba", 2312 + 4 * 1760, "…aaba", "ab…ba", "abaa…"),
    Case("안녕하세요여러분", 2312 + 4 * 2816, "…요여러분", "안녕…러분", "안녕하세…"),
    Case(
      String(repeating: "\u{1112}\u{1161}\u{11AB}", count: 6),
      2312 + 2 * 2816,
      "…" + String(repeating: "\u{1112}\u{1161}\u{11AB}", count: 2),
      "\u{1112}\u{1161}\u{11AB}…\u{1112}\u{1161}\u{11AB}",
      String(repeating: "\u{1112}\u{1161}\u{11AB}", count: 2) + "…"
    ),
    Case("吾輩は猫である。", 2312 + 4 * 2816, "…である。", "吾輩…る。", "吾輩は猫…"),
    Case("他说，你好世界。", 2312 + 4 * 2816, "…好世界。", "他说…界。", "他说，你…"),
    Case("ที่ที่ที่ที่ที่ที่", 2312 + 4 * 1408, "…ที่ที่ที่ที่", "ที่ที่…ที่ที่", "ที่ที่ที่ที่…"),
    Case("مَرْحَبًاب", 2312 + 2 * 1408, "…اب", "مَ…ب", "مَرْ…"),
    Case("שלוםעולם", 2312 + 4 * 1408, "…עולם", "של…לם", "שלום…"),
    Case("👨‍👩‍👧‍👦🇫🇷👍🏽☝️👩‍💻🇩🇪", 2312 + 2 * 2816, "…👩‍💻🇩🇪", "👨‍👩‍👧‍👦…🇩🇪", "👨‍👩‍👧‍👦🇫🇷…"),
    Case(
      "a\u{301}\u{323}a\u{308}aa\u{301}aa\u{302}",
      2312 + 2 * 1588,
      "…aa\u{302}",
      "a\u{301}\u{323}…a\u{302}",
      "a\u{301}\u{323}a\u{308}…"
    ),
  ]

  @Test("Truncation and wrapping keep whole clusters in every script")
  func cut() {
    for this in Self.cases {
      for (mode, expected) in [
        (LineBreakMode.truncatingHead, this.head), (.truncatingMiddle, this.middle),
        (.truncatingTail, this.tail),
      ] {
        let cut = layout(this.text, this.room, mode)
        // By scalars: strings compare by canonical equivalence.
        let shown = shownLines(this.text, cut).map { Array($0.unicodeScalars) }
        expectEqual(shown, [Array(expected.unicodeScalars)], "\(this.text), \(mode)")
        expect(cut.size.width <= this.room)
      }
    }
    func wrap(_ text: String, _ count: Double) -> [String] {
      let layout = TextMeasurer.layout(text, font: NaiveLayout.font, maximumWidth: count * 1408)
      return shownLines(text, layout)
    }
    expectEqual(wrap("שלום עולם", 5), ["שלום", "עולם"])
    expectEqual(wrap("אב בית־ספר", 7), ["אב", "בית־ספר"])
    expectEqual(wrap("שָׁלוֹם שלום", 4), ["שָׁלוֹם", "שלום"])
  }
}

extension TextLine {
  fileprivate var endsInEllipsis: Bool { elidedUTF8Range?.upperBound == utf8Range.upperBound }
}
