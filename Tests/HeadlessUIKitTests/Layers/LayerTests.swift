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
    // An animation is over at once, and the layer shows what its properties say.
    var view = UIView(frame: CGRect(0, 0, 40, 40))
    var diary = Diary()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    fade.delegate = diary
    view.layer.add(fade, forKey: "fade")
    expectEqual(diary.lines, ["start", "stop true"])
    expect(view.layer.animation(forKey: "fade") == nil && view.layer.animationKeys() == nil)
    expectEqual(view.layer.presentation()?.opacity, 1)
    view = UIView(frame: CGRect(0, 0, 40, 40))
    diary = Diary()
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

@Suite("Animation blocks", .serialized) @MainActor struct AnimationTests {
  private let window = UIWindow(frame: CGRect(0, 0, 320, 60))
  private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  private let renderer: FrameRenderer

  init() {
    cell.frame = window.bounds
    window.addSubview(cell)
    renderer = FrameRenderer(root: window)
  }

  private var last: RecordedAnimation? { UIView.recordedAnimations.last }

  @Test("S1-13: A background configuration or a state that changes in a block is recorded")
  func background() throws {
    // A background configuration that is set in a block is animated.
    UIView.forgetRecordedAnimations()
    var configuration = UIBackgroundConfiguration.clear()
    configuration.backgroundColor = .red
    cell.backgroundConfiguration = configuration
    renderer.renderFrame()
    configuration.backgroundColor = .blue
    configuration.cornerRadius = 6
    UIView.animate(withDuration: 0.3) { cell.backgroundConfiguration = configuration }
    var animation = try require(last)
    expect(animation.duration == 0.3 && animation.delay == 0)
    expectEqual(animation.changes.map(\.property), [.backgroundColor, .layer])
    expectEqual(Set(animation.changes.map(\.viewType)), ["BackgroundView"])
    expectEqual(cell.backgroundConfiguration, configuration)
    cell.backgroundConfiguration = .clear()
    expectEqual(UIView.recordedAnimations.count, 1, "outside of a block nothing is animated")
    UIView.forgetRecordedAnimations()
    cell.backgroundConfiguration = .listSidebarCell()
    renderer.renderFrame()
    UIView.animate(withDuration: 0.2, delay: 0.1, options: .curveEaseIn) {
      cell.isSelected = true
      cell.layoutIfNeeded()
    }
    animation = try require(last)
    expect(animation.options == .curveEaseIn && animation.delay == 0.1)
    expectEqual(animation.changes.map(\.property), [.backgroundColor])
  }

  @Test("Each block records the properties that differ from before it")
  func properties() throws {
    UIView.forgetRecordedAnimations()
    let other = UIView(frame: .zero)
    UIView.animate(withDuration: 1) {
      other.alpha = 0
      cell.frame.origin.x = 5
      other.frame.size.width = 10
      other.backgroundColor = .red
      other.layer.cornerRadius = 3
    }
    let changes = try require(last).changes
    expectEqual(
      changes.map(\.property),
      [.frame, .bounds, .backgroundColor, .alpha, .layer, .frame]
    )
    expectEqual(changes.last?.view, ObjectIdentifier(cell))
    UIView.forgetRecordedAnimations()
    UIView.animate(withDuration: 1) {
      cell.alpha = 0.5
      cell.alpha = 1
    }
    expect(last?.changes.isEmpty == true)
    UIView.forgetRecordedAnimations()
    UIView.animate(withDuration: 1) {
      cell.alpha = 0.5
      UIView.animate(withDuration: 2) { cell.frame.origin.y = 3 }
    }
    expectEqual(UIView.recordedAnimations.map(\.duration), [2, 1])
    expectEqual(UIView.recordedAnimations.map { $0.changes.map(\.property) }, [[.frame], [.alpha]])
  }

  @Test("Blocks end at once, record only if animated, and the last hundred are kept")
  func completion() {
    UIView.forgetRecordedAnimations()
    var seen: [CGFloat] = []
    UIView.animate(withDuration: 1) {
      cell.alpha = 0.25
    } completion: { finished in
      if finished { seen.append(cell.alpha) }
    }
    expectEqual(seen, [0.25])
    UIView.forgetRecordedAnimations()
    UIView.performWithoutAnimation { cell.alpha = 0.5 }
    UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { cell.alpha = 0.75 } }
    expect(UIView.recordedAnimations.flatMap(\.changes).isEmpty)
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) { cell.alpha = 1 }
    UIView.setAnimationsEnabled(true)
    expect(cell.alpha == 1 && UIView.recordedAnimations.count == 1)
    UIView.forgetRecordedAnimations()
    for number in 0..<130 { UIView.animate(withDuration: Double(number)) {} }
    expectEqual(UIView.recordedAnimations.map(\.duration), (30..<130).map(Double.init))
  }
}
