// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextLayout

extension UILabel {
  var shownFont: TextFont { storedFont.metrics }
  var shownColor: UInt32 { shown(storedTextColor) }

  func shown(_ color: UIColor) -> UInt32 {
    guard let options else { return color.packedRGBA(in: self) }
    let shown = options.isHighlighted ? options.highlightedTextColor ?? color : color
    let packed = shown.packedRGBA(in: self)
    guard !options.isEnabled else { return packed }
    return packed & 0xFFFF_FF00 | (packed & 0xFF) / 2
  }

  func draw(in rect: CGRect) {
    guard let storedText, !storedText.isEmpty else { return }
    let rect = Self.bounded(rect)
    if let attributed { draw(attributed, in: rect) } else { draw(storedText, in: rect) }
  }

  private func draw(_ text: String, in rect: CGRect) {
    let whole = storedFont.metrics
    var font = whole
    var layout = laidOut(text, width: rect.width, lineCount: storedNumberOfLines)
    if layout.isTruncated, shrinks {
      font = shrunk(whole, text, width: rect.width)
      layout = broken(text, font, width: rect.width, lineCount: storedNumberOfLines)
    }
    let fitting = Self.lineCount(layout.lines.count, of: font.lineHeight, within: rect.height)
    if fitting < layout.lines.count {
      layout = broken(text, font, width: rect.width, lineCount: fitting)
    }
    var top = Self.top(of: layout.size.height, in: rect)
    if font != whole {
      top = shrunkTop(
        top,
        wholeTop: Self.top(of: Double(layout.lines.count) * whole.lineHeight, in: rect),
        raisedBy: whole.ascender - font.ascender
      )
    }
    if let shadow = shownShadow {
      let offset = shadowOffset
      draw(
        layout,
        text,
        font,
        shadow,
        in: rect.offsetBy(dx: offset.width, dy: 0),
        top + offset.height
      )
    }
    draw(layout, text, font, shownColor, in: rect, top)
  }

  /// Draws the lines of a plain text, the first one at `top`.
  private func draw(
    _ layout: ParagraphLayout,
    _ text: String,
    _ font: TextFont,
    _ color: UInt32,
    in rect: CGRect,
    _ top: Double
  ) {
    let lineHeight = font.lineHeight
    let left = Double(rect.origin.x)
    let width = Double(rect.width)
    for (number, line) in layout.lines.enumerated() {
      let room = width.isFinite ? width - line.width : 0
      UILabel.canvas?.pointee
        .append(
          .text(
            TextRun(
              text: text,
              line: line,
              x: left + Self.share(of: storedAlignment, line.direction) * room,
              baseline: top + Double(number) * lineHeight + font.ascender,
              font: font,
              packedRGBA: color
            )
          )
        )
    }
  }

  var shownShadow: UInt32? {
    guard let color = options?.shadowColor, color.packedRGBA & 0xFF != 0 else { return nil }
    return color.packedRGBA
  }

  static func share(of alignment: NSTextAlignment, _ direction: TextDirection) -> Double {
    switch alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: direction == .leftToRight ? 0 : 1
    }
  }

  /// Returns the number of lines that fit, at least one; half a point is tolerated.
  private static func lineCount(_ count: Int, of lineHeight: Double, within height: CGFloat) -> Int
  {
    let room = Double(height) + 0.5
    guard count > 1, Double(count) * lineHeight > room else { return count }
    return room > lineHeight ? Int(room / lineHeight) : 1
  }

  static func top(of height: Double, in rect: CGRect) -> Double {
    guard rect.height.isFinite else { return Double(rect.origin.y) }
    return Double(rect.origin.y) + (Double(rect.height) - height) / 2
  }

  /// Returns a rectangle within ±10⁹ points; non-finite extents are infinite, origins 0.
  private static func bounded(_ rect: CGRect) -> CGRect {
    func bounded(_ length: CGFloat, or other: CGFloat) -> CGFloat {
      length.isFinite ? min(max(length, -1e9), 1e9) : other
    }
    return CGRect(
      x: bounded(rect.origin.x, or: 0),
      y: bounded(rect.origin.y, or: 0),
      width: bounded(rect.size.width, or: .infinity),
      height: bounded(rect.size.height, or: .infinity)
    )
  }
}

final class LabelOptions {
  var highlightedTextColor: UIColor?
  var isHighlighted = false
  var isEnabled = true
  var shadowColor: UIColor?
  var shadowOffset = LabelOptions.shadowOffset
  var adjustsFontSizeToFitWidth = false
  var minimumScaleFactor: CGFloat = 0
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  var allowsDefaultTightening = false
  var adjustsFontForContentSizeCategory = false
  var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  static let shadowOffset = CGSize(width: 0, height: -1)

  var shrinks: Bool {
    adjustsFontSizeToFitWidth && minimumScaleFactor > 0 && minimumScaleFactor < 1
  }
}
