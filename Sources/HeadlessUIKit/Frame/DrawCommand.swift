// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
public import Foundation
import TextLayout

enum DrawCommand {
  case fill(CGRect, packedRGBA: UInt32)
  case text(TextRun)
  case image(PixelBuffer, CGRect, tint: UInt32)
  case box(RoundedBox)
  case line(Polyline)
  case drawing([DrawingStep])
}

enum DrawingStep {
  case path(ShapeFigure)
  case text(TextRun, CGAffineTransform)
  case image(PixelBuffer, CGRect, tint: UInt32, alpha: CGFloat, CGAffineTransform)
  case clip(CGPath, CGPathFillRule)
  case unclip
}

@_spi(Headless) public struct RoundedBox: Hashable, Sendable {
  public var rect: CGRect
  /// The corner radius in points, at most half of the shorter side.
  public var cornerRadius: CGFloat
  /// The fill colour; 0 for none.
  public var fillRGBA: UInt32
  /// The stroke colour; 0 for none.
  public var strokeRGBA: UInt32 = 0
  /// The width of the stroke inside the edges, in points.
  public var strokeWidth: CGFloat = 0
}

/// A stroke through points with round ends and joints.
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
  var frame: CGRect {
    guard let first = points.first else { return .zero }
    return points.dropFirst()
      .reduce(CGRect(origin: first, size: .zero)) { frame, point in
        frame.union(CGRect(origin: point, size: .zero))
      }
  }
}

struct TextRun {
  let text: String
  let line: TextLine
  let x: Double
  let baseline: Double
  let font: TextFont
  let packedRGBA: UInt32
}

extension TextRun {
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

struct DisplayContext {
  let scale: CGFloat
  let thumbnails: ThumbnailCache
}
