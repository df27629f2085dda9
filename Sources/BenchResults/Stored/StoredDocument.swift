// SPDX-License-Identifier: Apache-2.0

/// A document that stands on disk, by what it tells of.
public enum StoredDocument: Equatable, Sendable {
  case run(ResultDocument)
  case pair(PairDocument)

  public init(contentsOf path: String) throws(DocumentError) {
    try self.init(bytes: try WholeFile.read(path), name: path)
  }

  /// Reads whichever document it is, as JSON text or a page that holds it; throws what else the text is.
  public init(bytes: [UInt8], name: String) throws(DocumentError) {
    let text = try EmbeddedDocument.text(of: bytes, name: name)
    if let other = OtherFile(text: text) { throw .otherFile(document: name, other) }
    let tree = try JSONParser.parse(text, document: name)
    if let other = OtherFile(tree) { throw .otherFile(document: name, other) }
    if case .object(let fields) = tree, fields["kind"] == .string(PairDocument.kind) {
      self = .pair(try PairDocument(tree, name: name))
    } else {
      self = .run(try ResultDocument(tree, name: name))
    }
  }
}

extension OtherFile {
  init?(_ tree: JSONValue) {
    switch tree {
    case .object(let fields) where fields["format"] == .string(PriceList.format): self = .prices
    case .object(let fields) where fields["limits"] != nil && fields["cases"] == nil: self = .limits
    case .object(let fields) where fields["kind"] == .string(HistoryEntry.kind): self = .history
    case .object(let fields) where fields["traceEvents"] != nil: self = .trace
    case .object(let fields) where fields["findings"] != nil: self = .findings
    case .array(let elements):
      guard case .object(let fields)? = elements.first, fields["isControl"] != nil else {
        return nil
      }
      self = .list
    default: return nil
    }
  }

  init?(text bytes: [UInt8]) {
    let beginning = String(decoding: bytes.prefix(Self.beginningLength), as: UTF8.self)
    let line = beginning.prefix { !$0.isNewline }
    if beginning.first == "<" {
      self = .picture
    } else if beginning.first != "{", beginning.first != "[", Self.isStack(line) {
      self = .stacks
    } else {
      return nil
    }
  }

  private static let beginningLength = 10_000

  /// Whether a line is functions with semicolons between them, a space and a whole number.
  private static func isStack(_ line: Substring) -> Bool {
    guard let space = line.lastIndex(of: " "), line[..<space].contains(";"),
      let weight = Int(line[line.index(after: space)...])
    else { return false }
    return weight > 0
  }
}
