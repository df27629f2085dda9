// SPDX-License-Identifier: Apache-2.0

/// Reads a `Decodable` value out of a JSON tree, strictly: no value changes its type on the way.
///
/// A whole number serves as a `Double`; a number with a fraction or an exponent never as an `Int`.
struct TreeDecoder: Decoder, SingleValueDecodingContainer {
  let document: String
  let value: JSONValue
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  static func decode<Value: Decodable>(
    _ type: Value.Type,
    from tree: JSONValue,
    document: String
  ) throws(DocumentError) -> Value {
    do {
      return try TreeDecoder(document: document, value: tree, codingPath: []).decode(type)
    } catch let error as DocumentError {
      throw error
    } catch {
      // Only the standard library's own conformances still throw here: an unknown raw value.
      throw unknownValue(error, in: tree, document: document)
    }
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard let leaf = try leaf(type) else {
      if case .string(let text) = value, let choices = type as? any CaseIterable.Type {
        try check(text, among: Self.rawValues(of: choices))
      }
      return try Value(from: self)
    }
    guard let value = leaf as? Value else { throw wrongType("\(type)") }
    return value
  }

  /// The place as one of the types that JSON has itself; `nil` where `type` is none of them.
  private func leaf(_ type: any Decodable.Type) throws -> Any? {
    switch (ObjectIdentifier(type), value) {
    case (ObjectIdentifier(Int.self), .integer(let value)): return value
    case (ObjectIdentifier(String.self), .string(let value)): return value
    case (ObjectIdentifier(Bool.self), .boolean(let value)): return value
    case (ObjectIdentifier(Double.self), .number(let value)): return value
    case (ObjectIdentifier(Double.self), .integer(let value)): return Double(value)
    case (ObjectIdentifier([Int].self), .integers(let value)): return value
    case (let other, _):
      if let name = Self.leafNames[other] { throw wrongType(name) }
      return nil
    }
  }

  private static func rawValues<Choices: CaseIterable>(of type: Choices.Type) -> [String] {
    type.allCases.compactMap { ($0 as? any RawRepresentable<String>)?.rawValue }
  }

  private func check(_ text: String, among known: [String]) throws(DocumentError) {
    guard !known.isEmpty, !known.contains(text) else { return }
    throw .wrongValue(
      document: document,
      field: codingPath.dotted,
      found: value.summary,
      reason: "which is none of \(known.joined(separator: ", "))"
    )
  }

  private static let leafNames = [
    ObjectIdentifier(Int.self): "an integer", ObjectIdentifier(String.self): "a string",
    ObjectIdentifier(Bool.self): "a boolean", ObjectIdentifier(Double.self): "a number",
  ]

  func wrongType(_ expected: String) -> DocumentError {
    .wrongType(
      document: document,
      field: codingPath.isEmpty ? "the document" : codingPath.dotted,
      expected: expected,
      found: value.summary
    )
  }

  private static func unknownValue(
    _ error: any Error,
    in tree: JSONValue,
    document: String
  ) -> DocumentError {
    guard case DecodingError.dataCorrupted(let context) = error else {
      return .wrongValue(
        document: document,
        field: "the document",
        found: tree.summary,
        reason: "\(error)"
      )
    }
    return .wrongValue(
      document: document,
      field: context.codingPath.dotted,
      found: tree.value(at: context.codingPath)?.summary ?? "absent",
      reason: "which is none of the known values"
    )
  }
}

extension TreeDecoder {
  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = value else { throw wrongType("an object") }
    return KeyedDecodingContainer(Keyed<Key>(decoder: self, members: members))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let elements = value.elements else { throw wrongType("an array") }
    return Unkeyed(decoder: self, elements: elements)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { value == .null }

  /// The error for a key that this place does not have.
  func missing(_ key: any CodingKey) -> DocumentError {
    .missingField(document: document, field: (codingPath + [key]).dotted)
  }

  func child(_ value: JSONValue, _ key: any CodingKey) -> TreeDecoder {
    TreeDecoder(document: document, value: value, codingPath: codingPath + [key])
  }
}

extension JSONValue {
  /// The value that a coding path leads to; `nil` where the path leaves the tree.
  func value(at path: some Collection<any CodingKey>) -> JSONValue? {
    guard let key = path.first else { return self }
    if case .object(let members) = self {
      return members[key.stringValue]?.value(at: path.dropFirst())
    }
    guard let elements, let index = key.intValue, elements.indices.contains(index) else {
      return nil
    }
    return elements[index].value(at: path.dropFirst())
  }
}

/// The position of an array element, as a step of a coding path.
struct TreeIndexKey: CodingKey {
  let index: Int

  init(index: Int) { self.index = index }

  init(intValue: Int) { self.init(index: intValue) }

  init?(stringValue: String) {
    guard let index = Int(stringValue) else { return nil }
    self.init(index: index)
  }

  var intValue: Int? { index }
  var stringValue: String { "\(index)" }
}
