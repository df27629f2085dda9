// SPDX-License-Identifier: Apache-2.0

extension TreeEncoder {
  /// Writes the members of an object.
  struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let node: TreeNode
    let codingPath: [any CodingKey]

    func encodeNil(forKey key: Key) {
      node.member(key.stringValue).content = .value(.null)
    }

    func encode(_ value: some Encodable, forKey key: Key) throws {
      try TreeEncoder.write(value, to: node.member(key.stringValue), path: codingPath + [key])
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type,
      forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
      encoder(for: key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      encoder(for: key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder {
      TreeEncoder(node: node.member("super"), codingPath: codingPath)
    }

    func superEncoder(forKey key: Key) -> any Encoder {
      encoder(for: key)
    }

    private func encoder(for key: Key) -> TreeEncoder {
      TreeEncoder(node: node.member(key.stringValue), codingPath: codingPath + [key])
    }
  }
}
