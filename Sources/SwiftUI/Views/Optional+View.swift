// SPDX-License-Identifier: Apache-2.0

extension Optional: View where Wrapped: View {
  /// There is none.
  public typealias Body = Never

  /// There is none: nothing asks for it.
  public var body: Never {
    preconditionFailure("An optional view is shown as it is and has no body to ask for.")
  }

  /// Appends a node that holds the view's nodes while there is a view.
  public static func _appendNodes(to nodes: inout [_ViewNode]) {
    nodes.append(BranchNode())
  }

  /// Mounts, updates or unmounts the view.
  @inlinable public static func _update(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to view: Wrapped?,
    _ environment: inout _ViewEnvironment
  ) {
    let node = nodes[index]
    index += 1
    guard let view else {
      _ = node._nodes(ofBranch: 0) { _ in }
      return
    }
    let shown = node._nodes(ofBranch: 1) { Wrapped._appendNodes(to: &$0) }
    var position = 0
    Wrapped._update(shown, at: &position, to: view, &environment)
  }
}
