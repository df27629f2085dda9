// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import TextLayout

/// Hand-made cases of texts with runs.
///
/// In the regular weight a is 1588, space 792 and an ellipsis 2312 units wide, a wide scalar 2816;
/// in the small font a unit is a point, in the large one two.
@Suite("Styled layout") struct StyledLayoutTests {
  private let small = TextFont(pointSize: 2816)
  private let large = TextFont(pointSize: 5632)

  private func styled(
    _ parts: [(String, TextFont)],
    _ change: (inout ParagraphMetrics) -> Void = { _ in }
  ) -> StyledText {
    var metrics = ParagraphMetrics.default
    change(&metrics)
    var text = ""
    var runs: [StyledText.Run] = []
    for (part, font) in parts {
      text += part
      runs.append(StyledText.Run(utf8End: text.utf8.count, font: font))
    }
    return StyledText(text, runs: runs, stretches: [ParagraphStretch(utf8End: 0, metrics: metrics)])
  }

  private func shown(_ layout: StyledLayout, _ text: StyledText) -> [String] {
    let bytes = Array(text.text.utf8)
    func slice(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    return layout.lines.map { line in
      let range = line.line.utf8Range
      guard let elided = line.line.elidedUTF8Range else { return slice(range) }
      return slice(range.lowerBound..<elided.lowerBound) + "…"
        + slice(elided.upperBound..<range.upperBound)
    }
  }

  @Test("Borders between runs permit no break and split no cluster")
  func borderInWord() {
    do {  // A border between runs within a word permits no break there.
      let text = styled([("aa a", small), ("aa aa", large)])
      // aaa is 1588 + 2 · 3176 = 7940 wide, with "aa " before it 11,908.
      expectEqual(shown(TextMeasurer.layout(text, maximumWidth: 11_908), text), ["aa aaa", "aa"])
      expectEqual(
        shown(TextMeasurer.layout(text, maximumWidth: 11_907), text),
        ["aa", "aaa", "aa"]
      )
    }
    let brackets = styled([("猫「犬", small), ("」猫", large)])
    expectEqual(
      shown(TextMeasurer.layout(brackets, maximumWidth: 2816 * 3), brackets),
      ["猫", "「犬", "」", "猫"],
      "「犬」 is four wide here, so that it is cut, but 「 is not left behind"
    )
    let kana = styled([("あい", small), ("ゃう", small.doubled)])
    expectEqual(shown(TextMeasurer.layout(kana, maximumWidth: 2816 * 3), kana), ["あ", "いゃ", "う"])
    let number = styled([("a 1", small), (",5", large)])
    expectEqual(shown(TextMeasurer.layout(number, maximumWidth: 8_000), number), ["a", "1,5"])
    for (first, second) in [
      ("a", "\u{301}b"), ("👩", "\u{200D}👧b"), ("👍", "🏽b"), ("🇫", "🇷b"), ("ᄒ", "ᅡᆫb"), ("\r", "\nb"),
      ("ก", "ำb"), ("☝", "\u{FE0F}b"),
    ] {
      let text = styled([(first, small), (second, large)])
      expectEqual(
        text.runs.map(\.utf8End),
        [first.utf8.count + second.utf8.count - 1, text.text.utf8.count]
      )
    }
    // Four flags: a border within the second moves behind it, and the third is not torn.
    let flags = styled([("🇫🇷🇩", small), ("🇪🇰🇷", large)])
    expectEqual(flags.runs.map(\.utf8End), [16, 24])
  }

  @Test("A line is as high as its tallest run, on one baseline")
  func heights() {
    do {  // A line is as high as the tallest run in it, and stands on one baseline.
      let text = styled([("aa ", small), ("a", large), (" aa", small)])
      let layout = TextMeasurer.layout(text, maximumWidth: 7_144)
      expectEqual(shown(layout, text), ["aa a", "aa"])
      expectEqual(layout.lines.map(\.height), [large.lineHeight, small.lineHeight])
      expectEqual(layout.size.height, small.lineHeight + large.lineHeight)
      let tall = layout.lines.first { $0.height == large.lineHeight }
      expectEqual(tall?.ascent, large.ascender)
    }
    do {  // A raised run makes its line higher by what it sticks out.
      func layout(_ offset: Double) -> StyledLayout {
        TextMeasurer.layout(
          StyledText(
            "ab",
            runs: [
              StyledText.Run(utf8End: 1, font: small),
              StyledText.Run(utf8End: 2, font: small, baselineOffset: offset),
            ]
          )
        )
      }
      expectEqual(layout(0).size.height, small.lineHeight)
      expectEqual(layout(500).size.height, small.lineHeight + 500)
      expectEqual(layout(500).lines[0].ascent, small.ascender + 500)
      expectEqual(layout(-500).size.height, small.lineHeight + 500)
      expectEqual(layout(-500).lines[0].ascent, small.ascender)
      expectEqual(layout(.nan).size.height, small.lineHeight)
      expectEqual(layout(.infinity).size.height, small.lineHeight + 100_000)
    }
    let layout = TextMeasurer.layout(styled([("a", small)]) { $0.lineHeightMultiple = 2 })
    expectEqual(layout.lines[0].ascent, small.ascender + small.lineHeight)
  }

  @Test("Kern, spacing and indents change widths and heights as documented")
  func kern() {
    do {  // Kern adds to each letter, and takes away no more than the letter has.
      func width(_ kern: Double, _ text: String = "aaa") -> Double {
        let run = StyledText.Run(utf8End: text.utf8.count, font: small, kern: kern)
        return TextMeasurer.layout(StyledText(text, runs: [run])).size.width
      }
      expectEqual(width(100), 3 * 1688)
      expectEqual(width(-88), 3 * 1500)
      expectEqual(width(-5000), 0)
      expectEqual(width(.nan), 3 * 1588)
      expectEqual(width(.infinity), 3 * 101_588)
      expectEqual(
        width(100, "a\u{301}👩‍👧"),
        1688 + 2916,
        "once for a cluster whose rest has no advance"
      )
    }
    let line = small.lineHeight
    func height(_ change: @escaping (inout ParagraphMetrics) -> Void) -> Double {
      TextMeasurer.layout(styled([("a\u{2028}a\na", small)], change)).size.height
    }
    expectEqual(height { _ in }, 3 * line)
    expectEqual(height { $0.lineSpacing = 100 }, 3 * line + 200)
    expectEqual(height { $0.paragraphSpacing = 100 }, 3 * line + 100)
    expectEqual(height { $0.paragraphSpacingBefore = 100 }, 3 * line + 100)
    expectEqual(height { $0.lineHeightMultiple = 2 }, 6 * line)
    expectEqual(height { $0.minimumLineHeight = 2 * line }, 6 * line)
    expectEqual(height { $0.maximumLineHeight = 100 }, 300)
    expectEqual(height { $0.lineSpacing = .nan }, 3 * line)
    expectEqual(height { $0.lineSpacing = -5 }, 3 * line)
    expectEqual(height { $0.lineHeightMultiple = -1 }, 3 * line)
    func lines(_ width: Double, _ change: @escaping (inout ParagraphMetrics) -> Void) -> [String] {
      let text = styled([("aa aa aa", small)], change)
      return shown(TextMeasurer.layout(text, maximumWidth: width), text)
    }
    // aa 3176, aa aa 7144, all three 11,112.
    expectEqual(lines(11_112) { _ in }, ["aa aa aa"])
    expectEqual(lines(11_112) { $0.firstLineHeadIndent = 1 }, ["aa aa", "aa"])
    expectEqual(lines(8_000) { $0.headIndent = 4_000 }, ["aa aa", "aa"])
    expectEqual(lines(11_112) { $0.tailIndent = -1 }, ["aa aa", "aa"])
    expectEqual(lines(.infinity) { $0.tailIndent = 7_144 }, ["aa aa", "aa"])
    expectEqual(lines(7_144) { $0.headIndent = 9_000 }, ["aa aa", "a", "a"], "no room: one by one")
    do {  // A text that is given its own measured width keeps its lines, indents included.
      let text = styled([("aa aa aa", small)]) {
        $0.firstLineHeadIndent = 500
        $0.tailIndent = -300
      }
      let free = TextMeasurer.layout(text)
      expectEqual(free.size.width, 11_112 + 800)
      expectEqual(TextMeasurer.layout(text, maximumWidth: free.size.width), free)
    }
  }

  @Test("Paragraph metrics, ellipses and direction apply to each paragraph")
  func stretches() throws {
    do {  // A paragraph has the metrics that hold at its first byte.
      var centered = ParagraphMetrics.default
      centered.lineSpacing = 10
      let text = StyledText(
        "a\nb\nc",
        runs: [StyledText.Run(utf8End: 5, font: small)],
        stretches: [
          ParagraphStretch(utf8End: 1, metrics: .default),
          ParagraphStretch(utf8End: 3, metrics: centered),
          ParagraphStretch(utf8End: 5, metrics: .default),
        ]
      )
      let lines = TextMeasurer.layout(text).lines
      expectEqual(lines.map(\.stretch), [0, 1, 2])
      expectEqual(lines.map(\.startsParagraph), [true, true, true])
      expectEqual(lines[1].top, small.lineHeight)
      expectEqual(lines[2].top, 2 * small.lineHeight + 10)
    }
    let parts = [("aaaa", small), ("aaaa", large)]
    let tail = styled(parts) { $0.lineBreakMode = .truncatingTail }
    let layout = TextMeasurer.layout(tail, maximumWidth: 4 * 1588 + 2312, maximumLineCount: 1)
    expectEqual(shown(layout, tail), ["aaaa…"])
    expectEqual(layout.size.width, 4 * 1588 + 2312)
    let head = styled(parts) { $0.lineBreakMode = .truncatingHead }
    let other = TextMeasurer.layout(head, maximumWidth: 2 * 3176 + 4624, maximumLineCount: 1)
    expectEqual(shown(other, head), ["…aa"])
    expectEqual(other.size.width, 2 * 3176 + 4624)
    let piece = try require(TextMeasurer.pieces(of: other.lines[0].line, in: head).first)
    expectEqual(piece.run, 1)
    do {
      // In a line from right to left the first run stands at the right, the ellipsis at the left.
      let text = styled([("אבג ", small), ("דהו", large), (" זחט", small)]) {
        $0.lineBreakMode = .truncatingTail
      }
      let line = TextMeasurer.layout(text, maximumWidth: 17_000, maximumLineCount: 1).lines[0].line
      let pieces = TextMeasurer.pieces(of: line, in: text)
      expectEqual(line.direction, .rightToLeft)
      expect(pieces.count > 1)
      expect(zip(pieces, pieces.dropFirst()).allSatisfy { $0.x > $1.x })
      expect(pieces.last?.line.elidedUTF8Range != nil)
      expect(abs(pieces.last?.x ?? 1) < 1e-6)
    }
    let text = styled([("abc", small)]) { $0.direction = .rightToLeft }
    expectEqual(TextMeasurer.layout(text).lines[0].line.direction, .rightToLeft)
  }

  @Test("Hangul words stay together on request, and odd runs have a defined layout")
  func hangulWords() {
    let plain = styled([("안녕하세요 여러분", small)])
    let words = styled([("안녕하세요 여러분", small)]) { $0.keepsHangulWords = true }
    expectEqual(
      shown(TextMeasurer.layout(plain, maximumWidth: 7 * 2816), plain),
      ["안녕하세요 여", "러분"]
    )
    expectEqual(shown(TextMeasurer.layout(words, maximumWidth: 7 * 2816), words), ["안녕하세요", "여러분"])
    expectEqual(
      shown(TextMeasurer.layout(words, maximumWidth: 4 * 2816), words),
      ["안녕하세", "요", "여러분"]
    )
    func layout(_ text: String, _ ends: [Int], _ size: Double = 17) -> StyledLayout {
      let runs = ends.map { StyledText.Run(utf8End: $0, font: TextFont(pointSize: size)) }
      return TextMeasurer.layout(StyledText(text, runs: runs), maximumWidth: 100)
    }
    expectEqual(layout("abc", []).size, TextSize(width: 0, height: 0))
    expectEqual(layout("abc", []).lines.count, 1)
    expect(layout("", [0]).lines.isEmpty)
    expect(layout("", []).lines.isEmpty)
    expectEqual(layout("abc", [2, 1, 99, -5]), layout("abc", [3]))
    expectEqual(layout("abc", [1]), layout("abc", [3]))
    expectEqual(layout("abc", [3], .nan).size.width, 0)
    expectEqual(layout("abc", [3], 1e9).lines.count, 3)
    expectEqual(layout("abc", [3], -1).size.height, 0)
  }
}

extension TextFont {
  fileprivate var doubled: TextFont { TextFont(pointSize: pointSize * 2, weight: weight) }
}
