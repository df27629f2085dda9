// SPDX-License-Identifier: Apache-2.0

/// A rank in the division of a stack's length.
public struct _LayoutPriority: _WrappingModification, Sendable {
  let priority: Double

  @usableFromInline init(priority: Double) { self.priority = priority }

  /// Makes a node of rank 0.
  @MainActor public static func _makeNode() -> _ViewNode { PriorityNode() }

  /// Takes over the rank.
  @MainActor public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: PriorityNode.self).take(priority.isNaN ? 0 : priority)
  }
}

extension View {
  /// Lets the view choose its length before those of lower priority in the same stack.
  ///
  /// Views have priority 0; NaN counts as 0.
  @inlinable public func layoutPriority(_ value: Double) -> ModifiedContent<Self, _LayoutPriority> {
    ModifiedContent(content: self, modifier: _LayoutPriority(priority: value))
  }
}

/// A node with a rank of its own in the division of a stack's length.
final class PriorityNode: WrapperNode {
  private var priority = 0.0

  /// Takes over the rank.
  func take(_ priority: Double) {
    guard priority != self.priority else { return }
    self.priority = priority
    invalidate()
  }

  override var layoutPriority: Double { priority }
}
