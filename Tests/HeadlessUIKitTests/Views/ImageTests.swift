// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Images") @MainActor struct ImageTests {
  @Test("S1-03: Known symbols exist, share their pixels and look different")
  func symbols() throws {
    for (name, exists) in [
      ("Start", false), ("", false), ("STAR", false), ("star", true), ("star.fill", true),
      ("magnifyingglass.circle.fill", true),
    ] as [(String, Bool)] { expectEqual((UIImage(systemName: name) != nil), exists) }
    let star = try require(UIImage(systemName: "star"))
    let other = try require(UIImage(systemName: "star"))
    let heart = try require(UIImage(systemName: "heart"))
    expect(star.pixelBuffer === other.pixelBuffer && star !== other)
    expect(star.pixelBuffer.pixels != heart.pixelBuffer.pixels)
    expectEqual(star.size.width, CGFloat(star.pixelBuffer.width) / 2)
    let drawings = SymbolCatalog.names.compactMap { UIImage(systemName: $0)?.pixelBuffer.pixels }
    expectEqual(drawings.count, SymbolCatalog.names.count)
    expectEqual(Set(drawings).count, drawings.count, "two symbols look the same")
  }

  private let wide = UIImage(
    pixelBuffer: PixelBuffer(
      width: 80,
      height: 40,
      pixels: Array(repeating: 0x1020_30FF, count: 3200)
    ),
    scale: 2
  )

  private func placed(_ mode: UIView.ContentMode) throws -> CGRect? {
    let root = UIView(frame: CGRect(0, 0, 100, 100))
    let view = UIImageView(image: wide)
    view.contentMode = mode
    view.frame = CGRect(0, 0, 60, 60)
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

  @Test("Content modes place an image, scaling averages its pixels, and nil removes it")
  func contentModes() throws {
    try expectEqual(placed(.scaleToFill), CGRect(0, 0, 60, 60))
    try expectEqual(placed(.redraw), CGRect(0, 0, 60, 60))
    try expectEqual(placed(.scaleAspectFit), CGRect(0, 15, 60, 30))
    try expectEqual(placed(.scaleAspectFill), CGRect(-30, 0, 120, 60))
    try expectEqual(placed(.center), CGRect(10, 20, 40, 20))
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
    let root = UIView(frame: CGRect(0, 0, 100, 100))
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
    expectEqual(view.sizeThatFits(.zero), CGSize(100, 100))
    view.image = wide
    expectEqual(view.sizeThatFits(.zero), CGSize(40, 20))
    expectEqual(view.intrinsicContentSize, CGSize(40, 20))
  }

  @Test("Thumbnails are scaled once for each size and table, in bounded memory")
  func boundedThumbnails() {
    do {  // What thumbnails take is bounded, however many images a list shows.
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
      for colour in 1...18 {
        _ = thumbnail(of: image(UInt32(colour)))
        expect(cache.byteCount <= 2 * ThumbnailCache.generationLimit)
        expect(thumbnail(of: first) === kept, "what is asked for again and again stays")
      }
      for colour in 1...17 { _ = thumbnail(of: image(UInt32(colour))) }
      let anew = thumbnail(of: first)
      expect(anew !== kept)
      expectEqual(anew.pixels, kept.pixels)
    }
    let cache = ThumbnailCache()
    // Where one image was in memory, the allocator likes to put the next one of its size.
    for colour in 0..<UInt32(1_000) {
      let image = PixelBuffer(width: 1, height: 1, pixels: [colour])
      expectEqual(cache.thumbnail(of: image, width: 2, height: 1).pixels, [colour, colour])
    }
    do {  // A table scales an image once for each size, and another table for itself.
      func scaledCount(_ body: () -> Void) -> Int {
        let before = EngineCounters.now()
        body()
        return (EngineCounters.now() - before)["thumbnailsScaled"]
      }
      func table() -> (FrameRenderer, [UIImageView]) {
        let table = UITableView(frame: CGRect(0, 0, 100, 100))
        let views = (0..<5).map { _ in UIImageView(image: wide) }
        for view in views {
          view.frame = CGRect(0, 0, 10, 10)
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
  }
}

@Suite("Symbol images") @MainActor struct SymbolImageTests {
  private typealias Symbol = UIImage.SymbolConfiguration

  private func star(_ configuration: UIImage.SymbolConfiguration? = nil) throws -> UIImage {
    try require(UIImage(systemName: "star", withConfiguration: configuration))
  }

  @Test("S1-03: Configurations combine and decide on the size of a symbol")
  func sizes() throws {
    for (pointSize, side) in [
      (17.0, 28.0), (34, 56), (8.5, 14), (12, 20), (13, 21.5), (1, 1.5), (0, 28), (-4, 28),
      (.nan, 28), (.infinity, 421.5),
    ] as [(Double, Double)] {
      try expectEqual(star(Symbol(pointSize: pointSize)).size, CGSize(side, side))
    }
    try expectEqual(star().size.width, 28)
    try expectEqual(star(Symbol(scale: .small)).size.width, 22.5)
    try expectEqual(star(Symbol(scale: .large)).size.width, 35)
    try expectEqual(star(Symbol(font: .systemFont(ofSize: 34))).size.width, 56)
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    expectEqual(SymbolArtwork.side(Symbol(textStyle: .body), in: traits), 46)
    let one = Symbol(pointSize: 10, weight: .bold)
    let other = Symbol(scale: .large)
    expectEqual(one.applying(other), Symbol(pointSize: 10, weight: .bold, scale: .large))
    expect(one.applying(Symbol(textStyle: .body)).pointSize == nil)
    expect(one.applying(nil) == one && one.applying(Symbol.unspecified) == one)
    expect(one.hash == Symbol(pointSize: 10, weight: .bold).hash && one != other)
    expectEqual(one.configurationWithoutWeight(), Symbol(pointSize: 10))
  }

  @Test("S1-03: Symbols differ by configuration, weight and tint")
  func variants() throws {
    let star = try star()
    let large = star.withConfiguration(Symbol(pointSize: 34))
    expect(large.size.width == 56 && star.size.width == 28 && large.isSymbolImage)
    expectEqual(star.applyingSymbolConfiguration(Symbol(scale: .large))?.size.width, 35)
    expectEqual(large.symbolConfiguration, Symbol(pointSize: 34))
    let picture = ListStage.picture(5, 5)
    expect(picture.withConfiguration(Symbol(pointSize: 34)) === picture)
    expect(picture.applyingSymbolConfiguration(Symbol(pointSize: 34)) == nil)
    expect(!picture.isSymbolImage && UIImage(named: "star") == nil)
    let artwork = SymbolCatalog.artwork(named: "heart")
    let covered = [UIImage.SymbolWeight.thin, .regular, .bold, .black]
      .map { weight in
        artwork?.drawing(side: 28, weight: weight).pixels.reduce(0) { $0 + Int($1 & 0xFF) } ?? 0
      }
    expect(covered == covered.sorted() && Set(covered).count == 4)
  }

  @Test("R22 S1-03: An image view applies its configuration, highlight, tint and content mode")
  func preferred() throws {
    // A view shows a symbol at its preferred configuration, unless the symbol says itself.
    var view = UIImageView(image: try star())
    view.preferredSymbolConfiguration = Symbol(pointSize: 34)
    expect(view.sizeThatFits(.zero).width == 56 && view.intrinsicContentSize.width == 56)
    view.image = try star(Symbol(pointSize: 17))
    expectEqual(view.sizeThatFits(.zero).width, 28)
    view.image = try star(Symbol(scale: .large))
    expectEqual(view.sizeThatFits(.zero).width, 70)
    view.image = ListStage.picture(5, 5)
    expectEqual(view.sizeThatFits(.zero).width, 5)
    // While highlighted, a view shows its highlighted image if it has one.
    view = UIImageView(image: ListStage.picture(5, 5), highlightedImage: ListStage.picture(9, 9))
    expectEqual(view.sizeThatFits(.zero).width, 5)
    view.isHighlighted = true
    expectEqual(view.sizeThatFits(.zero).width, 9)
    view.highlightedImage = nil
    expectEqual(view.sizeThatFits(.zero).width, 5)
    view = UIImageView(image: nil)
    view.tintColor = .green
    let red = try star().withTintColor(.red)
    expectEqual(view.tint(of: try star()), UIColor.green.packedRGBA)
    expectEqual(view.tint(of: red), UIColor.red.packedRGBA)
    expectEqual(view.tint(of: red.withRenderingMode(.alwaysTemplate)), UIColor.green.packedRGBA)
    expectEqual(view.tint(of: red.withRenderingMode(.alwaysOriginal)), UIColor.red.packedRGBA)
    for (mode, x, y) in [
      (UIView.ContentMode.top, 40.0, 0.0), (.bottom, 40, 80), (.left, 0, 40), (.right, 80, 40),
      (.topLeft, 0, 0), (.topRight, 80, 0), (.bottomLeft, 0, 80), (.bottomRight, 80, 80),
      (.center, 40, 40),
    ] as [(UIView.ContentMode, Double, Double)] {
      expectEqual(mode.placement(of: CGSize(20, 20), in: CGSize(100, 100)), CGRect(x, y, 20, 20))
    }
  }
}
