// SPDX-License-Identifier: Apache-2.0

import Foundation

enum LayerFigure {
  case shape(ShapeFigure)
  case gradient(GradientFigure)
  case text([TextRun])
}

struct ShapeFigure: Hashable {
  var path: CGPath
  var fillRGBA: UInt32
  var fillRule = CGPathFillRule.winding
  var strokeRGBA: UInt32 = 0
  var pen = StrokePen()
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1

  var strokedPath: CGPath {
    guard strokeStart > 0 || strokeEnd < 1 else { return path }
    return PathTrimming.part(of: path, from: strokeStart, to: strokeEnd)
  }
}

struct GradientFigure: Hashable {
  var colors: [UInt32]
  var locations: [CGFloat]
  var start: CGPoint
  var end: CGPoint
  var type: CAGradientLayerType
}

enum PathTrimming {
  /// Returns the part between two shares of a path's length, as straight pieces.
  static func part(of path: CGPath, from start: CGFloat, to end: CGFloat) -> CGPath {
    guard start < end else { return CGPath([]) }
    let flat = FlatPath(path.elements)
    let length = flat.length
    let (first, last) = (start * length, end * length)
    var output: [PathElement] = []
    var place: CGFloat = 0
    for figure in flat.figures {
      let points = figure.isClosed ? figure.points + figure.points.prefix(1) : figure.points
      var isOpen = false
      for (from, to) in zip(points, points.dropFirst()) {
        let step = FlatPath.distance(from, to)
        defer { place += step }
        guard step > 0, place + step > first, place < last else { continue }
        func point(_ way: CGFloat) -> CGPoint {
          let share = min(max((way - place) / step, 0), 1)
          return CGPoint(x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y))
        }
        if !isOpen { output.append(.move(point(first))) }
        isOpen = true
        output.append(.line(point(last)))
      }
    }
    return CGPath(output)
  }
}
