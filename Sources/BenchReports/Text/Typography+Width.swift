// SPDX-License-Identifier: Apache-2.0

extension Typography {
  /// The columns that a terminal uses for `text`, which holds no control characters.
  static func columnCount(_ text: String) -> Int {
    text.reduce(0) { $0 + columnCount($1) }
  }

  /// Two for wide East Asian characters and pictographs, none for lone marks, else one.
  ///
  /// The ranges are those of Unicode's East_Asian_Width W and F, joined where only unassigned or
  /// rare scalars lie between.
  private static func columnCount(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18D08,
      0x1AFF0...0x1B2FB, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
      0x20000...0x3FFFD:
      return 2
    default:
      return scalar.properties.generalCategory == .nonspacingMark ? 0 : 1
    }
  }

  /// Spaces that widen `text` to `width` columns.
  static func padding(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - columnCount(text)))
  }

  /// `text` in at most `width` columns, with the middle cut out where it is longer.
  func shortened(_ text: String, to width: Int) -> String {
    guard Self.columnCount(text) > width else { return text }
    let room = max(0, width - 1)
    let head = Self.prefix(of: text, columns: (room + 1) / 2)
    let tail = Self.prefix(of: String(text.reversed()), columns: room / 2)
    return head + ellipsis + String(tail.reversed())
  }

  private static func prefix(of text: String, columns: Int) -> String {
    var rest = columns
    return String(
      text.prefix { character in
        rest -= columnCount(character)
        return rest >= 0
      }
    )
  }

  /// Breaks `text` at spaces into lines of the full width; later lines are indented.
  ///
  /// A word that is longer than a line is cut where the line ends.
  func wrapped(_ text: String, first: String = "", indent: String = "") -> [String] {
    var lines: [String] = []
    var line = first
    var isEmpty = true
    for word in text.split(separator: " ") {
      var rest = String(word)
      let needed = Self.columnCount(line) + (isEmpty ? 0 : 1) + Self.columnCount(rest)
      if needed > width && !isEmpty {
        lines.append(line)
        line = indent
        isEmpty = true
      }
      while isEmpty && Self.columnCount(line) + Self.columnCount(rest) > width {
        let head = Self.prefix(of: rest, columns: width - Self.columnCount(line))
        lines.append(line + head)
        line = indent
        rest.removeFirst(head.count)
      }
      line += isEmpty ? rest : " \(rest)"
      isEmpty = false
    }
    return isEmpty ? lines : lines + [line]
  }

  /// A heading that runs into a line across the page.
  func heading(_ title: String) -> String {
    let title = shortened(title, to: width - 4)
    let rest = width - Self.columnCount(title) - 1
    return paint(Span(title, .strong)) + " "
      + paint(Span(String(repeating: rule, count: rest), .faint))
  }
}
