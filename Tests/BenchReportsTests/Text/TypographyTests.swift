// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchReports

@Suite("Text is measured in columns, cut and wrapped by them") struct TypographyTests {
  private let typography = Typography(ReportOptions(width: 40))

  @Test(
    "Columns",
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("東京", 4), ("한", 2), ("µ–…█", 4), ("😀", 2),
      ("❤️", 2),
    ]
  ) func columns(text: String, count: Int) { expectEqual(Typography.columnCount(text), count) }

  @Test(
    "A long text loses its middle and never exceeds the width; wrapping keeps every word and cuts only what is longer than a line"
  ) func shortened() {
    expectEqual(typography.shortened("configuration-diffing", to: 21), "configuration-diffing")
    expectEqual(typography.shortened("configuration-diffing", to: 11), "confi…ffing")
    expectEqual(typography.shortened("abc", to: 1), "…")
    for width in 1...12 {
      expect(Typography.columnCount(typography.shortened("東京都 tokyo 東京", to: width)) <= width)
    }
    // Wrapping keeps every word and cuts only what is longer than a line.
    expectEqual(typography.wrapped(""), [])
    expectEqual(typography.wrapped("a b", first: "! "), ["! a b"])
    let text = String(repeating: "word ", count: 9)
    expectEqual(
      typography.wrapped(text, indent: "  "),
      ["word word word word word word word word", "  word"]
    )
    let long = String(repeating: "x", count: 90)
    let lines = typography.wrapped("a " + long, indent: "  ")
    expectEqual(lines.map(\.count), [1, 40, 40, 16])
    expectEqual(lines.joined().filter { $0 == "x" }.count, 90)
  }
}
