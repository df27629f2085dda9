// SPDX-License-Identifier: Apache-2.0

/// Reads a regular expression.
///
/// The syntax: characters, `.`, classes such as `[a-z_]` and `[^/]`, `\d \w \s` and their opposites
/// `\D \W \S`, a backslash before a character that is neither letter nor digit, groups `(…)` and `(?:…)`, `|`, the quantifiers
/// `* + ? {n} {n,} {,m} {n,m}` with or without a `?`, the places `^ $ \b \B`, lookahead `(?=…)` and `(?!…)`,
/// and `(?i)` to ignore case. Other syntax is an error that names its place.
struct PatternReader {
  /// The number of levels to which groups may nest.
  private static let depthLimit = 50
  private static let repeatLimit = 2_000

  private let text: [Character]
  private var offset = 0
  private var depth = 0
  private var ignoresCase = false
  private var lookaheadCount = 0

  init(_ pattern: String) { text = Array(pattern) }

  /// Reads the whole expression.
  ///
  /// - Throws: ``PatternFault`` for the first character that cannot be read.
  mutating func pattern() throws(PatternFault) -> PatternNode {
    let node = try choice()
    if current != nil { throw fault("closing ')' does not balance any groups openings") }
    return node
  }

  private mutating func choice() throws(PatternFault) -> PatternNode {
    var parts = [try sequence()]
    while take("|") { parts.append(try sequence()) }
    return parts.count == 1 ? parts[0] : .choice(parts)
  }

  private mutating func sequence() throws(PatternFault) -> PatternNode {
    var parts: [PatternNode] = []
    while let next = current, next != "|", next != ")" {
      let start = offset
      guard let part = try atom() else { continue }
      parts.append(try quantified(part, from: start))
    }
    return .sequence(parts)
  }

  /// Reads one part without its quantifier; returns nil for an option, which matches nothing.
  private mutating func atom() throws(PatternFault) -> PatternNode? {
    let start = offset
    guard let character = current else { throw fault("expected an expression") }
    offset += 1
    switch character {
    case "(": return try group(from: start)
    case "[": return .character(test(try characterClass(from: start)))
    case ".": return .character(test(.anyButNewline))
    case "^": return .start
    case "$": return .end
    case "\\": return try escape()
    case "*", "+", "?":
      throw fault("quantifier '\(character)' must appear after expression", at: start)
    default: return .character(test(.character(character)))
    }
  }

  // MARK: Groups

  private mutating func group(from start: Int) throws(PatternFault) -> PatternNode? {
    let before = ignoresCase
    guard take("?") else { return try rest(ofGroup: before) }
    guard let kind = current else { throw fault("expected a kind of group") }
    offset += 1
    switch kind {
    case ":": return try rest(ofGroup: before)
    case "=", "!":
      let node = try rest(ofGroup: before)
      lookaheadCount += 1
      return .lookahead(node, number: lookaheadCount - 1, isNegative: kind == "!")
    case "i":
      ignoresCase = true
      if take(")") { return nil }
      guard take(":") else { throw fault("expected ')' or ':' after the option 'i'") }
      return try rest(ofGroup: before)
    default: throw fault("a group that begins with '(?\(kind)' is not supported", at: start)
    }
  }

  /// Reads the content and the end of a group, behind which the options are again those before it.
  private mutating func rest(ofGroup before: Bool) throws(PatternFault) -> PatternNode {
    guard depth < Self.depthLimit else {
      throw fault("groups nest more than \(Self.depthLimit) deep")
    }
    depth += 1
    let node = try choice()
    depth -= 1
    guard take(")") else { throw fault("expected ')'") }
    ignoresCase = before
    return node
  }

  // MARK: Quantifiers

  private mutating func quantified(
    _ part: PatternNode,
    from start: Int
  ) throws(PatternFault) -> PatternNode {
    guard let (least, most) = try bounds() else { return part }
    switch part {
    case .start, .end, .wordEdge, .lookahead:
      throw fault("expression is not quantifiable", at: start)
    case .character, .sequence, .choice, .repeated: break
    }
    if current == "+" { throw fault("a quantifier that gives nothing back is not supported") }
    // Greedy or reluctant: whether the text matches is the same.
    _ = take("?")
    return .repeated(part, least: least, most: most)
  }

