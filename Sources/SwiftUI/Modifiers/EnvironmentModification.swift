// SPDX-License-Identifier: Apache-2.0

/// A modifier that changes what flows down to the view; it has no node.
public protocol _EnvironmentModification: _ViewModification {
  /// Changes what flows down.
  @MainActor func _change(_ environment: inout _ViewEnvironment)
}

extension _EnvironmentModification {
  /// Appends the nodes of the view.
  @MainActor public static func _appendNodes<Content: View>(
    of content: Content.Type,
    to nodes: inout [_ViewNode]
  ) {
    Content._appendNodes(to: &nodes)
  }

  /// Updates the view with what flows down to it.
  @inlinable @MainActor public func _update<Content: View>(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to content: Content,
    _ environment: inout _ViewEnvironment
  ) {
    var inner = environment
    _change(&inner)
    Content._update(nodes, at: &index, to: content, &inner)
  }
}
