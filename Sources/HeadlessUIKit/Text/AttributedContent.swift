// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextLayout

/// A label's attributed string, with the label's style for missing or mistyped attributes.
final class AttributedContent {
  struct Style {
    var font: UIFont
    var color: UIColor
    var paragraph: ParagraphAttributes
  }

  let source: NSAttributedString
  let style: Style
  let styled: StyledText
  let looks: [TextLook]
  let fonts: [UIFont]
  let paragraphs: [ParagraphAttributes]

  init(_ source: NSAttributedString, style: Style) {
    self.source = source
    self.style = style
    let text = source.string
    var reader = Reader(text, style)
    source.enumerateAttributes(in: NSRange(location: 0, length: source.length)) {
      values,
      range,
      _ in reader.read(values, upTo: range.location + range.length)
    }
    styled = StyledText(text, runs: reader.runs, stretches: reader.stretches)
    looks = reader.looks
    fonts = reader.fonts
    paragraphs = reader.paragraphs
  }

  func applying(_ font: UIFont) -> AttributedContent {
    var style = style
    style.font = font
    return AttributedContent(source.setting(.font, to: font), style: style)
  }

  func applying(_ color: UIColor) -> AttributedContent {
    var style = style
    style.color = color
    return AttributedContent(source.setting(.foregroundColor, to: color), style: style)
  }

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
  fileprivate func setting(_ key: Key, to value: Any) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: self)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
    return NSAttributedString(attributedString: changed)
  }
}

extension AttributedContent {
  struct Reader {
    private(set) var runs: [StyledText.Run] = []
    private(set) var looks: [TextLook] = []
    private(set) var fonts: [UIFont] = []
    private(set) var stretches: [ParagraphStretch] = []
    private(set) var paragraphs: [ParagraphAttributes] = []
    private let style: Style
    private var utf8: String.UTF8View.Iterator
    private var utf16Offset = 0
    private var utf8Offset = 0

    init(_ text: String, _ style: Style) {
      self.style = style
      utf8 = text.utf8.makeIterator()
    }

    /// Adds the run before a UTF-16 offset; one inside a surrogate pair counts as after it.
    mutating func read(_ values: [NSAttributedString.Key: Any], upTo utf16End: Int) {
      let end = advance(to: utf16End)
      let font = values[.font] as? UIFont ?? style.font
      let run =
        (values[.attachment] as? NSTextAttachment)?.run(upTo: end)
        ?? StyledText.Run(
          utf8End: end,
          font: font.metrics,
          kern: Self.number(values[.tracking]) ?? Self.number(values[.kern]) ?? 0,
          baselineOffset: Self.number(values[.baselineOffset]) ?? 0
        )
      add(run, font, look(values))
      let paragraph = (values[.paragraphStyle] as? NSParagraphStyle)?.attributes ?? style.paragraph
      if paragraph == paragraphs.last {
        paragraphs.removeLast()
        stretches.removeLast()
      }
      paragraphs.append(paragraph)
      stretches.append(ParagraphStretch(utf8End: end, metrics: paragraph.metrics))
    }

    private mutating func add(_ run: StyledText.Run, _ font: UIFont, _ look: TextLook) {
      if let last = runs.last, last.kern == run.kern, last.baselineOffset == run.baselineOffset,
        let lastFont = fonts.last, lastFont == font,
        let lastLook = looks.last, lastLook == look
      {
        runs[runs.count - 1] = run
        return
      }
      runs.append(run)
      fonts.append(font)
      looks.append(look)
    }

    private func look(_ values: [NSAttributedString.Key: Any]) -> TextLook {
      TextLook(
        color: values[.foregroundColor] as? UIColor ?? style.color,
        background: values[.backgroundColor] as? UIColor,
        underline: Self.lines(values[.underlineStyle]),
        underlineColor: values[.underlineColor] as? UIColor,
        strikethrough: Self.lines(values[.strikethroughStyle]),
        strikethroughColor: values[.strikethroughColor] as? UIColor,
        attachment: values[.attachment] as? NSTextAttachment
      )
    }

    private mutating func advance(to utf16End: Int) -> Int {
      while utf16Offset < utf16End, let byte = utf8.next() {
        utf8Offset += 1
        // A scalar's first byte counts for all of it; the others are skipped below.
        var rest = 0
        switch byte {
        case 0xC0..<0xE0: rest = 1
        case 0xE0..<0xF0: rest = 2
        case 0xF0...: rest = 3
        default: break
        }
        utf16Offset += rest == 3 ? 2 : 1
        for _ in 0..<rest where utf8.next() != nil { utf8Offset += 1 }
      }
      return utf8Offset
    }

    static func lines(_ value: Any?) -> NSUnderlineStyle {
      if let style = value as? NSUnderlineStyle { return style }
      guard let number = number(value), abs(number) < 65_536 else { return [] }
      return NSUnderlineStyle(rawValue: Int(number))
    }

    static func number(_ value: Any?) -> Double? {
      switch value {
      case nil: nil
      case let number as CGFloat: Double(number)
      case let number as Double: number
      case let number as Int: Double(number)
      case let number as Float: Double(number)
      case let number as NSNumber: number.doubleValue
      default: nil
      }
    }
  }
}

struct TextLook: Equatable {
  var color: UIColor
  var background: UIColor?
  var underline = NSUnderlineStyle()
  var underlineColor: UIColor?
  var strikethrough = NSUnderlineStyle()
  var strikethroughColor: UIColor?
  var attachment: NSTextAttachment?

  var hasDecoration: Bool {
    background != nil || underline.rawValue & 0xF != 0 || strikethrough.rawValue & 0xF != 0
  }
}
