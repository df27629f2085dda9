// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextLayout

extension AttributedContent {
  /// Turns attributes over ranges of UTF-16 into runs over ranges of UTF-8.
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

    /// Stands at the start of a text.
    init(_ text: String, _ style: Style) {
      self.style = style
      utf8 = text.utf8.makeIterator()
    }

    /// Adds the run that ends before an offset in UTF-16, which is not less than the last.
    ///
    /// An offset within a surrogate pair counts as that behind it.
    mutating func read(_ values: [NSAttributedString.Key: Any], upTo utf16End: Int) {
      let end = advance(to: utf16End)
      let font = values[.font] as? UIFont ?? style.font
      let run = StyledText.Run(
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

    /// Adds a run, to the last one if that is alike.
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
        strikethroughColor: values[.strikethroughColor] as? UIColor
      )
    }

    /// Moves on to an offset in UTF-16 and returns the same in UTF-8.
    private mutating func advance(to utf16End: Int) -> Int {
      while utf16Offset < utf16End, let byte = utf8.next() {
        utf8Offset += 1
        // The first byte of a scalar counts for all of it, and the others are passed over below.
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

    private static func lines(_ value: Any?) -> NSUnderlineStyle {
      if let style = value as? NSUnderlineStyle { return style }
      guard let number = number(value), abs(number) < 65_536 else { return [] }
      return NSUnderlineStyle(rawValue: Int(number))
    }

    /// A number in any of the types that attributes are written in.
    private static func number(_ value: Any?) -> Double? {
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
