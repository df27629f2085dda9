// SPDX-License-Identifier: Apache-2.0

extension TreeEncoder {
  /// Writes the elements of an array.
  struct Unkeyed: UnkeyedEncodingContainer {
    let node: TreeNode
    let codingPath: [any CodingKey]

    var count: Int {
      guard case .elements(let elements) = node.content else { return 0 }
      return elements.count
    }

    func encodeNil() {
      node.element().content = .value(.null)
    }

    func encode(_ value: some Encodable) throws {
      let path = codingPath + [TreeIndexKey(index: count)]
      try TreeEncoder.write(value, to: node.element(), path: path)
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type
    ) -> KeyedEncodingContainer<Nested> {
      nextEncoder().container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
      nextEncoder().unkeyedContainer()
    }

    func superEncoder() -> any Encoder {
      nextEncoder()
    }

    private func nextEncoder() -> TreeEncoder {
      let path = codingPath + [TreeIndexKey(index: count)]
      return TreeEncoder(node: node.element(), codingPath: path)
    }
  }
}
