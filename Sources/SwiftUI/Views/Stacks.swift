// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A stack along one axis.
public protocol _LinearStack: _PrimitiveView {
  associatedtype Content: View

  /// The direction of the stack.
  static var _axis: Axis { get }

  /// The stacked views.
  var _content: Content { get }

  /// Writes spacing and alignment to the node.
  func _settle(_ node: _ViewNode)
}

extension _LinearStack {
  public static func _makeNode() -> _ViewNode {
    let node = StackNode(_axis)
    node.mount(Content.self)
    return node
  }

  @inlinable public func _apply(
    to node: _ViewNode,
    _ environment: inout _ViewEnvironment
  ) {
    let outer = environment._enter(Self._axis)
    var index = 0
    Content._update(node._children, at: &index, to: _content, &environment)
    environment._leave(outer)
    _settle(node)
  }
}

public struct HStack<Content: View>: _LinearStack {
  @inlinable public static var _axis: Axis { .horizontal }
  public let _content: Content
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?

  /// Spacing of nil means 8 points, and none next to a spacer; if not finite, it counts as 0.
  @inlinable public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    _content = content()
  }

  public func _settle(_ node: _ViewNode) {
    unsafeDowncast(node, to: StackNode.self).take(spacing: spacing, alignment: alignment.guide)
  }
}

public struct VStack<Content: View>: _LinearStack {
  @inlinable public static var _axis: Axis { .vertical }
  public let _content: Content
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?

  /// Spacing of nil means 8 points, and none next to a spacer; if not finite, it counts as 0.
  @inlinable public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    _content = content()
  }

  public func _settle(_ node: _ViewNode) {
    unsafeDowncast(node, to: StackNode.self).take(spacing: spacing, alignment: alignment.guide)
  }
}

public struct ZStack<Content: View>: _PrimitiveView {
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  @inlinable public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _makeNode() -> _ViewNode {
    let node = LayersNode()
    node.mount(Content.self)
    return node
  }

  @inlinable public func _apply(
    to node: _ViewNode,
    _ environment: inout _ViewEnvironment
  ) {
    Content._update(layers: node._children, to: content, &environment)
    _settle(node)
  }

  /// Takes over what does not depend on the type of the views.
  @usableFromInline func _settle(_ node: _ViewNode) {
    unsafeDowncast(node, to: LayersNode.self).take(alignment: alignment)
  }
}

extension View {
  /// Brings nodes that lie one in front of the other in line with a view, outside of any stack.
  @inlinable static func _update(
    layers nodes: [_ViewNode],
    to view: Self,
    _ environment: inout _ViewEnvironment
  ) {
    let outer = environment._enter(nil)
    var index = 0
    _update(nodes, at: &index, to: view, &environment)
    environment._leave(outer)
  }
}
