// SPDX-License-Identifier: Apache-2.0

/// Views one in front of the other, the last foremost.
public struct ZStack<Content: View>: _PrimitiveView {
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  /// Creates a stack.
  @inlinable public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Makes a stack of views that show nothing yet.
  public static func _makeNode() -> _ViewNode {
    let node = LayersNode()
    node.mount(Content.self)
    return node
  }

  /// Updates the views in the stack.
  @inlinable public func _apply(
    to node: _ViewNode,
    _ environment: inout _ViewEnvironment
  ) {
    let outer = environment._enter(nil)
    var index = 0
    Content._update(node._children, at: &index, to: content, &environment)
    environment._leave(outer)
    _settle(node)
  }

  /// Takes over what does not depend on the type of the views.
  @usableFromInline func _settle(_ node: _ViewNode) {
    unsafeDowncast(node, to: LayersNode.self).take(alignment: alignment)
  }
}
