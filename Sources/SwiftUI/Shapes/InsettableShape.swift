// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A shape that says what it is a length further inside.
public nonisolated protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// Returns the shape, a length further inside.
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

  public func strokeBorder(
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _StrokedShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  public func strokeBorder(
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _StrokedShape {
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

/// A shape of this module, a length further inside.
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
