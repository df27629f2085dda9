// SPDX-License-Identifier: Apache-2.0

/// An outline, which is also a view that fills what it is offered in the foreground style.
///
/// The shapes of this module are all there are.
public protocol Shape: Sendable, _PrimitiveView {
  /// The outline without its type.
  nonisolated var _outline: _ShapeOutline { get }
}

extension Shape {
  /// Makes a shape that shows nothing yet.
  public static func _makeNode() -> _ViewNode { FillNode() }

  /// Writes the outline and the foreground colour if they differ.
  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    let node = unsafeDowncast(node, to: FillNode.self)
    node.take(_outline)
    node.take(packedColor: environment.resolve(nil))
  }

  /// The shape in a style.
  public func fill<Style: ShapeStyle>(_ style: Style) -> _FilledShape {
    _FilledShape(outline: _outline, style: style._erased)
  }
}
