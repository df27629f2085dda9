// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextLayout

/// Hand-made cases.
///
/// In the regular weight a is 1588, space 792 and the ellipsis 2312 units wide;
/// here a unit is a point.
@Suite struct TruncationTests {
  private func layout(
    _ text: String,
    _ width: Double,
    _ mode: LineBreakMode,
    count: Int = 1
  ) -> ParagraphLayout {
    TextMeasurer.layout(
      text,
      font: NaiveLayout.font,
      maximumWidth: width,
      maximumLineCount: count,
      lineBreakMode: mode
    )
  }

  private func show(
    _ text: String,
    _ width: Double,
    _ mode: LineBreakMode,
    count: Int = 1
  ) -> [String] {
    shownLines(text, layout(text, width, mode, count: count))
  }

  @Test("a text that fits is left alone, in every mode", arguments: LineBreakMode.allCases)
  func fits(mode: LineBreakMode) {
    let layout = layout("aaaa", 4 * 1588, mode)
    expectEqual(shownLines("aaaa", layout), ["aaaa"])
    expect(!layout.isTruncated)
    expect(layout.lines.first?.elidedUTF8Range == nil)
  }

  @Test("tail truncation keeps the clusters that fit before the ellipsis")
  func tail() throws {
    // Two letters and the ellipsis are 5488 wide, three 7076.
    expectEqual(show("aaaaaaaa", 5488, .truncatingTail), ["aa…"])
    expectEqual(show("aaaaaaaa", 7075, .truncatingTail), ["aa…"])
    expectEqual(show("aaaaaaaa", 7076, .truncatingTail), ["aaa…"])
    let line = try require(layout("aaaaaaaa", 6000, .truncatingTail).lines.first)
    expectEqual(line.width, 2 * 1588 + 2312)
    expectEqual(line.utf8Range, 0..<8)
    expectEqual(line.elidedUTF8Range, 2..<8)
    expect(line.endsInEllipsis)
  }

  @Test("no white space stands before the ellipsis")
  func tailAtSpace() {
    expectEqual(show("aa aaaaaa", 6300, .truncatingTail), ["aa…"])
  }

  @Test("only the last permitted line is truncated; those before it break as words do")
  func severalLines() {
    expectEqual(show("aa aa aa aa", 5600, .truncatingTail, count: 2), ["aa", "aa…"])
    expectEqual(show("aa aa aa aa", 9000, .truncatingTail, count: 2), ["aa aa", "aa aa"])
    expectEqual(show("aa aa aa aa aa", 9000, .truncatingTail, count: 2), ["aa aa", "aa a…"])
    expectEqual(show("aa aa aa", 5600, .truncatingTail, count: 0), ["aa", "aa", "aa"])
  }

  @Test("a further paragraph is text left out, and the ellipsis says so")
  func paragraphs() {
    expectEqual(show("a\na", 9000, .truncatingTail), ["a…"])
    expectEqual(show("a\nb\na", 9000, .truncatingHead), ["…a"])
    expectEqual(show("a\nb\na", 9000, .truncatingMiddle), ["a…a"])
    expectEqual(show("a\na", .infinity, .truncatingTail), ["a…"])
    expectEqual(show("a\na\r\n", .infinity, .truncatingMiddle), ["a…a"])
  }

  @Test("head truncation keeps the end of the text")
  func head() throws {
    let text = "aaaaaab"
    let line = try require(layout(text, 2312 + 1588 * 3, .truncatingHead).lines.first)
    expectEqual(line.elidedUTF8Range, 0..<5)
    expect(!line.endsInEllipsis)
    expectEqual(show(text, 2312 + 1588 * 3, .truncatingHead), ["…ab"])
    expectEqual(show("aa aa aa ab", 5700, .truncatingHead, count: 2), ["aa", "…ab"])
    expectEqual(show("aaaaaa aa", 6300, .truncatingHead), ["…aa"])
  }

  @Test("middle truncation keeps both ends, half the room for the end")
  func middle() throws {
    let text = "aaaaaaaaaa"
    // Four letters and the ellipsis are 8664 wide: two before, two behind.
    let line = try require(layout(text, 8664, .truncatingMiddle).lines.first)
    expectEqual(line.elidedUTF8Range, 2..<8)
    expectEqual(line.utf8Range, 0..<10)
    expect(!line.endsInEllipsis)
    expectEqual(show(text, 8664, .truncatingMiddle), ["aa…aa"])
    expectEqual(show(text, 8664 + 1588, .truncatingMiddle), ["aaa…aa"])
  }

  @Test("clipping runs the last line on to the cluster that crosses the edge")
  func clipping() throws {
    let line = try require(layout("aa aaaa", 4000, .clipping).lines.first)
    expectEqual(line.width, 4000)
    expectEqual(line.utf8Range, 0..<4)
    expectEqual(show("aa aaaa aa", 4000, .clipping, count: 2), ["aa", "aaa"])
    expect(layout("aa aaaa", 4000, .clipping).isTruncated)
  }

  @Test("wrapping modes drop the rest without an ellipsis")
  func dropping() {
    expectEqual(show("aa aa", 4000, .wordWrapping), ["aa"])
    expectEqual(show("aaaa", 4000, .charWrapping), ["aa"])
    expect(layout("aa aa", 4000, .wordWrapping).isTruncated)
  }

  @Test("a line too narrow for the ellipsis shows the ellipsis alone")
  func narrow() {
    for mode in [LineBreakMode.truncatingHead, .truncatingTail, .truncatingMiddle] {
      expectEqual(show("aaaa", 1000, mode), ["…"])
      expectEqual(show("aaaa", 0, mode), ["…"])
      expectEqual(layout("aaaa", 1000, mode).size.width, 2312)
    }
  }

  @Test("clusters are never cut by an ellipsis")
  func clusters() {
    let family = "👨‍👩‍👧‍👦"
    let text = String(repeating: family, count: 4)
    expectEqual(show(text, 2816 * 2, .truncatingTail), [family + "…"])
    expectEqual(show(text, 2816 * 2, .truncatingHead), ["…" + family])
    expectEqual(show(text, 2816 * 3, .truncatingMiddle), [family + "…" + family])
    expectEqual(show("각각각", 2 * 2816, .truncatingTail), ["각…"])
  }

  @Test("a last cluster that ends in white space is left out as a whole")
  func clusterWithSpace() {
    // An Arabic number sign takes the space behind it into its cluster (GB9b).
    let text = "aa\u{600} "
    expectEqual(show(text, 2312, .truncatingHead), ["…"])
    expectEqual(layout(text, 2312, .truncatingHead).size.width, 2312)
    expectEqual(show(text, 2312 + 1408, .truncatingHead), ["…\u{600}"])
  }
}
