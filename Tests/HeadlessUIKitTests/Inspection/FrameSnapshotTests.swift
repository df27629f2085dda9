// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Frame snapshots") @MainActor final class FrameSnapshotTests {
  private var root = UIView(frame: CGRect(0, 0, 300, 200))

  private func picture() throws -> XMLDocument.Element {
    FrameRenderer(root: root).renderFrame()
    var snapshot = FrameSnapshot(of: root)
    return try XMLDocument.root(of: snapshot.svg())
  }

  @Test(
    "a picture is well formed and says what was written, whatever that is",
    arguments: [
      "plain", "a < b && c > d", "\"quoted\" 'single'", "]]> <!-- --> <?x?> &amp; &#0;",
      "tab\tin it",
      "\u{0}\u{1}\u{7}\u{B}\u{1B}", "\u{FFFE}\u{FFFF}\u{1FFFE}", "\u{7F}\u{85}\u{9F}", "e\u{301}👨‍👩‍👧🇩🇪",
      "שלום עולם", "\u{202E}backwards\u{202C}", "\u{FEFF}mark", "</text></svg>", "a  b   c",
    ]
  )
  func nastyText(text: String) throws {
    let label = UILabel(frame: CGRect(10, 10, 280, 40))
    label.text = text
    root.addSubview(label)
    let renderer = FrameRenderer(root: root)
    renderer.renderFrame()
    let records = try CommitReader.records(of: renderer.withCommittedBytes { Array($0) })
    guard case .text(let committed, _, _, _, _, _, _)? = records.last?.contents?.first else {
      Issue.record("no text was committed")
      return
    }
    let expected = committed.unicodeScalars.map { scalar -> Unicode.Scalar in
      if scalar == "\t" { return " " }
      let isForbidden = scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE
      return isForbidden ? "\u{FFFD}" : scalar
    }
    var snapshot = FrameSnapshot(of: root)
    let drawing = snapshot.svg()
    let texts = try XMLDocument.root(of: drawing).all.filter { $0.name == "text" }
    // A drawing may go to a terminal, where these move the cursor or turn the line round.
    let steering: Set<Unicode.GeneralCategory> = [
      .control, .format, .lineSeparator, .paragraphSeparator,
    ]
    let isRaw = drawing.unicodeScalars.contains {
      $0 != "\n" && $0 != "\u{200D}" && steering.contains($0.properties.generalCategory)
    }
    expect(!isRaw)
    expectEqual(texts.count, 1)
    expectEqual(Array((texts.first?.text ?? "").unicodeScalars), expected)
  }

  @Test("views, ellipses and clips are drawn where they are")
  func ellipsis() throws {
    let label = UILabel(frame: CGRect(0, 0, 60, 20))
    label.text = "Hamburgefonstiv"
    root.addSubview(label)
    let text = try require(try picture().all.first { $0.name == "text" })
    expect(text.text.hasSuffix("\u{2026}") && text.text.count < 15)
    try expect(require(Double(text.attributes["textLength"] ?? "")) <= 60)
    root = UIView(frame: CGRect(0, 0, 300, 200))
    let parent = UIView(frame: CGRect(10, 20, 100, 100))
    parent.backgroundColor = UIColor(packedRGBA: 0x0102_03FF)
    parent.bounds.origin = CGPoint(0, 5)
    let child = UIView(frame: CGRect(1.5, 7.25, 30, 40))
    child.backgroundColor = UIColor(packedRGBA: 0xAABB_CC80)
    child.alpha = 0.5
    let hidden = UIView(frame: CGRect(0, 0, 5, 5))
    hidden.backgroundColor = .red
    hidden.isHidden = true
    let clear = UIView(frame: CGRect(0, 0, 5, 5))
    clear.backgroundColor = .clear
    root.addSubview(parent)
    for view in [child, hidden, clear] { parent.addSubview(view) }
    let all = try picture().all
    let rects = all.filter { $0.name == "rect" && $0.attributes["x"] != nil }
    expectEqual(rects.count, 2)
    expectEqual(
      rects[0].attributes,
      ["x": "10", "y": "20", "width": "100", "height": "100", "fill": "#010203"]
    )
    expectEqual(
      rects[1].attributes,
      [
        "x": "11.50", "y": "22.25", "width": "30", "height": "40", "fill": "#aabbcc",
        "fill-opacity": "0.50",
      ]
    )
    expect(all.contains { $0.name == "g" && $0.attributes["opacity"] == "0.5" })
    try FrameSnapshotTests().clipping()
  }

  private func clipping() throws {
    let table = UITableView(frame: CGRect(0, 10, 100, 50))
    root.addSubview(table)
    let all = try picture().all
    let paths = all.filter { $0.name == "clipPath" }
    let users = all.compactMap { $0.attributes["clip-path"] }
    expectEqual(paths.count, 1)
    expectEqual(users, paths.map { "url(#\($0.attributes["id"] ?? "none"))" })
    expectEqual(paths.first?.children.first?.attributes["y"], "10")
  }

  @Test("images are PNG files with their pixels and tints in place")
  func images() throws {
    // 130 x 140 pixels need more than one stored block of 65,535 bytes, and more than 256 colours
    // more than a palette.
    for (width, height, colorCount) in [
      (1, 1, 4), (3, 2, 4), (300, 240, 4), (16, 16, 1000), (130, 140, 1000),
    ] {
      var random = SplitMix64(seed: UInt64(width))
      let colors: [UInt32] =
        [0x0000_00FF, 0x0000_0000, 0x1122_3344, 0xFFFF_FFFF]
        + (4..<colorCount).map { _ in UInt32.random(in: 256 ... .max, using: &random) }
      let pixels = (0..<width * height)
        .map { _ in colors[Int.random(in: 0..<colorCount, using: &random)] }
      let image = PixelBuffer(width: width, height: height, pixels: pixels)
      let address = PortableNetworkGraphic.dataAddress(of: image, tint: 0xAABB_CCFF)
      let prefix = "data:image/png;base64,"
      expect(address.hasPrefix(prefix))
      let file = try require(Data(base64Encoded: String(address.dropFirst(prefix.count))))
      let read = try PortableNetworkImage(Array(file))
      expect(read.width == width && read.height == height)
      let tinted = pixels.map { $0 >> 8 == 0 ? 0xAABB_CC00 | $0 & 0xFF : $0 }
      expectEqual(read.pixels, tinted)
    }
    try FrameSnapshotTests().imageView()
  }

  private func imageView() throws {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.frame = CGRect(5, 6, 10, 12)
    view.tintColor = .red
    root.addSubview(view)
    let again = UIImageView(image: view.image)
    again.frame = CGRect(50, 6, 10, 12)
    again.tintColor = .red
    root.addSubview(again)
    let all = try picture().all
    let uses = all.filter { $0.name == "use" }
    expectEqual(uses.map { $0.attributes["x"] }, ["5", "50"])
    expect(uses.allSatisfy { $0.attributes["height"] == "12" })
    expect(uses.allSatisfy { $0.attributes["href"] == "#image0" }, "pixels stand there once")
    expectEqual(all.filter { $0.name == "symbol" }.map { $0.attributes["id"] }, ["image0"])
    let image = try require(all.first { $0.name == "image" })
    expectEqual(all.filter { $0.name == "image" }.count, 1)
    let address = try require(image.attributes["href"])
    let file = try require(Data(base64Encoded: String(address.dropFirst(22))))
    let read = try PortableNetworkImage(Array(file))
    expect(read.width == 20 && read.height == 24)
    expect(read.pixels.contains { $0 >> 8 == 0xFF_0000 })
  }

  @Test("a snapshot names cells and draws what was committed")
  func cellNames() throws {
    let screen = Screen(ListModel(titles: (0..<100).map { "row \($0)" }))
    screen.render(at: 66)
    let numbers = Dictionary(
      uniqueKeysWithValues: screen.table.visibleCells.enumerated()
        .map { (ObjectIdentifier($0.element), $0.offset + 7) }
    )
    var snapshot = FrameSnapshot(of: screen.window, cellNumbers: numbers)
    let picture = try XMLDocument.root(of: snapshot.svg())
    let names = picture.all.filter { $0.text.hasPrefix("cell ") }
    // Row 1 ends at the top edge's middle, so that its own middle is just on the edge.
    expectEqual(names.map(\.text), (2...10).map { "cell \($0 + 6) · row \($0)" })
    expectEqual(picture.attributes["width"], "510")
    root = UIView(frame: CGRect(0, 0, 300, 200))
    let label = UILabel(frame: CGRect(0, 0, 200, 20))
    label.text = "before"
    root.addSubview(label)
    FrameRenderer(root: root).renderFrame()
    label.text = "after"
    snapshot = FrameSnapshot(of: root)
    let first = snapshot.svg()
    expect(first.contains("before") && !first.contains("after"))
    expectEqual(snapshot.svg(), first)
  }
}

