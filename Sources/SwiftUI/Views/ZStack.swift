// SPDX-License-Identifier: Apache-2.0

/// Views one in front of the other, the last foremost.
public struct ZStack<Content: View>: _PrimitiveView {
  let alignment: Alignment
  let content: Content

  /// Creates a stack.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
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
  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    let node = unsafeDowncast(node, to: LayersNode.self)
    node.take(alignment: alignment)
    let outer = environment.axis
    environment.axis = nil
    node.updateChildren(to: content, &environment)
    environment.axis = outer
  }
}
