// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
import Foundation
import TextLayout

extension UILabel {
  func size(within width: CGFloat) -> CGSize {
    guard let storedText, !storedText.isEmpty else { return .zero }
    let room = CGRect(x: 0, y: 0, width: width, height: .infinity)
    return textRect(forBounds: room, limitedToNumberOfLines: storedNumberOfLines).size
  }

  /// Returns the size of the text at a width, rounded up to half points.
  func measured(width: CGFloat, lineCount: Int) -> CGSize {
    guard let storedText, !storedText.isEmpty else { return .zero }
    let size: TextSize
    if let attributed {
      size = laidOut(attributed, width: width, lineCount: lineCount).size
    } else {
      size = laidOut(storedText, width: width, lineCount: lineCount).size
    }
    return CGSize(width: Self.roundedUp(size.width), height: Self.roundedUp(size.height))
  }

  func laidOut(_ text: String, width: CGFloat, lineCount: Int) -> ParagraphLayout {
    if lineCount == storedNumberOfLines, let layout,
      keeps(layout.size, layout.isTruncated, at: width)
    {
      return layout
    }
    let result = broken(text, storedFont.metrics, width: width, lineCount: lineCount)
    if lineCount == storedNumberOfLines {
      layout = result
      layoutWidth = width
    }
    return result
  }

  func laidOut(_ content: AttributedContent, width: CGFloat, lineCount: Int) -> StyledLayout {
    if lineCount == storedNumberOfLines, let styledLayout,
      keeps(styledLayout.size, styledLayout.isTruncated, at: width)
    {
      return styledLayout
    }
    let result = broken(content.styled, width: width, lineCount: lineCount)
    if lineCount == storedNumberOfLines {
      styledLayout = result
      layoutWidth = width
    }
    return result
  }

  func broken(_ text: String, _ font: TextFont, width: CGFloat, lineCount: Int) -> ParagraphLayout {
    engine_count_text_layouts(1)
    return TextMeasurer.layout(
      text,
      font: font,
      maximumWidth: Double(width),
      maximumLineCount: max(0, lineCount),
      lineBreakMode: storedLineBreakMode.lineBreakMode,
      keepsHangulWords: options?.lineBreakStrategy.keepsHangulWords ?? false,
      neutralDirection: isRightToLeft ? .rightToLeft : .leftToRight
    )
  }

  func broken(_ text: StyledText, width: CGFloat, lineCount: Int) -> StyledLayout {
    engine_count_text_layouts(1)
    return TextMeasurer.layout(
      text,
      maximumWidth: Double(width),
      maximumLineCount: max(0, lineCount),
      neutralDirection: isRightToLeft ? .rightToLeft : .leftToRight
    )
  }

  /// Returns the distance of the first baseline from the top or the last from the bottom.
  func baseline(isFirst: Bool) -> Double {
    let metrics = storedFont.metrics
    guard let attributed else {
      return isFirst ? metrics.ascender : metrics.ascender - metrics.lineHeight
    }
    let width = layoutWidth > 0 ? layoutWidth : .infinity
    let lines = laidOut(attributed, width: width, lineCount: storedNumberOfLines).lines
    guard let line = isFirst ? lines.first : lines.last else { return 0 }
    return isFirst ? line.ascent : line.ascent - line.height
  }

  func invalidateText() {
    layout = nil
    styledLayout = nil
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// True if cached lines are valid for a width.
  ///
  /// Lines that fit a smaller width are the same there, except a text truncated in the middle.
  private func keeps(_ size: TextSize, _ isTruncated: Bool, at width: CGFloat) -> Bool {
    if layoutWidth == width { return true }
    guard layoutWidth > width, size.width <= Double(width) else { return false }
    return !isTruncated || (storedLineBreakMode != .byTruncatingMiddle && attributed == nil)
  }

  /// Rounds up to half points, ignoring rounding errors of a sum.
  private static func roundedUp(_ length: Double) -> CGFloat {
    CGFloat(((length * 2) - 1e-6).rounded(.up) / 2)
  }

  var shrinks: Bool { options?.shrinks == true && storedNumberOfLines > 0 }

  /// Returns the largest font, in steps of a quarter point, that shows all of the text.
  func shrunk(_ font: TextFont, _ text: String, width: CGFloat) -> TextFont {
    let scale = shrinkingScale(pointSize: font.pointSize) { scale in
      let smaller = TextFont(pointSize: font.pointSize * scale, weight: font.weight)
      return !broken(text, smaller, width: width, lineCount: storedNumberOfLines).isTruncated
    }
    return TextFont(pointSize: font.pointSize * scale, weight: font.weight)
  }

  func shrunk(_ text: StyledText, width: CGFloat) -> StyledText {
    let pointSize = text.runs.map(\.font.pointSize).max() ?? 0
    let scale = shrinkingScale(pointSize: pointSize) { scale in
      let smaller = text.scaled(by: scale)
      return !broken(smaller, width: width, lineCount: storedNumberOfLines).isTruncated
    }
    return text.scaled(by: scale)
  }

  /// Returns the top of a shrunk text; `rise` is the difference of the ascenders.
  func shrunkTop(_ top: Double, wholeTop: Double, raisedBy rise: Double) -> Double {
    guard storedNumberOfLines == 1 else { return top }
    switch baselineAdjustment {
    case .alignBaselines: return wholeTop + rise
    case .alignCenters: return top
    case .none: return wholeTop
    }
  }

  /// Returns the largest scale that fits, or the minimum, after at most twenty attempts.
  private func shrinkingScale(pointSize: Double, fits: (Double) -> Bool) -> Double {
    let least = Double(minimumScaleFactor)
    let steps = max(1, min((pointSize * (1 - least) * 4).rounded(.up), 500_000))
    var low = 0
    var high = Int(steps) - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(least + (1 - least) * Double(middle) / steps) {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return least + (1 - least) * Double(low) / steps
  }
}

public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  case alignBaselines = 0, alignCenters, none
}
