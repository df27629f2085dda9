// SPDX-License-Identifier: Apache-2.0

/// One of two views, as `if` with `else` and `switch` choose.
public struct _ConditionalContent<First: View, Second: View> {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage
}

extension _ConditionalContent: View {
  /// There is none.
  public typealias Body = Never

  /// There is none: nothing asks for it.
  public var body: Never {
    preconditionFailure("A choice of views is shown as it is and has no body to ask for.")
  }

  /// Appends a node that holds the nodes of the chosen view.
  public static func _appendNodes(to nodes: inout [_ViewNode]) {
    nodes.append(BranchNode())
  }

  /// Updates the chosen view, mounting it anew when the choice has changed.
  public static func _update(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to view: _ConditionalContent,
    _ environment: inout _ViewEnvironment
  ) {
    let node = unsafeDowncast(nodes[index], to: BranchNode.self)
    index += 1
    switch view.storage {
    case .first(let chosen):
      node.take(.first, nodesOf: First.self)
      node.update(to: chosen, &environment)
    case .second(let chosen):
      node.take(.second, nodesOf: Second.self)
      node.update(to: chosen, &environment)
    }
  }
}
