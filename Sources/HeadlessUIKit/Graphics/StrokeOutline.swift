// SPDX-License-Identifier: Apache-2.0

import Foundation

enum StrokeOutline {
  static func outline(of path: CGPath, _ pen: StrokePen) -> CGPath {
    guard pen.width > 0 else { return CGPath([]) }
    let output = CGMutablePath()
    for figure in FlatPath(path.elements).figures {
      for line in pen.dash.lengths.isEmpty ? [figure] : dashes(of: figure, pen.dash) {
        add(line, pen, to: output)
      }
    }
    return output
  }

  private static func add(_ figure: FlatPath.Figure, _ pen: StrokePen, to output: CGMutablePath) {
    var points: [CGPoint] = []
    for point in figure.points where points.last != point { points.append(point) }
    if figure.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    let half = pen.width / 2
    guard points.count > 1 else {
      // A point has no direction: round ends draw a dot, others nothing.
      if pen.cap == .round, let point = points.first { disc(point, half, to: output) }
      return
    }
    let ends = figure.isClosed ? points + points.prefix(1) : points
    for (from, to) in zip(ends, ends.dropFirst()) { bar(from, to, half, to: output) }
    let corners =
      figure.isClosed ? Array(points.indices) : Array(points.indices.dropFirst().dropLast())
    for corner in corners {
      let before = points[(corner + points.count - 1) % points.count]
      let after = points[(corner + 1) % points.count]
      joint(before, points[corner], after, pen, to: output)
    }
    guard !figure.isClosed else { return }
    cap(points[0], from: points[1], pen, to: output)
    cap(points[points.count - 1], from: points[points.count - 2], pen, to: output)
  }

  private static func way(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
    let length = max(FlatPath.distance(from, to), .leastNormalMagnitude)
    return CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
  }

  private static func bar(
    _ from: CGPoint,
    _ to: CGPoint,
    _ half: CGFloat,
    to output: CGMutablePath
  ) {
    let way = way(from, to)
    let side = CGPoint(x: -way.y * half, y: way.x * half)
    polygon(
      [
        CGPoint(x: from.x + side.x, y: from.y + side.y),
        CGPoint(x: from.x - side.x, y: from.y - side.y),
        CGPoint(x: to.x - side.x, y: to.y - side.y),
        CGPoint(x: to.x + side.x, y: to.y + side.y),
      ],
      to: output
    )
  }

  private static func cap(_ end: CGPoint, from: CGPoint, _ pen: StrokePen, to output: CGMutablePath)
  {
    switch pen.cap {
    case .butt: break
    case .round: disc(end, pen.width / 2, to: output)
    case .square:
      let way = way(from, end)
      let far = CGPoint(x: end.x + way.x * pen.width / 2, y: end.y + way.y * pen.width / 2)
      bar(end, far, pen.width / 2, to: output)
    }
  }

  private static func joint(
    _ before: CGPoint,
    _ corner: CGPoint,
    _ after: CGPoint,
    _ pen: StrokePen,
    to output: CGMutablePath
  ) {
    let half = pen.width / 2
    if pen.join == .round { return disc(corner, half, to: output) }
    let (first, second) = (way(before, corner), way(corner, after))
    let turn = first.x * second.y - first.y * second.x
    let cosine = first.x * second.x + first.y * second.y
    // The outer side is opposite to the turn.
    let sign: CGFloat = turn > 0 ? -1 : 1
    let one = CGPoint(x: corner.x - sign * first.y * half, y: corner.y + sign * first.x * half)
    let other = CGPoint(x: corner.x - sign * second.y * half, y: corner.y + sign * second.x * half)
    // The tip is half the width / sin(half of the inner angle) away.
    let inner = ((1 + cosine) / 2).squareRoot()
    if pen.join == .miter, inner > 0, 1 / inner <= max(1, pen.miterLimit) {
      let middle = CGPoint(x: (one.x + other.x) / 2 - corner.x, y: (one.y + other.y) / 2 - corner.y)
      let factor = 1 / (inner * inner)
      let tip = CGPoint(x: corner.x + middle.x * factor, y: corner.y + middle.y * factor)
      return polygon([corner, one, tip, other], to: output)
    }
    polygon([corner, one, other], to: output)
  }

  private static func disc(_ middle: CGPoint, _ radius: CGFloat, to output: CGMutablePath) {
    output.addEllipse(
      in: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
    )
  }

  /// Adds a polygon in a fixed direction, since opposite pieces would cut holes.
  private static func polygon(_ points: [CGPoint], to output: CGMutablePath) {
    var area: CGFloat = 0
    var last = points[points.count - 1]
    for point in points {
      area += last.x * point.y - point.x * last.y
      last = point
    }
    output.addLines(between: area < 0 ? points.reversed() : points)
    output.closeSubpath()
  }

  static func dashes(of figure: FlatPath.Figure, _ dash: StrokeDash) -> [FlatPath.Figure] {
    let points = figure.isClosed ? figure.points + figure.points.prefix(1) : figure.points
    // An odd number of lengths is repeated, dash and gap in turns.
    let lengths = dash.lengths.count % 2 == 0 ? dash.lengths : dash.lengths + dash.lengths
    let total = lengths.reduce(0, +)
    var rest = dash.phase.truncatingRemainder(dividingBy: total)
    if rest < 0 { rest += total }
    var number = 0
    while rest >= lengths[number] {
      rest -= lengths[number]
      number = (number + 1) % lengths.count
    }
    var left = lengths[number] - rest
    var output: [FlatPath.Figure] = []
    var line: [CGPoint] = number % 2 == 0 ? points.prefix(1).map { $0 } : []
    for (from, to) in zip(points, points.dropFirst()) {
      let way = way(from, to)
      let step = FlatPath.distance(from, to)
      var done: CGFloat = 0
      while step - done > left, output.count < dashLimit {
        done += left
        let point = CGPoint(x: from.x + way.x * done, y: from.y + way.y * done)
        if number % 2 == 0 {
          output.append(FlatPath.Figure(points: line + [point]))
          line = []
        } else {
          line = [point]
        }
        number = (number + 1) % lengths.count
        left = lengths[number]
      }
      left -= step - done
      if number % 2 == 0 { line.append(to) }
    }
    if line.count > 1 { output.append(FlatPath.Figure(points: line)) }
    return output
  }

  private static let dashLimit = 10_000
}
