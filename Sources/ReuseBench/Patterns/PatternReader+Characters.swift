// SPDX-License-Identifier: Apache-2.0

extension PatternReader {
  private static let classNames: [String: CharacterTest.Kind] = [
    "alpha": .letter, "digit": .digit, "alnum": .oneOf([.letter, .digit]), "upper": .upper,
    "lower": .lower, "space": .space, "word": .word,
  ]

  /// Reads what follows a backslash outside a class.
  mutating func escape(from start: Int) throws(PatternFault) -> PatternNode {
    switch current {
    case "A": return place(.start)
    case "z", "Z": return place(.end)
    case "b": return place(.wordEdge)
    case "B": return place(.noWordEdge)
    default: return .character(test(try escapedKind()))
    }
  }

  private mutating func place(_ place: PatternPlace) -> PatternNode {
    offset += 1
    return .place(place)
  }

  /// Reads a class, behind its opening bracket.
  mutating func characterClass(from start: Int) throws(PatternFault) -> CharacterTest.Kind {
    let isNegative = take("^")
    if current == "]" { throw fault("expected custom character class members", at: start) }
    var kinds: [CharacterTest.Kind] = []
    while !take("]") { kinds.append(try member()) }
    return isNegative ? .not(.oneOf(kinds)) : .oneOf(kinds)
  }

  private mutating func member() throws(PatternFault) -> CharacterTest.Kind {
    let start = offset
    guard let character = current else { throw fault("expected ']'") }
    if ["&", "-", "~"].contains(character), offset + 1 < text.count, text[offset + 1] == character {
      throw fault("operations on classes are not supported; put a backslash before '\(character)'")
    }
    offset += 1
    let first: CharacterTest.Kind
    switch character {
    case "[":
      if take(":") { return try namedClass(from: start) }
      return try nested { (reader) throws(PatternFault) in
        try reader.characterClass(from: start)
      }
    case "\\": first = try escapedKind()
    default: first = .character(character)
    }
    guard current == "-", offset + 1 < text.count, text[offset + 1] != "]",
      text[offset + 1] != "-", case .character(let low) = first
    else { return first }
    return try range(from: low)
  }

  /// Reads the rest of a range, at its dash.
  private mutating func range(from low: Character) throws(PatternFault) -> CharacterTest.Kind {
    let dash = offset
    offset += 1
    guard let character = current else { throw fault("expected ']'") }
    offset += 1
    let last = character == "\\" ? try escapedKind() : .character(character)
    guard case .character(let high) = last, let first = Self.single(low),
      let end = Self.single(high)
    else { throw fault("a range goes from one character to another", at: dash) }
    guard first <= end else {
      throw fault("character '\(low)' must compare less than or equal to '\(high)'", at: dash)
    }
    return .range(first, end)
  }

  private static func single(_ character: Character) -> Unicode.Scalar? {
    character.unicodeScalars.count == 1 ? character.unicodeScalars.first : nil
  }

  private mutating func namedClass(from start: Int) throws(PatternFault) -> CharacterTest.Kind {
    let isNegative = take("^")
    let begin = offset
    while let character = current, character.isLetter { offset += 1 }
    let name = String(text[begin..<offset])
    guard let kind = Self.classNames[name], take(":"), take("]") else {
      let known = Self.classNames.keys.sorted().joined(separator: ", ")
      throw fault("'[:' begins the name of a class, one of \(known), and ':]'", at: start)
    }
    return isNegative ? .not(kind) : kind
  }

  /// Reads the character or class that an escape stands for, behind its backslash.
  private mutating func escapedKind() throws(PatternFault) -> CharacterTest.Kind {
    guard let character = current else { throw fault("expected escape sequence") }
    let start = offset
    offset += 1
    switch character {
    case "d": return .digit
    case "D": return .not(.digit)
    case "w": return .word
    case "W": return .not(.word)
    case "s": return .space
    case "S": return .not(.space)
    case "t": return .character("\t")
    case "n": return .character("\n")
    case "r": return .character("\r")
    case "x": return .character(try scalar(digits: 2))
    case "u": return .character(try scalar(digits: 4))
    case "0"..."9":
      throw fault("a reference to what a group matched is not supported", at: start)
    case "p", "P": throw fault("properties of Unicode are not supported", at: start)
    default:
      guard !character.isLetter, !character.isNumber else {
        throw fault("invalid escape sequence '\\\(character)'", at: start)
      }
      return .character(character)
    }
  }

  /// Reads a scalar by its hexadecimal number, in braces or with a fixed count of digits.
  private mutating func scalar(digits count: Int) throws(PatternFault) -> Character {
    let start = offset
    let isBraced = take("{")
    var value: UInt32 = 0
    var found = 0
    while found < (isBraced ? 8 : count), let digit = current?.hexDigitValue {
      value = value << 4 | UInt32(digit)
      found += 1
      offset += 1
    }
    let isWhole = isBraced ? found > 0 && take("}") : found == count
    guard isWhole, let scalar = Unicode.Scalar(value) else {
      throw fault("expected the hexadecimal number of a character", at: start)
    }
    return Character(scalar)
  }
}
