// SPDX-License-Identifier: Apache-2.0

/// A shape in a style.
public struct _FilledShape: Sendable {
  let outline: _ShapeOutline
  let style: AnyShapeStyle
}

extension _FilledShape: _PrimitiveView {
  /// Makes a shape that shows nothing yet.
  public static func _makeNode() -> _ViewNode { FillNode() }

  /// Writes the outline and the colour if they differ.
  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    let node = unsafeDowncast(node, to: FillNode.self)
    node.take(outline)
    node.take(packedColor: environment.resolve(style))
  }
}
