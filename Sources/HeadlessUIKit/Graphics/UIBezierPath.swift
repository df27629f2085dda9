// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A path with what it is drawn with.
open class UIBezierPath: NSObject, @unchecked Sendable {
  // Unchecked because the class is open as UIKit's is; a path belongs to who draws it.

  private let path = CGMutablePath()

  /// The path as Core Graphics has it: a copy, and setting it takes a copy.
  open var cgPath: CGPath {
    get { CGPath(path.elements) }
    set {
      let elements = newValue.elements
      path.reset()
      path.append(elements)
    }
  }

  /// The width of the stroke, in points.
  open var lineWidth: CGFloat = 1
  /// How the stroke ends.
  open var lineCapStyle = CGLineCap.butt
  /// How parts of the stroke meet.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far a tip may reach, in line widths, before it is cut.
  open var miterLimit: CGFloat = 10
  /// How far a curve may be from what is drawn: kept, and curves are drawn as they are.
  open var flatness: CGFloat = 0.6
  /// Whether what is inside is decided by odd and even crossings.
  open var usesEvenOddFillRule = false

  private var dash = StrokeDash()

  public override init() {
    super.init()
  }

  /// Returns an empty path: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init(PathShape.rectangle(rect))
  }

  /// Creates the path of the ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(PathShape.ellipse(rect))
  }

  /// Creates the path of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radii = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(PathShape.rounded(rect, corners: .allCorners, radii: radii))
  }

  /// Creates the path of a rectangle with some round corners.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init(PathShape.rounded(rect, corners: corners, radii: cornerRadii))
  }

  /// Creates the path of an arc; angles are in radians, and clockwise is said as on a screen.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(PathShape.arc(center, radius, from: startAngle, to: endAngle, growing: clockwise))
  }

  /// Creates a path from one of Core Graphics.
  public convenience init(cgPath: CGPath) {
    self.init(cgPath.elements)
  }

  private convenience init(_ elements: [PathElement]) {
    self.init()
    path.append(elements)
  }

  /// Begins a figure at a point.
  open func move(to point: CGPoint) {
    path.move(to: point)
  }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  /// Adds a curve of the third degree.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve of the second degree.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, and a line to where it begins; angles are in radians, and clockwise is said as on a
  /// screen.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.join(PathShape.arc(center, radius, from: startAngle, to: endAngle, growing: clockwise))
  }

  /// Closes the figure by a straight line.
  open func close() {
    path.closeSubpath()
  }

  /// Takes away every step.
  open func removeAllPoints() {
    path.reset()
  }

  /// Adds another path's steps.
  open func append(_ bezierPath: UIBezierPath) {
    path.addPath(bezierPath.path)
  }

  /// Takes every point where a map does.
  open func apply(_ transform: CGAffineTransform) {
    let elements = path.elements.map { $0.applying(transform) }
    path.reset()
    path.append(elements)
  }

  /// Returns the path in the other direction, figure by figure.
  open func reversing() -> UIBezierPath {
    UIBezierPath(PathReversal.reversed(path.elements))
  }

  /// Whether the path has no parts.
  open var isEmpty: Bool { path.isEmpty }

  /// Where the pen stands.
  open var currentPoint: CGPoint { path.currentPoint }

  /// The smallest rectangle that holds the path.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// Returns whether a point lies in the filled path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: fillRule)
  }

  /// Says how long the stroke's dashes and gaps are, in points; no lengths make it whole.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dash = StrokeDash(phase: phase, lengths: lengths)
  }

  /// How the path is filled and stroked.
  var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// What the path is stroked with.
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

/// The dashes and gaps of a stroke; without lengths it is whole.
struct StrokeDash: Hashable, Sendable {
  /// How far into the pattern the stroke begins.
  var phase: CGFloat = 0
  /// Dash and gap in turns, in points.
  var lengths: [CGFloat] = []

  init() {}

  /// A pattern that no stroke could follow is none: lengths below zero, not finite or all zero.
  init(phase: CGFloat, lengths: [CGFloat]) {
    guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.contains(where: { $0 > 0 }) else {
      return
    }
    self.phase = phase.orZero
    self.lengths = lengths
  }
}

/// What a line is drawn with.
struct StrokePen: Hashable, Sendable {
  /// The width, in points.
  var width: CGFloat = 1
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dash = StrokeDash()
}
