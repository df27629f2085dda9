// SPDX-License-Identifier: Apache-2.0

public import Foundation
import HeadlessUIKit

public protocol _LinearStack: _PrimitiveView {
  associatedtype Content: View

  static var _axis: Axis { get }

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

  @inlinable public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
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

  @inlinable public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
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

public struct Spacer: Sendable {
  /// Nil means 8 points.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: _PrimitiveView {
  public static func _makeNode() -> _ViewNode { SpacerNode() }

  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: SpacerNode.self).take(least: minLength, axis: environment.axis)
  }
}

/// Room that grows along the axis of the stack around it, or in both directions outside of one.
final class SpacerNode: _ViewNode {
  private var least: CGFloat = StackNode.defaultSpacing
  private var axis: Axis?

  func take(least: CGFloat?, axis: Axis?) {
    let least = max(0, least?.sanitized ?? StackNode.defaultSpacing)
    guard least != self.least || axis != self.axis else { return }
    self.least = least
    self.axis = axis
    invalidate()
  }

  override var bringsOwnSpacing: Bool { true }

  // A spacer takes what every other view has left.
  override var layoutPriority: Double { -.infinity }

  override func measure(_ proposal: Proposal) -> CGSize {
    CGSize(
      width: axis == .vertical ? 0 : max(least, proposal.width),
      height: axis == .horizontal ? 0 : max(least, proposal.height)
    )
  }

  override func knownFlexibility(_ axis: Axis) -> CGFloat? {
    self.axis == nil || self.axis == axis ? .infinity : 0
  }
}

public struct Divider: Sendable {
  public init() {}
}

extension Divider: _PrimitiveView {
  public static func _makeNode() -> _ViewNode { DividerNode() }

  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: DividerNode.self).take(axis: environment.axis)
  }
}

/// A line of one pixel across the axis of the stack around it.
final class DividerNode: _ViewNode {
  private let view = UIView()
  private var isUpright = false

  override init() {
    super.init()
    view.backgroundColor = .separator
  }

  func take(axis: Axis?) {
    let isUpright = axis == .horizontal
    guard isUpright != self.isUpright else { return }
    self.isUpright = isUpright
    invalidate()
  }

  override func appendViews(to views: inout [UIView]) { views.append(view) }

  override func measure(_ proposal: Proposal) -> CGSize {
    let filled = proposal.filled
    return isUpright
      ? CGSize(width: 0.5, height: filled.height) : CGSize(width: filled.width, height: 0.5)
  }

  override func arrange(at origin: CGPoint, _ proposal: Proposal) {
    // The line stays one pixel wide wherever it lies, so its origin is rounded and not its edges.
    let corner = CGPoint(x: origin.x.onPixel, y: origin.y.onPixel)
    view.show(in: CGRect(origin: corner, size: size(proposal)))
  }

  override func knownFlexibility(_ axis: Axis) -> CGFloat? {
    (axis == .horizontal) == isUpright ? 0 : .infinity
  }
}
