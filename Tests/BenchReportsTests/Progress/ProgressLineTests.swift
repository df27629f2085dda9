// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchReports

@Suite("The progress line is one line that only moves forward") struct ProgressLineTests {
  private func line(
    _ done: Int,
    of total: Int,
    seconds: Int = 0,
    width: Int = 60,
    label: String = "scroll.fling/news"
  ) -> String {
    ProgressLine.text(
      done: done,
      total: total,
      elapsedNanoseconds: seconds * 1_000_000_000,
      label: label,
      options: ReportOptions(width: width)
    )
  }

  @Test(
    "Six seconds for a quarter leave eighteen; in a log, the line says which part of how many, and for how long it has gone on"
  ) func golden() {
    expectEqual(
      line(1, of: 4, seconds: 6),
      "━━━━━╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌   25%  0:18 left  scroll.fling/news   "
    )
    expect(line(1, of: 2, seconds: 4_000).contains(" 50%  1:06:40 left  "))
    expect(line(1, of: 2, seconds: 90).contains("1:30 left"))
    do {
      func line(_ seconds: Int, label: String = "scroll.fling/news") -> String {
        ProgressLine.logged(
          number: 12,
          total: 34,
          elapsedNanoseconds: seconds * 1_000_000_000,
          label: label
        )
      }
      expectEqual(line(40), "12 of 34, 0:40 elapsed: scroll.fling/news")
      expectEqual(line(3_725), "12 of 34, 1:02:05 elapsed: scroll.fling/news")
      expectEqual(line(-1), "12 of 34, 0:00 elapsed: scroll.fling/news")
      expect(!line(1, label: "a\u{1B}[31m\nb").unicodeScalars.contains { $0.value < 0x20 })
    }
    // Nothing finished, all finished, more than all and none to do have no time left.
    expect(line(0, of: 4, seconds: 6).contains("  0%  scroll"))
    expect(line(4, of: 4, seconds: 6).contains("100%  scroll"))
    expect(line(9, of: 4, seconds: 6).contains("100%  scroll"))
    expect(line(-1, of: 4, seconds: 6).contains("  0%  scroll"))
    expect(line(0, of: 0).contains("100%  scroll"))
    expect(line(1, of: .max, seconds: 1).contains("over 99 h left"))
    // Every width is filled exactly and the label is cut before the figures.
    for width in 0...130 {
      let text = line(3, of: 7, seconds: 5, width: width, label: "label\u{1B}[2J 東京東京東京東京")
      expectEqual(Typography.columnCount(text), width, "\(width): \(text)")
      expect(width < 20 || text.contains("42%  0:07 left"))
      expect(!text.contains("\u{1B}"))
    }
    // Bar and percentage never go back.
    for total in [1, 2, 3, 7, 97, 1_000] {
      let reached = (0...total).map { line($0, of: total).count { $0 == "━" } }
      expectEqual(reached, reached.sorted(), "\(total)")
      expect(reached[0] == 0 && !line(total, of: total).contains("╌"))
      let percents = (0...total)
        .compactMap { done in
          line(done, of: total).split(separator: " ").first { $0.hasSuffix("%") }
            .flatMap { Int($0.dropLast()) }
        }
      expect(percents == percents.sorted() && percents.count == total + 1)
    }
  }

  @Test("Colour adds sequences and changes nothing else") func colour() {
    let plain = line(1, of: 4, seconds: 6)
    let coloured = ProgressLine.text(
      done: 1,
      total: 4,
      elapsedNanoseconds: 6_000_000_000,
      label: "scroll.fling/news",
      options: ReportOptions(width: 60, usesColour: true)
    )
    expect(coloured != plain)
    expectEqual(coloured.replacing(#/\u{1B}\[[0-9]+m/#, with: ""), plain)
  }
}
