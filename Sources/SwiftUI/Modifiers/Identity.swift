// SPDX-License-Identifier: Apache-2.0

/// A name for a view: another name makes it another view.
public struct _Identity<ID: Hashable>: _ViewModification {
  @usableFromInline let id: ID

  @inlinable init(id: ID) { self.id = id }

  @MainActor public static func _appendNodes<Content: View>(
    of content: Content.Type,
    to nodes: inout [_ViewNode]
  ) {
    nodes.append(ForEachNode<ID>())
  }

  @MainActor public func _update<Content: View>(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to content: Content,
    _ environment: inout _ViewEnvironment
  ) {
    let node = unsafeDowncast(nodes[index], to: ForEachNode<ID>.self)
    index += 1
    node.begin(count: 1)
    let entry = node.next(id) { Content._appendNodes(to: &$0) }
    var position = 0
    Content._update(entry.nodes, at: &position, to: content, &environment)
    node.end()
  }
}

extension View {
  @inlinable public func id<ID: Hashable>(_ id: ID) -> ModifiedContent<Self, _Identity<ID>> {
    ModifiedContent(content: self, modifier: _Identity(id: id))
  }
}
