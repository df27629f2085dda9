// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Paths") struct PathTests {
  private let rect = CGRect(10, 20, 60, 40)

  private static let paths: [(String, UIBezierPath)] = {
    let free = UIBezierPath()
    free.move(to: CGPoint(3, 4))
    free.addCurve(
      to: CGPoint(50, 10),
      controlPoint1: CGPoint(-40, 90),
      controlPoint2: CGPoint(120, -70)
    )
    free.addQuadCurve(to: CGPoint(0, 60), controlPoint: CGPoint(100, 100))
    free.addLine(to: CGPoint(-7, 30))
    free.close()
    free.addArc(
      withCenter: CGPoint(20, 20),
      radius: 12,
      startAngle: 1,
      endAngle: 4,
      clockwise: false
    )
    return [
      ("oval", UIBezierPath(ovalIn: CGRect(-5, 3, 70, 33))),
      ("rounded", UIBezierPath(roundedRect: CGRect(0, 0, 50, 30), cornerRadius: 9)),
      (
        "arc",
        UIBezierPath(
          arcCenter: CGPoint(5, 6),
          radius: 20,
          startAngle: 0.4,
          endAngle: 2.9,
          clockwise: true
        )
      ), ("free", free),
    ]
  }()

  @Test("Bounds and circles follow the equations of the shapes")
  func bounds() {
    for number in 0..<4 {
      let (name, path) = Self.paths[number]
      let flat = FlatPath(path.cgPath.elements, pieces: 2000)
      let points = flat.figures.flatMap(\.points)
      let sampled = points.dropFirst()
        .reduce(CGRect(origin: points[0], size: .zero)) {
          $0.union(CGRect(origin: $1, size: .zero))
        }
      let bounds = path.bounds
      expect(
        abs(bounds.minX - sampled.minX) < 0.01 && abs(bounds.maxX - sampled.maxX) < 0.01,
        "\(name)"
      )
      expect(
        abs(bounds.minY - sampled.minY) < 0.01 && abs(bounds.maxY - sampled.maxY) < 0.01,
        "\(name)"
      )
      let controls = path.cgPath.boundingBox
      expect(controls.minX <= bounds.minX + 1e-9 && controls.maxX >= bounds.maxX - 1e-9, "\(name)")
      expect(controls.minY <= bounds.minY + 1e-9 && controls.maxY >= bounds.maxY - 1e-9, "\(name)")
    }
    // An oval and round corners lie within a thousandth of the true ellipse and circle.
    let radius: CGFloat = 100
    let oval = UIBezierPath(ovalIn: CGRect(-100, -100, 200, 200))
    let points = FlatPath(oval.cgPath.elements, pieces: 100).figures.flatMap(\.points)
    expect(points.allSatisfy { abs(($0.x * $0.x + $0.y * $0.y).squareRoot() - radius) < 0.1 })
    let arc = UIBezierPath(
      arcCenter: .zero,
      radius: radius,
      startAngle: -0.3,
      endAngle: 5.1,
      clockwise: true
    )
    let onArc = FlatPath(arc.cgPath.elements, pieces: 100).figures.flatMap(\.points)
    expect(onArc.allSatisfy { abs(($0.x * $0.x + $0.y * $0.y).squareRoot() - radius) < 0.1 })
    expect(abs(arc.currentPoint.x - 100 * cos(5.1)) < 1e-9)
    expect(abs(arc.currentPoint.y - 100 * sin(5.1)) < 1e-9)
  }

  @Test("points lie inside by the equations of the shapes, at each place of a grid")
  func inside() {
    let oval = UIBezierPath(ovalIn: rect)
    let rounded = UIBezierPath(
      roundedRect: rect,
      byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(15, 15)
    )
    let ring = UIBezierPath(rect: rect)
    ring.append(UIBezierPath(rect: rect.insetBy(dx: 10, dy: 10)))
    ring.usesEvenOddFillRule = true
    var faults = 0
    for column in 0..<80 {
      for row in 0..<60 {
        let point = CGPoint(CGFloat(column) + 0.37, CGFloat(row) + 10.41)
        let (dx, dy) = ((point.x - 40) / 30, (point.y - 40) / 20)
        let distance = dx * dx + dy * dy
        if abs(distance - 1) > 0.01, oval.contains(point) != (distance < 1) { faults += 1 }
        let isInRect = rect.contains(point)
        let isInHole = rect.insetBy(dx: 10, dy: 10).contains(point)
        if ring.contains(point) != (isInRect && !isInHole) { faults += 1 }
        /// How far past the arc of a corner the point lies; negative elsewhere.
        func past(_ x: CGFloat, _ y: CGFloat, _ isThere: Bool) -> CGFloat {
          let (dx, dy) = (point.x - x, point.y - y)
          return isThere ? (dx * dx + dy * dy).squareRoot() - 15 : -15
        }
        let excess = max(
          past(25, 35, point.x < 25 && point.y < 35),
          past(55, 45, point.x > 55 && point.y > 45)
        )
        if abs(excess) > 0.1, rounded.contains(point) != (isInRect && excess < 0) { faults += 1 }
      }
    }
    expectEqual(faults, 0)
  }

  @Test("an arc runs the way it is told, and contexts of y down turn clockwise round")
  func directions() {
    func box(_ clockwise: Bool) -> CGRect {
      UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: clockwise)
        .bounds
    }
    // Clockwise on a screen goes from the right down: y grows.
    expect(abs(box(true).maxY - 10) < 1e-9 && abs(box(true).minY) < 1e-9)
    expect(abs(box(false).minY + 10) < 1e-9 && abs(box(false).maxY) < 1e-9)
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    expect(abs(path.boundingBoxOfPath.maxY - 10) < 1e-9)
    let whole = UIBezierPath(
      arcCenter: .zero,
      radius: 10,
      startAngle: 0,
      endAngle: 20,
      clockwise: true
    )
    expect(abs(whole.bounds.width - 20) < 1e-9 && abs(whole.bounds.height - 20) < 1e-9)
  }

  @Test("Odd input is omitted, and transformed or stroked paths keep their points")
  func badInput() {
    // Steps without a beginning add nothing, and numbers that are not finite are left out.
    var path = UIBezierPath()
    path.addLine(to: CGPoint(1, 1))
    path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
    path.close()
    expect(path.isEmpty && path.bounds.isNull && path.currentPoint == .zero)
    expect(!path.contains(.zero))
    path.move(to: CGPoint(CGFloat.nan, 0))
    path.addArc(withCenter: .zero, radius: .infinity, startAngle: 0, endAngle: 1, clockwise: true)
    expect(path.isEmpty)
    expect(UIBezierPath(rect: .null).isEmpty && UIBezierPath(ovalIn: .null).isEmpty)
    let square = UIBezierPath(roundedRect: CGRect(0, 0, 4, 4), cornerRadius: .nan)
    expectEqual(square.bounds, CGRect(0, 0, 4, 4))
    path = UIBezierPath(rect: CGRect(0, 0, 10, 5))
    path.apply(CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 1))
    expectEqual(path.bounds, CGRect(2, 2, 20, 10))
    let copy = path.cgPath
    path.append(UIBezierPath(ovalIn: CGRect(50, 50, 10, 10)))
    expectEqual(copy.boundingBox, CGRect(2, 2, 20, 10), "a copy stays")
    expect(abs(path.bounds.maxX - 60) < 1e-9)
    let reversed = path.reversing()
    expect(abs(reversed.bounds.maxX - 60) < 1e-9 && reversed.bounds.minX == 2)
    expectEqual(reversed.reversing().bounds, path.bounds)
    path.cgPath = copy
    expect(path.bounds == copy.boundingBox && path.cgPath == copy)
    expect(copy.mutableCopy() == copy && copy.copy() == copy)
    let line = CGMutablePath()
    line.move(to: CGPoint(0, 5))
    line.addLine(to: CGPoint(20, 5))
    let outline = line.copy(
      strokingWithWidth: 4,
      lineCap: .square,
      lineJoin: .miter,
      miterLimit: 10
    )
    expectEqual(outline.boundingBox, CGRect(-2, 3, 24, 4))
    let dashes = line.copy(dashingWithPhase: 1, lengths: [3, 4])
    expectEqual(dashes.elements.compactMap { $0.points.last?.x }, [0, 2, 6, 9, 13, 16])
    expectEqual(line.copy(dashingWithPhase: 0, lengths: [0]), line)
    expectEqual(line.trimmed(from: 0.25, to: 0.5).boundingBox.minX, 5)
    expectEqual(line.trimmed(from: 0.25, to: 0.5).boundingBox.maxX, 10)
  }
}

