// SPDX-License-Identifier: Apache-2.0

/// A part of a pattern, as its text reads.
indirect enum PatternNode {
  /// Characters of which one has to come next.
  case character(CharacterTest)
  /// Parts that follow each other; none match the empty text.
  case sequence([PatternNode])
  /// Parts of which one has to match.
  case choice([PatternNode])
  /// A part that matches `least` times or more, up to `most` where there is such an end.
  case repeated(PatternNode, least: Int, most: Int?, column: Int)
  /// Something that is true of a place.
  case place(PatternPlace)
  /// A part that has to match from here, or must not, and takes nothing.
  case ahead(PatternNode, isNegative: Bool)
}

/// What a pattern can ask of the place between two characters.
enum PatternPlace: Sendable {
  case start, end, wordEdge, noWordEdge

  /// Whether it is true of the place before the character at an index.
  func isTrue(of index: Int, in text: [Character]) -> Bool {
    switch self {
    case .start: return index == 0
    case .end: return index == text.count
    case .wordEdge: return Self.isWordEdge(index, in: text)
    case .noWordEdge: return !Self.isWordEdge(index, in: text)
    }
  }

  private static func isWordEdge(_ index: Int, in text: [Character]) -> Bool {
    let before = index > 0 && CharacterTest.isWord(text[index - 1])
    let after = index < text.count && CharacterTest.isWord(text[index])
    return before != after
  }
}

/// Which characters may stand at a place of a pattern.
struct CharacterTest: Sendable {
  /// One or more characters.
  indirect enum Kind: Sendable {
    case anyButNewline
    case character(Character)
    case range(Unicode.Scalar, Unicode.Scalar)
    case digit, word, space, letter, upper, lower
    case not(Kind)
    case oneOf([Kind])
  }

  /// The characters.
  let kind: Kind
  /// Whether capital and small letters are one.
  var ignoresCase = false

  /// Whether a character is among them.
  func holds(_ character: Character) -> Bool {
    if Self.holds(kind, character) { return true }
    guard ignoresCase else { return false }
    return [character.lowercased(), character.uppercased()]
      .contains { text in
        text.count == 1 && text.first.map { Self.holds(kind, $0) } == true
      }
  }

  /// Whether a character belongs to a word: a letter, a digit or an underscore.
  static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static func holds(_ kind: Kind, _ character: Character) -> Bool {
    switch kind {
    case .anyButNewline: return !character.isNewline
    case .character(let other): return character == other
    case .range(let first, let last):
      guard let scalar = character.unicodeScalars.first else { return false }
      return character.unicodeScalars.count == 1 && (first...last).contains(scalar)
    case .digit: return character.isNumber
    case .word: return isWord(character)
    case .space: return character.isWhitespace
    case .letter: return character.isLetter
    case .upper: return character.isUppercase
    case .lower: return character.isLowercase
    case .not(let kind): return !holds(kind, character)
    case .oneOf(let kinds): return kinds.contains { holds($0, character) }
    }
  }
}
