// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A shape is also a view that fills the offered size in the foreground style.
public nonisolated protocol Shape: Sendable, _PrimitiveView {
  func path(in rect: CGRect) -> Path

  var _outline: _ShapeOutline { get }
}

extension Shape {
  public nonisolated var _outline: _ShapeOutline { .path(_PathOutline(self)) }

  @MainActor public static func _makeNode() -> _ViewNode { FillNode() }

  @MainActor public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    _FilledShape(outline: _outline, style: nil)._apply(to: node, &environment)
  }

  public func fill<Style: ShapeStyle>(
    _ style: Style,
    eoFill: Bool = false,
    antialiased: Bool = true
  ) -> _FilledShape {
    _FilledShape(outline: _outline, style: style._erased, isEvenOdd: eoFill)
  }

  public func fill<Style: ShapeStyle>(_ content: Style, style: FillStyle) -> _FilledShape {
    _FilledShape(outline: _outline, style: content._erased, isEvenOdd: style.isEOFilled)
  }

  public func fill(style: FillStyle = FillStyle()) -> _FilledShape {
    _FilledShape(outline: _outline, style: nil, isEvenOdd: style.isEOFilled)
  }
}

public struct _FilledShape: Sendable {
  let outline: _ShapeOutline
  /// The style; nil for that of the foreground.
  let style: AnyShapeStyle?
  var isEvenOdd = false
}

extension _FilledShape: _PrimitiveView {
  public static func _makeNode() -> _ViewNode { FillNode() }

  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    let node = unsafeDowncast(node, to: FillNode.self)
    node.take(outline, isEvenOdd: isEvenOdd)
    node.take(style, &environment)
  }
}

extension _FilledShape {
  @MainActor public func stroke<Style: ShapeStyle>(
    _ style: Style,
    lineWidth: CGFloat = 1
  ) -> ModifiedContent<_FilledShape, _Backing<_StrokedShape>> {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  @MainActor public func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle
  ) -> ModifiedContent<_FilledShape, _Backing<_StrokedShape>> {
    let line = _StrokedShape(outline: outline, style: content._erased, pen: style)
    return _backed(by: line, .center, isBehind: false)
  }
}

/// A shape that says what it is a length further inside.
public nonisolated protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _StrokedShape {
    strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _StrokedShape {
    border(content._erased, style)
  }

  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> _StrokedShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _StrokedShape {
    border(nil, style)
  }

  /// A box has its line inside by itself; any other shape is asked for the one half a line further in.
  private func border(_ style: AnyShapeStyle?, _ pen: StrokeStyle) -> _StrokedShape {
    let outline = _outline
    guard outline.isPath else {
      return _StrokedShape(outline: outline, style: style, pen: pen, outside: 0)
    }
    return _StrokedShape(outline: inset(by: pen.drawnWidth / 2)._outline, style: style, pen: pen)
  }
}

extension InsettableShape where InsetShape == _InsetShape {
  /// Returns the shape, a length further inside: round corners keep their middles.
  public func inset(by amount: CGFloat) -> _InsetShape {
    let outline = _outline
    return _InsetShape(amount) { outline.path(in: $0, inset: $1) }
  }
}

public struct _InsetShape: InsettableShape {
  private let amount: CGFloat
  private let draw: @Sendable (CGRect, CGFloat) -> Path

  init(_ amount: CGFloat, _ draw: @escaping @Sendable (CGRect, CGFloat) -> Path) {
    self.amount = amount.sanitized
    self.draw = draw
  }

  public func path(in rect: CGRect) -> Path { draw(rect, amount) }

  public func inset(by amount: CGFloat) -> _InsetShape { _InsetShape(self.amount + amount, draw) }
}
