// SPDX-License-Identifier: Apache-2.0

public import Foundation
import HeadlessUIKit

extension Path {
  /// Begins a figure at a point.
  public mutating func move(to end: CGPoint) { change { $0.move(to: end) } }

  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) { change { $0.addLine(to: end) } }

  /// Adds straight lines through points, beginning at the first.
  public mutating func addLines(_ lines: [CGPoint]) { change { $0.addLines(between: lines) } }

  /// Adds a curve of the second degree.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    change { $0.addQuadCurve(to: end, control: control) }
  }

  /// Adds a curve of the third degree.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.addCurve(to: end, control1: control1, control2: control2) }
  }

  /// Closes the figure by a straight line.
  public mutating func closeSubpath() { change { $0.closeSubpath() } }

  /// Adds an arc, and a line to where it begins if the pen stands elsewhere.
  ///
  /// "Clockwise" is said of a plane whose y points up: on a screen such an arc runs the other way.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    change { path in
      path.addArc(
        center: center,
        radius: radius,
        startAngle: CGFloat(startAngle.radians),
        endAngle: CGFloat(endAngle.radians),
        clockwise: clockwise,
        transform: transform
      )
    }
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addRect(rect, transform: transform) }
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    change { $0.addRects(rects, transform: transform) }
  }

  /// Adds the ellipse that fills a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addEllipse(in: rect, transform: transform) }
  }

  /// Adds a rectangle with round corners, which are quarters of ellipses in either style.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    change { path in
      path.addRoundedRect(
        in: rect,
        cornerWidth: cornerSize.width,
        cornerHeight: cornerSize.height,
        transform: transform
      )
    }
  }

  /// Adds another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let steps = path.cgPath
    change { $0.addPath(steps, transform: transform) }
  }
}
