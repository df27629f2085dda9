// SPDX-License-Identifier: Apache-2.0

/// How near a view is among those beside it.
public struct _ZIndex: _WrappingModification, Sendable {
  let value: Double

  @usableFromInline init(value: Double) {
    self.value = value
  }

  /// Makes a node that is as near as others.
  @MainActor public static func _makeNode() -> _ViewNode { DepthNode() }

  /// Takes over how near it is.
  @MainActor public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: DepthNode.self).take(value.isNaN ? 0 : value)
  }
}

extension View {
  /// Shows the view in front of those of a lower index in the same container.
  ///
  /// Views have index 0, and NaN counts as 0; those of one index lie in the order in which they are
  /// written, the last in front. Layout does not change.
  @inlinable public func zIndex(_ value: Double) -> ModifiedContent<Self, _ZIndex> {
    ModifiedContent(content: self, modifier: _ZIndex(value: value))
  }
}

/// A node with a place of its own between front and back.
final class DepthNode: WrapperNode {
  private var ownDepth = 0.0

  /// Takes over how near the node is.
  func take(_ depth: Double) {
    guard depth != ownDepth else { return }
    ownDepth = depth
    var node = parent
    while let here = node {
      (here as? _ContainerNode)?.hasDepths = true
      node = here.parent
    }
    invalidate(.structure)
  }

  override var depth: Double { ownDepth }
}
