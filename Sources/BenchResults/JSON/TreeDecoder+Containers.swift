// SPDX-License-Identifier: Apache-2.0

extension TreeDecoder {
  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = value else { throw wrongType("an object") }
    return KeyedDecodingContainer(Keyed<Key>(decoder: self, members: members))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let elements = value.elements else { throw wrongType("an array") }
    return Unkeyed(decoder: self, elements: elements)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    Single(decoder: self)
  }

  /// The decoder of a value inside this one.
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
