// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UILabel {
  /// Whether a string is what the label shows already.
  func isAttributedText(_ string: NSAttributedString?) -> Bool {
    guard let string else { return storedText == nil }
    guard let attributed else { return false }
    return string === attributed.source || string.isEqual(to: attributed.source)
  }

  /// Takes over a string, and its style at location 0.
  func setAttributedText(_ string: NSAttributedString?) {
    defer { invalidateText() }
    guard let string else {
      storedText = nil
      attributed = nil
      return
    }
    let source = string.copy() as? NSAttributedString ?? string
    let content = AttributedContent(source, style: style)
    storedText = source.string
    attributed = content
    guard source.length > 0 else { return }
    let first = source.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont { storedFont = font }
    if let color = first[.foregroundColor] as? UIColor { storedTextColor = color }
    if let paragraph = first[.paragraphStyle] as? NSParagraphStyle {
      storedAlignment = paragraph.alignment
      storedLineBreakMode = paragraph.lineBreakMode
    }
  }

  /// The style in which the label shows what has none of its own.
  private var style: AttributedContent.Style {
    var paragraph = ParagraphAttributes()
    paragraph.alignment = storedAlignment
    paragraph.lineBreakMode = storedLineBreakMode
    paragraph.lineBreakStrategy = lineBreakStrategy
    return AttributedContent.Style(
      font: storedFont,
      color: storedTextColor,
      paragraph: paragraph
    )
  }
}
