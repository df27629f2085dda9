// SPDX-License-Identifier: Apache-2.0

/// A string literal that is open, in whose interpolation code is read.
struct OpenString {
  /// How many hash signs stand before its first quote.
  let hashes: Int
  /// Whether three quotes begin it.
  let isMultiline: Bool
  /// How many parentheses are open in the interpolation.
  var depth = 0
}

extension Lexer {
  /// A hash sign: a raw string, an extended regular expression, or a word such as `#selector`.
  mutating func readHash() {
    var hashes = 0
    while byte(hashes) == .hash { hashes += 1 }
    switch byte(hashes) {
    case .quote: openString(hashes: hashes)
    case .slash where readExtendedRegex(hashes: hashes): break
    default: readPrefixed(.pound)
    }
  }

  /// Begins a string at the place, where its hash signs stand.
  mutating func openString(hashes: Int) {
    let start = place
    let quotes = place + hashes
    let isMultiline =
      [quotes, quotes + 1, quotes + 2].allSatisfy { $0 < bytes.count && bytes[$0] == .quote }
      && !(hashes > 0 && closesOnItsLine(from: quotes + 2, hashes: hashes))
    let string = OpenString(hashes: hashes, isMultiline: isMultiline)
    readText(of: string, from: start, after: hashes + (isMultiline ? 3 : 1))
  }

  /// Whether a raw string that begins like one of several lines ends on its own, as `#"""#` does.
  private func closesOnItsLine(from start: Int, hashes: Int) -> Bool {
    var index = start
    while index < bytes.count && !bytes[index].isLineEnd {
      if bytes[index] == .quote && hasHashes(hashes, at: index + 1) { return true }
      index += 1
    }
    return false
  }

  private func hasHashes(_ count: Int, at index: Int) -> Bool {
    index + count <= bytes.count && bytes[index..<index + count].allSatisfy { $0 == .hash }
  }

  /// Reads text up to the end of the string or to its next interpolation.
  ///
  /// - Parameters:
  ///   - string: the string.
  ///   - start: where the token begins.
  ///   - delimiter: how many bytes of it were read.
  mutating func readText(of string: OpenString, from start: Int, after delimiter: Int) {
    place = start + delimiter
    let quotes = string.isMultiline ? 3 : 1
    while place < bytes.count {
      let value = byte()
      if value.isLineEnd && !string.isMultiline { break }
      if value == .backslash && hasHashes(string.hashes, at: place + 1) {
        place += 1 + string.hashes
        if byte() == .openParenthesis {
          place += 1
          add(.text, from: start)
          openStrings.append(OpenString(hashes: string.hashes, isMultiline: string.isMultiline))
          return
        }
        if place < bytes.count && !byte().isLineEnd { place += 1 }
      } else if (0..<quotes).allSatisfy({ byte($0) == .quote })
        && hasHashes(string.hashes, at: place + quotes)
      {
        place += quotes + string.hashes
        break
      } else {
        place += 1
      }
    }
    add(.text, from: start)
  }

  /// Reads `#/…/#`, over several lines if a line ends behind its opening; false if none stands here.
  private mutating func readExtendedRegex(hashes: Int) -> Bool {
    let start = place
    var index = place + hashes + 1
    let isMultiline = index < bytes.count && bytes[index].isLineEnd
    while index < bytes.count && (isMultiline || !bytes[index].isLineEnd) {
      if bytes[index] == .backslash {
        index += 2
      } else if bytes[index] == .slash && hasHashes(hashes, at: index + 1) {
        place = index + 1 + hashes
        add(.regex, from: start)
        return true
      } else {
        index += 1
      }
    }
    return false
  }

  /// A slash that begins no comment: a regular expression where an operand may stand, else an operator.
  mutating func readSlash() {
    let start = place
    if mayBeginOperand, let end = endOfPlainRegex() {
      place = end
      add(.regex, from: start)
    } else {
      place += 1
      add(.punctuation, from: start)
    }
  }

  /// Whether what stands before the place lets an operand follow.
  private var mayBeginOperand: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .number, .regex, .attribute, .pound: return false
    case .text: return bytes[last.range.upperBound - 1] == .openParenthesis
    case .word: return Self.wordsBeforeOperands.contains(text(of: last))
    case .punctuation:
      return ![")", "]", "}", "?", "!", ">"].contains(text(of: last))
        || place > last.range.upperBound
          && ["?", "!", ">"].contains(text(of: last))
    }
  }

  private func text(of token: Token) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }

  private static let wordsBeforeOperands: Set<String> = [
    "return", "in", "case", "where", "if", "guard", "while", "switch", "else", "try", "await",
    "throw",
    "is", "as", "do", "repeat", "and", "or",
  ]

  /// The end of `/…/` at the place: on one line, not blank at either end, its parentheses in pairs, those
  /// in classes of characters aside.
  private func endOfPlainRegex() -> Int? {
    var index = place + 1
    var depth = 0
    var classDepth = 0
    guard index < bytes.count, !bytes[index].isBlank, !bytes[index].isLineEnd else { return nil }
    while index < bytes.count && !bytes[index].isLineEnd {
      switch bytes[index] {
      case .backslash: index += 1
      case .slash: return depth == 0 && !bytes[index - 1].isBlank ? index + 1 : nil
      case .openBracket: classDepth += 1
      case .closeBracket where classDepth > 0: classDepth -= 1
      case .openParenthesis where classDepth == 0: depth += 1
      case .closeParenthesis where classDepth == 0: depth -= 1
      default: break
      }
      if depth < 0 { return nil }
      index += 1
    }
    return nil
  }
}
