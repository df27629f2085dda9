// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
import Foundation
import TextLayout

/// The label of list content, which can wrap around an image at its leading top corner.
final class ListContentLabel: UILabel, ListTextBox {
  var exclusion = CGSize.zero {
    didSet {
      if exclusion != oldValue { setNeedsDisplay() }
    }
  }

  var flowsRightToLeft = false {
    didSet {
      if flowsRightToLeft != oldValue { setNeedsDisplay() }
    }
  }

  var lineHeight: CGFloat { font.lineHeight }

  func size(within width: CGFloat, beside exclusion: CGSize) -> CGSize {
    guard exclusion.width > 0, exclusion.height > 0 else {
      return sizeThatFits(CGSize(width: width, height: 0))
    }
    guard attributed == nil else {
      let room = max(0.5, width - exclusion.width)
      return CGSize(width: width, height: sizeThatFits(CGSize(width: room, height: 0)).height)
    }
    let lines = flowed(width: width, beside: exclusion)
    let height = Double(lines.count) * font.metrics.lineHeight
    return CGSize(width: width, height: CGFloat(((height * 2) - 1e-6).rounded(.up) / 2))
  }

  override func drawText(in rect: CGRect) {
    guard exclusion.width > 0, exclusion.height > 0 else {
      super.drawText(in: rect)
      return
    }
    if attributed == nil {
      drawFlowed(in: rect)
      return
    }
    // Lines of several fonts keep to one column next to the exclusion.
    super
      .drawText(
        in: CGRect(
          x: rect.minX + (flowsRightToLeft ? 0 : exclusion.width),
          y: rect.minY,
          width: max(0, rect.width - exclusion.width),
          height: rect.height
        )
      )
  }

  private func drawFlowed(in rect: CGRect) {
    let metrics = font.metrics
    for (number, flowed) in flowed(width: rect.width, beside: exclusion).enumerated() {
      let taken = flowed.isBeside ? Double(exclusion.width) : 0
      let room = Double(rect.width) - taken - flowed.line.width
      let share = Self.share(of: textAlignment, flowed.line.direction)
      UILabel.canvas?.pointee
        .append(
          .text(
            TextRun(
              text: flowed.text,
              line: flowed.line,
              x: Double(rect.minX) + (flowsRightToLeft ? 0 : taken) + room * share,
              baseline: Double(rect.minY) + Double(number) * metrics.lineHeight + metrics.ascender,
              font: metrics,
              packedRGBA: shownColor
            )
          )
        )
    }
  }

  private struct FlowedLine {
    let text: String
    let line: TextLine
    let isBeside: Bool
  }

  /// Breaks the text around the exclusion: narrow lines first, then full width.
  ///
  /// Lines fill in order, so the rest is broken separately from the first line below.
  private func flowed(width: CGFloat, beside exclusion: CGSize) -> [FlowedLine] {
    guard let text, !text.isEmpty else { return [] }
    let metrics = font.metrics
    let besideCount = Int((exclusion.height / metrics.lineHeight).rounded(.up))
    let limit = max(0, numberOfLines)
    let narrow = Double(max(0, width - exclusion.width))
    let isAllBeside = limit > 0 && limit <= besideCount
    let first = broken(
      text,
      width: narrow,
      lineCount: isAllBeside ? limit : besideCount + 1,
      mode: isAllBeside ? lineBreakMode.lineBreakMode : flowing
    )
    var lines = first.lines.prefix(besideCount)
      .map { FlowedLine(text: text, line: $0, isBeside: true) }
    guard first.lines.count > besideCount else { return lines }
    let start = first.lines[besideCount].utf8Range.lowerBound
    let rest = String(decoding: Array(text.utf8.dropFirst(start)), as: UTF8.self)
    let below = broken(
      rest,
      width: Double(width),
      lineCount: limit > 0 ? limit - besideCount : 0,
      mode: lineBreakMode.lineBreakMode
    )
    lines += below.lines.map { FlowedLine(text: rest, line: $0, isBeside: false) }
    return lines
  }

  private var flowing: LineBreakMode {
    lineBreakMode == .byCharWrapping ? .charWrapping : .wordWrapping
  }

  private func broken(
    _ text: String,
    width: Double,
    lineCount: Int,
    mode: LineBreakMode
  ) -> ParagraphLayout {
    engine_count_text_layouts(1)
    return TextMeasurer.layout(
      text,
      font: font.metrics,
      maximumWidth: width,
      maximumLineCount: lineCount,
      lineBreakMode: mode
    )
  }
}
