// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Testing
import TextLayout

@Suite("Styled layout: laws") struct StyledLayoutPropertyTests {
  private struct Sample {
    let naive: NaiveStyledLayout
    let maximum: Double
  }

  /// Runs a law on random texts in random runs; a failure names the seed and the text.
  private func forEachSample(
    seed: UInt64,
    rounds: Int,
    length: ClosedRange<Int> = 1...24,
    kerns: [Double] = [0, 0, 0, 96, -64, 1024, -4096],
    holds: (Sample) -> Bool
  ) {
    var generator = SplitMix64(seed: seed)
    for round in 0..<rounds {
      let count = Int.random(in: length, using: &generator)
      let scalars = RandomText.scalars(count, using: &generator)
      let borders = (0..<Int.random(in: 0...4, using: &generator))
        .map { _ in Int.random(in: 0...count, using: &generator) }
      let runs = (borders.sorted() + [count])
        .map { end in
          NaiveStyledLayout.Run(
            end: end,
            font: TextFont(
              pointSize: [704.0, 1408, 2816, 5632].randomElement(using: &generator) ?? 2816,
              weight: [.regular, .bold].randomElement(using: &generator) ?? .regular
            ),
            kern: kerns.randomElement(using: &generator) ?? 0
          )
        }
      let widest = [4_000, 12_000, 40_000][round % 3]
      let maximum = Double(Int.random(in: 0...widest, using: &generator))
      let sample = Sample(naive: NaiveStyledLayout(scalars, runs), maximum: maximum)
      guard !holds(sample) else { continue }
      let words = RandomText.hexadecimal(scalars)
      Issue.record("seed \(seed), round \(round), width \(maximum), \(words), \(runs)")
      return
    }
  }

  @Test("lines, widths and heights equal those of the naive layout")
  func agreesWithNaiveLayout() {
    forEachSample(seed: 0xA1, rounds: 2000) { sample in
      let naive = sample.naive
      let layout = TextMeasurer.layout(naive.styled, maximumWidth: sample.maximum)
      let expected = naive.lines(within: sample.maximum)
      let offsets = naive.utf8Offsets
      var top = 0.0
      for (line, range) in zip(layout.lines, expected) {
        guard line.line.utf8Range == offsets[range.lowerBound]..<offsets[range.upperBound],
          line.line.width == naive.width(range), line.height == naive.height(range),
          abs(line.top - top) < 1e-6
        else { return false }
        top += line.height
      }
      return layout.lines.count == expected.count && abs(layout.size.height - top) < 1e-6
    }
  }

  @Test("runs stand on cluster boundaries and follow one another to the end of the text")
  func bordersOfRuns() {
    forEachSample(seed: 0xA2, rounds: 2000) { sample in
      let naive = sample.naive
      let runs = naive.styled.runs
      let offsets = naive.utf8Offsets
      var start = 0
      for (number, run) in runs.enumerated() {
        let owned = naive.runOfScalar.filter { $0 == number }.count
        let first = naive.runOfScalar.firstIndex(of: number) ?? 0
        guard run.utf8Start == start, run.utf8Count >= 0 else { return false }
        if owned > 0, run.utf8Start != offsets[first] || run.utf8End != offsets[first + owned] {
          return false
        }
        if owned == 0, run.utf8Count != 0 { return false }
        start = run.utf8End
      }
      return start == offsets.last
    }
  }

