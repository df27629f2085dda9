// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextLayout

/// Renders drawing steps to pixels, with coverage from 4 × 4 samples and no colour space.
struct PathRaster {
  private static let limit = 4096 * 4096
  private static let grid = 4
  private let width: Int
  private let height: Int
  private let scale: CGFloat
  private var pixels: [UInt32]
  private var clips: [[UInt8]] = []

  static func image(
    of steps: [DrawingStep],
    size: CGSize,
    _ format: UIGraphicsImageRendererFormat
  ) -> UIImage {
    let scale = UIImage.usable(format.scale)
    let width = Int(min(max(1, (size.width * scale).rounded(.up)), 1_048_576))
    let height = Int(min(max(1, (size.height * scale).rounded(.up)), 1_048_576))
    guard width * height <= limit else {
      return UIImage(ImageHeader(width: width, height: height), scale: scale)
    }
    var raster = PathRaster(width: width, height: height, scale: scale, format.opaque)
    for step in steps { raster.draw(step) }
    let buffer = PixelBuffer(width: width, height: height, pixels: raster.pixels)
    return UIImage(.pixels(buffer), scale: scale, name: nil)
  }

  private init(width: Int, height: Int, scale: CGFloat, _ isOpaque: Bool) {
    self.width = width
    self.height = height
    self.scale = scale
    pixels = [UInt32](repeating: isOpaque ? 0x0000_00FF : 0, count: width * height)
  }

  private mutating func draw(_ step: DrawingStep) {
    switch step {
    case .path(let shape): draw(shape)
    case .text(let run, let transform): draw(run, transform)
    case .image(let image, let rect, let tint, let alpha, let transform):
      draw(image, rect, tint, alpha, transform)
    case .clip(let path, let rule):
      var mask = [UInt8](repeating: 0, count: width * height)
      cover(path, rule) { mask[$0] = $1 }
      if let outer = clips.last {
        for place in mask.indices {
          mask[place] = UInt8(UInt32(mask[place]) * UInt32(outer[place]) / 255)
        }
      }
      clips.append(mask)
    case .unclip: _ = clips.popLast()
    }
  }

  private mutating func draw(_ shape: ShapeFigure) {
    if shape.fillRGBA & 0xFF != 0 { paint(shape.path, shape.fillRule, shape.fillRGBA) }
    guard shape.strokeRGBA & 0xFF != 0 else { return }
    paint(StrokeOutline.outline(of: shape.strokedPath, shape.pen), .winding, shape.strokeRGBA)
  }

  private mutating func draw(_ run: TextRun, _ transform: CGAffineTransform) {
    TextRemark.say()
    let bar = CGRect(
      x: run.x,
      y: run.baseline - run.font.xHeight,
      width: run.line.width,
      height: run.font.xHeight
    )
    let path = CGPath(PathShape.rectangle(bar).map { $0.applying(transform) })
    paint(path, .winding, run.packedRGBA)
  }

  private mutating func draw(
    _ image: PixelBuffer,
    _ rect: CGRect,
    _ tint: UInt32,
    _ alpha: CGFloat,
    _ transform: CGAffineTransform
  ) {
    let place = CGAffineTransform(
      a: rect.width / CGFloat(image.width),
      b: 0,
      c: 0,
      d: rect.height / CGFloat(image.height),
      tx: rect.minX,
      ty: rect.minY
    )
    let map = place.concatenating(transform)
    guard let back = map.inverse else { return }
    let corners = PathShape.rectangle(CGRect(x: 0, y: 0, width: image.width, height: image.height))
    var covered: [(Int, UInt8)] = []
    cover(CGPath(corners.map { $0.applying(map) }), .winding) { covered.append(($0, $1)) }
    for (place, coverage) in covered {
      let point = CGPoint(
        x: (CGFloat(place % width) + 0.5) / scale,
        y: (CGFloat(place / width) + 0.5) / scale
      )
      .applying(back)
      let column = min(max(0, Int(point.x)), image.width - 1)
      let row = min(max(0, Int(point.y)), image.height - 1)
      var color = image.pixels[row * image.width + column]
      if color >> 8 == 0 { color = tint & 0xFFFF_FF00 | color & 0xFF }
      let opacity = UInt32((CGFloat(color & 0xFF) * alpha).rounded())
      mix(color & 0xFFFF_FF00 | opacity, at: place, coverage)
    }
  }

