// SPDX-License-Identifier: Apache-2.0

/// A view of this module that is mounted as one node of its own.
public protocol _PrimitiveView: View where Body == Never {
  /// Makes a node that shows nothing yet.
  static func _makeNode() -> _ViewNode

  /// Brings a node that `_makeNode()` made in line with the view.
  func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment)
}

extension _PrimitiveView {
  /// There is none: the view is shown as it is, and nothing asks for its body.
  public var body: Never {
    preconditionFailure("\(Self.self) is shown as it is and has no body to ask for.")
  }

  /// Appends the view's one node.
  public static func _appendNodes(to nodes: inout [_ViewNode]) {
    nodes.append(_makeNode())
  }

  /// Brings the view's one node in line with it.
  @inlinable public static func _update(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to view: Self,
    _ environment: inout _ViewEnvironment
  ) {
    view._apply(to: nodes[index], &environment)
    index += 1
  }
}