  @Test("one run of default metrics is a plain text", arguments: LineBreakMode.allCases)
  func oneRunIsPlain(mode: LineBreakMode) {
    var generator = SplitMix64(seed: 0xA3)
    for round in 0..<1500 {
      let scalars = RandomText.scalars(Int.random(in: 0...40, using: &generator), using: &generator)
      let text = String(scalars)
      let font = TextFont(pointSize: Double.random(in: 1...40, using: &generator), weight: .medium)
      let maximum = Double.random(in: 0...300, using: &generator)
      let count = Int.random(in: -1...3, using: &generator)
      var metrics = ParagraphMetrics.default
      metrics.lineBreakMode = mode
      let border = Int.random(in: 0...text.utf8.count, using: &generator)
      let styled = StyledText(
        text,
        runs: [
          StyledText.Run(utf8End: border, font: font),
          StyledText.Run(utf8End: text.utf8.count, font: font),
        ],
        stretches: [ParagraphStretch(utf8End: 0, metrics: metrics)]
      )
      let plain = TextMeasurer.layout(
        text,
        font: font,
        maximumWidth: maximum,
        maximumLineCount: count,
        lineBreakMode: mode
      )
      let layout = TextMeasurer.layout(styled, maximumWidth: maximum, maximumLineCount: count)
      let isEqual =
        layout.lines.map(\.line) == plain.lines && layout.size == plain.size
        && layout.isTruncated == plain.isTruncated
        && layout.lines.enumerated()
          .allSatisfy { $1.top == Double($0) * font.lineHeight && $1.ascent == font.ascender }
      if !isEqual {
        Issue.record(
          "seed A3, round \(round), width \(maximum): \(RandomText.hexadecimal(scalars))"
        )
        return
      }
    }
  }

  @Test("the pieces of a line are its runs in order, side by side, and as wide as the line")
  func pieces() {
    forEachSample(seed: 0xA4, rounds: 1500) { sample in
      let styled = sample.naive.styled
      let layout = TextMeasurer.layout(styled, maximumWidth: sample.maximum, maximumLineCount: 2)
      return layout.lines.allSatisfy { line in
        let pieces = TextMeasurer.pieces(of: line.line, in: styled)
        var x = line.line.direction == .leftToRight ? 0 : line.line.width
        var end = line.line.utf8Range.lowerBound
        var run = -1
        for piece in pieces {
          let place = line.line.direction == .leftToRight ? x : x - piece.line.width
          guard piece.line.utf8Range.lowerBound == end, piece.run > run, abs(piece.x - place) < 1e-6
          else { return false }
          x = line.line.direction == .leftToRight ? x + piece.line.width : place
          end = piece.line.utf8Range.upperBound
          run = piece.run
        }
        return end == line.line.utf8Range.upperBound
          && abs(x - (line.line.direction == .leftToRight ? line.line.width : 0)) < 1e-6
      }
    }
  }

  @Test(
    "a truncated line shows whole clusters of both its ends, fits, and its pieces say the same",
    arguments: [LineBreakMode.truncatingHead, .truncatingTail, .truncatingMiddle]
  )
  func truncation(mode: LineBreakMode) {
    forEachSample(seed: 0xA5, rounds: 1500, length: 1...40) { sample in
      let naive = sample.naive
      var metrics = ParagraphMetrics.default
      metrics.lineBreakMode = mode
      let styled = StyledText(
        naive.styled.text,
        runs: naive.styled.runs,
        stretches: [ParagraphStretch(utf8End: 0, metrics: metrics)]
      )
      let layout = TextMeasurer.layout(styled, maximumWidth: sample.maximum, maximumLineCount: 1)
      guard layout.isTruncated, let line = layout.lines.first?.line else { return true }
      guard let elided = line.elidedUTF8Range else { return false }
      let pieces = TextMeasurer.pieces(of: line, in: styled)
      let shown = pieces.compactMap(\.line.elidedUTF8Range)
      guard shown == [elided] else { return false }
      let isAlone = elided == line.utf8Range
      let offsets = naive.utf8Offsets
      guard let first = offsets.firstIndex(of: elided.lowerBound),
        let last = offsets.firstIndex(of: elided.upperBound),
        let end = offsets.firstIndex(of: line.utf8Range.upperBound)
      else { return false }
      // The ellipsis has the font of the piece it stands in, and its kern.
      let font = pieces.first { $0.line.elidedUTF8Range != nil }.map { styled.runs[$0.run] }
      let own = font.map { TextMeasurer.width(of: "…", font: $0.font) } ?? 0
      let ellipsis = own > 0 ? max(0, own + (font?.kern ?? 0)) : 0
      let expected = naive.width(0..<first) + ellipsis + naive.width(last..<end)
      return abs(line.width - expected) < 1e-6 && (line.width <= sample.maximum || isAlone)
    }
  }
}
