// SPDX-License-Identifier: Apache-2.0

/// A piece of Swift source that is not white space and no comment.
struct Token: Equatable {
  /// What a token is, as far as rewriting has to know.
  enum Kind: Equatable {
    /// A name or a keyword, also in backticks.
    case word
    /// An `@` with the name behind it.
    case attribute
    /// A `#` with the name behind it.
    case pound
    /// A number; the fraction behind its dot is another.
    case number
    /// Text of a string literal, its delimiters and the parentheses of interpolations included.
    case text
    /// A regular expression.
    case regex
    /// One character of punctuation or of an operator; an arrow is one token.
    case punctuation
  }

  let kind: Kind
  /// Where it stands, in bytes.
  let range: Range<Int>
  /// The line of its first byte, from 1.
  let line: Int
}

/// A source file as bytes, cut into tokens and lines.
///
/// Every byte that is in no token is white space or a comment. Tokens in interpolations stand between the
/// pieces of text around them.
struct LexedSource {
  /// The file.
  let bytes: [UInt8]
  /// The tokens, in order.
  let tokens: [Token]
  /// Where the terminator of each line stands, the end of the file for the last.
  let lineEnds: [Int]

  /// Cuts a file into tokens.
  ///
  /// - Complexity: O(n).
  init(_ bytes: [UInt8]) {
    var lexer = Lexer(bytes)
    lexer.run()
    self.bytes = bytes
    tokens = lexer.tokens
    lineEnds = lexer.lineEnds + [bytes.count]
  }

  /// The text of a token.
  func word(_ token: Token) -> String { text(token.range) }

  /// The text of a token, without the backticks of a name.
  func name(_ token: Token) -> String {
    let text = self.text(token.range)
    guard token.kind == .word, text.hasPrefix("`"), text.hasSuffix("`"), text.count > 2 else {
      return text
    }
    return String(text.dropFirst().dropLast())
  }

  /// The text of a range of bytes.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The text of the token at a place; empty past either end.
  func word(at place: Int) -> String {
    tokens.indices.contains(place) ? word(tokens[place]) : ""
  }

  /// The text of the token at a place, without backticks; empty past either end.
  func name(at place: Int) -> String {
    tokens.indices.contains(place) ? name(tokens[place]) : ""
  }

  /// The place of the token that closes what the one at a place opens, nil if nothing does.
  func closing(of place: Int, _ open: String, _ close: String) -> Int? {
    var depth = 0
    for other in place..<tokens.count where tokens[other].kind == .punctuation {
      let word = word(tokens[other])
      if word == open { depth += 1 }
      if word == close { depth -= 1 }
      if depth == 0 { return other }
    }
    return nil
  }
}

extension [UInt8] {
  /// Where the first byte is that is no UTF-8; nil if all are.
  var firstBadByte: Int? {
    guard String(validating: self, as: UTF8.self) == nil else { return nil }
    var decoder = UTF8()
    var iterator = makeIterator()
    var place = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { place += UTF8.width(scalar) }
    return place
  }
}