@Suite("Cell inspection") @MainActor struct CellInspectorTests {
  private func cell() -> (cell: UITableViewCell, label: UILabel, image: UIImageView) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(0, 1000, 320, 44)
    let label = UILabel(frame: CGRect(10, 5, 200, 20))
    label.text = "title"
    let image = UIImageView(image: UIImage(systemName: "star"))
    image.frame = CGRect(250, 5, 20, 20)
    cell.contentView.addSubview(label)
    cell.contentView.addSubview(image)
    cell.layoutIfNeeded()
    return (cell, label, image)
  }

  private func digest(_ change: (UITableViewCell, UILabel, UIImageView) -> Void) -> UInt64 {
    let (cell, label, image) = cell()
    change(cell, label, image)
    var inspector = CellInspector()
    var digest = StableDigest()
    for element in inspector.elements(of: cell) { digest.combine(element) }
    return digest.value
  }

  @Test("digests differ for every visible difference and for nothing else")
  func differences() {
    let changes: [(String, (UITableViewCell, UILabel, UIImageView) -> Void)] = [
      ("nothing", { _, _, _ in }),
      ("text", { _, label, _ in label.text = "titlf" }),
      ("no text", { _, label, _ in label.text = nil }),
      ("text colour", { _, label, _ in label.textColor = .red }),
      ("font size", { _, label, _ in label.font = .systemFont(ofSize: 18) }),
      ("font weight", { _, label, _ in label.font = .boldSystemFont(ofSize: 17) }),
      ("alignment", { _, label, _ in label.textAlignment = .center }),
      ("lines", { _, label, _ in label.numberOfLines = 2 }),
      ("place", { _, label, _ in label.frame.origin.x += 0.5 }),
      ("size", { _, label, _ in label.frame.size.height += 0.5 }),
      ("hidden image", { _, _, image in image.isHidden = true }),
      ("hidden parent", { cell, _, _ in cell.contentView.isHidden = true }),
      ("image", { _, _, image in image.image = UIImage(systemName: "heart") }),
      ("tint", { _, _, image in image.tintColor = .red }),
      ("inherited tint", { cell, _, _ in cell.tintColor = .green }),
      ("background", { cell, _, _ in cell.backgroundColor = .red }),
      ("inner background", { cell, _, _ in cell.contentView.backgroundColor = .green }),
      ("selection", { cell, _, _ in cell.isSelected = true }),
      ("scrolled content", { cell, _, _ in cell.contentView.bounds.origin.y = 3 }),
      ("half as opaque", { cell, _, _ in cell.contentView.alpha = 0.5 }),
    ]
    var seen: [UInt64: String] = [:]
    for (name, change) in changes {
      let value = digest(change)
      expect(seen[value] == nil, "\(name) looks like \(seen[value] ?? "")")
      seen[value] = name
    }
    let plain = digest { _, _, _ in }
    expectEqual(plain, digest { cell, _, _ in cell.frame.origin.y = 7 })
    expectEqual(plain, digest { cell, _, _ in cell.tag = 7 })
    expectEqual(plain, digest { cell, _, _ in cell.contentView.addSubview(UILabel(frame: .zero)) })
    expectEqual(plain, digest { cell, _, _ in cell.backgroundColor = .clear })
    expectEqual(
      plain,
      digest { cell, _, _ in
        let hidden = UILabel(frame: CGRect(0, 0, 10, 10))
        hidden.text = "hidden"
        hidden.isHidden = true
        cell.contentView.addSubview(hidden)
      }
    )
  }

  @Test("digests are FNV-1a, and pixels tell unnamed images apart")
  func digestVectors() throws {
    // Offset basis: draft-eastlake-fnv; nothing combined is that.
    expectEqual(StableDigest().hexadecimal, "cbf29ce484222325")
    var left = StableDigest()
    left.combine("ab")
    left.combine("c")
    var right = StableDigest()
    right.combine("a")
    right.combine("bc")
    expect(left != right)
    // FNV-1a of eight bytes from 1, low byte first, worked out by its two steps.
    var number = StableDigest()
    number.combine(UInt64(0x0807_0605_0403_0201))
    var expected: UInt64 = 14_695_981_039_346_656_037
    for byte in 1...8 { expected = (expected ^ UInt64(byte)) &* 1_099_511_628_211 }
    expectEqual(number.value, expected)
    func image(_ pixel: UInt32) -> UIImage {
      UIImage(pixelBuffer: PixelBuffer(width: 1, height: 1, pixels: [pixel]))
    }
    let red = digest { _, _, view in view.image = image(0xFF00_00FF) }
    expectEqual(red, digest { _, _, view in view.image = image(0xFF00_00FF) })
    expect(red != digest { _, _, view in view.image = image(0x00FF_00FF) })
  }
}
