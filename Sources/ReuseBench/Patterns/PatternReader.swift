// SPDX-License-Identifier: Apache-2.0

/// Reads the text of a pattern: a regular expression without what a linear search cannot do.
///
/// Taken are characters, `.`, classes with ranges, classes inside them and POSIX names, `\d \w \s`
/// and their opposites, escapes of characters, groups of any kind that captures or not, `|`, the
/// quantifiers `* + ? {n} {n,} {,m} {n,m}` with or without a `?`, the places `^ $ \A \z \b \B`,
/// lookahead and `(?i)`. Refused with their place are references back to a group, lookbehind,
/// quantifiers and groups that give nothing back, and properties of Unicode.
struct PatternReader {
  /// How deep groups and classes may nest.
  static let depthLimit = 50

  let text: [Character]
  var offset = 0
  var ignoresCase = false
  private var depth = 0

  /// Begins at the first character of a pattern.
  private init(_ pattern: String) { text = Array(pattern) }

  /// Reads a whole pattern.
  ///
  /// - Throws: ``PatternFault`` for the first character that cannot be read.
  static func read(_ pattern: String) throws(PatternFault) -> PatternNode {
    var reader = PatternReader(pattern)
    let node = try reader.choice()
    guard reader.offset == reader.text.count else {
      throw reader.fault("closing ')' does not balance any groups openings")
    }
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

  /// Reads one part without its quantifier; nil where it sets an option and matches nothing.
  private mutating func atom() throws(PatternFault) -> PatternNode? {
    let start = offset
    guard let character = current else { throw fault("expected an expression") }
    offset += 1
    switch character {
    case "(": return try group(from: start)
    case "[": return .character(test(try characterClass(from: start)))
    case ".": return .character(test(.anyButNewline))
    case "^": return .place(.start)
    case "$": return .place(.end)
    case "\\": return try escape(from: start)
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
    case "=": return .ahead(try rest(ofGroup: before), isNegative: false)
    case "!": return .ahead(try rest(ofGroup: before), isNegative: true)
    case "P", "<":
      let isPlain = kind == "P" ? take("<") : current != "=" && current != "!"
      guard isPlain else { throw fault("lookbehind is not supported", at: start) }
      while let character = current, CharacterTest.isWord(character) { offset += 1 }
      guard take(">") else { throw fault("expected '>' after the name of a group") }
      return try rest(ofGroup: before)
    case "i", "-":
      guard kind == "i" || take("i") else { throw fault("expected 'i' after '-'") }
      ignoresCase = kind == "i"
      if take(")") { return nil }
      guard take(":") else { throw fault("expected ')' or ':' after the option 'i'") }
      return try rest(ofGroup: before)
    default:
      throw fault("a group that begins with '(?\(kind)' is not supported", at: start)
    }
  }

  /// Reads what a group holds and its end, behind which the options are those before it.
  private mutating func rest(ofGroup before: Bool) throws(PatternFault) -> PatternNode {
    let node = try nested { (reader) throws(PatternFault) in try reader.choice() }
    guard take(")") else { throw fault("expected ')'") }
    ignoresCase = before
    return node
  }

  /// Reads something one level deeper.
  mutating func nested<Result>(
    _ read: (inout PatternReader) throws(PatternFault) -> Result
  ) throws(PatternFault) -> Result {
    guard depth < Self.depthLimit else {
      throw fault("groups nest more than \(Self.depthLimit) deep")
    }
    depth += 1
    let result = try read(&self)
    depth -= 1
    return result
  }

  // MARK: Quantifiers

  private mutating func quantified(
    _ part: PatternNode,
    from start: Int
  ) throws(PatternFault) -> PatternNode {
    let place = offset
    guard let (least, most) = try bounds() else { return part }
    switch part {
    case .place, .ahead: throw fault("expression is not quantifiable", at: start)
    case .character, .sequence, .choice, .repeated: break
    }
    if current == "+" { throw fault("a quantifier that gives nothing back is not supported") }
    // Whether it takes as much as it can or as little: what matches at all is the same.
    _ = take("?")
    return .repeated(part, least: least, most: most, column: place + 1)
  }

  private mutating func bounds() throws(PatternFault) -> (least: Int, most: Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    let start = offset
    guard take("{") else { return nil }
    let least = try number()
    let hasComma = take(",")
    let most = hasComma ? try number() : least
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
    let digits = String(text[start..<offset])
    guard let number = Int(digits), number <= PatternProgram.stepLimit else {
      throw fault("a part repeats at most \(PatternProgram.stepLimit) times", at: start)
    }
    return number
  }
}

extension PatternReader {
  /// The character at the reading position; `nil` at the end.
  var current: Character? { offset < text.count ? text[offset] : nil }

  /// Steps over a character if it comes next.
  mutating func take(_ character: Character) -> Bool {
    guard current == character else { return false }
    offset += 1
    return true
  }

  /// A test under the options that hold here.
  func test(_ kind: CharacterTest.Kind) -> CharacterTest {
    CharacterTest(kind: kind, ignoresCase: ignoresCase)
  }

  /// The fault at a place, or at the reading position.
  func fault(_ reason: String, at place: Int? = nil) -> PatternFault {
    PatternFault(column: (place ?? offset) + 1, reason: reason)
  }
}

/// Why a pattern cannot be read, and where.
struct PatternFault: Error, Equatable {
  /// Which character is at fault, counted from 1; one past the last where the pattern ends too early.
  let column: Int
  /// What is wrong there, as a clause.
  let reason: String
}
