// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextLayout

extension UILabel {
  func isAttributedText(_ string: NSAttributedString?) -> Bool {
    guard let string else { return storedText == nil }
    guard let attributed else { return false }
    return string === attributed.source || string.isEqual(to: attributed.source)
  }

  func setAttributedText(_ string: NSAttributedString?) {
    defer { invalidateText() }
    guard let string else {
      storedText = nil
      attributed = nil
      return
    }
    let source = string.copy() as? NSAttributedString ?? string
    var content = AttributedContent(source, style: style)
    if adjustsFontForContentSizeCategory { content = content.adjusted(for: traitCollection) }
    storedText = source.string
    attributed = content
    guard source.length > 0 else { return }
    let first = source.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont { storedFont = followingTraits(font) }
    if let color = first[.foregroundColor] as? UIColor { storedTextColor = color }
    if let paragraph = first[.paragraphStyle] as? NSParagraphStyle {
      storedAlignment = paragraph.alignment
      storedLineBreakMode = paragraph.lineBreakMode
    }
  }

  func followingTraits(_ font: UIFont) -> UIFont {
    guard options?.adjustsFontForContentSizeCategory == true else { return font }
    return font.adjusted(for: traitCollection)
  }

  func adjustFonts() {
    let traits = traitCollection
    let adjusted = storedFont.adjusted(for: traits)
    let content = attributed?.adjusted(for: traits)
    guard adjusted !== storedFont || content !== attributed else { return }
    storedFont = adjusted
    attributed = content
    invalidateText()
  }

  private var style: AttributedContent.Style {
    var paragraph = ParagraphAttributes()
    paragraph.alignment = storedAlignment
    paragraph.lineBreakMode = storedLineBreakMode
    paragraph.lineBreakStrategy = lineBreakStrategy
    return AttributedContent.Style(font: storedFont, color: storedTextColor, paragraph: paragraph)
  }

  func draw(_ content: AttributedContent, in rect: CGRect) {
    var styled = content.styled
    var layout = laidOut(content, width: rect.width, lineCount: storedNumberOfLines)
    let whole = layout
    if layout.isTruncated, shrinks {
      styled = shrunk(styled, width: rect.width)
      layout = broken(styled, width: rect.width, lineCount: storedNumberOfLines)
    }
    let room = Double(rect.height) + 0.5
    if layout.lines.count > 1, layout.size.height > room {
      let fitting = layout.lines.prefix { $0.top + $0.height <= room }.count
      layout = broken(styled, width: rect.width, lineCount: max(1, fitting))
    }
    var top = Self.top(of: layout.size.height, in: rect)
    if whole.isTruncated, shrinks {
      let rise = (whole.lines.first?.ascent ?? 0) - (layout.lines.first?.ascent ?? 0)
      top = shrunkTop(top, wholeTop: Self.top(of: whole.size.height, in: rect), raisedBy: rise)
    }
    for line in layout.lines { draw(line, of: styled, content, in: rect, top: top) }
  }

  private func draw(
    _ line: StyledLine,
    of styled: StyledText,
    _ content: AttributedContent,
    in rect: CGRect,
    top: Double
  ) {
    let left = leftEdge(of: line, styled, content, in: rect)
    let pieces = TextMeasurer.pieces(of: line.line, in: styled)
    let place = CGPoint(x: left, y: top + line.top)
    if pieces.contains(where: { content.looks[$0.run].background != nil }) {
      drawBackgrounds(of: pieces, line, content, at: place)
    }
    if let shadow = shownShadow {
      let moved = CGPoint(x: place.x + shadowOffset.width, y: place.y + shadowOffset.height)
      drawTexts(of: pieces, line, styled, content, at: moved, color: shadow)
    }
    drawTexts(of: pieces, line, styled, content, at: place, color: nil)
    for piece in pieces where content.looks[piece.run].hasDecoration {
      drawStrokes(on: piece, line, styled.runs[piece.run], content.looks[piece.run], at: place)
    }
  }

