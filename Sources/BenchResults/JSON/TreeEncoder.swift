// SPDX-License-Identifier: Apache-2.0

/// Turns an `Encodable` value into a JSON tree.
///
/// Whole-number arrays pass through in one piece; Foundation's encoder boxes each element, which takes most of its time
/// on a document full of samples.
struct TreeEncoder: Encoder, SingleValueEncodingContainer {
  let node: TreeNode
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  static func encode(_ value: some Encodable) throws -> JSONValue {
    let node = TreeNode()
    try TreeEncoder(node: node, codingPath: []).encode(value)
    return node.value
  }

  func encode(_ value: some Encodable) throws {
    switch value {
    case let value as Int: node.content = .value(.integer(value))
    case let value as String: node.content = .value(.string(value))
    case let value as Bool: node.content = .value(.boolean(value))
    case let value as [Int]: node.content = .value(.integers(value))
    case let value as Double:
      guard value.isFinite else {
        throw DocumentError.notRepresentable(field: codingPath.dotted, found: "\(value)")
      }
      node.content = .value(.number(value))
    default: try value.encode(to: self)
    }
  }

  func encodeNil() { node.content = .value(.null) }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Keyed<Key>(node: node, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.content = .elements([])
    return Unkeyed(node: node, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

extension TreeEncoder {
  struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let node: TreeNode
    let codingPath: [any CodingKey]

    func encodeNil(forKey key: Key) { encoder(for: key).encodeNil() }

    func encode(_ value: some Encodable, forKey key: Key) throws {
      try encoder(for: key).encode(value)
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

    func superEncoder(forKey key: Key) -> any Encoder { encoder(for: key) }

    private func encoder(for key: Key) -> TreeEncoder {
      TreeEncoder(node: node.member(key.stringValue), codingPath: codingPath + [key])
    }
  }

  struct Unkeyed: UnkeyedEncodingContainer {
    let node: TreeNode
    let codingPath: [any CodingKey]

    var count: Int {
      guard case .elements(let elements) = node.content else { return 0 }
      return elements.count
    }

    func encodeNil() { nextEncoder().encodeNil() }

    func encode(_ value: some Encodable) throws { try nextEncoder().encode(value) }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type
    ) -> KeyedEncodingContainer<Nested> {
      nextEncoder().container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
      nextEncoder().unkeyedContainer()
    }

    func superEncoder() -> any Encoder { nextEncoder() }

    private func nextEncoder() -> TreeEncoder {
      let path = codingPath + [TreeIndexKey(index: count)]
      return TreeEncoder(node: node.element(), codingPath: path)
    }
  }
}

/// One place in a JSON tree under construction, shared by the containers that write to it.
final class TreeNode {
  enum Content {
    case none
    case value(JSONValue)
    case members([String: TreeNode])
    case elements([TreeNode])
  }

  var content: Content = .none

  /// The finished tree; a place that nothing was written to is an empty object.
  var value: JSONValue {
    switch content {
    case .none:
      return .object([:])
    case .value(let value):
      return value
    case .members(let members):
      return .object(members.mapValues(\.value))
    case .elements(let elements):
      let values = elements.map(\.value)
      let integers = values.compactMap { value -> Int? in
        guard case .integer(let integer) = value else { return nil }
        return integer
      }
      return integers.count == values.count ? .integers(integers) : .array(values)
    }
  }

  func member(_ key: String) -> TreeNode {
    let node = TreeNode()
    var members: [String: TreeNode] = [:]
    if case .members(let known) = content { members = known }
    content = .none
    members[key] = node
    content = .members(members)
    return node
  }

  func element() -> TreeNode {
    let node = TreeNode()
    var elements: [TreeNode] = []
    if case .elements(let known) = content { elements = known }
    content = .none
    elements.append(node)
    content = .elements(elements)
    return node
  }
}
