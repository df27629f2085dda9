// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Images, their places and their thumbnails.
@Suite("Images") @MainActor struct ImageTests {
  @Test(
    "S1-03: there is no symbol \"Start\"; those of the tutorials exist",
    arguments: [
      ("Start", false), ("", false), ("STAR", false), ("star", true), ("star.fill", true),
      ("magnifyingglass.circle.fill", true),
    ]
  )
  func symbols(name: String, exists: Bool) {
    expectEqual((UIImage(systemName: name) != nil), exists)
  }

  @Test("a symbol's pixels are shared, and different symbols look different")
  func drawings() throws {
    let star = try require(UIImage(systemName: "star"))
    let other = try require(UIImage(systemName: "star"))
    let heart = try require(UIImage(systemName: "heart"))
    expect(star.pixelBuffer === other.pixelBuffer && star !== other)
    expect(star.pixelBuffer.pixels != heart.pixelBuffer.pixels)
    expectEqual(star.size.width, CGFloat(star.pixelBuffer.width) / 2)
    let drawings = SymbolCatalog.names.compactMap {
      UIImage(systemName: $0)?.pixelBuffer.pixels
    }
    expectEqual(drawings.count, SymbolCatalog.names.count)
    expectEqual(Set(drawings).count, drawings.count, "two symbols look the same")
  }

  /// An image of 40 x 20 points.
  private let wide = UIImage(
    pixelBuffer: PixelBuffer(
      width: 80,
      height: 40,
      pixels: Array(repeating: 0x1020_30FF, count: 3200)
    ),
    scale: 2
  )

  private func placed(_ mode: UIView.ContentMode) throws -> CGRect? {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIImageView(image: wide)
    view.contentMode = mode
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    root.addSubview(view)
    let renderer = FrameRenderer(root: root)
    renderer.renderFrame()
    let records = try CommitReader.records(of: renderer.withCommittedBytes { Array($0) })
    guard case .image(let rect, _, let width, let height, _)? = records.last?.contents?.first else {
      return nil
    }
    expect(Double(width) == Double(rect.width) * 2 && Double(height) == Double(rect.height) * 2)
    return rect
  }

  @Test("content modes place an image by its aspect")
  func contentModes() throws {
    try expectEqual(placed(.scaleToFill), CGRect(x: 0, y: 0, width: 60, height: 60))
    try expectEqual(placed(.redraw), CGRect(x: 0, y: 0, width: 60, height: 60))
    try expectEqual(placed(.scaleAspectFit), CGRect(x: 0, y: 15, width: 60, height: 30))
    try expectEqual(placed(.scaleAspectFill), CGRect(x: -30, y: 0, width: 120, height: 60))
    try expectEqual(placed(.center), CGRect(x: 10, y: 20, width: 40, height: 20))
  }

  @Test("scaling averages whole pixels and keeps one colour one colour")
  func scaling() {
    let checkered = PixelBuffer(
      width: 4,
      height: 4,
      pixels: (0..<16).map { ($0 + $0 / 4) % 2 == 0 ? 0xFFFF_FFFF : 0 }
    )
    expectEqual(
      checkered.scaled(toWidth: 2, height: 2).pixels,
      Array(repeating: 0x7F7F_7F7F, count: 4)
    )
    expectEqual(checkered.scaled(toWidth: 1, height: 1).pixels, [0x7F7F_7F7F])
    expect(checkered.scaled(toWidth: 4, height: 4) === checkered)
    expectEqual(checkered.scaled(toWidth: 8, height: 8).pixels.filter { $0 == 0 }.count, 32)
    let red = PixelBuffer(width: 7, height: 5, pixels: Array(repeating: 0xFF00_00FF, count: 35))
    expectEqual(red.scaled(toWidth: 3, height: 11).pixels, Array(repeating: 0xFF00_00FF, count: 33))
  }

  @Test("a table scales an image once for each size, and another table for itself")
  func thumbnails() {
    func scaledCount(_ body: () -> Void) -> Int {
      let before = EngineCounters.now()
      body()
      return (EngineCounters.now() - before)["thumbnailsScaled"]
    }
    func table() -> (FrameRenderer, [UIImageView]) {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let views = (0..<5).map { _ in UIImageView(image: wide) }
      for view in views {
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        table.addSubview(view)
      }
      return (FrameRenderer(root: table), views)
    }
    let (renderer, views) = table()
    expectEqual(scaledCount { renderer.renderFrame() }, 1)
    views[0].frame.size.width = 20
    expectEqual(scaledCount { renderer.renderFrame() }, 1)
    views[1].frame.size.width = 20
    views[2].setNeedsDisplay()
    expectEqual(scaledCount { renderer.renderFrame() }, 0)
    let (other, _) = table()
    expectEqual(scaledCount { other.renderFrame() }, 1)
  }

  @Test("what thumbnails take is bounded, however many images a list shows")
  func boundedThumbnails() {
    let cache = ThumbnailCache()
    func thumbnail(of image: PixelBuffer) -> PixelBuffer {
      cache.thumbnail(of: image, width: 512, height: 512)
    }
    func image(_ colour: UInt32) -> PixelBuffer {
      PixelBuffer(width: 1, height: 1, pixels: [colour])
    }
    let first = image(0)
    let kept = thumbnail(of: first)
    // Each takes a megabyte: two generations of eight.
    for colour in 1...100 {
      _ = thumbnail(of: image(UInt32(colour)))
      expect(cache.byteCount <= 2 * ThumbnailCache.generationLimit)
      expect(thumbnail(of: first) === kept, "what is asked for again and again stays")
    }
    for colour in 1...40 { _ = thumbnail(of: image(UInt32(colour))) }
    let anew = thumbnail(of: first)
    expect(anew !== kept)
    expectEqual(anew.pixels, kept.pixels)
  }

  @Test("an image that went leaves its thumbnail to no other")
  func thumbnailsOfImagesThatWent() {
    let cache = ThumbnailCache()
    // Where one image was in memory, the allocator likes to put the next one of its size.
    for colour in 0..<UInt32(1_000) {
      let image = PixelBuffer(width: 1, height: 1, pixels: [colour])
      expectEqual(cache.thumbnail(of: image, width: 2, height: 1).pixels, [colour, colour])
    }
  }

  @Test("an image view shows no image, an image and none again")
  func noImage() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIImageView(image: nil)
    view.frame = root.bounds
    root.addSubview(view)
    let renderer = FrameRenderer(root: root)
    var server = RenderServer()
    for image in [nil, wide, nil] {
      view.image = image
      renderer.renderFrame()
      try server.receive(from: renderer)
      expectEqual(server.layers[view.layerIdentifier]?.contents?.count, image == nil ? 0 : 1)
    }
    expectEqual(view.sizeThatFits(.zero), CGSize(width: 100, height: 100))
    view.image = wide
    expectEqual(view.sizeThatFits(.zero), CGSize(width: 40, height: 20))
    expectEqual(view.intrinsicContentSize, CGSize(width: 40, height: 20))
  }
}
