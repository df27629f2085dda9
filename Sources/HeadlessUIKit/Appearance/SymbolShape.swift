// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A shape on a grid of 28 units, as a signed distance function, negative inside.
///
/// Combined shapes keep a lower bound that is exact near the edge.
struct SymbolShape: Sendable {
  static let grid = 28.0
  let distance: @Sendable (SIMD2<Double>) -> Double

  static let nothing = SymbolShape { _ in .infinity }

  static func disc(_ x: Double, _ y: Double, _ radius: Double) -> SymbolShape {
    let middle = SIMD2(x, y)
    return SymbolShape { length($0 - middle) - radius }
  }

  static func box(
    _ left: Double,
    _ top: Double,
    _ right: Double,
    _ bottom: Double,
    radius: Double = 0
  ) -> SymbolShape {
    let middle = SIMD2((left + right) / 2, (top + bottom) / 2)
    let half = SIMD2((right - left) / 2 - radius, (bottom - top) / 2 - radius)
    return SymbolShape { point in
      let offset = point - middle
      let outside = SIMD2(abs(offset.x), abs(offset.y)) - half
      let inside = min(max(outside.x, outside.y), 0)
      return length(SIMD2(max(outside.x, 0), max(outside.y, 0))) + inside - radius
    }
  }

  static func segment(_ start: SIMD2<Double>, _ end: SIMD2<Double>, width: Double) -> SymbolShape {
    let along = end - start
    let square = max(dot(along, along), 1e-9)
    return SymbolShape { point in
      let share = min(max(dot(point - start, along) / square, 0), 1)
      return length(point - start - along * share) - width / 2
    }
  }

  static func polygon(_ corners: [(Double, Double)], radius: Double = 0) -> SymbolShape {
    let corners = corners.map { SIMD2($0.0, $0.1) }
    return SymbolShape { point in
      var square = Double.infinity
      var isInside = false
      var former = corners[corners.count - 1]
      for corner in corners {
        let along = former - corner
        let offset = point - corner
        let share = min(max(dot(offset, along) / max(dot(along, along), 1e-9), 0), 1)
        let nearest = offset - along * share
        square = min(square, dot(nearest, nearest))
        if (corner.y > point.y) != (former.y > point.y)
          && point.x < (former.x - corner.x) * (point.y - corner.y) / (former.y - corner.y)
            + corner.x
        {
          isInside.toggle()
        }
        former = corner
      }
      return (isInside ? -square.squareRoot() : square.squareRoot()) - radius
    }
  }

  /// Returns an arc with round ends; degrees run clockwise from the right.
  static func arc(
    _ middle: SIMD2<Double>,
    radius: Double,
    from start: Double,
    to end: Double,
    width: Double
  ) -> SymbolShape {
    let half = (end - start) / 2 * .pi / 180
    let centre = (start + end) / 2 * .pi / 180
    let axis = SIMD2(cos(centre), sin(centre))
    let tip = SIMD2(cos(half), sin(half)) * radius
    return SymbolShape { point in
      let offset = point - middle
      // Rotated so that the arc is symmetric about the first axis.
      let turned = SIMD2(dot(offset, axis), abs(axis.x * offset.y - axis.y * offset.x))
      let isBeside = atan2(turned.y, turned.x) <= half
      let gap = isBeside ? abs(length(turned) - radius) : length(turned - tip)
      return gap - width / 2
    }
  }

  /// Returns an ellipse; distances are exact on the axes, approximate elsewhere.
  static func ellipse(
    _ x: Double,
    _ y: Double,
    _ halfWidth: Double,
    _ halfHeight: Double
  ) -> SymbolShape {
    let middle = SIMD2(x, y)
    let half = SIMD2(halfWidth, halfHeight)
    return SymbolShape { point in
      let offset = point - middle
      let near = length(offset / half)
      let steep = length(offset / (half * half))
      return steep > 1e-9 ? near * (near - 1) / steep : -min(halfWidth, halfHeight)
    }
  }

  private static func dot(_ left: SIMD2<Double>, _ right: SIMD2<Double>) -> Double {
    left.x * right.x + left.y * right.y
  }

  private static func length(_ vector: SIMD2<Double>) -> Double {
    (vector.x * vector.x + vector.y * vector.y).squareRoot()
  }
}

struct SymbolPen {
  let width: Double

  func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> SymbolShape {
    .segment(SIMD2(x1, y1), SIMD2(x2, y2), width: width)
  }

  func path(_ points: [(Double, Double)]) -> SymbolShape {
    var shape = SymbolShape.nothing
    for (one, other) in zip(points, points.dropFirst()) {
      shape = shape.with(line(one.0, one.1, other.0, other.1))
    }
    return shape
  }

  func ring(_ x: Double, _ y: Double, _ radius: Double) -> SymbolShape {
    outline(.disc(x, y, radius))
  }

  /// Returns an arc; degrees run clockwise from the right.
  func arc(
    _ x: Double,
    _ y: Double,
    _ radius: Double,
    from start: Double,
    to end: Double
  ) -> SymbolShape { .arc(SIMD2(x, y), radius: radius, from: start, to: end, width: width) }

  func outline(_ shape: SymbolShape) -> SymbolShape { shape.rim(width) }
  func dot(_ x: Double, _ y: Double) -> SymbolShape { .disc(x, y, max(1, width * 0.72)) }

  func body(_ shape: SymbolShape, _ details: SymbolShape, isFilled: Bool) -> SymbolShape {
    isFilled ? shape.without(details) : outline(shape).with(details)
  }
}
