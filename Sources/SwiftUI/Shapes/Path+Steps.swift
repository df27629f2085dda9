// SPDX-License-Identifier: Apache-2.0

public import Foundation
import HeadlessUIKit

extension Path {
  public mutating func move(to end: CGPoint) { change { $0.move(to: end) } }

  public mutating func addLine(to end: CGPoint) { change { $0.addLine(to: end) } }

  public mutating func addLines(_ lines: [CGPoint]) { change { $0.addLines(between: lines) } }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    change { $0.addQuadCurve(to: end, control: control) }
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.addCurve(to: end, control1: control1, control2: control2) }
  }

  public mutating func closeSubpath() { change { $0.closeSubpath() } }

  /// `clockwise` is meant for a y axis that points up: on screen such an arc runs the other way.
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

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addRect(rect, transform: transform) }
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    change { $0.addRects(rects, transform: transform) }
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addEllipse(in: rect, transform: transform) }
  }

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

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let steps = path.cgPath
    change { $0.addPath(steps, transform: transform) }
  }
}
