// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Image renderer") @MainActor struct ImageRendererTests {
  private func image(
    _ width: CGFloat,
    _ height: CGFloat,
    scale: CGFloat = 2,
    _ body: (UIGraphicsImageRendererContext) -> Void
  ) -> PixelBuffer {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let size = CGSize(width, height)
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

  @Test("Fills, strokes and dashes cover the pixels of their equations")
  func discs() {
    let disc = image(20, 20) { _ in
      UIColor.red.setFill()
      UIBezierPath(ovalIn: CGRect(2, 2, 16, 16)).fill()
    }
    expect(disc.width == 40 && disc.height == 40)
    func radius(_ point: CGPoint) -> CGFloat {
      ((point.x - 10) * (point.x - 10) + (point.y - 10) * (point.y - 10)).squareRoot()
    }
    expectEqual(faults(disc, scale: 2, color: 0xFF00_00FF) { radius($0) - 8 }, 0)
    let ring = image(20, 20, scale: 3) { _ in
      UIColor.blue.setStroke()
      let path = UIBezierPath(ovalIn: CGRect(3, 3, 14, 14))
      path.lineWidth = 4
      path.stroke()
    }
    expectEqual(faults(ring, scale: 3, color: 0x0000_FFFF) { abs(radius($0) - 7) - 2 }, 0)
    func corner(_ cap: CGLineCap, _ join: CGLineJoin) -> PixelBuffer {
      image(20, 20, scale: 1) { context in
        let path = UIBezierPath()
        path.move(to: CGPoint(4, 4))
        path.addLine(to: CGPoint(14, 4))
        path.addLine(to: CGPoint(14, 14))
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
    let line = image(20, 2, scale: 1) { context in
      let cg = context.cgContext
      cg.setLineWidth(2)
      cg.setLineDash(phase: 1, lengths: [3, 2])
      cg.strokeLineSegments(between: [CGPoint(0, 1), CGPoint(20, 1)])
    }
    let expected = (0..<20).map { ($0 + 1) % 5 < 3 }
    expectEqual(line.pixels.prefix(20).map { $0 != 0 }, expected)
    let whole = image(4, 1, scale: 1) { context in
      context.cgContext.setLineDash(phase: 0, lengths: [0, -1, .nan])
      context.cgContext.strokeLineSegments(between: [CGPoint(0, 0.5), CGPoint(4, 0.5)])
    }
    expect(whole.pixels.allSatisfy { $0 == 0x0000_00FF }, "a pattern of nothing is none")
  }

  @Test("Clips, colors and nested images are composed by the context")
  func mixing() {
    let cut = image(4, 4, scale: 1) { context in
      UIBezierPath(rect: CGRect(0, 0, 2, 4)).addClip()
      context.cgContext.saveGState()
      context.clip(to: CGRect(0, 0, 4, 1))
      UIColor.red.setFill()
      context.fill(CGRect(0, 0, 4, 4))
      context.cgContext.restoreGState()
      context.fill(CGRect(0, 3, 4, 1))
    }
    expectEqual(
      cut.pixels.map { $0 != 0 },
      (0..<16).map { $0 % 4 < 2 && ($0 / 4 == 0 || $0 / 4 == 3) }
    )
    expect(cut.pixels[0] == 0xFF00_00FF && cut.pixels[12] == 0x0000_00FF, "the color is restored")
    let hole = image(6, 6, scale: 1) { _ in
      let path = UIBezierPath(rect: CGRect(0, 0, 6, 6))
      path.append(UIBezierPath(rect: CGRect(2, 2, 2, 2)))
      path.usesEvenOddFillRule = true
      path.fill()
    }
    expectEqual(hole.pixels.count { $0 == 0 }, 4)
    let mixed = image(1, 1, scale: 1) { context in
      UIColor.white.setFill()
      context.fill(CGRect(0, 0, 1, 1))
      UIColor(red: 1, green: 0, blue: 0, alpha: 0.4).setFill()
      context.fill(CGRect(0, 0, 1, 1))
    }
    expectEqual(mixed.pixels, [0xFF99_99FF])
    let half = image(1, 1, scale: 1) { $0.fill(CGRect(0, 0, 0.5, 1)) }
    expectEqual(half.pixels, [0x0000_007F])
    let source = UIImage(
      pixelBuffer: PixelBuffer(width: 2, height: 1, pixels: [0xFF00_00FF, 0x00FF_00FF])
    )
    let placed = image(4, 2, scale: 1) { _ in source.draw(in: CGRect(0, 0, 4, 2)) }
    expectEqual(placed.pixels.prefix(4), [0xFF00_00FF, 0xFF00_00FF, 0x00FF_00FF, 0x00FF_00FF])
    let turned = image(1, 2, scale: 1) { context in
      context.cgContext.translateBy(x: 1, y: 0)
      context.cgContext.rotate(by: .pi / 2)
      source.draw(at: .zero)
    }
    expectEqual(turned.pixels, [0xFF00_00FF, 0x00FF_00FF])
    expectEqual(source.cgImage?.cropping(to: CGRect(1, 0, 5, 5))?.width, 1)
    expect(source.cgImage?.cropping(to: CGRect(9, 0, 5, 5)) == nil)
  }

  @Test("Text becomes a bar, odd sizes a pixel, and symbols use their palette")
  func limits() {
    var remarks: [String] = []
    EngineRemarks.forget()
    EngineRemarks.write = { remarks.append($0) }
    let text = image(40, 20) { _ in "initials".draw(at: .zero) }
    expect(text.pixels.contains { $0 != 0 } && remarks.count == 1)
    expectEqual(image(0, -3) { _ in }.pixels, [0])
    expectEqual(image(.nan, 1) { _ in }.width, 1)
    let huge = UIGraphicsImageRenderer(size: CGSize(1e9, 1e9)).image { _ in }
    expectEqual(huge.pixelBuffer.width, 4, "past 16 million pixels there is a pattern")
    UIGraphicsBeginImageContextWithOptions(CGSize(2, 2), true, 1)
    UIColor.red.setFill()
    UIRectFill(CGRect(0, 0, 1, 2))
    let old = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
    expectEqual(old?.pixelBuffer.pixels, [0xFF00_00FF, 0x0000_00FF, 0xFF00_00FF, 0x0000_00FF])
    expect(
      UIGraphicsGetImageFromCurrentImageContext() == nil && UIGraphicsGetCurrentContext() == nil
    )
    do {
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
}

@Suite("Image files") @MainActor struct ImageFileTests {
  private static func big(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * (count - 1 - $0))) }
  }

  private static func little(_ number: Int, _ count: Int) -> [UInt8] {
    big(number, count).reversed()
  }

  private static func riff(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    let chunk = Array(kind.utf8) + little(content.count, 4) + content
    return Array("RIFF".utf8) + little(chunk.count + 4, 4) + Array("WEBP".utf8) + chunk
  }

  /// A file of each format, of 300 × 200 pixels, and how many of its first bytes hold the size.
  static let files: [(name: String, bytes: [UInt8], needed: Int)] = {
    let png: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] + big(13, 4) + Array("IHDR".utf8) + big(300, 4)
      + big(200, 4) + [8, 6, 0, 0, 0] + big(0, 4)
    // An application segment, a comment of 700 bytes and a table stand before the frame.
    let frame: [UInt8] = [0xFF, 0xC2] + big(17, 2) + [8] + big(200, 2) + big(300, 2) + [3]
    let before: [UInt8] =
      [0xFF, 0xD8, 0xFF, 0xE0] + big(16, 2) + Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0] + [
        0xFF, 0xFF, 0xFE,
      ] + big(702, 2) + [UInt8](repeating: 0xC0, count: 700) + [0xFF, 0xC4] + big(4, 2) + [0, 0]
    let jpeg = before + frame
    let gif = Array("GIF89a".utf8) + little(300, 2) + little(200, 2) + [0, 0, 0]
    let lossy = riff(
      "VP8 ",
      [0x30, 1, 0, 0x9D, 0x01, 0x2A] + little(300, 2) + little(200 | 1 << 14, 2) + [0, 0]
    )
    let lossless = riff("VP8L", [0x2F] + little(299 | 199 << 14 | 1 << 28, 4) + [0])
    let extended = riff("VP8X", [0x10, 0, 0, 0] + little(299, 3) + little(199, 3))
    return [
      ("png", png, 24), ("jpeg", jpeg, before.count + 9), ("gif", gif, 10),
      ("webp lossy", lossy, 30), ("webp lossless", lossless, 25), ("webp extended", extended, 30),
    ]
  }()

  @Test("A picture file has its header's size, or is refused")
  func sizes() throws {
    for number in 0..<6 {
      let (name, bytes, _) = Self.files[number]
      EngineRemarks.write = { _ in }
      let image = try require(UIImage(data: Data(bytes)), "\(name)")
      expect(image.size == CGSize(300, 200) && image.scale == 1, "\(name)")
      let finer = try require(UIImage(data: Data(bytes), scale: 2))
      expect(finer.size == CGSize(150, 100) && finer.scale == 2, "\(name)")
      expectEqual(UIImage(data: Data(bytes), scale: .nan)?.scale, 1)
    }
    for number in 0..<6 {
      let (name, bytes, needed) = Self.files[number]
      EngineRemarks.write = { _ in }
      var faults: [Int] = []
      for count in 0...bytes.count {
        let header = ImageHeader(Array(bytes.prefix(count)))
        let expected = count >= needed ? ImageHeader(width: 300, height: 200) : nil
        if header != expected { faults.append(count) }
      }
      expect(faults.isEmpty, "\(name)")
      // Every single bit turned over: nothing stops the program.
      for place in bytes.indices {
        for bit in 0..<8 {
          var broken = bytes
          broken[place] ^= 1 << bit
          _ = ImageHeader(broken)
        }
      }
    }
    expect(UIImage(data: Data()) == nil)
    expect(UIImage(data: Data("<svg/>".utf8)) == nil)
    expect(UIImage(data: Data([0xFF, 0xD8, 0xFF, 0xD9])) == nil)
    expect(UIImage(data: Data(Array("GIF89a".utf8) + [0, 0, 5, 0])) == nil, "no width")
    expect(UIImage(contentsOfFile: "/no such/file.png") == nil)
    expect(UIImage().size == .zero && UIImage().cgImage?.width == 4)
    let folder = FileManager.default.temporaryDirectory
    EngineRemarks.write = { _ in }
    for (name, scale) in [("a.png", 1), ("a@2x.png", 2), ("a@3x.png", 3)] {
      let file = folder.appendingPathComponent("\(UUID().uuidString)-\(name)")
      try Data(Self.files[0].bytes).write(to: file)
      defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: file) } }
      let image = try require(UIImage(contentsOfFile: file.path))
      expect(image.scale == CGFloat(scale) && image.size.width == 300 / CGFloat(scale))
    }
  }

  @Test("a file's image is displayed at its size with a pattern, and a remark says so once")
  func shown() throws {
    var remarks: [String] = []
    EngineRemarks.forget()
    EngineRemarks.write = { remarks.append($0) }
    let image = try require(UIImage(data: Data(Self.files[0].bytes)))
    _ = UIImage(data: Data(Self.files[1].bytes))
    expect(remarks.count == 1 && remarks[0].contains("Decoding is not paid"))
    let view = UIImageView(image: image)
    expectEqual(view.frame.size, CGSize(300, 200))
    let renderer = FrameRenderer(root: view)
    renderer.renderFrame()
    let records = try CommitReader.records(of: renderer.withCommittedBytes { Array($0) })
    guard case .image(let rect, _, let width, let height, _)? = records.first?.contents?.first
    else {
      Issue.record("no image was committed")
      return
    }
    expect(rect.size == CGSize(300, 200) && width == 600 && height == 400)
    let other = try require(UIImage(data: Data(Self.files[2].bytes)))
    expect(other != image && other.pixelBuffer.pixels != image.pixelBuffer.pixels)
    let small = try require(image.preparingThumbnail(of: CGSize(30, 20)))
    expect(small.size == CGSize(30, 20) && small.cgImage?.width == 30)
    expect(image.preparingThumbnail(of: .zero) == nil)
    expectEqual(image.resizableImage(withCapInsets: .zero).size, image.size)
  }
}
