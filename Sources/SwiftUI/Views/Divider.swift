// SPDX-License-Identifier: Apache-2.0

/// A thin line between the views of a stack.
public struct Divider: Sendable {
  /// Creates a line.
  public init() {}
}

extension Divider: _PrimitiveView {
  /// Makes a level line.
  public static func _makeNode() -> _ViewNode { DividerNode() }

  /// Turns the line as the stack around it asks for.
  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: DividerNode.self).take(axis: environment.axis)
  }
}
