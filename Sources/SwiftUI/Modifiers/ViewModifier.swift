// SPDX-License-Identifier: Apache-2.0

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View

  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension View {
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> _ComposedView<Self, Modifier> {
    _ComposedView(content: self, modifier: modifier)
  }
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let view: AnyView

  public var body: AnyView { view }
}

public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  @inlinable public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension View {
  public typealias _Modified<Modifier> = ModifiedContent<Self, Modifier>

  @inlinable func _modified<Modifier>(by modifier: Modifier) -> _Modified<Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View, _BodilessView where Content: View, Modifier: _ViewModification {
  public static func _appendNodes(to nodes: inout [_ViewNode]) {
    Modifier._appendNodes(of: Content.self, to: &nodes)
  }

  @inlinable public static func _update(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to view: ModifiedContent,
    _ environment: inout _ViewEnvironment
  ) {
    view.modifier._update(nodes, at: &index, to: view.content, &environment)
  }
}

public struct _ComposedView<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  let modifier: Modifier

  public var body: Modifier.Body {
    modifier.body(content: _ViewModifier_Content(view: AnyView(content)))
  }
}

/// What a modifier does to the mounting and updating of a view.
public protocol _ViewModification {
  /// Appends the nodes that a view is mounted as under the modifier.
  @MainActor static func _appendNodes<Content: View>(
    of content: Content.Type,
    to nodes: inout [_ViewNode]
  )

  /// Brings those nodes in line with a view.
  @MainActor func _update<Content: View>(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to content: Content,
    _ environment: inout _ViewEnvironment
  )
}

extension _ViewModification {
  /// Appends the nodes of the view alone: what only changes what flows down has none of its own.
  @MainActor public static func _appendNodes<Content: View>(
    of content: Content.Type,
    to nodes: inout [_ViewNode]
  ) {
    Content._appendNodes(to: &nodes)
  }
}

/// A modifier that puts a node around each view that it applies to.
public protocol _WrappingModification: _ViewModification {
  /// Makes a node that wraps nothing yet.
  @MainActor static func _makeNode() -> _ViewNode

  /// Brings a node that `_makeNode()` made in line with the modifier.
  @MainActor func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment)
}

extension _WrappingModification {
  @MainActor public static func _appendNodes<Content: View>(
    of content: Content.Type,
    to nodes: inout [_ViewNode]
  ) {
    let node = _makeNode()
    unsafeDowncast(node, to: WrapperNode.self).mount(Content.self)
    nodes.append(node)
  }

  @inlinable @MainActor public func _update<Content: View>(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to content: Content,
    _ environment: inout _ViewEnvironment
  ) {
    let node = nodes[index]
    index += 1
    var position = 0
    Content._update(node._children, at: &position, to: content, &environment)
    _apply(to: node, &environment)
    if node._wrapsSeveral { _settle(node, &environment) }
  }

  /// Finds what the node wraps, and brings the nodes around the others in line.
  @usableFromInline @MainActor func _settle(
    _ node: _ViewNode,
    _ environment: inout _ViewEnvironment
  ) {
    unsafeDowncast(node, to: WrapperNode.self)
      .settle(makeEcho: { Self._makeNode() }) {
        _apply(to: $0, &environment)
      }
  }
}
