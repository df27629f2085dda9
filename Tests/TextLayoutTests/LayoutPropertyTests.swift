// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing
import TextLayout

@Suite struct LayoutPropertyTests {
  private let font = NaiveLayout.font

  @Test("lines equal the naive ones", arguments: [LineBreakMode.wordWrapping, .charWrapping])
  func agreesWithNaiveLayout(mode: LineBreakMode) {
    forEachRandomText(seed: 0x11, rounds: 2000, count: 1...24) { scalars, maximum in
      let layout = TextMeasurer.layout(
        String(scalars),
        font: font,
        maximumWidth: maximum,
        lineBreakMode: mode
      )
      let naive = NaiveLayout(scalars).lines(within: maximum, byClusters: mode == .charWrapping)
      let offsets = utf8Offsets(scalars)
      return layout.lines.map(\.utf8Range)
        == naive.map { offsets[$0.lowerBound]..<offsets[$0.upperBound] }
    }
  }

  @Test("lines and the hanging scalars between them rebuild the text, and widths are right")
  func rebuildsText() {
    forEachRandomText(seed: 0x22, rounds: 2000, count: 1...60) { scalars, maximum in
      let text = String(scalars)
      let lines = TextMeasurer.layout(text, font: font, maximumWidth: maximum).lines
      var end = 0
      for line in lines {
        guard line.utf8Range.lowerBound >= end, line.elidedUTF8Range == nil,
          isHidden(text, end..<line.utf8Range.lowerBound),
          line.width == TextMeasurer.width(of: slice(text, line.utf8Range), font: font)
        else { return false }
        end = line.utf8Range.upperBound
      }
      return isHidden(text, end..<text.utf8.count)
    }
  }

  @Test("no line is wider than the maximum, unless it shows a single cluster that has an advance")
  func staysWithinMaximum() {
    for mode in LineBreakMode.allCases {
      forEachRandomText(seed: 0x33, rounds: 1000, count: 1...60) { scalars, maximum in
        let text = String(scalars)
        let layout = TextMeasurer.layout(
          text,
          font: font,
          maximumWidth: maximum,
          maximumLineCount: 3,
          lineBreakMode: mode
        )
        return layout.lines.allSatisfy { line in
          if line.width <= maximum { return true }
          let shown = shownText(text, line)
          return clusters(shown).filter { TextMeasurer.width(of: $0, font: font) > 0 }.count == 1
        }
      }
    }
  }

  @Test("size equals the size of the layout, and that the widest line and the line count")
  func sizeEqualsLayout() {
    for mode in LineBreakMode.allCases {
      forEachRandomText(seed: 0x44, rounds: 1000, count: 0...60) { scalars, maximum in
        let text = String(scalars)
        let font = TextFont(pointSize: 17, weight: .semibold)
        let limit = maximum / 100
        let layout = TextMeasurer.layout(
          text,
          font: font,
          maximumWidth: limit,
          maximumLineCount: 2,
          lineBreakMode: mode
        )
        let size = TextMeasurer.size(
          of: text,
          font: font,
          maximumWidth: limit,
          maximumLineCount: 2,
          lineBreakMode: mode
        )
        return size == layout.size && size.width == layout.lines.map(\.width).max() ?? 0
          && size.height == Double(layout.lines.count) * font.lineHeight
      }
    }
  }

  @Test("a text fits into its own measured width, at any size and weight")
  func fitsItsOwnWidth() {
    for weight in TextWeight.allCases {
      forEachRandomText(seed: 0x55, rounds: 300, count: 1...40) { scalars, maximum in
        let visible = scalars.filter { !NaiveLayout.isTerminator($0) } + ["x"]
        let font = TextFont(pointSize: maximum / 977 + 0.1, weight: weight)
        let text = String(visible)
        let width = TextMeasurer.width(of: text, font: font)
        return TextMeasurer.layout(text, font: font, maximumWidth: width).lines.count == 1
      }
    }
  }