  private mutating func bounds() throws(PatternFault) -> (least: Int, most: Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    let start = offset
    guard take("{") else { return nil }
    let least = try number()
    let most = take(",") ? try number() : least
    guard least != nil || most != nil, take("}") else {
      // A brace that is no quantifier stands for itself.
      offset = start
      return nil
    }
    let low = least ?? 0
    if let most, most < low {
      let reason = "range lower bound '\(low)' must be less than or equal to upper bound '\(most)'"
      throw fault(reason, at: start)
    }
    return (low, most)
  }

  private mutating func number() throws(PatternFault) -> Int? {
    let start = offset
    while let digit = current, digit.isASCII, digit.isNumber { offset += 1 }
    guard offset > start else { return nil }
    guard let number = Int(String(text[start..<offset])), number <= Self.repeatLimit else {
      throw fault("a part repeats at most \(Self.repeatLimit) times", at: start)
    }
    return number
  }

  // MARK: Characters

  private mutating func escape() throws(PatternFault) -> PatternNode {
    if take("b") { return .wordEdge(isNegative: false) }
    if take("B") { return .wordEdge(isNegative: true) }
    return .character(test(try escapedKind()))
  }

  /// Reads the character or class of an escape, behind its backslash.
  private mutating func escapedKind() throws(PatternFault) -> CharacterTest.Kind {
    guard let character = current else { throw fault("expected escape sequence") }
    offset += 1
    switch character {
    case "d": return .digit
    case "D": return .not(.digit)
    case "w": return .word
    case "W": return .not(.word)
    case "s": return .space
    case "S": return .not(.space)
    default:
      guard !character.isLetter, !character.isNumber else {
        let reason =
          "the escape '\\\(character)' is not supported, only \\b, \\d, \\s, \\w, their opposites"
          + " in capitals, and those of characters that are neither letter nor digit"
        throw fault(reason, at: offset - 1)
      }
      return .character(character)
    }
  }

  /// Reads a class, behind its opening bracket.
  private mutating func characterClass(from start: Int) throws(PatternFault) -> CharacterTest.Kind {
    let isNegative = take("^")
    if current == "]" { throw fault("expected custom character class members", at: start) }
    var kinds: [CharacterTest.Kind] = []
    while !take("]") { kinds.append(try member()) }
    return isNegative ? .not(.oneOf(kinds)) : .oneOf(kinds)
  }

  private mutating func member() throws(PatternFault) -> CharacterTest.Kind {
    let first = try endOfRange()
    guard current == "-", offset + 1 < text.count, text[offset + 1] != "]", text[offset + 1] != "-"
    else { return first }
    let dash = offset
    offset += 1
    guard case .character(let low) = first, case .character(let high) = try endOfRange(),
      let least = Self.scalar(low), let most = Self.scalar(high)
    else { throw fault("a range goes from one character to another", at: dash) }
    guard least <= most else {
      throw fault("character '\(low)' must compare less than or equal to '\(high)'", at: dash)
    }
    return .range(least, most)
  }

  private mutating func endOfRange() throws(PatternFault) -> CharacterTest.Kind {
    guard let character = current else { throw fault("expected ']'") }
    let isDoubled =
      "&-~".contains(character) && offset + 1 < text.count && text[offset + 1] == character
    if character == "[" || isDoubled {
      throw fault("classes in classes are not supported; put a backslash before '\(character)'")
    }
    offset += 1
    return character == "\\" ? try escapedKind() : .character(character)
  }

  private static func scalar(_ character: Character) -> Unicode.Scalar? {
    character.unicodeScalars.count == 1 ? character.unicodeScalars.first : nil
  }

  // MARK: Places

  private var current: Character? { offset < text.count ? text[offset] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard current == character else { return false }
    offset += 1
    return true
  }

  private func test(_ kind: CharacterTest.Kind) -> CharacterTest {
    CharacterTest(kind: kind, ignoresCase: ignoresCase)
  }

  private func fault(_ reason: String, at place: Int? = nil) -> PatternFault {
    PatternFault(column: (place ?? offset) + 1, reason: reason)
  }
}

struct PatternFault: Error, Equatable {
  /// The number of the character, counted from 1; one past the last where the expression ends too early.
  let column: Int
  let reason: String
}
