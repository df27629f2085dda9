// SPDX-License-Identifier: Apache-2.0

/// What symbols are drawn with: the width of the strokes, and strokes of that width.
struct SymbolPen {
  /// The width of a stroke, on a grid of 28 units.
  let width: Double

  /// A straight stroke with round ends.
  func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> SymbolShape {
    .segment(SIMD2(x1, y1), SIMD2(x2, y2), width: width)
  }

  /// A stroke through points, with round ends and corners.
  func path(_ points: [(Double, Double)]) -> SymbolShape {
    var shape = SymbolShape.nothing
    for (one, other) in zip(points, points.dropFirst()) {
      shape = shape.with(line(one.0, one.1, other.0, other.1))
    }
    return shape
  }

  /// A ring whose outer radius is given.
  func ring(_ x: Double, _ y: Double, _ radius: Double) -> SymbolShape {
    outline(.disc(x, y, radius))
  }

  /// Part of a ring, through the middle of the stroke; degrees run clockwise from the right.
  func arc(
    _ x: Double,
    _ y: Double,
    _ radius: Double,
    from start: Double,
    to end: Double
  ) -> SymbolShape {
    .arc(SIMD2(x, y), radius: radius, from: start, to: end, width: width)
  }

  /// The rim of a shape, drawn within it.
  func outline(_ shape: SymbolShape) -> SymbolShape {
    shape.rim(width)
  }

  /// A dot that stands beside strokes.
  func dot(_ x: Double, _ y: Double) -> SymbolShape {
    .disc(x, y, max(1, width * 0.72))
  }

  /// A shape with details: drawn as a rim with the details in it, or filled with them left out.
  func body(_ shape: SymbolShape, _ details: SymbolShape, isFilled: Bool) -> SymbolShape {
    isFilled ? shape.without(details) : outline(shape).with(details)
  }
}
