// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
public import Foundation
import TextLayout

/// One thing that a view draws, in its own coordinates.
enum DrawCommand {
  case fill(CGRect, packedRGBA: UInt32)
  case text(TextRun)
  case image(PixelBuffer, CGRect, tint: UInt32)
  /// A rectangle with rounded corners, filled and stroked.
  case box(RoundedBox)
  /// A line through points.
  case line(Polyline)
  case drawing([DrawingStep])
}

/// One step of what an app drew itself, in the view's coordinates.
enum DrawingStep {
  case path(ShapeFigure)
  /// A line of text, as a map takes it.
  case text(TextRun, CGAffineTransform)
  /// An image in a rectangle, as a map takes it.
  case image(PixelBuffer, CGRect, tint: UInt32, alpha: CGFloat, CGAffineTransform)
  /// What follows is seen only inside a path, until `unclip`.
  case clip(CGPath, CGPathFillRule)
  case unclip
}

/// A rectangle with rounded corners, filled and stroked.
@_spi(Headless) public struct RoundedBox: Hashable, Sendable {
  public var rect: CGRect
  /// The radius of its corners, in points; at most half of the shorter side shows.
  public var cornerRadius: CGFloat
  /// The colour inside; 0 for none.
  public var fillRGBA: UInt32
  /// The colour of the stroke; 0 for none.
  public var strokeRGBA: UInt32 = 0
  /// The width of the stroke, which lies inside the edges, in points.
  public var strokeWidth: CGFloat = 0
}

/// A line of one width through points, with round ends and joints.
@_spi(Headless) public struct Polyline: Hashable, Sendable {
  public var points: [CGPoint]
  public var width: CGFloat
  public var packedRGBA: UInt32

  public init(points: [CGPoint], width: CGFloat, packedRGBA: UInt32) {
    self.points = points
    self.width = width
    self.packedRGBA = packedRGBA
  }
}

extension Polyline {
  /// The smallest rectangle that holds the points.
  var frame: CGRect {
    guard let first = points.first else { return .zero }
    return points.dropFirst()
      .reduce(CGRect(origin: first, size: .zero)) { frame, point in
        frame.union(CGRect(origin: point, size: .zero))
      }
  }
}

/// One line of text as it is drawn.
struct TextRun {
  /// The whole text that the line is part of.
  let text: String
  /// Which part of the text it shows, and how wide it is.
  let line: TextLine
  /// The left end, in points.
  let x: Double
  /// The baseline, in points from the top.
  let baseline: Double
  let font: TextFont
  let packedRGBA: UInt32
}

extension TextRun {
  /// The text as it is read on the screen, with the ellipsis where one stands.
  var shownText: String {
    let bytes = Array(text.utf8)
    guard let elided = line.elidedUTF8Range else {
      return String(decoding: bytes[line.utf8Range], as: UTF8.self)
    }
    return String(decoding: bytes[line.utf8Range.lowerBound..<elided.lowerBound], as: UTF8.self)
      + "\u{2026}"
      + String(decoding: bytes[elided.upperBound..<line.utf8Range.upperBound], as: UTF8.self)
  }
}

/// What a view needs to know in order to fill its display list.
struct DisplayContext {
  /// The number of pixels to a point.
  let scale: CGFloat
  /// The scaled images of the table, or of the screen outside a table.
  let thumbnails: ThumbnailCache
}
