// SPDX-License-Identifier: Apache-2.0

/// A strict reader of the part of XML 1.0 that a picture needs: elements, attributes, text.
///
/// It refuses what is not well formed, so that a document that it reads is.
struct XMLDocument {
  struct Element {
    var name = ""
    var attributes: [String: String] = [:]
    var text = ""
    var children: [Element] = []

    var all: [Element] { [self] + children.flatMap(\.all) }
  }

  struct Fault: Error {
    let place: Int
    let words: String
  }

  private let scalars: [Unicode.Scalar]
  private var position = 0

  static func root(of text: String) throws -> Element {
    var reader = XMLDocument(scalars: Array(text.unicodeScalars))
    if let bad = reader.scalars.firstIndex(where: { !allowed($0) }) {
      throw Fault(place: bad, words: "character \(reader.scalars[bad].value)")
    }
    let root = try reader.element()
    reader.skipSpace()
    guard reader.position == reader.scalars.count else { throw reader.fault("more than one root") }
    return root
  }

  private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

  /// The characters of XML 1.0 (production 2).
  private static func allowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  private func fault(_ words: String) -> Fault { Fault(place: position, words: words) }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func skipSpace() {
    while let next, next == " " || next == "\n" || next == "\t" || next == "\r" { position += 1 }
  }

  private mutating func take(_ text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    guard position + wanted.count <= scalars.count,
      Array(scalars[position..<position + wanted.count]) == wanted
    else { return false }
    position += wanted.count
    return true
  }

  private mutating func name() throws -> String {
    var name = ""
    while let next, next.properties.isAlphabetic || "-_:0123456789".unicodeScalars.contains(next) {
      name.unicodeScalars.append(next)
      position += 1
    }
    guard let first = name.unicodeScalars.first, first.properties.isAlphabetic else {
      throw fault("a name was expected")
    }
    return name
  }

  private mutating func element() throws -> Element {
    guard take("<") else { throw fault("an element was expected") }
    var element = Element(name: try name())
    while true {
      skipSpace()
      if take("/>") { return element }
      if take(">") { break }
      let attribute = try name()
      guard take("=\"") else { throw fault("a quoted value was expected") }
      guard element.attributes[attribute] == nil else { throw fault("\(attribute) twice") }
      element.attributes[attribute] = try text(until: "\"")
      guard take("\"") else { throw fault("an open quote") }
    }
    while true {
      element.text += try text(until: "<")
      if take("</") {
        guard take(element.name), take(">") else { throw fault("\(element.name) is not closed") }
        return element
      }
      element.children.append(try self.element())
    }
  }

  private mutating func text(until end: Unicode.Scalar) throws -> String {
    var text = ""
    while let next, next != end {
      if next == "<" { throw fault("a bare <") }
      if next == "&" {
        guard let meaning = try entity() else { throw fault("an unknown entity") }
        text += meaning
      } else {
        text.unicodeScalars.append(next)
        position += 1
      }
    }
    guard next != nil else { throw fault("the document ends early") }
    return text
  }

  private mutating func entity() throws -> String? {
    for (spelling, meaning) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"), ("&quot;", "\""), ("&apos;", "'"),
    ] where take(spelling) {
      return meaning
    }
    return take("&#x") ? try character() : nil
  }

  /// The rest of a reference to a character by its number.
  private mutating func character() throws -> String? {
    var number: UInt32 = 0
    while let digit = next.flatMap({ Character($0).hexDigitValue }) {
      guard number < 0x11_0000 else { return nil }
      number = number * 16 + UInt32(digit)
      position += 1
    }
    guard take(";") else { return nil }
    return Unicode.Scalar(number).map { String($0) }
  }
}
