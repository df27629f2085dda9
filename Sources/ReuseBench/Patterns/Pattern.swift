// SPDX-License-Identifier: Apache-2.0

/// A regular expression whose search never backtracks.
///
/// Each part of the expression turns the set of places where it may end into the set of places where it may
/// begin. No place is visited twice by a repetition, so `(.*)*X$` takes no longer than `X$`. Swift's `Regex`
/// takes 15 s for that expression and a text of 24 characters, twice as long with each further one.
struct Pattern: Sendable {
  private let root: PatternNode

  /// Reads an expression.
  ///
  /// - Throws: ``PatternFault`` for syntax that is wrong or not supported.
  init(_ text: String) throws(PatternFault) {
    var reader = PatternReader(text)
    root = try reader.pattern()
  }

  /// Returns true if the expression matches anywhere in a text.
  func matches(in text: String) -> Bool {
    var search = PatternSearch(text)
    return !search.starts(of: root, to: search.places).isEmpty
  }
}

indirect enum PatternNode: Sendable {
  case character(CharacterTest)
  case sequence([PatternNode])
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

/// The search for an expression in one text, from its end to its start.
///
/// Backwards, so that a lookahead is searched for once, at all places.
private struct PatternSearch {
  private let text: [Character]
  /// The places where lookaheads match, by number.
  private var lookaheads: [Int: Set<Int>] = [:]

  init(_ text: String) { self.text = Array(text) }

  var places: Set<Int> { Set(0...text.count) }

  /// Returns the places where a part may begin, given those where it may end.
  mutating func starts(of node: PatternNode, to places: Set<Int>) -> Set<Int> {
    guard !places.isEmpty else { return [] }
    switch node {
    case .character(let test):
      return places.reduce(into: []) { starts, place in
        if place > 0, test.holds(text[place - 1]) { starts.insert(place - 1) }
      }
    case .sequence(let nodes):
      return nodes.reversed().reduce(places) { starts(of: $1, to: $0) }
    case .choice(let nodes):
      return nodes.reduce(into: []) { $0.formUnion(starts(of: $1, to: places)) }
    case .repeated(let node, let least, let most):
      return starts(of: node, to: places, least: least, most: most)
    case .start: return places.intersection([0])
    case .end: return places.intersection([text.count])
    case .wordEdge(let isNegative): return places.filter { isWordEdge($0) != isNegative }
    case .lookahead(let node, let number, let isNegative):
      let found = lookaheads[number] ?? starts(of: node, to: self.places)
      lookaheads[number] = found
      return isNegative ? places.subtracting(found) : places.intersection(found)
    }
  }

  private mutating func starts(
    of node: PatternNode,
    to places: Set<Int>,
    least: Int,
    most: Int?
  ) -> Set<Int> {
    var places = places
    for _ in 0..<least {
      let next = starts(of: node, to: places)
      if next == places { break }
      places = next
    }
    var reached = places
    for _ in least..<(most ?? .max) {
      places = starts(of: node, to: places).subtracting(reached)
      if places.isEmpty { break }
      reached.formUnion(places)
    }
    return reached
  }

  private func isWordEdge(_ place: Int) -> Bool {
    let before = place > 0 && CharacterTest.isWord(text[place - 1])
    let after = place < text.count && CharacterTest.isWord(text[place])
    return before != after
  }
}

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
