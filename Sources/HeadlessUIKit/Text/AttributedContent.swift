// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextLayout

/// An attributed string as a label holds it: read once, with the label's style where it has none.
///
/// A value of another type than its key asks for counts as missing.
final class AttributedContent {
  /// The style of text that has no attributes of its own.
  struct Style {
    var font: UIFont
    var color: UIColor
    var paragraph: ParagraphAttributes
  }

  /// The string that was given, unchanged.
  let source: NSAttributedString
  /// The style that was the label's when the string was given.
  let style: Style
  /// The text in runs, for measuring.
  let styled: StyledText
  /// The look of each run.
  let looks: [TextLook]
  /// The font of each run.
  let fonts: [UIFont]
  /// The paragraph style of each stretch.
  let paragraphs: [ParagraphAttributes]

  /// Reads a string that nobody changes any more.
  init(_ source: NSAttributedString, style: Style) {
    self.source = source
    self.style = style
    let text = source.string
    var reader = Reader(text, style)
    source.enumerateAttributes(in: NSRange(location: 0, length: source.length)) {
      values,
      range,
      _ in
      reader.read(values, upTo: range.location + range.length)
    }
    styled = StyledText(text, runs: reader.runs, stretches: reader.stretches)
    looks = reader.looks
    fonts = reader.fonts
    paragraphs = reader.paragraphs
  }

  /// The same text in another font.
  func applying(_ font: UIFont) -> AttributedContent {
    var style = style
    style.font = font
    return AttributedContent(source.setting(.font, to: font), style: style)
  }

  /// The same text in another colour.
  func applying(_ color: UIColor) -> AttributedContent {
    var style = style
    style.color = color
    return AttributedContent(source.setting(.foregroundColor, to: color), style: style)
  }

  /// The same text with every font as it is under traits; this one if none changes.
  func adjusted(for traits: UITraitCollection) -> AttributedContent {
    guard fonts.contains(where: { $0.adjusted(for: traits) !== $0 }) else { return self }
    var style = style
    style.font = style.font.adjusted(for: traits)
    let changed = NSMutableAttributedString(attributedString: source)
    let all = NSRange(location: 0, length: source.length)
    source.enumerateAttribute(.font, in: all) { value, range, _ in
      guard let font = value as? UIFont else { return }
      changed.addAttribute(.font, value: font.adjusted(for: traits), range: range)
    }
    return AttributedContent(NSAttributedString(attributedString: changed), style: style)
  }

  /// The same text with every paragraph changed.
  func applying(_ change: (inout ParagraphAttributes) -> Void) -> AttributedContent {
    var style = style
    change(&style.paragraph)
    let changed = NSMutableAttributedString(attributedString: source)
    let all = NSRange(location: 0, length: source.length)
    source.enumerateAttribute(.paragraphStyle, in: all) { value, range, _ in
      guard let given = value as? NSParagraphStyle else { return }
      let style = NSParagraphStyle()
      style.attributes = given.attributes
      change(&style.attributes)
      changed.addAttribute(.paragraphStyle, value: style, range: range)
    }
    return AttributedContent(NSAttributedString(attributedString: changed), style: style)
  }
}

extension NSAttributedString {
  /// Returns the string with one attribute over all of it.
  fileprivate func setting(_ key: Key, to value: Any) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: self)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
    return NSAttributedString(attributedString: changed)
  }
}
