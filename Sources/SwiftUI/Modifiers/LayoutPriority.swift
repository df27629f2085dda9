// SPDX-License-Identifier: Apache-2.0

/// A rank in the division of a stack's length.
public struct _LayoutPriority: _WrappingModification, Sendable {
  let priority: Double

  @usableFromInline init(priority: Double) { self.priority = priority }

  @MainActor public static func _makeNode() -> _ViewNode { PriorityNode() }

  @MainActor public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: PriorityNode.self).take(priority.isNaN ? 0 : priority)
  }
}

extension View {
  /// NaN counts as 0.
  @inlinable public func layoutPriority(_ value: Double) -> ModifiedContent<Self, _LayoutPriority> {
    ModifiedContent(content: self, modifier: _LayoutPriority(priority: value))
  }
}

final class PriorityNode: WrapperNode {
  private var priority = 0.0

  func take(_ priority: Double) {
    guard priority != self.priority else { return }
    self.priority = priority
    invalidate()
  }

  override var layoutPriority: Double { priority }
}
