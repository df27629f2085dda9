// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import CFloors
import TextLayout

extension FigureGroup {
  /// Texts measured and broken into lines.
  static let text = FigureGroup(
    title: "Text",
    figures: [
      asciiWidth, hangulWidth, threeLines, threeLinesSize, megabyte, threeRuns, threeRunsDrawn,
    ]
  )

  private static let font = TextFont(pointSize: 15)
  /// The width at which 200 characters take three lines; checked when the figure is made.
  private static let columnWidth = 560.0
  private static let sentence =
    "The list shows one row below the other, and every row is laid out anew when it comes into view; "
  private static let syllable = "가나다라마바사아자차"

  private static let asciiWidth = Figure(
    "width of 80 ASCII characters",
    goal: .atMost(200),
    floors: [
      Floor("C: 80 bytes summed through a table of 128") { tableSum(String(prose.prefix(80))) }
    ]
  ) {
    width(String(prose.prefix(80)))
  }

  private static let hangulWidth = Figure(
    "width of 80 Hangul syllables",
    goal: .atMost(1_000),
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

  private static let megabyte = Figure(
    "1,000,000 bytes broken at 375 pt",
    floors: [Floor("C: as many bytes summed through a table of 128") { tableSum(longProse) }]
  ) {
    let text = longProse
    let lines = TextMeasurer.layout(text, font: font, maximumWidth: 375).lines
    precondition(lines.count > 10_000, "The text takes many lines, found \(lines.count).")
    return .loop { count in
      for _ in 0..<count {
        BlackHole.consume(TextMeasurer.layout(text, font: font, maximumWidth: 375))
      }
    }
  }

  private static let threeRuns = Figure(
    "80 ASCII characters in 3 runs, laid out",
    floors: [Floor("their width as plain text") { width(String(prose.prefix(80))) }]
  ) {
    let texts = copies(String(prose.prefix(80))).map { inThreeRuns($0) }
    return .loop { count in
      for index in 0..<count {
        BlackHole.consume(TextMeasurer.layout(texts[index & copyMask], maximumWidth: columnWidth))
      }
    }
  }

  private static let threeRunsDrawn = Figure(
    "the same, made of its runs before and cut into pieces after",
    floors: [Floor("their width as plain text") { width(String(prose.prefix(80))) }]
  ) {
    let texts = copies(String(prose.prefix(80)))
    return .loop { count in
      for index in 0..<count {
        let text = inThreeRuns(texts[index & copyMask])
        for line in TextMeasurer.layout(text, maximumWidth: columnWidth).lines {
          BlackHole.consume(TextMeasurer.pieces(of: line.line, in: text))
        }
      }
    }
  }

  /// A text in regular, bold and small type.
  private static func inThreeRuns(_ text: String) -> StyledText {
    StyledText(
      text,
      runs: [
        StyledText.Run(utf8End: 20, font: font),
        StyledText.Run(utf8End: 50, font: TextFont(pointSize: 15, weight: .bold)),
        StyledText.Run(utf8End: 80, font: TextFont(pointSize: 12)),
      ]
    )
  }

  private static let longProse = String(
    String(repeating: sentence, count: 1_000_000 / sentence.utf8.count + 1).prefix(1_000_000)
  )

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
