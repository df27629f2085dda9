// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension CGContext {
  public func beginPath() { path.reset() }
  public func move(to point: CGPoint) { path.move(to: point, transform: ctm) }
  public func addLine(to point: CGPoint) { path.addLine(to: point, transform: ctm) }
  public func addLines(between points: [CGPoint]) { path.addLines(between: points, transform: ctm) }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control, transform: ctm)
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
  }

  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise,
      transform: ctm
    )
  }

  public func addRect(_ rect: CGRect) { path.addRect(rect, transform: ctm) }
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect, transform: ctm) }
  public func addPath(_ path: CGPath) { self.path.addPath(path, transform: ctm) }
  public func closePath() { path.closeSubpath() }
  public func fillPath(using rule: CGPathFillRule = .winding) { fill(taken(), rule) }
  public func strokePath() { stroke(taken(), state.pen) }

  public func drawPath(using mode: CGPathDrawingMode) {
    let path = taken()
    if mode != .stroke {
      fill(path, mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
    }
    if mode != .fill && mode != .eoFill { stroke(path, state.pen) }
  }

  public func clip(using rule: CGPathFillRule = .winding) { clip(to: taken(), rule) }
  public func clip(to rect: CGRect) { clip(to: placed(PathShape.rectangle(rect)), .winding) }
  public func fill(_ rect: CGRect) { fill(placed(PathShape.rectangle(rect))) }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  public func stroke(_ rect: CGRect) { stroke(placed(PathShape.rectangle(rect)), state.pen) }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    var pen = state.pen
    pen.width = max(0, width.orZero)
    stroke(placed(PathShape.rectangle(rect)), pen)
  }

  public func fillEllipse(in rect: CGRect) { fill(placed(PathShape.ellipse(rect))) }
  public func strokeEllipse(in rect: CGRect) { stroke(placed(PathShape.ellipse(rect)), state.pen) }

  public func strokeLineSegments(between points: [CGPoint]) {
    for start in stride(from: 0, to: points.count - 1, by: 2) {
      let line: [PathElement] = [.move(points[start]), .line(points[start + 1])]
      stroke(placed(line), state.pen)
    }
  }

  /// Draws an image in a rectangle, upright; Core Graphics would flip it.
  public func draw(_ image: CGImage, in rect: CGRect) {
    add(.image(image.pixels, rect, tint: 0x0000_00FF, alpha: state.alpha, ctm))
  }

  private func taken() -> CGPath {
    let taken = CGPath(path.elements)
    path.reset()
    return taken
  }

  public func setFillColor(_ color: CGColor) { state.fillRGBA = color.packedRGBA }

  /// Sets the fill colour by components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(_ color: CGColor) { state.strokeRGBA = color.packedRGBA }

  /// Sets the stroke colour by components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setLineWidth(_ width: CGFloat) { state.pen.width = max(0, width.orZero) }
  public func setLineCap(_ cap: CGLineCap) { state.pen.cap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.pen.join = join }
  public func setMiterLimit(_ limit: CGFloat) { state.pen.miterLimit = limit.orZero }

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.pen.dash = StrokeDash(phase: phase, lengths: lengths)
  }

  /// Sets the opacity from 0 to 1, in addition to the colours'.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? min(alpha, 1) : 0 }
}
