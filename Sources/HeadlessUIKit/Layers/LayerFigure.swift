// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a layer draws of its own kind.
enum LayerFigure {
  case shape(ShapeFigure)
  case gradient(GradientFigure)
  case text([TextRun])
}

/// A path with what it is filled and stroked with.
struct ShapeFigure: Hashable {
  var path: CGPath
  /// The colour inside; 0 for none.
  var fillRGBA: UInt32
  var fillRule = CGPathFillRule.winding
  /// The colour of the stroke; 0 for none.
  var strokeRGBA: UInt32 = 0
  var pen = StrokePen()
  /// Which shares of the path's length the stroke begins and ends at.
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1

  /// The part of the path that is stroked: all of it, or what lies between two shares of its length.
  var strokedPath: CGPath {
    guard strokeStart > 0 || strokeEnd < 1 else { return path }
    return PathTrimming.part(of: path, from: strokeStart, to: strokeEnd)
  }
}

/// Colours that run into each other between two points.
struct GradientFigure: Hashable {
  var colors: [UInt32]
  /// Where each colour stands, from 0 to 1, none before the one before.
  var locations: [CGFloat]
  /// Where the first colour stands, in shares of the layer's size.
  var start: CGPoint
  /// Where the last colour stands.
  var end: CGPoint
  var type: CAGradientLayerType
}

/// Cuts paths by their length.
enum PathTrimming {
  /// The part of a path between two shares of its length, its curves cut into straight pieces.
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
