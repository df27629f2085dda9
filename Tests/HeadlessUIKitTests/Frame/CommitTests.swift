// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Commit") @MainActor struct CommitTests {
  private let root = UIView(frame: CGRect(0, 0, 300, 300))

  private func records(_ renderer: FrameRenderer) throws -> [CommitReader.Record] {
    renderer.renderFrame()
    return try CommitReader.records(of: renderer.withCommittedBytes { Array($0) })
  }

  @Test("each change commits its own part of its own layer once")
  func firstFrame() throws {
    let child = UIView(frame: CGRect(1, 2, 3, 4))
    child.backgroundColor = UIColor(packedRGBA: 0x1122_3344)
    child.alpha = 0.5
    child.clipsToBounds = true
    let grandchild = UIView(frame: .zero)
    grandchild.isHidden = true
    root.addSubview(child)
    child.addSubview(grandchild)
    let found = try records(FrameRenderer(root: root))
    var expected = CommitReader.Record(layer: child.layerIdentifier)
    expected.frame = CGRect(1, 2, 3, 4)
    expected.boundsOrigin = .zero
    expected.background = 0x1122_3344
    expected.alpha = 0.5
    expected.isHidden = false
    expected.clips = true
    expected.sublayers = [grandchild.layerIdentifier]
    expected.contents = []
    expectEqual(found.map(\.layer), [root, child, grandchild].map(\.layerIdentifier))
    expectEqual(found[1], expected)
    expect(found[2].isHidden == true)
    try CommitTests().parts()
    try CommitTests().deepChange()
  }

  private func parts() throws {
    let view = UIView(frame: CGRect(0, 0, 10, 10))
    root.addSubview(view)
    let renderer = FrameRenderer(root: root)
    _ = try records(renderer)
    let changes: [(String, () -> Void)] = [
      ("frame", { view.frame.origin.x = 5 }),
      ("bounds", { view.bounds.origin.y = 7 }),
      ("alpha", { view.alpha = 0.25 }),
      ("background", { view.backgroundColor = .red }),
      ("hidden", { view.isHidden = true }),
      ("shown", { view.isHidden = false }),
      ("clips", { view.clipsToBounds = true }),
      ("display", { view.setNeedsDisplay() }),
    ]
    for (name, change) in changes {
      change()
      let found = try records(renderer)
      expectEqual(found.map(\.layer), [view.layerIdentifier], "\(name)")
      expect(found.allSatisfy { $0.sublayers == nil }, "\(name)")
      _ = try records(renderer)
      expectEqual(renderer.committedBytes, 0, "\(name)")
    }
  }

  private func deepChange() throws {
    var parent = root
    for _ in 0..<40 {
      let view = UIView(frame: CGRect(1, 1, 200, 100))
      parent.addSubview(view)
      parent = view
    }
    let label = UILabel(frame: CGRect(0, 0, 200, 20))
    label.text = "one"
    parent.addSubview(label)
    let renderer = FrameRenderer(root: root)
    _ = try records(renderer)
    label.text = "two"
    let found = try records(renderer)
    expectEqual(found.map(\.layer), [label.layerIdentifier])
    guard case .text(let text, _, _, _, _, _, _)? = found.first?.contents?.first else {
      Issue.record("\(found)")
      return
    }
    expectEqual(text, "two")
  }

  @Test("text, far positions, growth and counters of a commit are exact")
  func text() throws {
    let label = UILabel(frame: CGRect(0, 0, 60, 20))
    label.text = "Hamburgefonstiv"
    label.textColor = UIColor(packedRGBA: 0xAABB_CCDD)
    root.addSubview(label)
    let renderer = FrameRenderer(root: root)
    func committed() throws -> (String, weight: UInt8, size: Float, UInt32)? {
      let found = try records(renderer)
      guard
        case .text(let text, _, _, _, let size, let weight, let color)? = found.last?.contents?
          .first
      else { return nil }
      return (text, weight, size, color)
    }
    let plain = try require(try committed())
    expect(plain.0.hasSuffix("\u{2026}") && "Hamburgefonstiv".hasPrefix(plain.0.dropLast()))
    expect(plain.0.count > 2)
    expect(plain.size == 17 && plain.3 == 0xAABB_CCDD)
    label.font = .systemFont(ofSize: 17, weight: .bold)
    let bold = try require(try committed())
    expect(bold.weight != plain.weight, "a heavier font of one size is another font")
    label.lineBreakMode = .byTruncatingHead
    let head = try require(try committed())
    expect(head.0.hasPrefix("\u{2026}") && "Hamburgefonstiv".hasSuffix(head.0.dropFirst()))
    label.lineBreakMode = .byTruncatingMiddle
    let parts = try require(try committed()).0.split(separator: "\u{2026}")
    expectEqual(parts.count, 2)
    expect("Hamburgefonstiv".hasPrefix(parts[0]) && "Hamburgefonstiv".hasSuffix(parts[1]))
    label.frame.size.width = 300
    try expectEqual(committed()?.0, "Hamburgefonstiv")
    try CommitTests().farAway()
    try CommitTests().growth()
    try CommitTests().counters()
  }

  private func farAway() throws {
    let view = UIView(frame: CGRect(0, 4_400_000_000.5, 1, 1))
    root.addSubview(view)
    root.bounds.origin.y = 4_400_000_000.5
    let found = try records(FrameRenderer(root: root))
    expectEqual(found.last?.frame?.minY, 4_400_000_000.5)
    expectEqual(found.first?.boundsOrigin?.y, 4_400_000_000.5)
  }

  private func growth() throws {
    var layers: [UInt32] = [root.layerIdentifier]
    for number in 0..<3000 {
      let label = UILabel(frame: CGRect(0, 0, 300, 20))
      label.text = "label \(number)"
      root.addSubview(label)
      layers.append(label.layerIdentifier)
    }
    let renderer = FrameRenderer(root: root)
    let found = try records(renderer)
    expect(renderer.committedBytes > 1 << 17)
    expectEqual(found.map(\.layer), layers)
  }

  private func counters() throws {
    for _ in 0..<7 { root.addSubview(UILabel(frame: .zero)) }
    let renderer = FrameRenderer(root: root)
    let before = EngineCounters.now()
    let found = try records(renderer)
    let done = EngineCounters.now() - before
    expectEqual(done["layersCommitted"], found.count)
    expectEqual(done["layersCommitted"], 8)
    expectEqual(done["bytesCommitted"], renderer.committedBytes)
    expectEqual(done["framesRendered"], 1)
  }
}
