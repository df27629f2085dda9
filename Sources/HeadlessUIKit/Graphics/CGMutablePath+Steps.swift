// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension CGMutablePath {
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([.move(point.applying(transform))])
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard !elements.isEmpty else { return }
    append([.line(point.applying(transform))])
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (number, point) in points.enumerated() {
      append([number == 0 ? .move(point.applying(transform)) : .line(point.applying(transform))])
    }
  }

  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    guard !elements.isEmpty else { return }
    append([PathElement.quad(end, control: control).applying(transform)])
  }

  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    guard !elements.isEmpty else { return }
    append([PathElement.curve(end, control1: control1, control2: control2).applying(transform)])
  }

  /// Adds an arc in radians, with a line to its start.
  ///
  /// As in Core Graphics, "clockwise" refers to a y axis that points up.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = PathShape.arc(center, radius, from: startAngle, to: endAngle, growing: !clockwise)
    join(arc.map { $0.applying(transform) })
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathShape.rectangle(rect).map { $0.applying(transform) })
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathShape.ellipse(rect).map { $0.applying(transform) })
  }

  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    let shape = PathShape.rounded(rect, corners: .allCorners, radii: radii)
    append(shape.map { $0.applying(transform) })
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.elements.map { $0.applying(transform) })
  }

  public func closeSubpath() {
    guard let last = elements.last, last != .close else { return }
    append([.close])
  }

  func join(_ steps: [PathElement]) {
    guard case .move(let start)? = steps.first, let last = elements.last, last != .close else {
      return append(steps)
    }
    let isThere = PathPen.place(after: elements) == start
    append((isThere ? [] : [.line(start)]) + steps.dropFirst())
  }
}

enum PathPen {
  static func place(after elements: [PathElement]) -> CGPoint? {
    guard let last = elements.last else { return nil }
    if let end = last.points.last { return end }
    for element in elements.reversed() { if case .move(let start) = element { return start } }
    return nil
  }
}
