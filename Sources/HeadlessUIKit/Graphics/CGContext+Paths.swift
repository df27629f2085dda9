// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension CGContext {
  /// Forgets the path so far.
  public func beginPath() {
    path.reset()
  }

  /// Begins a figure at a point.
  public func move(to point: CGPoint) {
    path.move(to: point, transform: ctm)
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) {
    path.addLine(to: point, transform: ctm)
  }

  /// Adds straight lines through points, beginning at the first.
  public func addLines(between points: [CGPoint]) {
    path.addLines(between: points, transform: ctm)
  }

  /// Adds a curve of the second degree.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control, transform: ctm)
  }

  /// Adds a curve of the third degree.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
  }

  /// Adds an arc, and a line to where it begins; see `CGMutablePath.addArc` for the way it runs.
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

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) {
    path.addRect(rect, transform: ctm)
  }

  /// Adds the ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect) {
    path.addEllipse(in: rect, transform: ctm)
  }

  /// Adds another path.
  public func addPath(_ path: CGPath) {
    self.path.addPath(path, transform: ctm)
  }

  /// Closes the figure by a straight line.
  public func closePath() {
    path.closeSubpath()
  }

  /// Fills the path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(taken(), rule)
  }

  /// Strokes the path and forgets it.
  public func strokePath() {
    stroke(taken(), state.pen)
  }

  /// Fills and strokes the path as a mode says, and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = taken()
    if mode != .stroke {
      fill(path, mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
    }
    if mode != .fill && mode != .eoFill { stroke(path, state.pen) }
  }

  /// Leaves only what lies in the path to be seen of what follows, and forgets it.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: taken(), rule)
  }

  /// Leaves only what lies in a rectangle to be seen of what follows.
  public func clip(to rect: CGRect) {
    clip(to: placed(PathShape.rectangle(rect)), .winding)
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    fill(placed(PathShape.rectangle(rect)))
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Strokes the edge of a rectangle, half of the width on each side.
  public func stroke(_ rect: CGRect) {
    stroke(placed(PathShape.rectangle(rect)), state.pen)
  }

  /// Strokes the edge of a rectangle with a width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var pen = state.pen
    pen.width = max(0, width.orZero)
    stroke(placed(PathShape.rectangle(rect)), pen)
  }

  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) {
    fill(placed(PathShape.ellipse(rect)))
  }

  /// Strokes the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    stroke(placed(PathShape.ellipse(rect)), state.pen)
  }

  /// Strokes lines between the points of each pair.
  public func strokeLineSegments(between points: [CGPoint]) {
    for start in stride(from: 0, to: points.count - 1, by: 2) {
      let line: [PathElement] = [.move(points[start]), .line(points[start + 1])]
      stroke(placed(line), state.pen)
    }
  }

  /// Draws an image stretched over a rectangle, upright as UIKit has it.
  ///
  /// Core Graphics draws it upside down in a context whose y points down; here it stands upright.
  public func draw(_ image: CGImage, in rect: CGRect) {
    add(.image(image.pixels, rect, tint: 0x0000_00FF, alpha: state.alpha, ctm))
  }

  private func taken() -> CGPath {
    let taken = CGPath(path.elements)
    path.reset()
    return taken
  }
}

extension CGContext {
  /// Sets the colour of what is filled.
  public func setFillColor(_ color: CGColor) {
    state.fillRGBA = color.packedRGBA
  }

  /// Sets the colour of what is filled, by components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of strokes.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeRGBA = color.packedRGBA
  }

  /// Sets the colour of strokes, by components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the width of strokes, in points.
  public func setLineWidth(_ width: CGFloat) {
    state.pen.width = max(0, width.orZero)
  }

  /// Sets how strokes end.
  public func setLineCap(_ cap: CGLineCap) {
    state.pen.cap = cap
  }

  /// Sets how parts of strokes meet.
  public func setLineJoin(_ join: CGLineJoin) {
    state.pen.join = join
  }

  /// Sets how far a tip may reach, in line widths, before it is cut.
  public func setMiterLimit(_ limit: CGFloat) {
    state.pen.miterLimit = limit.orZero
  }

  /// Sets the lengths of dash and gap in turns; none makes strokes whole.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.pen.dash = StrokeDash(phase: phase, lengths: lengths)
  }

  /// Sets how opaque what follows is, from 0 to 1, beside its colours.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = alpha > 0 ? min(alpha, 1) : 0
  }
}
