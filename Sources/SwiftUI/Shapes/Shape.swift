// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An outline, which is also a view that fills what it is offered in the foreground style.
///
/// A shape of an app says its outline by `path(in:)`, which is asked whenever the room or the shape changes.
public nonisolated protocol Shape: Sendable, _PrimitiveView {
  /// Returns the outline in some room.
  func path(in rect: CGRect) -> Path

  /// The outline without its type.
  var _outline: _ShapeOutline { get }
}

extension Shape {
  /// The outline that `path(in:)` says.
  public nonisolated var _outline: _ShapeOutline { .path(_PathOutline(self)) }

  /// Makes a shape that shows nothing yet.
  @MainActor public static func _makeNode() -> _ViewNode { FillNode() }

  /// Writes the outline and the foreground style if they differ.
  @MainActor public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    let node = unsafeDowncast(node, to: FillNode.self)
    node.take(_outline)
    node.take(nil, &environment)
  }

  /// The shape in a style.
  public func fill<Style: ShapeStyle>(
    _ style: Style,
    eoFill: Bool = false,
    antialiased: Bool = true
  ) -> _FilledShape {
    _FilledShape(outline: _outline, style: style._erased, isEvenOdd: eoFill)
  }

  /// The shape in a style.
  public func fill<Style: ShapeStyle>(
    _ content: Style,
    style: FillStyle
  ) -> _FilledShape {
    _FilledShape(outline: _outline, style: content._erased, isEvenOdd: style.isEOFilled)
  }

  /// The shape in the foreground style.
  public func fill(style: FillStyle = FillStyle()) -> _FilledShape {
    _FilledShape(outline: _outline, style: nil, isEvenOdd: style.isEOFilled)
  }
}

/// A shape in a style.
public struct _FilledShape: Sendable {
  let outline: _ShapeOutline
  /// The style; nil for that of the foreground.
  let style: AnyShapeStyle?
  var isEvenOdd = false
}

extension _FilledShape: _PrimitiveView {
  /// Makes a shape that shows nothing yet.
  public static func _makeNode() -> _ViewNode { FillNode() }

  /// Writes the outline and the style if they differ.
  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    let node = unsafeDowncast(node, to: FillNode.self)
    node.take(outline, isEvenOdd: isEvenOdd)
    node.take(style, &environment)
  }
}

extension _FilledShape {
  /// The shape with a line in a style along its outline, in front of it.
  @MainActor public func stroke<Style: ShapeStyle>(
    _ style: Style,
    lineWidth: CGFloat = 1
  ) -> ModifiedContent<_FilledShape, _Backing<_StrokedShape>> {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape with a line in a style along its outline, in front of it.
  @MainActor public func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle
  ) -> ModifiedContent<_FilledShape, _Backing<_StrokedShape>> {
    let line = _StrokedShape(outline: outline, style: content._erased, pen: style)
    return _backed(by: line, .center, isBehind: false)
  }
}
