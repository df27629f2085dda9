// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchCells
import BenchHarness
import BenchStatistics
import TextLayout

/// The texts of rows measured and cut to a line as a `subtitle` cell has them, without a list.
@MainActor enum RowTexts {
  private static let title = TextFont(pointSize: 16)
  private static let source = TextFont(pointSize: 12)
  private static let width = 343.0

  /// The floor of a frame: the texts of so many rows, from anywhere in the list.
  static func floor(rowCount: Int, in rows: @escaping @autoclosure () -> any RowSource) -> Floor {
    Floor("the texts of \(rowCount) rows measured, nothing else") {
      let rows = rows()
      var generator = SeededGenerator(seed: 1)
      var top = 0
      return .each(prepare: { top = generator.nextInt(below: rows.count - rowCount + 1) }) {
        for place in top..<top + rowCount {
          let row = rows.row(at: place)
          measure(row.title, title)
          measure(row.source, source)
        }
      }
    }
  }

  private static func measure(_ text: String, _ font: TextFont) {
    BlackHole.consume(
      TextMeasurer.layout(
        text,
        font: font,
        maximumWidth: width,
        maximumLineCount: 1,
        lineBreakMode: .truncatingTail
      )
    )
  }
}

/// A string on the heap, with room for one copy behind it.
final class TextPlace {
  /// The string; behind it is room that holds nothing.
  let text: UnsafeMutablePointer<String>

  /// Makes a string too long to be held without memory of its own.
  init() {
    text = .allocate(capacity: 2)
    text.initialize(to: String(repeating: "a text of its own ", count: 4))
  }

  deinit {
    text.deinitialize(count: 1)
    text.deallocate()
  }
}
