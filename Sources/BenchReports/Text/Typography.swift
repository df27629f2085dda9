// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

struct Typography {
  let usesColour: Bool
  let isASCII: Bool
  let width: Int

  init(_ options: ReportOptions) {
    usesColour = options.usesColour
    isASCII = options.usesASCII
    width = max(options.width, ReportOptions.narrowestWidth)
  }

  var micro: String { isASCII ? "u" : "µ" }
  /// A missing value, and between the ends of an interval.
  var dash: String { isASCII ? "-" : "–" }
  var ellipsis: String { isASCII ? "~" : "…" }
  var separator: String { isASCII ? " | " : " · " }
  var rule: String { isASCII ? "-" : "─" }
  var arrow: String { isASCII ? "->" : "→" }
  var pointer: String { isASCII ? "<" : "◂" }
  /// Closes a name that a note explains.
  var dagger: String { isASCII ? "^" : "†" }
  var tick: String { isASCII ? "|" : "╵" }
  /// Bars of rising height: the first is empty, the second a trace.
  var bars: [Character] { isASCII ? Array(" .:-=+*#%@") : Array(" .▁▂▃▄▅▆▇█") }
  var progress: (done: String, open: String) { isASCII ? ("#", ".") : ("━", "╌") }

  func paint(_ span: Span) -> String {
    guard usesColour, !span.text.isEmpty, let rendition = span.style.rendition else {
      return span.text
    }
    return "\u{1B}[\(rendition)m\(span.text)\u{1B}[0m"
  }

  /// Makes foreign text safe to print: one line, no cursor movements, ASCII if need be; every writer applies it.
  func foreign(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    if isPlain { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      let isPrivate = scalar.properties.generalCategory == .privateUse
      if PrintableText.steers(scalar) || isPrivate || isASCII && !scalar.isASCII {
        result += scalar.escaped(asASCII: true)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  func quoted(_ text: String, limit: Int = 32) -> String {
    "\"" + shortened(foreign(text), to: limit) + "\""
  }
}

extension Typography {
  /// The columns that a terminal uses for `text`, which holds no control characters.
  static func columnCount(_ text: String) -> Int { text.reduce(0) { $0 + columnCount($1) } }

  /// Two for wide East Asian characters and pictographs (East_Asian_Width W, F), none for lone marks, else one.
  private static func columnCount(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18D08,
      0x1AFF0...0x1B2FB, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return scalar.properties.generalCategory == .nonspacingMark ? 0 : 1
    }
  }

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

  /// Breaks `text` at spaces into lines of the full width, later ones indented; a longer word is cut at the line's end.
  func wrapped(_ text: String, first: String = "", indent: String = "") -> [String] {
    let text = foreign(text)
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

  func heading(_ title: String) -> String {
    let title = shortened(foreign(title), to: width - 4)
    let rest = width - Self.columnCount(title) - 1
    return paint(Span(title, .strong)) + " "
      + paint(Span(String(repeating: rule, count: rest), .faint))
  }
}

extension String {
  /// The parts between line ends; an empty string has one empty line.
  var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}

struct TypedCommand {
  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-./=,:+@%"
  )

  /// The line: words with anything unusual in them stand between single quotation marks.
  let text: String

  init(program: String, arguments: [String]) {
    // Words are spelled out before they are quoted, so that the quotation marks hold.
    text = ([program] + arguments).map { Self.quoted(PrintableText.of($0)) }.joined(separator: " ")
  }

  private static func quoted(_ word: String) -> String {
    if !word.isEmpty, word.allSatisfy(plain.contains) { return word }
    return "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
