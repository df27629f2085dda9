// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CommitBuffer {
  /// Adds an app's drawing.
  ///
  /// After the kind (UInt8, 5) a count (UInt32) and the steps, each a kind (UInt8) and its fields:
  ///
  /// - 0, a shape: flags (UInt8: 1 even and odd, 2 filled, 4 stroked), a path as `CommitBuffer+Layers`
  ///   has it; if filled its colour (UInt32); if stroked its colour (UInt32), width and limit of tips
  ///   (2 Float), ends and joints (UInt8 each: 0 butt or miter, 1 round, 2 square or bevel), the phase
  ///   (Float), a count (UInt32) and the lengths of its dashes (Float each)
  /// - 1, text: six Float of its transform, and a draw command
  /// - 2, an image: six Float of its transform, alpha (Float), a rectangle, a tint (UInt32), the width
  ///   and height in pixels (UInt32 each)
  /// - 3, the beginning of a clip: 1 for even and odd, else 0 (UInt8), and a path
  /// - 4, the end of the innermost clip
  func encode(_ steps: [DrawingStep]) {
    put(UInt8(5))
    put(UInt32(steps.count))
    for step in steps {
      switch step {
      case .path(let shape):
        put(UInt8(0))
        encode(shape)
      case .text(let run, let transform):
        put(UInt8(1))
        put(transform)
        encode(run)
      case .image(let image, let rect, let tint, let alpha, let transform):
        put(UInt8(2))
        put(transform)
        put(Float(alpha))
        put(rect)
        put(tint)
        put(UInt32(image.width))
        put(UInt32(image.height))
      case .clip(let path, let rule):
        put(UInt8(3))
        put(UInt8(rule == .evenOdd ? 1 : 0))
        put(path)
      case .unclip: put(UInt8(4))
      }
    }
  }

  func encode(_ shape: ShapeFigure) {
    let isFilled = shape.fillRGBA & 0xFF != 0
    let isStroked = shape.strokeRGBA & 0xFF != 0
    put((shape.fillRule == .evenOdd ? UInt8(1) : 0) | (isFilled ? 2 : 0) | (isStroked ? 4 : 0))
    put(shape.path)
    if isFilled { put(shape.fillRGBA) }
    guard isStroked else { return }
    put(shape.strokeRGBA)
    put(Float(shape.pen.width))
    put(Float(shape.pen.miterLimit))
    put(UInt8(truncatingIfNeeded: shape.pen.cap.rawValue))
    put(UInt8(truncatingIfNeeded: shape.pen.join.rawValue))
    put(Float(shape.pen.dash.phase))
    put(UInt32(shape.pen.dash.lengths.count))
    for length in shape.pen.dash.lengths { put(Float(length)) }
  }

  func put(_ path: CGPath) {
    put(UInt32(path.elements.count))
    for element in path.elements {
      switch element {
      case .move: put(UInt8(0))
      case .line: put(UInt8(1))
      case .quad: put(UInt8(2))
      case .curve: put(UInt8(3))
      case .close: put(UInt8(4))
      }
      for point in element.points { put(point) }
    }
  }

  func put(_ point: CGPoint) {
    put(Float(point.x))
    put(Float(point.y))
  }

  func put(_ map: CGAffineTransform) {
    for number in [map.a, map.b, map.c, map.d, map.tx, map.ty] { put(Float(number)) }
  }
}
