// SPDX-License-Identifier: Apache-2.0

extension TreeDecoder {
  /// Reads the members of an object; members that nobody asks for are ignored.
  struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: TreeDecoder
    let members: [String: JSONValue]

    var codingPath: [any CodingKey] { decoder.codingPath }
    var allKeys: [Key] { members.keys.compactMap(Key.init(stringValue:)) }

    func contains(_ key: Key) -> Bool {
      members[key.stringValue] != nil
    }

    func decodeNil(forKey key: Key) throws -> Bool {
      try child(key).value == .null
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      try child(key).read(type)
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

    func superDecoder() throws -> any Decoder {
      decoder
    }

    func superDecoder(forKey key: Key) throws -> any Decoder {
      try child(key)
    }

    private func child(_ key: Key) throws -> TreeDecoder {
      guard let value = members[key.stringValue] else {
        throw DocumentError.missingField(
          document: decoder.document,
          field: (codingPath + [key]).dotted
        )
      }
      return decoder.child(value, key)
    }
  }
}
