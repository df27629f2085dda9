// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Images that are drawn: pixels against the equations of what was drawn.
@Suite("Image renderer") @MainActor struct ImageRendererTests {
  private func image(
    _ width: CGFloat,
    _ height: CGFloat,
    scale: CGFloat = 2,
    _ body: (UIGraphicsImageRendererContext) -> Void
  ) -> PixelBuffer {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image(actions: body).pixelBuffer
  }

  /// How many pixels differ from what a test of their middles says; `edge` are those too near to tell.
  private func faults(
    _ buffer: PixelBuffer,
    scale: CGFloat,
    color: UInt32,
    _ distance: (CGPoint) -> CGFloat
  ) -> Int {
    buffer.pixels.indices.count { place in
      let point = CGPoint(
        x: (CGFloat(place % buffer.width) + 0.5) / scale,
        y: (CGFloat(place / buffer.width) + 0.5) / scale
      )
      let distance = distance(point)
      if abs(distance) < 1 / scale { return false }
      return buffer.pixels[place] != (distance < 0 ? color : 0)
    }
  }

  @Test("a disc and a ring cover the pixels that their equations say")
  func discs() {
    let disc = image(20, 20) { _ in
      UIColor.red.setFill()
      UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 16, height: 16)).fill()
    }
    expect(disc.width == 40 && disc.height == 40)
    func radius(_ point: CGPoint) -> CGFloat {
      ((point.x - 10) * (point.x - 10) + (point.y - 10) * (point.y - 10)).squareRoot()
    }
    expectEqual(faults(disc, scale: 2, color: 0xFF00_00FF) { radius($0) - 8 }, 0)
    let ring = image(20, 20, scale: 3) { _ in
      UIColor.blue.setStroke()
      let path = UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 14, height: 14))
      path.lineWidth = 4
      path.stroke()
    }
    expectEqual(faults(ring, scale: 3, color: 0x0000_FFFF) { abs(radius($0) - 7) - 2 }, 0)
  }

  @Test("a stroke has the ends and joints that it was given")
  func strokes() {
    func corner(_ cap: CGLineCap, _ join: CGLineJoin) -> PixelBuffer {
      image(20, 20, scale: 1) { context in
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 4, y: 4))
        path.addLine(to: CGPoint(x: 14, y: 4))
        path.addLine(to: CGPoint(x: 14, y: 14))
        path.lineWidth = 4
        (path.lineCapStyle, path.lineJoinStyle) = (cap, join)
        path.stroke()
      }
    }
    let plain = corner(.butt, .miter)
    // Two bars of 10 × 4 and 4 × 12, for the tip belongs to both: from 4 to 16, and from 2 to 14.
    expectEqual(plain.pixels.count { $0 == 0x0000_00FF }, 12 * 4 + 4 * 8)
    expectEqual(plain.pixels[2 * 20 + 15], 0x0000_00FF, "the tip")
    expectEqual(corner(.square, .miter).pixels.count { $0 == 0x0000_00FF }, 12 * 4 + 4 * 8 + 16)
    let cut = corner(.butt, .bevel)
    expect(cut.pixels[2 * 20 + 15] & 0xFF < 128 && cut.pixels[3 * 20 + 13] == 0x0000_00FF)
    let round = corner(.round, .round)
    expect(round.pixels[4 * 20 + 2] != 0 && round.pixels[2 * 20 + 2] & 0xFF < 128)
  }

  @Test("dashes have their lengths, beginning where the phase says")
  func dashes() {
    let line = image(20, 2, scale: 1) { context in
      let cg = context.cgContext
      cg.setLineWidth(2)
      cg.setLineDash(phase: 1, lengths: [3, 2])
      cg.strokeLineSegments(between: [CGPoint(x: 0, y: 1), CGPoint(x: 20, y: 1)])
    }
    let expected = (0..<20).map { ($0 + 1) % 5 < 3 }
    expectEqual(line.pixels.prefix(20).map { $0 != 0 }, expected)
    let whole = image(4, 1, scale: 1) { context in
      context.cgContext.setLineDash(phase: 0, lengths: [0, -1, .nan])
      context.cgContext.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 4, y: 0.5)])
    }
    expect(whole.pixels.allSatisfy { $0 == 0x0000_00FF }, "a pattern of nothing is none")
  }

  @Test("clips cut, even and odd leaves holes, colours mix by their opacity")
  func mixing() {
    let cut = image(4, 4, scale: 1) { context in
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 4)).addClip()
      context.cgContext.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 1))
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.cgContext.restoreGState()
      context.fill(CGRect(x: 0, y: 3, width: 4, height: 1))
    }
    expectEqual(
      cut.pixels.map { $0 != 0 },
      (0..<16).map { $0 % 4 < 2 && ($0 / 4 == 0 || $0 / 4 == 3) }
    )
    expect(
      cut.pixels[0] == 0xFF00_00FF && cut.pixels[12] == 0x0000_00FF,
      "the colour is restored too"
    )
    let hole = image(6, 6, scale: 1) { _ in
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 6, height: 6))
      path.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 2, height: 2)))
      path.usesEvenOddFillRule = true
      path.fill()
    }
    expectEqual(hole.pixels.count { $0 == 0 }, 4)
    let mixed = image(1, 1, scale: 1) { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor(red: 1, green: 0, blue: 0, alpha: 0.4).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    expectEqual(mixed.pixels, [0xFF99_99FF])
    let half = image(1, 1, scale: 1) { $0.fill(CGRect(x: 0, y: 0, width: 0.5, height: 1)) }
    expectEqual(half.pixels, [0x0000_007F])
  }

  @Test("images are drawn into images, in their place, and turned by the context")
  func pictures() {
    let source = UIImage(
      pixelBuffer: PixelBuffer(width: 2, height: 1, pixels: [0xFF00_00FF, 0x00FF_00FF])
    )
    let placed = image(4, 2, scale: 1) { _ in
      source.draw(in: CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    expectEqual(placed.pixels.prefix(4), [0xFF00_00FF, 0xFF00_00FF, 0x00FF_00FF, 0x00FF_00FF])
    let turned = image(1, 2, scale: 1) { context in
      context.cgContext.translateBy(x: 1, y: 0)
      context.cgContext.rotate(by: .pi / 2)
      source.draw(at: .zero)
    }
    expectEqual(turned.pixels, [0xFF00_00FF, 0x00FF_00FF])
    expectEqual(source.cgImage?.cropping(to: CGRect(x: 1, y: 0, width: 5, height: 5))?.width, 1)
    expect(source.cgImage?.cropping(to: CGRect(x: 9, y: 0, width: 5, height: 5)) == nil)
  }

  @Test("text in an image is a bar, with a remark; a size that is none gives a pixel")
  func limits() {
    var remarks: [String] = []
    EngineRemarks.forget()
    EngineRemarks.write = { remarks.append($0) }
    let text = image(40, 20) { _ in "initials".draw(at: .zero) }
    expect(text.pixels.contains { $0 != 0 } && remarks.count == 1)
    expectEqual(image(0, -3) { _ in }.pixels, [0])
    expectEqual(image(.nan, 1) { _ in }.width, 1)
    let huge = UIGraphicsImageRenderer(size: CGSize(width: 1e9, height: 1e9)).image { _ in }
    expectEqual(huge.pixelBuffer.width, 4, "past 16 million pixels there is a pattern")
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 1)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 2))
    let old = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
    expectEqual(old?.pixelBuffer.pixels, [0xFF00_00FF, 0x0000_00FF, 0xFF00_00FF, 0x0000_00FF])
    expect(
      UIGraphicsGetImageFromCurrentImageContext() == nil && UIGraphicsGetCurrentContext() == nil
    )
  }

  @Test(
    "a symbol takes the first colour of its palette, over the tint, from whichever configuration"
  )
  func palettes() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.tintColor = .green
    guard let image = view.image else { return }
    expectEqual(view.tint(of: image), 0x00FF_00FF)
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
      .applying(UIImage.SymbolConfiguration(pointSize: 20))
    expect(view.tint(of: image) == 0xFF00_00FF && view.sizeOfShownImage.width == 33)
    let own = image.withConfiguration(UIImage.SymbolConfiguration(hierarchicalColor: .blue))
    expectEqual(view.tint(of: own), 0x0000_FFFF)
    let plain = UIImage.SymbolConfiguration(pointSize: 20)
    expect(plain != plain.applying(UIImage.SymbolConfiguration(paletteColors: [.red])))
    expectEqual(UIImage.SymbolConfiguration.preferringMulticolor(), .unspecified)
    expectEqual(UIImage.SymbolConfiguration(paletteColors: []), .unspecified)
  }
}
