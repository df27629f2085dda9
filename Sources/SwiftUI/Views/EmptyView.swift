// SPDX-License-Identifier: Apache-2.0

/// A view of nothing, without a node.
public struct EmptyView: Sendable {
  /// Creates a view of nothing.
  @inlinable public init() {}
}

extension EmptyView: View {
  /// There is none.
  public typealias Body = Never

  /// There is none: nothing asks for it.
  public var body: Never {
    preconditionFailure("EmptyView is shown as it is and has no body to ask for.")
  }

  /// Appends nothing.
  public static func _appendNodes(to nodes: inout [_ViewNode]) {}

  /// Updates nothing.
  @inlinable public static func _update(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to view: EmptyView,
    _ environment: inout _ViewEnvironment
  ) {}
}
