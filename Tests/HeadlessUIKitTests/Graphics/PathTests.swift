// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Paths against points that are taken from the shapes themselves, and not from their curves.
@Suite("Paths") struct PathTests {
  private let rect = CGRect(x: 10, y: 20, width: 60, height: 40)

  private static let paths: [(String, UIBezierPath)] = {
    let free = UIBezierPath()
    free.move(to: CGPoint(x: 3, y: 4))
    free.addCurve(
      to: CGPoint(x: 50, y: 10),
      controlPoint1: CGPoint(x: -40, y: 90),
      controlPoint2: CGPoint(x: 120, y: -70)
    )
    free.addQuadCurve(to: CGPoint(x: 0, y: 60), controlPoint: CGPoint(x: 100, y: 100))
    free.addLine(to: CGPoint(x: -7, y: 30))
    free.close()
    free.addArc(
      withCenter: CGPoint(x: 20, y: 20),
      radius: 12,
      startAngle: 1,
      endAngle: 4,
      clockwise: false
    )
    return [
      ("oval", UIBezierPath(ovalIn: CGRect(x: -5, y: 3, width: 70, height: 33))),
      (
        "rounded",
        UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 50, height: 30), cornerRadius: 9)
      ),
      (
        "arc",
        UIBezierPath(
          arcCenter: CGPoint(x: 5, y: 6),
          radius: 20,
          startAngle: 0.4,
          endAngle: 2.9,
          clockwise: true
        )
      ),
      ("free", free),
    ]
  }()

  @Test("bounds hold what is sampled, and no more by a hundredth of a point", arguments: 0..<4)
  func bounds(number: Int) {
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

  @Test("an oval and round corners lie within a thousandth of the true ellipse and circle")
  func circles() {
    let radius: CGFloat = 100
    let oval = UIBezierPath(ovalIn: CGRect(x: -100, y: -100, width: 200, height: 200))
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
      cornerRadii: CGSize(width: 15, height: 15)
    )
    let ring = UIBezierPath(rect: rect)
    ring.append(UIBezierPath(rect: rect.insetBy(dx: 10, dy: 10)))
    ring.usesEvenOddFillRule = true
    var faults = 0
    for column in 0..<80 {
      for row in 0..<60 {
        let point = CGPoint(x: CGFloat(column) + 0.37, y: CGFloat(row) + 10.41)
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

  @Test(
    "an arc runs the way it is told, and a context of y down turns Core Graphics' clockwise round"
  )
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

  @Test("steps without a beginning add nothing, and numbers that are not finite are left out")
  func badInput() {
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
    path.close()
    expect(path.isEmpty && path.bounds.isNull && path.currentPoint == .zero)
    expect(!path.contains(.zero))
    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addArc(withCenter: .zero, radius: .infinity, startAngle: 0, endAngle: 1, clockwise: true)
    expect(path.isEmpty)
    expect(UIBezierPath(rect: .null).isEmpty && UIBezierPath(ovalIn: .null).isEmpty)
    let square = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 4, height: 4),
      cornerRadius: .nan
    )
    expectEqual(square.bounds, CGRect(x: 0, y: 0, width: 4, height: 4))
  }

  @Test("what is mapped, added and turned round keeps its points")
  func changes() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 5))
    path.apply(CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 1))
    expectEqual(path.bounds, CGRect(x: 2, y: 2, width: 20, height: 10))
    let copy = path.cgPath
    path.append(UIBezierPath(ovalIn: CGRect(x: 50, y: 50, width: 10, height: 10)))
    expectEqual(copy.boundingBox, CGRect(x: 2, y: 2, width: 20, height: 10), "a copy stays")
    expect(abs(path.bounds.maxX - 60) < 1e-9)
    let reversed = path.reversing()
    expect(abs(reversed.bounds.maxX - 60) < 1e-9 && reversed.bounds.minX == 2)
    expectEqual(reversed.reversing().bounds, path.bounds)
    path.cgPath = copy
    expect(path.bounds == copy.boundingBox && path.cgPath == copy)
    expect(copy.mutableCopy() == copy && copy.copy() == copy)
  }

  @Test("a line has the outline of its pen, its dashes are lines, and parts go by length")
  func lines() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 0, y: 5))
    line.addLine(to: CGPoint(x: 20, y: 5))
    let outline = line.copy(
      strokingWithWidth: 4,
      lineCap: .square,
      lineJoin: .miter,
      miterLimit: 10
    )
    expectEqual(outline.boundingBox, CGRect(x: -2, y: 3, width: 24, height: 4))
    let dashes = line.copy(dashingWithPhase: 1, lengths: [3, 4])
    let ends = dashes.elements.compactMap { $0.points.last?.x }
    expectEqual(ends, [0, 2, 6, 9, 13, 16])
    expectEqual(line.copy(dashingWithPhase: 0, lengths: [0]), line)
    expectEqual(line.trimmed(from: 0.25, to: 0.5).boundingBox.minX, 5)
    expectEqual(line.trimmed(from: 0.25, to: 0.5).boundingBox.maxX, 10)
  }
}