  private func leftEdge(
    of line: StyledLine,
    _ styled: StyledText,
    _ content: AttributedContent,
    in rect: CGRect
  ) -> Double {
    let metrics = styled.stretches[line.stretch].metrics
    let head = line.startsParagraph ? metrics.firstLineHeadIndent : metrics.headIndent
    let tail = metrics.tailIndent
    let width = rect.width.isFinite ? Double(rect.width) : head + line.line.width + max(0, -tail)
    // Distances from the edge where lines start, mirrored for right-to-left text.
    let end = tail > 0 ? tail : width + tail
    let room = end - head - line.line.width
    let share = Self.share(of: content.paragraphs[line.stretch].alignment, line.line.direction)
    let isMirrored = line.line.direction == .rightToLeft
    let start = isMirrored ? width - end : head
    return Double(rect.origin.x) + start + share * room
  }

  private func drawTexts(
    of pieces: [StyledPiece],
    _ line: StyledLine,
    _ styled: StyledText,
    _ content: AttributedContent,
    at place: CGPoint,
    color: UInt32?
  ) {
    for piece in pieces {
      let run = styled.runs[piece.run]
      if let attachment = content.looks[piece.run].attachment {
        // Only text has a shadow.
        guard color == nil else { continue }
        draw(
          attachment,
          at: CGPoint(x: place.x + piece.x, y: place.y + line.ascent),
          content,
          piece
        )
        continue
      }
      UILabel.canvas?.pointee
        .append(
          .text(
            TextRun(
              text: styled.text,
              line: piece.line,
              x: Double(place.x) + piece.x,
              baseline: Double(place.y) + line.ascent - run.baselineOffset,
              font: run.font,
              packedRGBA: color ?? shown(content.looks[piece.run].color)
            )
          )
        )
    }
  }

  private func draw(
    _ attachment: NSTextAttachment,
    at point: CGPoint,
    _ content: AttributedContent,
    _ piece: StyledPiece
  ) {
    let tint = shown(content.looks[piece.run].color)
    let scale = UIScreen.main.scale
    guard let command = attachment.command(at: point, tint: tint, scale: scale) else { return }
    UILabel.canvas?.pointee.append(command)
  }

  private func drawBackgrounds(
    of pieces: [StyledPiece],
    _ line: StyledLine,
    _ content: AttributedContent,
    at place: CGPoint
  ) {
    for piece in pieces {
      guard let color = content.looks[piece.run].background else { continue }
      let rect = CGRect(
        x: Double(place.x) + piece.x,
        y: Double(place.y),
        width: piece.line.width,
        height: line.height
      )
      UILabel.canvas?.pointee.append(.fill(rect, packedRGBA: color.packedRGBA))
    }
  }

  /// Draws underlines and strikethroughs; the stroke is a fourteenth of the font size.
  private func drawStrokes(
    on piece: StyledPiece,
    _ line: StyledLine,
    _ run: StyledText.Run,
    _ look: TextLook,
    at place: CGPoint
  ) {
    let thickness = run.font.pointSize / 14
    let baseline = Double(place.y) + line.ascent - run.baselineOffset
    let x = Double(place.x) + piece.x
    func stroke(_ style: NSUnderlineStyle, _ color: UIColor?, middle: Double) {
      let strokes = style.strokes
      let height = thickness * strokes.thickness
      let first = middle - height / 2 - Double(strokes.count - 1) * height
      for number in 0..<strokes.count {
        let rect = CGRect(
          x: x,
          y: first + Double(number) * 2 * height,
          width: piece.line.width,
          height: height
        )
        UILabel.canvas?.pointee
          .append(.fill(rect, packedRGBA: color?.packedRGBA ?? shown(look.color)))
      }
    }
    stroke(look.underline, look.underlineColor, middle: baseline + 2 * thickness)
    stroke(look.strikethrough, look.strikethroughColor, middle: baseline - run.font.xHeight / 2)
  }
}
