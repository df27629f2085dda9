// SPDX-License-Identifier: Apache-2.0

import Foundation

extension FrameSnapshot {
  mutating func draw(_ steps: [DrawingStep], x: Double, y: Double) {
    var open = 0
    for step in steps {
      switch step {
      case .path(let shape): draw(shape, x: x, y: y)
      case .text(let run, let transform): draw(.text(run), under: transform, 1, x: x, y: y)
      case .image(let image, let rect, let tint, let alpha, let transform):
        draw(.image(image, rect, tint: tint), under: transform, alpha, x: x, y: y)
      case .clip(let path, let rule):
        let clip = "clip\(clipCount)"
        clipCount += 1
        open += 1
        let rule = rule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
        lines.append(
          "<clipPath id=\"\(clip)\"><path d=\"\(Self.steps(of: path, x: x, y: y))\"\(rule)/></clipPath>"
            + "<g clip-path=\"url(#\(clip))\">"
        )
      case .unclip:
        if open > 0 { lines.append("</g>") }
        open = max(0, open - 1)
      }
    }
    for _ in 0..<open { lines.append("</g>") }
  }

  mutating func draw(_ shape: ShapeFigure, x: Double, y: Double) {
    let isFilled = shape.fillRGBA & 0xFF != 0
    let isStroked = shape.strokeRGBA & 0xFF != 0 && shape.pen.width > 0
    let rule = shape.fillRule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
    if isFilled, !shape.path.isEmpty {
      lines.append(
        "<path d=\"\(Self.steps(of: shape.path, x: x, y: y))\" \(Self.fill(shape.fillRGBA))\(rule)/>"
      )
    }
    let stroked = shape.strokedPath
    guard isStroked, !stroked.isEmpty else { return }
    lines.append(
      "<path d=\"\(Self.steps(of: stroked, x: x, y: y))\" fill=\"none\" "
        + "\(Self.stroke(shape.strokeRGBA, width: shape.pen.width))\(Self.attributes(of: shape.pen))/>"
    )
  }

  private mutating func draw(
    _ command: DrawCommand,
    under transform: CGAffineTransform,
    _ alpha: CGFloat,
    x: Double,
    y: Double
  ) {
    var attributes = ""
    if !transform.isIdentity {
      let map = transform.around(CGPoint(x: x, y: y))
      attributes += " transform=\"\(Self.matrix(map))\""
    }
    if alpha < 1 { attributes += " opacity=\"\(Self.number(Double(alpha)))\"" }
    if !attributes.isEmpty { lines.append("<g\(attributes)>") }
    draw(command, x: x, y: y)
    if !attributes.isEmpty { lines.append("</g>") }
  }

  static func steps(of path: CGPath, x: Double, y: Double) -> String {
    path.elements
      .map { element in
        let letter =
          switch element {
          case .move: "M"
          case .line: "L"
          case .quad: "Q"
          case .curve: "C"
          case .close: "Z"
          }
        return letter
          + element.points.map { "\(number(x + Double($0.x))) \(number(y + Double($0.y)))" }
          .joined(separator: " ")
      }
      .joined()
  }

  static func matrix(_ map: CGAffineTransform) -> String {
    let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty]
      .map { part -> String in
        let millionths = (Double(part.orZero) * 1e6).rounded() / 1e6
        return millionths == millionths.rounded() && abs(millionths) < 1e15
          ? String(Int(millionths)) : "\(millionths)"
      }
    return "matrix(\(numbers.joined(separator: " ")))"
  }

  private static func attributes(of pen: StrokePen) -> String {
    var words = ""
    switch pen.cap {
    case .butt: break
    case .round: words += " stroke-linecap=\"round\""
    case .square: words += " stroke-linecap=\"square\""
    }
    switch pen.join {
    case .miter: words += " stroke-miterlimit=\"\(number(max(1, Double(pen.miterLimit))))\""
    case .round: words += " stroke-linejoin=\"round\""
    case .bevel: words += " stroke-linejoin=\"bevel\""
    }
    guard !pen.dash.lengths.isEmpty else { return words }
    let lengths = pen.dash.lengths.map { number(Double($0)) }.joined(separator: " ")
    return words + " stroke-dasharray=\"\(lengths)\""
      + " stroke-dashoffset=\"\(number(Double(pen.dash.phase)))\""
  }
}
