// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import CFloors
import TextLayout

extension FigureGroup {
  /// Texts measured and broken into lines.
  static let text = FigureGroup(
    title: "Text",
    figures: [asciiWidth, hangulWidth, threeLines, threeLinesSize]
  )

  private static let font = TextFont(pointSize: 15)
  /// The width at which 200 characters take three lines; checked when the figure is made.
  private static let columnWidth = 560.0
  private static let sentence =
    "The list shows one row below the other, and every row is laid out anew when it comes into view; "
  private static let syllable = "가나다라마바사아자차"

  private static let asciiWidth = Figure(
    "width of 80 ASCII characters",
    floors: [
      Floor("C: 80 bytes summed through a table of 128") { tableSum(String(prose.prefix(80))) }
    ]
  ) {
    width(String(prose.prefix(80)))
  }

  private static let hangulWidth = Figure(
    "width of 80 Hangul syllables",
    floors: [
      Floor("C: 240 bytes summed through a table of 128") {
        tableSum(String(repeating: syllable, count: 8))
      }
    ]
  ) {
    width(String(repeating: syllable, count: 8))
  }

  private static let threeLines = Figure(
    "200 characters broken into 3 lines",
    floors: [Floor("C: 200 bytes summed through a table of 128") { tableSum(prose) }]
  ) {
    let texts = copies(prose)
    let lines = TextMeasurer.layout(prose, font: font, maximumWidth: columnWidth).lines
    precondition(lines.count == 3, "The text takes three lines, found \(lines.count).")
    return .loop { count in
      for index in 0..<count {
        let text = texts[index & copyMask]
        BlackHole.consume(TextMeasurer.layout(text, font: font, maximumWidth: columnWidth))
      }
    }
  }

  private static let threeLinesSize = Figure(
    "the same, size only",
    floors: [Floor("C: 200 bytes summed through a table of 128") { tableSum(prose) }]
  ) {
    let texts = copies(prose)
    return .loop { count in
      for index in 0..<count {
        let text = texts[index & copyMask]
        BlackHole.consume(TextMeasurer.size(of: text, font: font, maximumWidth: columnWidth))
      }
    }
  }

  private static let prose = String(String(repeating: sentence, count: 3).prefix(200))

  private static func width(_ text: String) -> Batch {
    let texts = copies(text)
    return .loop { count in
      for index in 0..<count {
        BlackHole.consume(TextMeasurer.width(of: texts[index & copyMask], font: font))
      }
    }
  }

  private static let copyMask = 15

  /// The text sixteen times, each in storage of its own.
  private static func copies(_ text: String) -> [String] {
    (0...copyMask).map { _ in String(decoding: Array(text.utf8), as: UTF8.self) }
  }

  private static func tableSum(_ text: String) -> Batch {
    let bytes = Array(text.utf8)
    let table = (0..<128).map { UInt16($0 + 1_000) }
    return .loop { cfloors_sum_widths(bytes, Int64(bytes.count), table, Int64($0)) }
  }
}
