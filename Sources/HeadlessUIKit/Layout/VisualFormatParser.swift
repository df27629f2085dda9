// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Parses a visual format, such as `H:|-[image(40)]-8-[title(>=60@750)]-|`, in O(characters).
///
/// Recursive descent over Apple's published grammar, one method for each rule; spaces are skipped.
struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private var position = 0

  init(_ format: String) {
    self.format = format
    characters = Array(format)
  }

  static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(format)
    return try parser.parse()
  }

  private mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat()
    if let axis = try orientation() { result.axis = axis }
    if take("|") { result.near = try space() }
    result.elements.append(try element())
    while true {
      let between = try space()
      if take("|") {
        result.far = between
        break
      }
      guard peek == "[" else {
        guard between == .none else { throw expected("a view in brackets or |") }
        break
      }
      result.spaces.append(between)
      result.elements.append(try element())
    }
    guard peek == nil else { throw expected("-, a view in brackets or the end") }
    return result
  }

  private mutating func orientation() throws(VisualFormatError) -> NSLayoutConstraint.Axis? {
    let axis: NSLayoutConstraint.Axis
    if take("H") {
      axis = .horizontal
    } else if take("V") {
      axis = .vertical
    } else {
      return nil
    }
    try require(":")
    return axis
  }

  /// The connection of two neighbours: nothing, a dash, or a dash with conditions.
  private mutating func space() throws(VisualFormatError) -> VisualFormat.Space {
    guard take("-") else { return .none }
    if peek == "[" || peek == "|" { return .standard }
    guard peek != nil else { throw expected("a view in brackets or |") }
    let predicates = peek == "(" ? try predicateList() : [try simplePredicate()]
    try require("-")
    return .predicates(predicates)
  }

  private mutating func element() throws(VisualFormatError) -> VisualFormat.Element {
    try require("[", or: "a view in brackets")
    skipSpaces()
    let start = position
    guard let name = name() else { throw expected("the name of a view") }
    let predicates = peek == "(" ? try predicateList() : []
    try require("]")
    return VisualFormat.Element(name: name, predicates: predicates, position: start)
  }

  private mutating func predicateList() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    try require("(")
    var predicates = [try predicate()]
    while take(",") { predicates.append(try predicate()) }
    try require(")")
    return predicates
  }

  private mutating func simplePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    skipSpaces()
    let start = position
    return VisualFormat.Predicate(quantity: try quantity(), position: start)
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    skipSpaces()
    let start = position
    let relation = try relation()
    var result = VisualFormat.Predicate(
      relation: relation,
      quantity: try quantity(),
      position: start
    )
    if take("*") { result.multiplier = try quantity() }
    if take("/") {
      let divisorStart = position
      guard case .number(let divisor) = try quantity(), divisor != 0 else {
        position = divisorStart
        throw expected("a number other than 0")
      }
      result.multiplier = .number(1 / divisor)
    }
    if take("+") {
      result.constant = try quantity()
    } else if peek == "-" {
      // The sign belongs to the number.
      result.constant = try quantity()
    }
    if take("@") { result.priority = try quantity() }
    return result
  }

  private mutating func relation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    let relations: [(Character, NSLayoutConstraint.Relation)] = [
      ("=", .equal), ("<", .lessThanOrEqual), (">", .greaterThanOrEqual),
    ]
    for (sign, relation) in relations where take(sign) {
      try require("=")
      return relation
    }
    return .equal
  }

  private mutating func quantity() throws(VisualFormatError) -> VisualFormat.Quantity {
    skipSpaces()
    if let name = name() { return .name(name) }
    guard let number = number() else { throw expected("a number or a name") }
    return .number(number)
  }

  private mutating func name() -> String? {
    guard let first = peek, first.isASCII, first.isLetter || first == "_" else { return nil }
    return taken { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }

  private mutating func number() -> CGFloat? {
    let start = position
    var text = ""
    if let sign = peek, sign == "-" || sign == "+" {
      position += 1
      text = sign == "-" ? "-" : ""
    }
    text += taken { $0.isASCII && ($0.isNumber || $0 == ".") }
    if let number = Double(text), number.isFinite { return CGFloat(number) }
    position = start
    return nil
  }

  private mutating func taken(while isPart: (Character) -> Bool) -> String {
    let start = position
    while position < characters.count, isPart(characters[position]) { position += 1 }
    return String(characters[start..<position])
  }

  private var peek: Character? {
    mutating get {
      skipSpaces()
      return position < characters.count ? characters[position] : nil
    }
  }

  private mutating func skipSpaces() {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard peek == character else { return false }
    position += 1
    return true
  }

  private mutating func require(
    _ character: Character,
    or what: String? = nil
  ) throws(VisualFormatError) {
    guard take(character) else { throw expected(what ?? String(character)) }
  }

  private func expected(_ what: String) -> VisualFormatError {
    VisualFormatError(format: format, position: position, fault: .expected(what))
  }
}