  @Test("a truncated line shows the text's own clusters and an ellipsis, and is as wide as both")
  func truncatedLines() {
    for mode in [LineBreakMode.truncatingHead, .truncatingTail, .truncatingMiddle] {
      forEachRandomText(seed: 0x66, rounds: 2000, count: 1...40) { scalars, maximum in
        let text = String(scalars)
        let layout = TextMeasurer.layout(
          text,
          font: font,
          maximumWidth: maximum,
          maximumLineCount: 2,
          lineBreakMode: mode
        )
        guard layout.isTruncated else {
          return layout.lines.allSatisfy { $0.elidedUTF8Range == nil }
        }
        guard let line = layout.lines.last, let elided = line.elidedUTF8Range else { return false }
        let pieces = [
          slice(text, line.utf8Range.lowerBound..<elided.lowerBound), "…",
          slice(text, elided.upperBound..<line.utf8Range.upperBound),
        ]
        // White space that hangs is left out before the ellipsis, even at the end of a cluster.
        let hidden = slice(text, elided).unicodeScalars.prefix(while: NaiveLayout.hangs)
        let end = elided.lowerBound + String(hidden).utf8.count
        let isCut = ![elided.lowerBound, end].contains { isClusterBoundary(text, $0) }
        return !isCut && isClusterBoundary(text, elided.upperBound)
          && line.width == pieces.map { TextMeasurer.width(of: $0, font: font) }.reduce(0, +)
      }
    }
  }

  @Test("100,000 bytes of anything are laid out, in every mode")
  func longTexts() {
    for unit in ["a", "word ", " ", "\n", "\u{301}", "\u{93E}", "한", "👨‍👩‍👧", "$(", "🇫🇷", "\u{200D}"] {
      let text = String(repeating: unit, count: 100_000 / unit.utf8.count)
      for mode in LineBreakMode.allCases {
        let size = TextMeasurer.size(
          of: text,
          font: TextFont(pointSize: 17),
          maximumWidth: 300,
          maximumLineCount: 2,
          lineBreakMode: mode
        )
        expect(size.width <= 300 || clusters(unit + unit).count == 1, "\(unit) \(mode)")
      }
    }
  }

  /// Runs a law on random texts and widths; a failure names the seed and the shortest failing text.
  private func forEachRandomText(
    seed: UInt64,
    rounds: Int,
    count: ClosedRange<Int>,
    holds: ([Unicode.Scalar], Double) -> Bool
  ) {
    var generator = SplitMix64(seed: seed)
    for round in 0..<rounds {
      let length = Int.random(in: count, using: &generator)
      let scalars = RandomText.scalars(length, using: &generator)
      let widest = [4_000, 12_000, 40_000][round % 3]
      let maximum = Double(Int.random(in: 0...widest, using: &generator))
      guard !holds(scalars, maximum) else { continue }
      let shortest = RandomText.shortest(scalars) { !holds($0, maximum) }
      let hexadecimal = RandomText.hexadecimal(shortest)
      Issue.record("seed \(seed), round \(round), width \(maximum): \(hexadecimal)")
      return
    }
  }

  private func utf8Offsets(_ scalars: [Unicode.Scalar]) -> [Int] {
    var offsets = [0]
    for scalar in scalars { offsets.append((offsets.last ?? 0) + UTF8.width(scalar)) }
    return offsets
  }

  private func slice(_ text: String, _ range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }

  private func shownText(_ text: String, _ line: TextLine) -> String {
    guard let elided = line.elidedUTF8Range else { return slice(text, line.utf8Range) }
    return slice(text, line.utf8Range.lowerBound..<elided.lowerBound) + "…"
      + slice(text, elided.upperBound..<line.utf8Range.upperBound)
  }

  private func isHidden(_ text: String, _ range: Range<Int>) -> Bool {
    slice(text, range).unicodeScalars
      .allSatisfy { NaiveLayout.hangs($0) || NaiveLayout.isTerminator($0) }
  }

  private func clusters(_ text: String) -> [String] {
    var breaker = ClusterBreaker()
    var clusters: [[Unicode.Scalar]] = []
    for scalar in text.unicodeScalars {
      if breaker.isBoundary(before: scalar) { clusters.append([]) }
      clusters[clusters.count - 1].append(scalar)
    }
    return clusters.map { String($0) }
  }

  private func isClusterBoundary(_ text: String, _ offset: Int) -> Bool {
    var ends = [0]
    for cluster in clusters(text) { ends.append((ends.last ?? 0) + cluster.utf8.count) }
    return ends.contains(offset)
  }
}
