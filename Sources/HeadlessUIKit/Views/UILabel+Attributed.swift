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

  /// A font as the label's traits have it, if the label follows them.
  func followingTraits(_ font: UIFont) -> UIFont {
    guard options?.adjustsFontForContentSizeCategory == true else { return font }
    return font.adjusted(for: traitCollection)
  }

  /// Brings all fonts in line with the label's traits.
  func adjustFonts() {
    let traits = traitCollection
    let adjusted = storedFont.adjusted(for: traits)
    let content = attributed?.adjusted(for: traits)
    guard adjusted !== storedFont || content !== attributed else { return }
    storedFont = adjusted
    attributed = content
    invalidateText()
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
