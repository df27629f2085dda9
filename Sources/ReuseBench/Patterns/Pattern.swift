// SPDX-License-Identifier: Apache-2.0

/// A regular expression whose search never backtracks.
///
/// Each part of the expression turns the set of places where it may begin into the set of places where it
/// may end. No place is visited twice by a repetition, so `(.*)*X$` takes no longer than `X$`.
struct Pattern: Sendable {
  private let root: PatternNode
  private let lookaheadCount: Int

  /// Reads an expression.
  ///
  /// - Throws: ``PatternFault`` for syntax that is wrong or not supported.
  init(_ text: String) throws(PatternFault) {
    var reader = PatternReader(text)
    root = try reader.pattern()
    lookaheadCount = reader.lookaheadCount
  }

  /// Returns true if the expression matches anywhere in a text.
  func matches(in text: String) -> Bool {
    var search = PatternSearch(text: text, lookaheadCount: lookaheadCount)
    return !search.ends(of: root, from: Set(0...text.count)).isEmpty
  }
}

/// A part of an expression.
indirect enum PatternNode: Sendable {
  case character(CharacterTest)
  /// Parts that follow each other.
  case sequence([PatternNode])
  /// Parts of which one has to match.
  case choice([PatternNode])
  /// A part that matches `least` to `most` times; nil stands for any number.
  case repeated(PatternNode, least: Int, most: Int?)
  case start
  case end
  /// A place between a character of a word and another one, or any other place.
  case wordEdge(isNegative: Bool)
  /// A part that has to match, or must not, behind a place; numbered from 0.
  case lookahead(PatternNode, number: Int, isNegative: Bool)
}

/// The search for an expression in one text.
private struct PatternSearch {
  private let text: [Character]
  /// The results of lookaheads, by number and place.
  private var lookaheads: [[Int: Bool]]

  init(text: String, lookaheadCount: Int) {
    self.text = Array(text)
    lookaheads = Array(repeating: [:], count: lookaheadCount)
  }

  /// Returns the places where a part may end, given those where it may begin.
  mutating func ends(of node: PatternNode, from places: Set<Int>) -> Set<Int> {
    guard !places.isEmpty else { return [] }
    switch node {
    case .character(let test):
      return places.reduce(into: []) { ends, place in
        if place < text.count, test.holds(text[place]) { ends.insert(place + 1) }
      }
    case .sequence(let nodes):
      return nodes.reduce(places) { ends(of: $1, from: $0) }
    case .choice(let nodes):
      return nodes.reduce(into: []) { $0.formUnion(ends(of: $1, from: places)) }
    case .repeated(let node, let least, let most):
      return ends(of: node, from: places, least: least, most: most)
    case .start: return places.intersection([0])
    case .end: return places.intersection([text.count])
    case .wordEdge(let isNegative): return places.filter { isWordEdge($0) != isNegative }
    case .lookahead(let node, let number, let isNegative):
      return places.filter { matches(node, number, at: $0) != isNegative }
    }
  }

  private mutating func ends(
    of node: PatternNode,
    from places: Set<Int>,
    least: Int,
    most: Int?
  ) -> Set<Int> {
    var places = places
    for _ in 0..<least {
      let next = ends(of: node, from: places)
      if next == places { break }
      places = next
    }
    var reached = places
    for _ in least..<(most ?? .max) {
      places = ends(of: node, from: places).subtracting(reached)
      if places.isEmpty { break }
      reached.formUnion(places)
    }
    return reached
  }

  private mutating func matches(_ node: PatternNode, _ number: Int, at place: Int) -> Bool {
    if let known = lookaheads[number][place] { return known }
    let isMatch = !ends(of: node, from: [place]).isEmpty
    lookaheads[number][place] = isMatch
    return isMatch
  }

  private func isWordEdge(_ place: Int) -> Bool {
    let before = place > 0 && CharacterTest.isWord(text[place - 1])
    let after = place < text.count && CharacterTest.isWord(text[place])
    return before != after
  }
}

/// The characters that may be at one place of an expression.
struct CharacterTest: Sendable {
  indirect enum Kind: Sendable {
    case anyButNewline, digit, word, space
    case character(Character)
    case range(Unicode.Scalar, Unicode.Scalar)
    case not(Kind)
    case oneOf([Kind])
  }

  let kind: Kind
  var ignoresCase = false

  /// Returns true if a character is one of them.
  func holds(_ character: Character) -> Bool {
    if Self.holds(kind, character) { return true }
    guard ignoresCase else { return false }
    return [character.lowercased(), character.uppercased()]
      .contains {
        $0.count == 1 && Self.holds(kind, Character($0))
      }
  }

  /// Returns true for a letter, a digit or an underscore.
  static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static func holds(_ kind: Kind, _ character: Character) -> Bool {
    switch kind {
    case .anyButNewline: return !character.isNewline
    case .digit: return character.isNumber
    case .word: return isWord(character)
    case .space: return character.isWhitespace
    case .character(let other): return character == other
    case .range(let first, let last):
      let scalars = character.unicodeScalars
      return scalars.count == 1 && scalars.allSatisfy { (first...last).contains($0) }
    case .not(let kind): return !holds(kind, character)
    case .oneOf(let kinds): return kinds.contains { holds($0, character) }
    }
  }
}
