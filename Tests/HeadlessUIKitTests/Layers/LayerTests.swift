// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Layers") @MainActor struct LayerTests {
  private let window = UIWindow(frame: CGRect(0, 0, 100, 100))
  private let view = UIView(frame: CGRect(10, 20, 30, 40))
  private let renderer: FrameRenderer

  init() {
    window.addSubview(view)
    renderer = FrameRenderer(root: window)
  }

  @Test("A layer commits its style and limits odd lengths")
  func committed() throws {
    var server = RenderServer()
    renderer.renderFrame()
    try server.receive(from: renderer)
    expect(server.layers[view.layerIdentifier]?.style == nil)
    view.layer.cornerRadius = 6
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.red.cgColor
    view.layer.shadowColor = UIColor.blue.cgColor
    view.layer.shadowOpacity = 0.5
    view.layer.shadowOffset = CGSize(1, 2)
    view.layer.shadowRadius = 4
    renderer.renderFrame()
    try expectEqual(server.receive(from: renderer), [view.layerIdentifier])
    expectEqual(
      server.layers[view.layerIdentifier]?.style,
      CommitReader.Style(
        cornerRadius: 6,
        corners: 3,
        borderWidth: 2,
        borderColor: 0xFF00_00FF,
        shadowColor: 0x0000_FFFF,
        shadow: [0.5, 1, 2, 4]
      )
    )
    view.layer.cornerRadius = 6
    renderer.renderFrame()
    try expect(server.receive(from: renderer).isEmpty, "an equal value asks for nothing")
    expectEqual(view.layer.cornerCurve, .circular)
    view.layer.cornerCurve = .continuous
    expectEqual(view.layer.cornerCurve, .continuous)
    expect(UIFont(name: "Brand-Bold", size: 12) == nil)
    expect(UIColor(named: "brand") == nil)
    view.layer.masksToBounds = true
    view.layer.backgroundColor = UIColor.green.cgColor
    view.layer.opacity = 0.25
    view.layer.frame.origin.x = 3
    expect(view.clipsToBounds && view.backgroundColor == .green && view.alpha == 0.25)
    expect(view.frame.origin.x == 3 && view.layer.bounds.size == view.bounds.size)
    for length in [CGFloat.nan, -1] as [CGFloat] {
      view.layer.cornerRadius = length
      view.layer.borderWidth = length
      view.layer.shadowRadius = length
      view.layer.shadowOpacity = Float(length)
      expect(view.layer.cornerRadius == 0 && view.layer.borderWidth == 0)
      expect(view.layer.shadowRadius == 0 && view.layer.shadowOpacity == 0)
    }
  }

  @Test("a picture shows the corners, the border inside the edges and the shadow beside the view")
  func drawn() throws {
    view.backgroundColor = .yellow
    view.layer.cornerRadius = 100
    view.layer.borderWidth = 2
    view.layer.shadowOpacity = 1
    view.layer.shadowOffset = CGSize(5, 0)
    renderer.renderFrame()
    let rects = try XMLDocument.root(of: svg(of: window)).all.filter { $0.name == "rect" }
      .dropFirst()
    // Half of the shorter side is all that a radius can be: 15 of 30 points.
    expectEqual(rects.map { $0.attributes["x"] }, ["15", "10", "11"])
    expectEqual(rects.map { $0.attributes["rx"] }, ["15", "15", "14"])
    expectEqual(rects.last?.attributes["width"], "28")
    expectEqual(rects.last?.attributes["stroke-width"], "2")
  }

  @Test("a layer without a background casts the shadow of all that it shows, soft at the edge")
  func contentShadow() throws {
    let label = UILabel(frame: CGRect(0, 0, 30, 20))
    label.text = "a"
    view.addSubview(label)
    view.layer.shadowOpacity = 0.5
    view.layer.shadowRadius = 4
    view.layer.shadowOffset = CGSize(1, 2)
    view.layer.shadowColor = UIColor.blue.cgColor
    renderer.renderFrame()
    func picture() throws -> [XMLDocument.Element] {
      return try XMLDocument.root(of: svg(of: window)).all
    }
    let drawn = try picture()
    let shadow = try require(drawn.first { $0.name == "feDropShadow" }).attributes
    expect(shadow["dx"] == "1" && shadow["dy"] == "2" && shadow["stdDeviation"] == "4")
    expect(shadow["flood-color"] == "#0000ff" && shadow["flood-opacity"] == "0.50")
    let group = try require(drawn.first { $0.attributes["filter"] != nil })
    let name = drawn.first { $0.name == "filter" }?.attributes["id"] ?? ""
    expectEqual(group.attributes["filter"], "url(#\(name))")
    expect(group.all.contains { $0.name == "text" })
    view.backgroundColor = .yellow
    try expect(!picture().contains { $0.name == "filter" }, "a background is what casts it")
  }
}

