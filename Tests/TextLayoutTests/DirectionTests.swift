// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextLayout

@Suite("Directions") struct DirectionTests {
  /// Every text of BidiCharacterTest.txt (Unicode 15.0) whose direction is to be found out, with the
  /// embedding level of its paragraph: 0 runs from left to right, 1 from right to left.
  static let published: [(scalars: String, level: Int)] = [
    ("0025 0661 0028 0662 0029", 0), ("002B 0661 0028 0662 0029", 0),
    ("00AD 0028 2069 0661 0025 0029 0662", 0), ("062A 0031 002F 0032", 1),
    ("0661 0009 0028 0662 0029", 0), ("0661 0020 0028 0662 0029", 0),
    ("0661 2069 0028 0662 0029", 0), ("202A 05D0 0028 05D1 202C 202D 0029 202C", 1),
    ("202A 05D0 0028 05D1 202C 202D 0029", 1), ("202A 0661 0028 05D0 0029", 1),
    ("202A 0661 0028 0662 0029", 0),
    ("202A 202E 0061 202C 0028 005B 05D0 202C 202D 005D 0029 202C", 0),
    ("202A 202E 0061 202C 0028 05D0 202C 202D 0029 202C", 0),
    ("202B 0061 0028 0062 202C 202E 0029 202C", 0), ("202B 0061 0028 0062 202C 202E 0029", 0),
    ("202B 202D 05D0 202C 0028 005B 0061 202C 202E 005D 0029 202C", 1),
    ("202B 202D 05D0 202C 0028 0061 202C 202E 0029 202C", 1), ("202C 0661 0028 0662 0029", 0),
    ("202D 0028 202C 202A 05D0 0029 05D1 202C", 1), ("202D 0028 202C 202A 05D0 0029 05D1", 1),
    ("202D 05D0 202B 05D1 202C 2068 05D2 2069 202B 05D3 202C 05D4 202C", 1),
    ("202D 202E 0061 202C 0028 005B 202C 202A 05D0 005D 0029 05D1", 0),
    ("202D 202E 0061 202C 0028 202C 202A 05D0 0029 05D1", 0),
    ("202E 0028 202C 202B 0061 0029 0062 202C", 0), ("202E 0028 202C 202B 0061 0029 0062", 0),
    ("202E 0061 202A 0062 202C 2066 0063 2069 202A 0064 202C 0065 202C", 0),
    ("202E 202D 05D0 202C 0028 005B 202C 202B 0061 005D 0029 0062", 1),
    ("202E 202D 05D0 202C 0028 202C 202B 0061 0029 0062", 1),
  ]

  private func direction(_ text: String) -> TextDirection? {
    TextDirection(ofFirstParagraphIn: text)
  }

  @Test("The first strong character decides on the direction of a paragraph")
  func publishedCases() throws {
    for (scalars, level) in Self.published {
      var text = ""
      for part in scalars.split(separator: " ") {
        let value = try require(UInt32(part, radix: 16))
        text.unicodeScalars.append(try require(Unicode.Scalar(value)))
      }
      expectEqual(direction(text) ?? .leftToRight, level == 0 ? .leftToRight : .rightToLeft)
    }
    for text in ["a", "Z", "é", "я", "한", "あ", "一", "ไ", "अ", "Ω", "🄰", "123 a א"] {
      expectEqual(direction(text), .leftToRight, "\(text)")
    }
    for text in ["א", "ب", "ܐ", "ހ", "ߐ", "𐤀", "𞤀", "12. (ב) a", "\u{200F}a", "\u{61C}a"] {
      expectEqual(direction(text), .rightToLeft, "\(text)")
    }
    for text in ["", "123", "!?…", "😀", "€ 12", " \t", "\u{301}"] {
      expect(direction(text) == nil, "\(text)")
    }
    expectEqual(direction("\u{5EB}"), .rightToLeft)
    expectEqual(direction("\u{1EEFF}"), .rightToLeft)
    expectEqual(direction("\u{E000}"), .leftToRight)
    expectEqual(direction("\u{2067}א\u{2069}a"), .leftToRight)
    expectEqual(direction("\u{2066}a\u{2068}b\u{2069}c\u{2069}א"), .rightToLeft)
    expect(direction("\u{2066}a") == nil)
    expectEqual(direction("\u{2069}א"), .rightToLeft)
    expect(direction("\u{2066}a\nא") == nil)
  }

  @Test("Each paragraph has one direction for all its lines")
  func paragraphs() {
    let text = "abc\nאבג\r\n123\u{2029}דה\u{2028}ab"
    let lines = TextMeasurer.layout(text, font: NaiveLayout.font).lines
    let expected: [TextDirection] = [
      .leftToRight, .rightToLeft, .leftToRight, .rightToLeft, .rightToLeft,
    ]
    expectEqual(lines.map(\.direction), expected)
    let neutral = TextMeasurer.layout(
      "1\na\n2",
      font: NaiveLayout.font,
      neutralDirection: .rightToLeft
    )
    expectEqual(neutral.lines.map(\.direction), [.rightToLeft, .leftToRight, .rightToLeft])
    let layout = TextMeasurer.layout("אב abc אב", font: NaiveLayout.font, maximumWidth: 5000)
    expect(layout.lines.count > 1)
    expect(layout.lines.allSatisfy { $0.direction == .rightToLeft })
  }
}
