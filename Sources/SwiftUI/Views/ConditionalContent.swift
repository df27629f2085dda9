// SPDX-License-Identifier: Apache-2.0

/// One of two views, as `if` with `else` and `switch` choose.
public struct _ConditionalContent<First: View, Second: View> {
  @usableFromInline enum Storage {
    case first(First)
    case second(Second)
  }

  @usableFromInline let storage: Storage

  @inlinable init(storage: Storage) {
    self.storage = storage
  }
}

extension _ConditionalContent: View {
  /// There is none.
  public typealias Body = Never

  /// There is none: nothing asks for it.
  public var body: Never {
    preconditionFailure("A choice of views is shown as it is and has no body to ask for.")
  }

  /// Appends a node that holds the nodes of the chosen view.
  public static func _appendNodes(to nodes: inout [_ViewNode]) {
    nodes.append(BranchNode())
  }

  /// Updates the chosen view, mounting it anew when the choice has changed.
  @inlinable public static func _update(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to view: _ConditionalContent,
    _ environment: inout _ViewEnvironment
  ) {
    let node = nodes[index]
    index += 1
    var position = 0
    switch view.storage {
    case .first(let chosen):
      let shown = node._nodes(ofBranch: 1) { First._appendNodes(to: &$0) }
      First._update(shown, at: &position, to: chosen, &environment)
    case .second(let chosen):
      let shown = node._nodes(ofBranch: 2) { Second._appendNodes(to: &$0) }
      Second._update(shown, at: &position, to: chosen, &environment)
    }
  }
}
