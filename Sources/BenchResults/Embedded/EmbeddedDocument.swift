// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// A document inside an HTML page, in one element that a browser shows nothing of.
///
/// The JSON text is deflated and written in base64. A browser reads it by `DecompressionStream("deflate-raw")`, Python
/// by `zlib.decompress(bytes, -15)`.
public struct EmbeddedDocument: Equatable, Sendable {
  /// What the `head` of each page of this suite holds, so that a page that was cut is known as one.
  public static let pageMark = #"<meta name="generator" content="reuse-bench">"#
  public static let elementID = "document"
  public static let type = "application/octet-stream"
  /// How the text of the element comes from the document.
  public static let encoding = "deflate-raw+base64"
  /// The longest document that is read from a page, in bytes.
  public static let byteLimit = 1 << 28

  public let base64: String
  public let byteCount: Int
  public let checksum: String

  public init(json: [UInt8]) {
    base64 = Data(Deflate.compress(json)).base64EncodedString()
    byteCount = json.count
    checksum = Self.hexadecimal(CRC32.checksum(of: json))
  }

  public var attributes: [(name: String, value: String)] {
    [
      ("type", Self.type), ("id", Self.elementID), (Attribute.encoding, Self.encoding),
      (Attribute.length, String(byteCount)), (Attribute.checksum, checksum),
    ]
  }

  public var element: String {
    let attributes = attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
    return "<script\(attributes)>\(base64)</script>"
  }

  enum Attribute {
    static let encoding = "data-encoding"
    static let length = "data-length"
    static let checksum = "data-checksum"
  }

  static func hexadecimal(_ checksum: UInt32) -> String {
    let digits = String(checksum, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension EmbeddedDocument {
  /// The JSON text of a document, which a file holds alone or inside a page.
  static func text(of bytes: [UInt8], name: String) throws(DocumentError) -> [UInt8] {
    try json(in: bytes, name: name) ?? bytes
  }

  static func tree(of bytes: [UInt8], name: String) throws(DocumentError) -> JSONValue {
    try JSONParser.parse(try text(of: bytes, name: name), document: name)
  }

  /// Takes the JSON text out of a page; `nil` where the bytes are no HTML page.
  ///
  /// - Throws: an error where the page was cut or edited, and where it is none of this suite.
  public static func json(in page: [UInt8], name: String) throws(DocumentError) -> [UInt8]? {
    guard HTMLPage.isPage(page) else { return nil }
    return try EmbeddedReader(page: page, name: name).json()
  }
}

private struct EmbeddedReader {
  let page: [UInt8]
  let name: String

  func json() throws(DocumentError) -> [UInt8] {
    let element = try onlyElement()
    try check(element, EmbeddedDocument.Attribute.encoding, "\"\(EmbeddedDocument.encoding)\"") {
      $0 == EmbeddedDocument.encoding ? $0 : nil
    }
    let limit = EmbeddedDocument.byteLimit
    let length = try check(element, EmbeddedDocument.Attribute.length, "a number up to \(limit)") {
      Int($0).flatMap { (0...limit).contains($0) ? $0 : nil }
    }
    let checksum = try check(element, EmbeddedDocument.Attribute.checksum, "8 hexadecimal digits") {
      $0.utf8.count == 8 ? UInt32($0, radix: 16) : nil
    }
    guard let end = element.content.end else {
      throw .truncated(document: name, byteCount: page.count)
    }
    let json = try inflated(try decoded(element.content.start..<end), element, limit: length)
    let found = CRC32.checksum(of: json)
    guard found == checksum else {
      throw fault(
        at: element.content.start,
        found: "a document with the checksum \(EmbeddedDocument.hexadecimal(found))",
        expected: "the checksum \(EmbeddedDocument.hexadecimal(checksum)) of its element"
      )
    }
    return json
  }

  private func onlyElement() throws(DocumentError) -> HTMLPage.Script {
    let elements = HTMLPage(page).scripts
      .filter { $0.attributes["id"]?.text == EmbeddedDocument.elementID }
    guard let element = elements.first else {
      guard HTMLPage(page).contains(EmbeddedDocument.pageMark) else {
        throw .otherFile(document: name, .picture)
      }
      guard HTMLPage(page).isWhole else {
        throw .truncated(document: name, byteCount: page.count)
      }
      throw fault(at: page.count, found: "the end of the page", expected: Self.elementName)
    }
    guard elements.count == 1 else {
      throw fault(
        at: elements[1].offset,
        found: "a second element `\(EmbeddedDocument.elementID)`",
        expected: "one, and the one at byte \(element.offset) is that"
      )
    }
    return element
  }

  private static let elementName = "an element `script` with the id `\(EmbeddedDocument.elementID)`"

  /// The value of an attribute, as far as it is one that it may have.
  @discardableResult
  private func check<Value>(
    _ element: HTMLPage.Script,
    _ attribute: String,
    _ expected: String,
    _ value: (String) -> Value?
  ) throws(DocumentError) -> Value {
    guard let found = element.attributes[attribute] else {
      throw fault(
        at: element.offset,
        found: "an element `\(EmbeddedDocument.elementID)` without `\(attribute)`",
        expected: expected
      )
    }
    guard let value = value(found.text) else {
      throw fault(
        at: found.offset,
        found: "`\(attribute)` with \(JSONValue.string(found.text).summary)",
        expected: expected
      )
    }
    return value
  }

  /// The bytes that base64 stands for; white space in it means nothing.
  private func decoded(_ range: Range<Int>) throws(DocumentError) -> [UInt8] {
    let wrong = range.first { !Self.isBase64(page[$0]) }
    if let wrong {
      throw fault(at: wrong, found: JSONValue.quotedCharacter(page[wrong...]), expected: "base64")
    }
    let text = page[range].filter { !HTMLPage.isSpace($0) }
    guard let data = Data(base64Encoded: Data(text)) else {
      throw fault(
        at: range.upperBound,
        found: "\(text.count) characters of base64",
        expected: "groups of four, and `=` only at the end"
      )
    }
    return Array(data)
  }

  private static func isBase64(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"),
      UInt8(ascii: "="):
      true
    default: HTMLPage.isSpace(byte)
    }
  }

  private func inflated(
    _ bytes: [UInt8],
    _ element: HTMLPage.Script,
    limit: Int
  ) throws(DocumentError) -> [UInt8] {
    let json: [UInt8]
    do throws(InflateError) {
      json = try Inflate.decompress(bytes, limit: limit)
    } catch {
      throw fault(
        at: place(of: error.offset, from: element.content.start),
        found: error.fault.rawValue,
        expected: "a deflated document of \(limit) bytes"
      )
    }
    guard json.count == limit else {
      throw fault(
        at: element.content.start,
        found: "a document of \(json.count) bytes",
        expected: "\(limit), as its element says"
      )
    }
    return json
  }

  /// Where in the page a byte is of which three are four characters.
  private func place(of byte: Int, from start: Int) -> Int {
    let characters = page.indices[start...].lazy.filter { !HTMLPage.isSpace(page[$0]) }
    return characters.dropFirst(byte / 3 * 4).first ?? page.count
  }

  private func fault(at offset: Int, found: String, expected: String) -> DocumentError {
    .damagedPage(document: name, offset: offset, found: found, expected: expected)
  }
}
