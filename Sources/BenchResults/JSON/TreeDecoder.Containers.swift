// SPDX-License-Identifier: Apache-2.0

extension TreeDecoder {
  /// Reads the members of an object; members that nobody asks for are ignored.
  struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: TreeDecoder
    let members: [String: JSONValue]

    var codingPath: [any CodingKey] { decoder.codingPath }
    var allKeys: [Key] { members.keys.compactMap(Key.init(stringValue:)) }

    func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }

    func decodeNil(forKey key: Key) throws -> Bool { try child(key).decodeNil() }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      try child(key).decode(type)
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type,
      forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
      try child(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      try child(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { decoder }

    func superDecoder(forKey key: Key) throws -> any Decoder { try child(key) }

    private func child(_ key: Key) throws -> TreeDecoder {
      guard let value = members[key.stringValue] else {
        throw decoder.missing(key)
      }
      return decoder.child(value, key)
    }
  }

  struct Unkeyed: UnkeyedDecodingContainer {
    let decoder: TreeDecoder
    let elements: [JSONValue]
    private(set) var currentIndex = 0

    init(decoder: TreeDecoder, elements: [JSONValue]) {
      self.decoder = decoder
      self.elements = elements
    }

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex == elements.count }

    mutating func decodeNil() throws -> Bool {
      guard try child().value == .null else { return false }
      currentIndex += 1
      return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      try next().decode(type)
    }

    mutating func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
      try next().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
      try next().unkeyedContainer()
    }

    mutating func superDecoder() throws -> any Decoder { try next() }

    private mutating func next() throws -> TreeDecoder {
      let child = try child()
      currentIndex += 1
      return child
    }

    private func child() throws -> TreeDecoder {
      let key = TreeIndexKey(index: currentIndex)
      guard currentIndex < elements.count else {
        throw decoder.missing(key)
      }
      return decoder.child(elements[currentIndex], key)
    }
  }
}
