// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Views side by side.
public struct HStack<Content: View>: _PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a stack; spacing nil means 8 points, and none beside a spacer.
  ///
  /// Spacing that is not finite counts as 0.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Makes a stack of views that show nothing yet.
  public static func _makeNode() -> _ViewNode {
    let node = StackNode(.horizontal)
    node.mount(Content.self)
    return node
  }

  /// Updates the views in the stack.
  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    let node = unsafeDowncast(node, to: StackNode.self)
    node.take(spacing: spacing, alignment: alignment.guide)
    let outer = environment.axis
    environment.axis = .horizontal
    node.updateChildren(to: content, &environment)
    environment.axis = outer
  }
}