@Suite("Affine transforms") struct AffineTransformTests {
  /// A map as the matrix whose rows Core Graphics documents: [a b 0; c d 0; tx ty 1].
  private typealias Matrix = [[Double]]

  private func matrix(_ t: CGAffineTransform) -> Matrix {
    [
      [Double(t.a), Double(t.b), 0], [Double(t.c), Double(t.d), 0],
      [Double(t.tx), Double(t.ty), 1],
    ]
  }

  private func product(_ one: Matrix, _ other: Matrix) -> Matrix {
    (0..<3)
      .map { row in
        (0..<3).map { column in (0..<3).reduce(0) { $0 + one[row][$1] * other[$1][column] } }
      }
  }

  private func isNear(_ one: Matrix, _ other: Matrix) -> Bool {
    zip(one.joined(), other.joined()).allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($0)) }
  }

  private static let maps: [CGAffineTransform] = {
    var random = SplitMix64(seed: 23)
    func number() -> CGFloat { CGFloat(Double.random(in: -3...3, using: &random)) }
    return (0..<40)
      .map { _ in
        CGAffineTransform(
          a: number(),
          b: number(),
          c: number(),
          d: number(),
          tx: number(),
          ty: number()
        )
      }
  }()

  @Test("Transforms multiply, invert and map rectangles to bounding boxes")
  func products() {
    do {
      // Joining, stretching, moving and turning are products of matrices, the new one on the left.
      var faults = 0
      for (one, other) in zip(Self.maps, Self.maps.dropFirst()) {
        let (x, y) = (other.tx, other.ty)
        let pairs: [(CGAffineTransform, Matrix)] = [
          (one.concatenating(other), product(matrix(one), matrix(other))),
          (
            one.translatedBy(x: x, y: y),
            product([[1, 0, 0], [0, 1, 0], [x, y, 1]], matrix(one))
          ),
          (one.scaledBy(x: x, y: y), product([[x, 0, 0], [0, y, 0], [0, 0, 1]], matrix(one))),
          (
            one.rotated(by: x),
            product([[cos(x), sin(x), 0], [-sin(x), cos(x), 0], [0, 0, 1]], matrix(one))
          ),
        ]
        faults += pairs.count { !isNear(matrix($0), $1) }
      }
      expectEqual(faults, 0)
    }
    do {  // A map and its inverse leave points where they are; one without an inverse is its own.
      var faults = 0
      for map in Self.maps {
        let point = CGPoint(3, -4)
        let back = point.applying(map).applying(map.inverted())
        faults += abs(back.x - 3) + abs(back.y + 4) < 1e-6 ? 0 : 1
        faults += isNear(matrix(map.concatenating(map.inverted())), matrix(.identity)) ? 0 : 1
      }
      expectEqual(faults, 0)
      let flat = CGAffineTransform(scaleX: 0, y: 1)
      expect(flat.inverted() == flat && flat.inverse == nil)
      expect(CGAffineTransform(scaleX: .nan, y: 1).inverse == nil)
      expect(CGAffineTransform.identity.isIdentity && !flat.isIdentity)
      expectEqual(CGAffineTransform(), CGAffineTransform(0, 0, 0, 0, 0, 0))
    }
    let rect = CGRect(1, 2, 30, 40)
    let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))
    expect(abs(turned.minX + 42) < 1e-9 && abs(turned.minY - 1) < 1e-9)
    expect(abs(turned.width - 40) < 1e-9 && abs(turned.height - 30) < 1e-9)
    expectEqual(rect.applying(CGAffineTransform(scaleX: -1, y: 2)).minX, -31)
    let moved = CGAffineTransform(translationX: 5, y: 6)
    expectEqual(CGSize(3, 4).applying(moved), CGSize(3, 4))
    expect(CGRect.null.applying(moved).isNull)
    // By brute force: every point of the rectangle lies in the box, and the box is no larger.
    var faults = 0
    for map in Self.maps {
      let box = rect.applying(map)
      let places = (0...10)
        .flatMap { row in
          (0...10)
            .map { column in
              CGPoint(1 + 3 * CGFloat(row), 2 + 4 * CGFloat(column)).applying(map)
            }
        }
      let (x, y) = (places.map(\.x), places.map(\.y))
      let edges: [(CGFloat?, CGFloat)] = [
        (x.min(), box.minX), (x.max(), box.maxX), (y.min(), box.minY), (y.max(), box.maxY),
      ]
      let near = edges.allSatisfy { found, edge in abs((found ?? .infinity) - edge) < 1e-6 }
      faults += near ? 0 : 1
    }
    expectEqual(faults, 0)
  }
}
