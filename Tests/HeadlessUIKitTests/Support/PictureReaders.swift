// SPDX-License-Identifier: Apache-2.0

/// Reads a PNG file of 8-bit RGBA, or of 8-bit places in a palette, in stored blocks.
///
/// It checks every sum in the file.
///
/// Sources: the PNG specification (third edition), RFC 1950 and RFC 1951.
struct PortableNetworkImage {
  struct Fault: Error {
    let words: String
  }

  var width = 0
  var height = 0
  var pixels: [UInt32] = []

  init(_ file: [UInt8]) throws {
    guard file.starts(with: [137, 80, 78, 71, 13, 10, 26, 10]) else {
      throw Fault(words: "signature")
    }
    var position = 8
    var names: [String] = []
    var compressed: [UInt8] = []
    var palette: [UInt8] = []
    var alphas: [UInt8] = []
    var isIndexed = false
    while position < file.count {
      guard position + 12 <= file.count else { throw Fault(words: "a chunk is cut off") }
      let length = Self.number(file[position..<position + 4])
      guard position + 12 + length <= file.count else { throw Fault(words: "a chunk is too long") }
      let named = file[position + 4..<position + 8 + length]
      let sum = Self.number(file[position + 8 + length..<position + 12 + length])
      guard Self.crc(named) == UInt32(sum) else { throw Fault(words: "the sum of a chunk") }
      let name = String(decoding: named.prefix(4), as: UTF8.self)
      let content = Array(named.dropFirst(4))
      names.append(name)
      if name == "IHDR" {
        width = Self.number(content[0..<4])
        height = Self.number(content[4..<8])
        isIndexed = content[9] == 3
        guard Array(content[8...]) == [8, isIndexed ? 3 : 6, 0, 0, 0] else {
          throw Fault(words: "the kind")
        }
      }
      if name == "PLTE" { palette = content }
      if name == "tRNS" { alphas = content }
      if name == "IDAT" { compressed += content }
      position += 12 + length
    }
    let expected = ["IHDR"] + (isIndexed ? ["PLTE", "tRNS"] : []) + ["IDAT", "IEND"]
    guard names == expected else { throw Fault(words: "chunks \(names)") }
    let lines = try Self.stored(compressed)
    if isIndexed {
      try read(lines, palette: palette, alphas: alphas)
    } else {
      try read(lines)
    }
  }

  private mutating func read(_ lines: [UInt8], palette: [UInt8], alphas: [UInt8]) throws {
    guard lines.count == height * (1 + width), palette.count == 3 * alphas.count else {
      throw Fault(words: "the size")
    }
    for (position, place) in lines.enumerated() {
      if position % (1 + width) == 0 {
        guard place == 0 else { throw Fault(words: "a filter") }
        continue
      }
      let start = Int(place) * 3
      guard start + 3 <= palette.count else { throw Fault(words: "a place past the palette") }
      let color = Self.number(palette[start..<start + 3])
      pixels.append(UInt32(color) << 8 | UInt32(alphas[Int(place)]))
    }
  }

  private mutating func read(_ lines: [UInt8]) throws {
    guard lines.count == height * (1 + width * 4) else { throw Fault(words: "the size") }
    for row in 0..<height {
      let line = lines[row * (1 + width * 4)..<(row + 1) * (1 + width * 4)]
      guard line.first == 0 else { throw Fault(words: "a filter") }
      for column in 0..<width {
        let start = line.startIndex + 1 + column * 4
        pixels.append(UInt32(Self.number(line[start..<start + 4])))
      }
    }
  }

  private static func stored(_ stream: [UInt8]) throws -> [UInt8] {
    guard stream.count > 6, stream[0] & 0x0F == 8, number(stream[0..<2]) % 31 == 0 else {
      throw Fault(words: "the zlib header")
    }
    var position = 2
    var bytes: [UInt8] = []
    var isLast = false
    while !isLast {
      guard position + 5 <= stream.count, stream[position] <= 1 else { throw Fault(words: "block") }
      isLast = stream[position] == 1
      let length = Int(stream[position + 1]) | Int(stream[position + 2]) << 8
      let opposite = Int(stream[position + 3]) | Int(stream[position + 4]) << 8
      guard length ^ opposite == 0xFFFF else { throw Fault(words: "the length of a block") }
      bytes += stream[position + 5..<position + 5 + length]
      position += 5 + length
    }
    let low = (bytes.reduce(1) { $0 + Int($1) }) % 65_521
    // The second sum counts each byte as often as sums follow it.
    let count = bytes.count
    let high =
      bytes.enumerated().reduce(count) { ($0 + (count - $1.offset) * Int($1.element)) } % 65_521
    guard position + 4 == stream.count, number(stream[position...]) == high << 16 | low else {
      throw Fault(words: "the sum of the stream")
    }
    return bytes
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes { sum = table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ (sum >> 8) }
    return sum ^ 0xFFFF_FFFF
  }

  private static let table: [UInt32] = (0..<256)
    .map { start in
      var rest = UInt32(start)
      for _ in 0..<8 { rest = rest % 2 == 1 ? 0xEDB8_8320 ^ (rest / 2) : rest / 2 }
      return rest
    }
}

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
