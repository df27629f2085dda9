// SPDX-License-Identifier: Apache-2.0

/// A value that describes a part of what is seen.
///
/// A view either has a body made of other views, or is one of the views of this module, which are
/// mounted as nodes. The two static members are how every view is mounted and updated; a view with
/// a body takes them over from its body, so it costs no node of its own.
///
/// The updates of views that hold others are inlinable, so that walking a tree is compiled for its
/// very type: without that, values are copied by their type's description at every level, and an
/// equal tree of 4 fields took 6,100 ns.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Appends the nodes that views of this type are mounted as; they show nothing yet.
  static func _appendNodes(to nodes: inout [_ViewNode])

  /// Brings the nodes from an index on in line with a view, and moves the index past them.
  static func _update(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to view: Self,
    _ environment: inout _ViewEnvironment
  )
}

extension View {
  /// Appends the nodes of the body, in one that keeps the view's dynamic properties if it has any.
  @inlinable public static func _appendNodes(to nodes: inout [_ViewNode]) {
    if let scope = _ViewNode._scope(of: Self.self) {
      nodes.append(scope)
    } else {
      Body._appendNodes(to: &nodes)
    }
  }

  @inlinable public static func _update(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to view: Self,
    _ environment: inout _ViewEnvironment
  ) {
    guard index < nodes.count, nodes[index]._isScope(of: Self.self) else {
      return Body._update(nodes, at: &index, to: view.body, &environment)
    }
    let scope = nodes[index]
    index += 1
    var linked = view
    scope._link(&linked, environment)
    var position = 0
    Body._update(scope._children, at: &position, to: linked.body, &environment)
  }
}

public protocol _BodilessView: View where Body == Never {}

extension _BodilessView {
  public var body: Never {
    preconditionFailure("\(Self.self) is shown as it is and has no body to ask for.")
  }
}

/// A view of this module that is mounted as one node of its own.
public protocol _PrimitiveView: _BodilessView {
  /// Makes a node that shows nothing yet.
  static func _makeNode() -> _ViewNode

  /// Brings a node that `_makeNode()` made in line with the view.
  func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment)
}

extension _PrimitiveView {
  public static func _appendNodes(to nodes: inout [_ViewNode]) { nodes.append(_makeNode()) }

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

extension Never: View {
  public var body: Never {
    preconditionFailure("There is no value of type Never, so none has a body.")
  }

  public static func _appendNodes(to nodes: inout [_ViewNode]) {}

  public static func _update(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to view: Never,
    _ environment: inout _ViewEnvironment
  ) {}
}
