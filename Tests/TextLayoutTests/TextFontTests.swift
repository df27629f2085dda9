// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextLayout

@Suite struct TextFontTests {
  @Test("line metrics are those of the font's hhea and OS/2 tables, in points")
  func metrics() {
    let font = TextFont(pointSize: 2816, weight: .bold)
    expectEqual(font.ascender, 2728)
    expectEqual(font.descender, -680)
    expectEqual(font.leading, 0)
    expectEqual(font.lineHeight, 2728 + 680)
    expectEqual(font.capHeight, 2048)
    expectEqual(font.xHeight, 1536)
    expectEqual(TextFont(pointSize: 17).lineHeight, 3408 * (17.0 / 2816))
  }

  @Test(
    "any size is accepted and brought into range",
    arguments: [(.nan, 0), (-3, 0), (0, 0), (17.5, 17.5), (.infinity, 100_000), (1e9, 100_000)]
  )
  func sizes(given: Double, expected: Double) {
    let font = TextFont(pointSize: given)
    expectEqual(font.pointSize, expected)
    expectEqual(TextMeasurer.width(of: "A", font: font), 1904 * (expected / 2816))
    let layout = TextMeasurer.layout("A a", font: font, maximumWidth: 1)
    expectEqual(layout.lines.count, expected == 0 ? 1 : 2)
  }
}