@Suite("Animations of layers") @MainActor struct LayerAnimationTests {
  private final class Diary: CAAnimationDelegate {
    var lines: [String] = []

    func animationDidStart(_ anim: CAAnimation) { lines.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("stop \(flag)") }
  }

  @Test("A layer animation ends at once unless it repeats or stays")
  func ends() {
    do {  // An animation is over at once, and the layer shows what its properties say.
      let view = UIView(frame: CGRect(0, 0, 40, 40))
      let diary = Diary()
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 1
      fade.toValue = 0
      fade.delegate = diary
      view.layer.add(fade, forKey: "fade")
      expectEqual(diary.lines, ["start", "stop true"])
      expect(view.layer.animation(forKey: "fade") == nil && view.layer.animationKeys() == nil)
      expectEqual(view.layer.presentation()?.opacity, 1)
    }
    let view = UIView(frame: CGRect(0, 0, 40, 40))
    let diary = Diary()
    let pulse = CABasicAnimation(keyPath: "transform.scale")
    pulse.repeatCount = .infinity
    pulse.delegate = diary
    let slide = CAKeyframeAnimation(keyPath: "position")
    slide.isRemovedOnCompletion = false
    view.layer.add(pulse, forKey: "pulse")
    view.layer.add(slide, forKey: "slide")
    expectEqual(view.layer.animationKeys(), ["pulse", "slide"])
    view.layer.removeAnimation(forKey: "pulse")
    expectEqual(diary.lines, ["start", "stop false"])
    view.layer.removeAllAnimations()
    expect(view.layer.animationKeys() == nil)
  }
}

@Suite("Text layers") @MainActor struct TextLayerTests {
  private let window = UIWindow(frame: CGRect(0, 0, 200, 200))
  private let view = UIView(frame: CGRect(0, 0, 200, 200))
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

  @Test("A text layer sizes, cuts and draws its string")
  func plain() throws {
    let label = UILabel("Half way", font: .systemFont(ofSize: 15))
    layer.string = "Half way"
    layer.fontSize = 15
    let size = layer.preferredFrameSize()
    expect(size == label.sizeThatFits(CGSize(400, 400)) && size.width > 40)
    layer.frame = CGRect(origin: CGPoint(10, 20), size: CGSize(150, 100))
    let lines = try committed()
    expect(lines.map(\.0) == ["Half way"] && lines.map(\.1) == [0])
    expect(lines.first.map { $0.2 > 10 && $0.2 < 18 } == true, "not in the middle of the height")
    let texts = try XMLDocument.root(of: svg(of: window)).all.filter { $0.name == "text" }
    expect(texts.count == 1 && texts.first?.attributes["fill"] == "#ffffff")
    layer.string = "some words that are wider than the layer"
    layer.fontSize = 12
    layer.frame = CGRect(0, 0, 100, 60)
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
    layer.frame = CGRect(0, 0, 190, 60)
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
