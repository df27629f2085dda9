// SPDX-License-Identifier: Apache-2.0

import Foundation

struct FlatPath {
  struct Figure {
    var points: [CGPoint]
    var isClosed = false
  }

  private(set) var figures: [Figure] = []

  init(_ elements: [PathElement], pieces: Int = 24) {
    for element in elements {
      switch element {
      case .move(let point): figures.append(Figure(points: [point]))
      case .line(let point): add(point)
      case .quad(let end, let control):
        let start = pen
        for piece in 1...pieces {
          add(PathBounds.quad(start, control, end, at: CGFloat(piece) / CGFloat(pieces)))
        }
      case .curve(let end, let first, let second):
        let start = pen
        for piece in 1...pieces {
          add(PathBounds.curve(start, first, second, end, at: CGFloat(piece) / CGFloat(pieces)))
        }
      case .close:
        if !figures.isEmpty { figures[figures.count - 1].isClosed = true }
      }
    }
  }

  private var pen: CGPoint {
    guard let figure = figures.last else { return .zero }
    return (figure.isClosed ? figure.points.first : figure.points.last) ?? .zero
  }

  private mutating func add(_ point: CGPoint) {
    if figures.last?.isClosed != false { figures.append(Figure(points: [pen])) }
    figures[figures.count - 1].points.append(point)
  }

  /// True if a point is inside; every figure counts as closed.
  func contains(_ point: CGPoint, _ rule: CGPathFillRule) -> Bool {
    var winding = 0
    for figure in figures {
      guard var last = figure.points.last else { continue }
      for next in figure.points {
        // The direction in which the edge crosses the ray to the right of the point.
        if (last.y <= point.y) != (next.y <= point.y) {
          let share = (point.y - last.y) / (next.y - last.y)
          if last.x + share * (next.x - last.x) > point.x { winding += next.y > last.y ? 1 : -1 }
        }
        last = next
      }
    }
    return rule == .evenOdd ? winding % 2 != 0 : winding != 0
  }

  var length: CGFloat {
    figures.reduce(0) { sum, figure in
      let points = figure.isClosed ? figure.points + figure.points.prefix(1) : figure.points
      return sum + zip(points, points.dropFirst()).reduce(0) { $0 + Self.distance($1.0, $1.1) }
    }
  }

  static func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
    ((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y)).squareRoot()
  }
}

enum PathBounds {
  /// Returns the point at a share of a quadratic curve.
  static func quad(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, at t: CGFloat) -> CGPoint {
    func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat {
      (1 - t) * (1 - t) * a + 2 * t * (1 - t) * b + t * t * c
    }
    return CGPoint(x: mix(a.x, b.x, c.x), y: mix(a.y, b.y, c.y))
  }

  static func curve(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, at t: CGFloat)
    -> CGPoint
  {
    func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
      let u = 1 - t
      return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
    }
    return CGPoint(x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y))
  }

  static func ofControls(_ elements: [PathElement]) -> CGRect { around(elements.flatMap(\.points)) }

  /// Returns the exact bounding box, from the curves' extrema.
  static func exact(_ elements: [PathElement]) -> CGRect {
    var points: [CGPoint] = []
    var (pen, start) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        points.append(point)
      case .line(let point): points.append(point)
      case .quad(let end, let control):
        // The same curve as a cubic one.
        let first = CGPoint(x: (pen.x + 2 * control.x) / 3, y: (pen.y + 2 * control.y) / 3)
        let second = CGPoint(x: (end.x + 2 * control.x) / 3, y: (end.y + 2 * control.y) / 3)
        points += turns(pen, first, second, end) + [end]
      case .curve(let end, let first, let second): points += turns(pen, first, second, end) + [end]
      case .close: break
      }
      pen = element.points.last ?? start
    }
    return around(points)
  }

  /// Returns the points where a curve is horizontal or vertical.
  private static func turns(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> [CGPoint] {
    let shares = zeros(a.x, b.x, c.x, d.x) + zeros(a.y, b.y, c.y, d.y)
    return shares.filter { $0 > 0 && $0 < 1 }.map { curve(a, b, c, d, at: $0) }
  }

  /// Returns the zeros of the derivative of one coordinate.
  private static func zeros(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    let square = -a + 3 * b - 3 * c + d
    let linear = 2 * (a - 2 * b + c)
    let constant = b - a
    let size = max(abs(a), abs(b), abs(c), abs(d))
    guard abs(square) > 1e-12 * size else { return linear == 0 ? [] : [-constant / linear] }
    let root = linear * linear - 4 * square * constant
    guard root >= 0 else { return [] }
    return [-1, 1].map { (-linear + $0 * root.squareRoot()) / (2 * square) }
  }

  private static func around(_ points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
