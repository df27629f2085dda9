// SPDX-License-Identifier: Apache-2.0

/// Lays out a text with runs, line by line.
struct StyledScan<Ruler: AdvanceRuler> {
  private let styled: StyledText
  private let bytes: ScalarBytes
  private let ruler: Ruler
  private let maximumWidth: Double
  private let neutralDirection: TextDirection
  private var scanner: LineScanner<Ruler>

  private var lines: [StyledLine] = []
  private var widest = 0.0
  private var bottom = 0.0
  // Lines of one height without room between are counted, not added up: see `place`.
  private var alikeFrom = 0.0
  private var alikeCount = 0

  private var firstRun = 0
  private var stretch = 0
  private var metrics = ParagraphMetrics.default
  private var direction = TextDirection.leftToRight

  init(
    _ styled: StyledText,
    _ bytes: ScalarBytes,
    ruler: Ruler,
    maximumWidth: Double,
    maximumLineCount: Int,
    neutralDirection: TextDirection
  ) {
    self.styled = styled
    self.bytes = bytes
    self.ruler = ruler
    self.maximumWidth = maximumWidth
    self.neutralDirection = neutralDirection
    scanner = LineScanner(
      bytes,
      ruler: ruler,
      maximumUnits: .max,
      maximumLineCount: maximumLineCount,
      mode: .wordWrapping
    )
  }

  mutating func layout() -> StyledLayout {
    while scanner.offset < bytes.count {
      let start = scanner.offset
      let startsParagraph = bytes.isParagraphStart(start)
      let before = metrics
      if startsParagraph { beginParagraph(at: start) }
      let head = startsParagraph ? metrics.firstLineHeadIndent : metrics.headIndent
      scanner.maximumUnits = ruler.units(within: room(behind: head))
      guard let span = scanner.next() else { break }
      let gap =
        lines.isEmpty
        ? 0
        : before.lineSpacing
          + (startsParagraph ? before.paragraphSpacing + metrics.paragraphSpacingBefore : 0)
      place(span, gap: gap, startsParagraph: startsParagraph)
      let width = ruler.points(span.units)
      widest = max(widest, head + width + max(0, -metrics.tailIndent))
    }
    let size = TextSize(width: widest, height: bottom)
    return StyledLayout(lines: lines, size: size, isTruncated: scanner.isTruncated)
  }

  private mutating func beginParagraph(at start: Int) {
    let stretches = styled.stretches
    // Paragraphs come in order, so the search goes on from the last one: all of them cost one pass.
    while stretch < stretches.count - 1, stretches[stretch].utf8End <= start { stretch += 1 }
    metrics = stretches[stretch].metrics
    direction =
      metrics.direction ?? bytes.direction(ofParagraphAt: start) ?? neutralDirection
    scanner.mode = metrics.lineBreakMode
    scanner.keepsHangulWords = metrics.keepsHangulWords
  }

  /// The room that a line has; NaN and infinity set no limit.
  private func room(behind head: Double) -> Double {
    if metrics.tailIndent > 0 { return metrics.tailIndent - head }
    return maximumWidth + metrics.tailIndent - head
  }

  private mutating func place(_ span: LineSpan, gap: Double, startsParagraph: Bool) {
    let (height, ascent) = extent(of: span)
    // A product instead of a sum, as `TextMeasurer.size` has it: one text has one height, with runs
    // or not.
    if gap == 0, height == lines.last?.height ?? height {
      alikeCount += 1
    } else {
      alikeFrom = bottom + gap
      alikeCount = 1
    }
    bottom = alikeFrom + Double(alikeCount) * height
    lines.append(
      StyledLine(
        line: TextLine(span, width: ruler.points(span.units), direction),
        stretch: stretch,
        startsParagraph: startsParagraph,
        top: alikeFrom + Double(alikeCount - 1) * height,
        height: height,
        ascent: ascent
      )
    )
  }

  /// How high a line is: the runs that show in it, or the one at its start if none does.
  private mutating func extent(of span: LineSpan) -> (height: Double, ascent: Double) {
    let runs = styled.runs
    while firstRun < runs.count - 1, runs[firstRun].utf8End <= span.start { firstRun += 1 }
    var extent = LineExtent()
    var isEmpty = true
    let hidden = span.elided ?? span.end..<span.end
    var number = firstRun
    while number < runs.count, runs[number].utf8Start < span.end {
      let run = runs[number]
      let start = max(run.utf8Start, span.start)
      let end = min(run.utf8End, span.end)
      // A run that an ellipsis stands for does not show, and must not make the line higher.
      if start < end, start < hidden.lowerBound || end > hidden.upperBound {
        extent.include(run)
        isEmpty = false
      }
      number += 1
    }
    if isEmpty { extent.include(runs[firstRun]) }
    return extent.height(in: metrics)
  }
}
