// SPDX-License-Identifier: Apache-2.0

/// Cuts Swift source into tokens; knows strings, interpolations, comments and regular expressions.
///
/// What it cannot place, such as a string that never ends, it passes over: it never fails, and source
/// that the compiler takes is cut as the compiler cuts it.
struct Lexer {
  let bytes: [UInt8]
  private(set) var tokens: [Token] = []
  private(set) var lineEnds: [Int] = []
  var place = 0
  private var counted = 0
  /// The strings that are open around the code that is being read, the innermost last.
  var openStrings: [OpenString] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads the whole file.
  mutating func run() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    if byte() == .hash && byte(1) == .exclamation { skipToLineEnd() }
    while place < bytes.count { step() }
    countLines(upTo: bytes.count)
  }

  /// The byte at a distance from the place; zero past the end.
  func byte(_ distance: Int = 0) -> UInt8 {
    let index = place + distance
    return index < bytes.count ? bytes[index] : 0
  }

  /// Adds a token that ends at the place.
  mutating func add(_ kind: Token.Kind, from start: Int) {
    countLines(upTo: start)
    tokens.append(Token(kind: kind, range: start..<place, line: lineEnds.count + 1))
  }

  /// Notes the line ends before a byte: a line feed, a carriage return, or both as one.
  private mutating func countLines(upTo end: Int) {
    while counted < end {
      let value = bytes[counted]
      let isPair =
        value == .carriageReturn && counted + 1 < bytes.count && bytes[counted + 1] == .lineFeed
      if value == .lineFeed || value == .carriageReturn { lineEnds.append(counted) }
      counted += isPair ? 2 : 1
    }
  }

  private mutating func step() {
    let value = byte()
    switch value {
    case .slash where byte(1) == .slash: skipToLineEnd()
    case .slash where byte(1) == .star: skipBlockComment()
    case .slash: readSlash()
    case .quote: openString(hashes: 0)
    case .hash: readHash()
    case .at: readPrefixed(.attribute)
    case .backtick: readEscapedName()
    case _ where value.isDigit: readWhile(.number) { $0.isPartOfName }
    case _ where value.isPartOfName: readWhile(.word) { $0.isPartOfName }
    case _ where value <= .space: place += 1
    default: readPunctuation(value)
    }
  }

  mutating func skipToLineEnd() {
    while place < bytes.count && !byte().isLineEnd { place += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if byte() == .slash && byte(1) == .star {
        depth += 1
        place += 2
      } else if byte() == .star && byte(1) == .slash {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && place < bytes.count
    place = min(place, bytes.count)
  }

  private mutating func readWhile(_ kind: Token.Kind, _ belongs: (UInt8) -> Bool) {
    let start = place
    while place < bytes.count && belongs(byte()) { place += 1 }
    add(kind, from: start)
  }

  /// An `@` or a `#`, with the name that follows at once.
  mutating func readPrefixed(_ kind: Token.Kind) {
    let start = place
    place += 1
    while byte().isPartOfName { place += 1 }
    add(place == start + 1 ? .punctuation : kind, from: start)
  }

  private mutating func readEscapedName() {
    let start = place
    place += 1
    while place < bytes.count && byte() != .backtick && !byte().isLineEnd { place += 1 }
    if byte() == .backtick { place += 1 }
    add(.word, from: start)
  }

  private mutating func readPunctuation(_ value: UInt8) {
    let start = place
    if let string = openStrings.last {
      if value == .openParenthesis { openStrings[openStrings.count - 1].depth += 1 }
      if value == .closeParenthesis {
        if string.depth == 0 {
          openStrings.removeLast()
          readText(of: string, from: start, after: 1)
          return
        }
        openStrings[openStrings.count - 1].depth -= 1
      }
    }
    place += value == .minus && byte(1) == .greater ? 2 : 1
    add(.punctuation, from: start)
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let at = UInt8(ascii: "@")
  static let backtick = UInt8(ascii: "`")
  static let backslash = UInt8(ascii: "\\")
  static let exclamation = UInt8(ascii: "!")
  static let minus = UInt8(ascii: "-")
  static let greater = UInt8(ascii: ">")
  static let openParenthesis = UInt8(ascii: "(")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let closeParenthesis = UInt8(ascii: ")")

  /// Whether a name can hold it: letters, digits, the underscore, the dollar sign and all past ASCII.
  var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
    default: isDigit
    }
  }

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }
  var isBlank: Bool { self == .space || self == .tab }
}
