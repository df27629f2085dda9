// SPDX-License-Identifier: Apache-2.0

/// A style as a view that fills what it is offered.
public struct _StyleView: Sendable {
  let style: AnyShapeStyle

  @usableFromInline init(style: AnyShapeStyle) {
    self.style = style
  }
}

extension _StyleView: _PrimitiveView {
  /// Makes a rectangle that shows nothing yet.
  public static func _makeNode() -> _ViewNode { FillNode() }

  /// Writes the colour if it differs.
  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: FillNode.self).take(packedColor: environment.resolve(style))
  }
}
