// SPDX-License-Identifier: Apache-2.0

public import Foundation

open class UIBezierPath: NSObject, @unchecked Sendable {
  // Unchecked because the class is open as UIKit's is; a path belongs to its drawer.

  private let path = CGMutablePath()

  open var cgPath: CGPath {
    get { CGPath(path.elements) }
    set {
      let elements = newValue.elements
      path.reset()
      path.append(elements)
    }
  }

  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  /// The flatness of curves; stored without effect.
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  private var dash = StrokeDash()

  public override init() { super.init() }

  /// Returns an empty path; the coder is ignored.
  public required init?(coder: NSCoder) { super.init() }
  public convenience init(rect: CGRect) { self.init(PathShape.rectangle(rect)) }
  public convenience init(ovalIn rect: CGRect) { self.init(PathShape.ellipse(rect)) }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radii = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(PathShape.rounded(rect, corners: .allCorners, radii: radii))
  }

  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) { self.init(PathShape.rounded(rect, corners: corners, radii: cornerRadii)) }

  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) { self.init(PathShape.arc(center, radius, from: startAngle, to: endAngle, growing: clockwise)) }

  public convenience init(cgPath: CGPath) { self.init(cgPath.elements) }

  private convenience init(_ elements: [PathElement]) {
    self.init()
    path.append(elements)
  }

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) { path.join(PathShape.arc(center, radius, from: startAngle, to: endAngle, growing: clockwise)) }

  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path.reset() }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  open func apply(_ transform: CGAffineTransform) {
    let elements = path.elements.map { $0.applying(transform) }
    path.reset()
    path.append(elements)
  }

  open func reversing() -> UIBezierPath { UIBezierPath(PathReversal.reversed(path.elements)) }
  open var isEmpty: Bool { path.isEmpty }
  open var currentPoint: CGPoint { path.currentPoint }
  open var bounds: CGRect { path.boundingBoxOfPath }
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dash = StrokeDash(phase: phase, lengths: lengths)
  }

  var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  var pen: StrokePen {
    StrokePen(
      width: lineWidth,
      cap: lineCapStyle,
      join: lineJoinStyle,
      miterLimit: miterLimit,
      dash: dash
    )
  }
}

/// The dashes of a stroke; solid without lengths.
struct StrokeDash: Hashable, Sendable {
  var phase: CGFloat = 0
  var lengths: [CGFloat] = []

  init() {}

  /// Creates a pattern; lengths that are negative, not finite or all zero make it solid.
  init(phase: CGFloat, lengths: [CGFloat]) {
    guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.contains(where: { $0 > 0 }) else {
      return
    }
    self.phase = phase.orZero
    self.lengths = lengths
  }
}

struct StrokePen: Hashable, Sendable {
  var width: CGFloat = 1
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dash = StrokeDash()
}
