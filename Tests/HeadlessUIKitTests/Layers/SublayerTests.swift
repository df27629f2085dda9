// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Sublayers") @MainActor struct SublayerTests {
  private let window = UIWindow(frame: CGRect(0, 0, 200, 200))
  private let view = UIView(frame: CGRect(20, 30, 100, 50))
  private let renderer: FrameRenderer

  init() {
    window.addSubview(view)
    renderer = FrameRenderer(root: window)
  }

  private func committed() throws -> CommitReader.Record {
    renderer.renderFrame()
    let records = try CommitReader.records(of: renderer.withCommittedBytes { Array($0) })
    return try require(records.first { $0.layer == view.layerIdentifier })
  }

  private func picture() throws -> [XMLDocument.Element] {
    renderer.renderFrame()
    return try XMLDocument.root(of: svg(of: window)).all
  }

  @Test("frame, bounds, position and anchor of a layer say the same in four ways")
  func places() {
    let layer = CALayer()
    layer.frame = CGRect(10, 20, 30, 40)
    expectEqual(layer.position, CGPoint(25, 40))
    expectEqual(layer.bounds, CGRect(0, 0, 30, 40))
    layer.anchorPoint = .zero
    expectEqual(layer.frame, CGRect(25, 40, 30, 40), "the position stays")
    layer.position = .zero
    layer.bounds.size = CGSize(8, 8)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
    expectEqual(layer.frame, CGRect(0, 0, 16, 24))
    view.layer.anchorPoint = CGPoint(0, 0.5)
    expectEqual(view.center, CGPoint(70, 55))
    expectEqual(view.frame, CGRect(70, 30, 100, 50))
    view.layer.position = CGPoint(20, 55)
    expectEqual(view.frame, CGRect(20, 30, 100, 50))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 1)
    expectEqual(view.frame, CGRect(20, 30, 50, 50), "stretched from the left")
  }

  @Test("what is set on a layer reaches the next commit, and the same again asks for none")
  func commits() throws {
    let shape = CAShapeLayer()
    shape.frame = CGRect(1, 2, 3, 4)
    shape.path = UIBezierPath(rect: CGRect(0, 0, 2, 2)).cgPath
    shape.fillColor = UIColor.red.cgColor
    shape.strokeColor = UIColor.blue.cgColor
    shape.lineWidth = 3
    shape.lineCap = .round
    shape.lineJoin = .bevel
    shape.lineDashPattern = [4, 2]
    shape.strokeEnd = 0.5
    view.layer.addSublayer(shape)
    let record = try committed()
    let layer = try require(record.extras?.sublayers.first)
    expect(layer.frame == CGRect(1, 2, 3, 4) && layer.depth == 0)
    let found = try require(layer.extras?.shape)
    expectEqual(found.path, [0, 0, 0, 1, 2, 0, 1, 2, 2, 1, 0, 2, 4])
    expect(found.fill == 0xFF00_00FF && found.stroke == 0x0000_FFFF && found.width == 3)
    expect(found.ends == [1, 2] && found.dashes == [4, 2] && found.range == [0, 0.5])
    let changes: [(String, () -> Void)] = [
      ("fill", { shape.fillColor = nil }), ("opacity", { shape.opacity = 0.5 }),
      ("hidden", { shape.isHidden = true }), ("position", { shape.position.x = 9 }),
      ("name", { shape.name = "ring" }), ("corner", { shape.cornerRadius = 2 }),
      ("background", { shape.backgroundColor = UIColor.green.cgColor }),
      ("z", { shape.zPosition = 3 }), ("masks", { shape.masksToBounds = true }),
      ("turn", { shape.setAffineTransform(CGAffineTransform(rotationAngle: 1)) }),
      ("shadow", { view.layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath }),
      ("raster", { view.layer.shouldRasterize = true }),
    ]
    for (name, change) in changes {
      for isFirst in [true, false] {
        change()
        expectEqual(renderer.rendered(renderer.committedBytes > 0), isFirst, "\(name)")
      }
    }
    view.change(.appearance)
    let last = try committed()
    expect(last.extras?.rasterizes == true && last.extras?.shadowPath?.count == 13)
  }

  @Test("a gradient's colours, places and line are committed and drawn, axial and radial")
  func gradients() throws {
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    gradient.colors = [
      UIColor.red.cgColor, UIColor.green.cgColor, UIColor(white: 0, alpha: 0).cgColor,
    ]
    gradient.locations = [0, 0.25, 1]
    gradient.startPoint = CGPoint(0, 0.5)
    gradient.endPoint = CGPoint(1, 0.5)
    gradient.cornerRadius = 8
    view.layer.insertSublayer(gradient, at: 0)
    let found = try require(try committed().extras?.sublayers.first?.extras?.gradient)
    expect(found.kind == 0 && found.line == [0, 0.5, 1, 0.5] && found.places == [0, 0.25, 1])
    expectEqual(found.colors, [0xFF00_00FF, 0x00FF_00FF, 0])
    let all = try picture()
    let drawn = try require(all.first { $0.name == "linearGradient" })
    expectEqual(["x1", "y1", "x2", "y2"].map { drawn.attributes[$0] }, ["20", "55", "120", "55"])
    expectEqual(drawn.children.map { $0.attributes["offset"] }, ["0", "0.25", "1"])
    expectEqual(
      drawn.children.map { $0.attributes["stop-color"] },
      ["#ff0000", "#00ff00", "#000000"]
    )
    expectEqual(drawn.children.last?.attributes["stop-opacity"], "0")
    let rect = try require(all.first { $0.attributes["fill"]?.hasPrefix("url") == true })
    expectEqual(rect.attributes["fill"], "url(#\(drawn.attributes["id"] ?? ""))")
    expect(rect.attributes["rx"] == "8" && rect.attributes["width"] == "100")
    gradient.type = .radial
    gradient.locations = nil
    let radial = try require(try picture().first { $0.name == "radialGradient" })
    expectEqual(radial.children.map { $0.attributes["offset"] }, ["0", "0.50", "1"])
    gradient.colors = [UIColor.red.cgColor]
    try expect(!picture().contains { $0.name.hasSuffix("Gradient") }, "one colour is none")
    gradient.locations = [3, .init(value: Double.nan)]
    gradient.colors = ["red", UIColor.red.cgColor, UIColor.blue.cgColor]
    try expect(picture().contains { $0.name == "radialGradient" }, "what is no colour is left out")
  }

  @Test("a shape is drawn at its place, and a part of its stroke by its length")
  func shapes() throws {
    let shape = CAShapeLayer()
    shape.frame = CGRect(10, 0, 50, 50)
    let line = UIBezierPath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(30, 0))
    line.addLine(to: CGPoint(30, 10))
    shape.path = line.cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor.red.cgColor
    shape.strokeStart = 0.25
    shape.strokeEnd = 0.875
    view.layer.addSublayer(shape)
    let path = try require(try picture().first { $0.name == "path" })
    expect(
      path.attributes["d"] == "M40 30L60 30M60 30L60 35"
        || path.attributes["d"] == "M40 30L60 30L60 35"
    )
    expect(path.attributes["fill"] == "none" && path.attributes["stroke"] == "#ff0000")
    shape.strokeEnd = 0.1
    try expect(!picture().contains { $0.name == "path" }, "an end before the beginning")
  }

  @Test("Layers, views and texts mask what is drawn")
  func masks() throws {
    do {  // Masks: of a layer, and of a view; the mask's opacity decides.
      view.backgroundColor = .red
      let mask = CAShapeLayer()
      mask.path = UIBezierPath(ovalIn: view.bounds).cgPath
      view.layer.mask = mask
      expect(view.layer.mask === mask && mask.superlayer === view.layer)
      try expect(committed().extras?.maskLayer.first?.extras?.shape != nil)
      let all = try picture()
      let drawn = try require(all.first { $0.name == "mask" })
      expect(drawn.attributes["mask-type"] == "alpha" && drawn.children.first?.name == "path")
      let user = try require(all.first { $0.attributes["mask"] != nil })
      expectEqual(user.attributes["mask"], "url(#\(drawn.attributes["id"] ?? ""))")
      expectEqual(user.children.first?.attributes["fill"], "#ff0000")
      view.layer.mask = nil
      expect(mask.superlayer == nil)
      let cover = UIView(frame: CGRect(5, 5, 10, 10))
      cover.backgroundColor = .black
      view.mask = cover
      try expectEqual(committed().extras?.maskView, cover.layerIdentifier)
      let rect = try require(try picture().first { $0.name == "mask" }?.children.first)
      expect(rect.attributes["x"] == "25" && rect.attributes["y"] == "35")
      view.mask = nil
      try expect(!picture().contains { $0.name == "mask" })
    }
    let cover = UILabel(frame: view.bounds)
    cover.text = "word"
    view.backgroundColor = .red
    view.mask = cover
    let mask = try require(try picture().first { $0.name == "mask" })
    expect(mask.children.contains { $0.name == "text" && $0.text == "word" })
    cover.text = "other"
    view.setNeedsDisplay()
    renderer.renderFrame()
    let records = try CommitReader.records(of: renderer.withCommittedBytes { Array($0) })
    let told = try require(records.first { $0.layer == cover.layerIdentifier })
    expectEqual(told.contents?.count, 1)
  }

  @Test("nearer layers and views are drawn in front, others as they stand")
  func depths() throws {
    let (one, two) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
    let layer = CALayer()
    layer.frame = view.bounds
    (one.backgroundColor, two.backgroundColor) = (.red, .green)
    layer.backgroundColor = UIColor.blue.cgColor
    view.addSubview(one)
    view.layer.addSublayer(layer)
    view.addSubview(two)
    func order() throws -> [String] {
      try picture().filter { $0.name == "rect" && $0.attributes["x"] == "20" }
        .compactMap { $0.attributes["fill"] }
    }
    try expectEqual(order(), ["#ff0000", "#0000ff", "#00ff00"])
    one.layer.zPosition = 1
    try expectEqual(order(), ["#0000ff", "#00ff00", "#ff0000"])
    layer.zPosition = 2
    try expectEqual(order(), ["#00ff00", "#ff0000", "#0000ff"])
  }

  @Test("a class of layers of a view's own is made once and draws as the view's")
  func layerClasses() throws {
    let card = view.adding(GradientView(frame: CGRect(0, 0, 10, 10)))
    expect(card.gradient === card.layer && card.gradient.bounds.width == 10)
    card.gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    card.layer.cornerRadius = 3
    expectEqual(card.layer.cornerRadius, 3)
    let drawn = try picture()
    expect(drawn.contains { $0.name == "linearGradient" })
    expectEqual(
      drawn.first { $0.attributes["fill"]?.hasPrefix("url") == true }?.attributes["rx"],
      "3"
    )
    expect(view.layer.sublayers?.first === card.layer)
  }

  @Test("Layers form a tree, at no cost for plain views")
  func costs() {
    expect(view.layerStyle == nil)
    _ = view.layer
    expect(view.layerStyle == nil && view.frame.width == 100)
    expect(MemoryLayout<LayerStyle?>.size <= 88)
    let (first, second, third) = (CALayer(), CALayer(), CALayer())
    expect(view.layer.sublayers == nil)
    let label = view.adding(UIView())
    view.layer.addSublayer(first)
    view.layer.insertSublayer(second, at: 0)
    view.layer.insertSublayer(third, below: first)
    expectEqual(view.layer.sublayers?.count, 4)
    expect(view.layer.sublayers?.first === second && view.layer.sublayers?.last === first)
    expect(view.layer.sublayers?[2] === third && first.superlayer === view.layer)
    view.addSubview(UIView())
    expect(view.layer.sublayers?[3] === first, "a later view stands in front")
    view.layer.insertSublayer(second, above: first)
    expectEqual(view.layer.sublayers?.filter { $0 === second }.count, 1)
    view.layer.replaceSublayer(first, with: CAShapeLayer())
    expect(first.superlayer == nil && view.layer.sublayers?.contains { $0 is CAShapeLayer } == true)
    label.removeFromSuperview()
    expectEqual(view.layer.sublayers?.count, 4)
    view.layer.sublayers?.filter { $0 is CAShapeLayer }.forEach { $0.removeFromSuperlayer() }
    third.removeFromSuperlayer()
    second.removeFromSuperlayer()
    expectEqual(view.layer.sublayers?.count, 1)
    view.layer.sublayers = nil
    expectEqual(view.subviews.count, 1, "views stay")
    third.addSublayer(second)
    second.addSublayer(first)
    expect(first.superlayer === second && second.superlayer === third)
  }
}

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  var gradient: CAGradientLayer { layer as? CAGradientLayer ?? CAGradientLayer() }
}