  private mutating func paint(_ path: CGPath, _ rule: CGPathFillRule, _ color: UInt32) {
    var covered: [(Int, UInt8)] = []
    cover(path, rule) { covered.append(($0, $1)) }
    for (place, coverage) in covered { mix(color, at: place, coverage) }
  }

  /// Blends a colour over a pixel by coverage and clips.
  private mutating func mix(_ color: UInt32, at place: Int, _ coverage: UInt8) {
    let clip = clips.last.map { UInt32($0[place]) } ?? 255
    let over = Double((color & 0xFF) * UInt32(coverage) * clip) / (255 * 255 * 255)
    guard over > 0 else { return }
    let below = pixels[place]
    let under = Double(below & 0xFF) / 255 * (1 - over)
    let alpha = over + under
    func part(_ shift: UInt32) -> UInt32 {
      let mixed = Double(color >> shift & 0xFF) * over + Double(below >> shift & 0xFF) * under
      return UInt32((mixed / alpha).rounded())
    }
    pixels[place] = part(24) << 24 | part(16) << 16 | part(8) << 8 | UInt32((alpha * 255).rounded())
  }

  /// Calls a function with each covered pixel and its coverage, up to 255.
  private func cover(_ path: CGPath, _ rule: CGPathFillRule, _ body: (Int, UInt8) -> Void) {
    let stretch = CGAffineTransform(scaleX: scale, y: scale)
    let edges = ScanEdges(path.elements.map { $0.applying(stretch) })
    guard let rows = edges.rows(below: height) else { return }
    var counts = [Int](repeating: 0, count: width)
    for row in rows {
      var isEmpty = true
      for line in 0..<Self.grid {
        let y = CGFloat(row) + (CGFloat(line) + 0.5) / CGFloat(Self.grid)
        for span in edges.spans(at: y, rule) {
          // The sample points in the span: those at (column + 0.5) quarters of a pixel.
          let first = max(0, Int((span.lowerBound * CGFloat(Self.grid) - 0.5).rounded(.up)))
          let last = min(
            width * Self.grid - 1,
            Int((span.upperBound * CGFloat(Self.grid) - 0.5).rounded(.up)) - 1
          )
          guard first <= last else { continue }
          isEmpty = false
          for column in first...last { counts[column / Self.grid] += 1 }
        }
      }
      if isEmpty { continue }
      for column in 0..<width where counts[column] > 0 {
        body(row * width + column, UInt8(counts[column] * 255 / (Self.grid * Self.grid)))
        counts[column] = 0
      }
    }
  }
}

struct ScanEdges {
  private struct Edge {
    let top: CGPoint
    let bottom: CGPoint
    let winding: Int
  }

  private var edges: [Edge] = []

  init(_ elements: [PathElement]) {
    for figure in FlatPath(elements).figures {
      guard var last = figure.points.last else { continue }
      for next in figure.points {
        if last.y < next.y { edges.append(Edge(top: last, bottom: next, winding: 1)) }
        if last.y > next.y { edges.append(Edge(top: next, bottom: last, winding: -1)) }
        last = next
      }
    }
    edges.sort { $0.top.y < $1.top.y }
  }

  func rows(below height: Int) -> Range<Int>? {
    guard let top = edges.first?.top.y, let bottom = edges.map(\.bottom.y).max(), height > 0 else {
      return nil
    }
    let first = Int(min(max(top, 0), CGFloat(height)).rounded(.down))
    let last = Int(min(max(bottom, 0), CGFloat(height)).rounded(.up))
    return first < last ? first..<last : nil
  }

  func spans(at y: CGFloat, _ rule: CGPathFillRule) -> [Range<CGFloat>] {
    var crossings: [(x: CGFloat, winding: Int)] = []
    for edge in edges {
      if edge.top.y > y { break }
      guard edge.bottom.y > y else { continue }
      let share = (y - edge.top.y) / (edge.bottom.y - edge.top.y)
      let x = edge.top.x + share * (edge.bottom.x - edge.top.x)
      crossings.append((min(max(x, -1_048_576), 1_048_576), edge.winding))
    }
    crossings.sort { $0.x < $1.x }
    var spans: [Range<CGFloat>] = []
    var winding = 0
    for (crossing, next) in zip(crossings, crossings.dropFirst()) {
      winding += crossing.winding
      let isInside = rule == .evenOdd ? winding % 2 != 0 : winding != 0
      if isInside, crossing.x < next.x { spans.append(crossing.x..<next.x) }
    }
    return spans
  }
}
