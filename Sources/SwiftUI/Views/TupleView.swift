// SPDX-License-Identifier: Apache-2.0

/// Two views, one after the other; several are pairs of pairs.
///
/// It has no node: the nodes of both lie in the list of whatever holds the views.
public struct TupleView<First: View, Second: View> {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable init(first: First, second: Second) {
    self.first = first
    self.second = second
  }
}

extension TupleView: View {
  /// There is none.
  public typealias Body = Never

  /// There is none: nothing asks for it.
  public var body: Never {
    preconditionFailure("TupleView is shown as it is and has no body to ask for.")
  }

  /// Appends the nodes of the first view, then those of the second.
  public static func _appendNodes(to nodes: inout [_ViewNode]) {
    First._appendNodes(to: &nodes)
    Second._appendNodes(to: &nodes)
  }

  /// Brings the nodes of both views in line with them.
  @inlinable public static func _update(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to view: TupleView,
    _ environment: inout _ViewEnvironment
  ) {
    First._update(nodes, at: &index, to: view.first, &environment)
    Second._update(nodes, at: &index, to: view.second, &environment)
  }
}
