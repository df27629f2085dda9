// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Layers that draw a text: as a label of the same font and width has it, from the upper edge down.
@Suite("Text layers") @MainActor struct TextLayerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let layer = CATextLayer()
  private let renderer: FrameRenderer

  init() {
    window.addSubview(view)
    view.layer.addSublayer(layer)
    renderer = FrameRenderer(root: window)
  }

  /// The lines that are committed, as the words, the left ends and the baselines.
  private func committed() throws -> [(String, Float, Float)] {
    renderer.renderFrame()
    let records = try CommitReader.records(of: renderer.withCommittedBytes { Array($0) })
    let record = try require(records.first { $0.layer == view.layerIdentifier })
    return (record.extras?.sublayers.first?.extras?.texts ?? [])
      .compactMap { command in
        guard case .text(let words, let x, let baseline, _, _, _, _) = command else { return nil }
        return (words, x, baseline)
      }
  }

  @Test("a text asks for a label's size, is committed on its baseline, and is drawn")
  func plain() throws {
    let label = UILabel()
    label.text = "Half way"
    label.font = .systemFont(ofSize: 15)
    layer.string = "Half way"
    layer.fontSize = 15
    let size = layer.preferredFrameSize()
    expect(size == label.sizeThatFits(CGSize(width: 400, height: 400)) && size.width > 40)
    layer.frame = CGRect(origin: CGPoint(x: 10, y: 20), size: CGSize(width: 150, height: 100))
    let lines = try committed()
    expect(lines.map(\.0) == ["Half way"] && lines.map(\.1) == [0])
    expect(lines.first.map { $0.2 > 10 && $0.2 < 18 } == true, "not in the middle of the height")
    var snapshot = FrameSnapshot(of: window)
    let texts = try XMLDocument.root(of: snapshot.svg()).all.filter { $0.name == "text" }
    expect(texts.count == 1 && texts.first?.attributes["fill"] == "#ffffff")
  }

  @Test("a line stands where its mode says, is cut where the other says, or wraps")
  func modes() throws {
    layer.string = "some words that are wider than the layer"
    layer.fontSize = 12
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    layer.truncationMode = .end
    try expectEqual(committed().map { $0.0.hasSuffix("\u{2026}") }, [true])
    layer.isWrapped = true
    try expect(committed().count > 1)
    layer.string = "one"
    layer.alignmentMode = .right
    let right = try require(try committed().first).1
    layer.alignmentMode = .center
    let centre = try require(try committed().first).1
    expect(right > centre && abs(right - 2 * centre) <= 0.5)
  }

  @Test("a font or its name, a styled text, and what is no text")
  func contents() throws {
    layer.frame = CGRect(x: 0, y: 0, width: 190, height: 60)
    layer.string = 7
    try expect(committed().isEmpty && layer.preferredFrameSize() == .zero)
    layer.string = NSAttributedString(
      string: "styled",
      attributes: [.font: UIFont.systemFont(ofSize: 9)]
    )
    try expectEqual(committed().map(\.0), ["styled"])
    let small = layer.preferredFrameSize()
    layer.string = "styled"
    layer.font = UIFont.boldSystemFont(ofSize: 99)
    expect(layer.preferredFrameSize().height > 3 * small.height, "the size is the layer's: 36")
    layer.foregroundColor = nil
    expectEqual(CALayer().preferredFrameSize(), .zero)
  }
}
