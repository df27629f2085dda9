// SPDX-License-Identifier: Apache-2.0

/// Turns an `Encodable` value into a JSON tree.
///
/// Whole-number arrays pass through in one piece; Foundation's encoder boxes each element, which
/// takes most of its time on a document full of samples.
struct TreeEncoder: Encoder {
  let node: TreeNode
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// The tree of `value`.
  ///
  /// - Throws: `DocumentError.notRepresentable` for a number that is not finite.
  static func encode(_ value: some Encodable) throws -> JSONValue {
    let node = TreeNode()
    try write(value, to: node, path: [])
    return node.value
  }

  /// Writes one value of any type to its place.
  static func write(
    _ value: some Encodable,
    to node: TreeNode,
    path: [any CodingKey]
  ) throws {
    switch value {
    case let value as Int: node.content = .value(.integer(value))
    case let value as String: node.content = .value(.string(value))
    case let value as Bool: node.content = .value(.boolean(value))
    case let value as [Int]: node.content = .value(.integers(value))
    case let value as Double:
      guard value.isFinite else {
        throw DocumentError.notRepresentable(field: path.dotted, found: "\(value)")
      }
      node.content = .value(.number(value))
    default:
      try value.encode(to: TreeEncoder(node: node, codingPath: path))
    }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Keyed<Key>(node: node, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.content = .elements([])
    return Unkeyed(node: node, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    Single(node: node, codingPath: codingPath)
  }
}
