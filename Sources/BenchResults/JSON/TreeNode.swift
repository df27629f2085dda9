// SPDX-License-Identifier: Apache-2.0

/// One place in a JSON tree under construction, shared by the containers that write to it.
final class TreeNode {
  /// What a place holds so far.
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

  /// Adds a member under `key` and returns its place.
  func member(_ key: String) -> TreeNode {
    let node = TreeNode()
    var members: [String: TreeNode] = [:]
    if case .members(let known) = content { members = known }
    content = .none
    members[key] = node
    content = .members(members)
    return node
  }

  /// Adds an element at the end and returns its place.
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
