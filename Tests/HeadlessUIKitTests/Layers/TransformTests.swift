// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Transforms of views: frames, touches, the commit and pictures.
@Suite("Transforms") @MainActor struct TransformTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let view = UIView(frame: CGRect(x: 40, y: 60, width: 80, height: 20))
  private let renderer: FrameRenderer

  init() {
    window.addSubview(view)
    renderer = FrameRenderer(root: window)
  }

  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    let differences = [
      one.minX - other.minX, one.minY - other.minY, one.width - other.width,
      one.height - other.height,
    ]
    return differences.allSatisfy { abs($0) < 1e-9 }
  }

  @Test("a frame is the box of what is seen; centre and bounds stay as they were")
  func frames() {
    view.transform = CGAffineTransform(scaleX: 0.5, y: 2)
    expect(isNear(view.frame, CGRect(x: 60, y: 50, width: 40, height: 40)))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    expect(isNear(view.frame, CGRect(x: 70, y: 30, width: 20, height: 80)))
    view.transform = CGAffineTransform(translationX: 5, y: -5)
    expect(isNear(view.frame, CGRect(x: 45, y: 55, width: 80, height: 20)))
    expectEqual(view.center, CGPoint(x: 80, y: 70))
    expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 80, height: 20))
    view.transform = CGAffineTransform(rotationAngle: 1)
    view.center = CGPoint(x: 100, y: 100)
    view.bounds.size = CGSize(width: 60, height: 40)
    expectEqual(view.center, CGPoint(x: 100, y: 100), "bounds grow round the middle")
    view.transform = .identity
    expect(isNear(view.frame, CGRect(x: 70, y: 80, width: 60, height: 40)))
  }

  @Test("a frame that is set while a view is stretched is the one that is seen")
  func setFrames() {
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5).translatedBy(x: 6, y: 0)
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    expect(isNear(view.frame, CGRect(x: 10, y: 20, width: 30, height: 40)))
    expectEqual(view.bounds.size, CGSize(width: 60, height: 80))
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(view.bounds.size, CGSize(width: 60, height: 80), "nothing leads back from a point")
  }

  @Test("layout places a view as if it were not transformed")
  func layout() {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 30),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    for _ in 0..<2 {
      renderer.renderFrame()
      expect(isNear(view.frame, CGRect(x: 45, y: 42.5, width: 50, height: 25)))
      window.setNeedsLayout()
    }
  }

  @Test("touches meet a view where it is seen, by the inverse, at each place of a grid")
  func touches() {
    let child = UIView(frame: CGRect(x: 10, y: 5, width: 30, height: 10))
    view.addSubview(child)
    let turn = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 1.5, y: 0.8)
    view.transform = turn
    child.transform = CGAffineTransform(scaleX: -1, y: 1)
    var faults = 0
    for x in stride(from: 0.5, to: 200, by: 4) {
      for y in stride(from: 0.5, to: 200, by: 4) {
        let point = CGPoint(x: x, y: y)
        // The oracle: back from the middle, by the inverse, and into the plain rectangle.
        let seen = CGPoint(x: x - 80, y: y - 70).applying(turn.inverted())
        let inView = CGPoint(x: seen.x + 40, y: seen.y + 10)
        let expected =
          CGRect(x: 10, y: 5, width: 30, height: 10).contains(inView)
          ? child : view.bounds.contains(inView) ? view : window
        if window.hitTest(point, with: nil) !== expected { faults += 1 }
        let converted = view.convert(point, from: window)
        if abs(converted.x - inView.x) + abs(converted.y - inView.y) > 1e-9 { faults += 1 }
        let back = view.convert(converted, to: nil)
        if abs(back.x - x) + abs(back.y - y) > 1e-9 { faults += 1 }
      }
    }
    expectEqual(faults, 0)
    view.transform = CGAffineTransform(scaleX: 0, y: 1)
    expect(window.hitTest(CGPoint(x: 80, y: 70), with: nil) === window, "a flat view is not met")
  }

  @Test("a transform is committed with its anchor, once, and gone when it is taken back")
  func committed() throws {
    var server = RenderServer()
    renderer.renderFrame()
    try server.receive(from: renderer)
    expect(server.layers[view.layerIdentifier]?.extras == nil)
    let plain = renderer.committedBytes
    view.transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    renderer.renderFrame()
    try expectEqual(server.receive(from: renderer), [view.layerIdentifier])
    let extras = server.layers[view.layerIdentifier]?.extras
    expect(extras?.transform == [1, 2, 3, 4, 5, 6] && extras?.anchor == [0.5, 0.5])
    view.transform = view.transform
    renderer.renderFrame()
    expectEqual(renderer.committedBytes, 0, "an equal value asks for nothing")
    view.transform = .identity
    expect(view.layerStyle == nil, "a view that was pressed is a plain one again")
    view.change(.everything)
    window.change(.everything)
    renderer.renderFrame()
    try server.receive(from: renderer)
    expect(server.layers[view.layerIdentifier]?.extras == nil && renderer.committedBytes == plain)
  }

  @Test("a picture turns a view round its middle, and what is in it with it")
  func drawn() throws {
    view.backgroundColor = .red
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    child.backgroundColor = .blue
    view.addSubview(child)
    view.transform = CGAffineTransform(rotationAngle: .pi / 6)
    renderer.renderFrame()
    var snapshot = FrameSnapshot(of: window)
    let all = try XMLDocument.root(of: snapshot.svg()).all
    let group = try require(all.first { $0.attributes["transform"] != nil })
    expectEqual(group.children.map { $0.attributes["fill"] }, ["#ff0000", "#0000ff"])
    let words = try require(group.attributes["transform"])
    let numbers = words.dropFirst(7).dropLast().split(separator: " ").compactMap { Double($0) }
    expect(words.hasPrefix("matrix(") && numbers.count == 6)
    let map = CGAffineTransform(
      a: numbers[0],
      b: numbers[1],
      c: numbers[2],
      d: numbers[3],
      tx: numbers[4],
      ty: numbers[5]
    )
    let middle = CGPoint(x: 80, y: 70).applying(map)
    expect(abs(middle.x - 80) < 1e-3 && abs(middle.y - 70) < 1e-3)
    expect(abs(map.a - cos(CGFloat.pi / 6)) < 1e-5 && abs(map.b - 0.5) < 1e-5)
  }

  @Test("an inspected view is where it is seen, and after a press as it was before")
  func inspected() {
    view.backgroundColor = .red
    var inspector = CellInspector()
    let before = inspector.elements(of: view)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let pressed = inspector.elements(of: view)
    expectEqual(pressed.map(\.frame), [CGRect(x: 20, y: 5, width: 40, height: 10)])
    expectEqual(pressed.map(\.content), before.map(\.content))
    view.transform = .identity
    expectEqual(inspector.elements(of: view), before)
  }

  @Test("an animation block records a transform apart from the layer")
  func animated() {
    UIView.forgetRecordedAnimations()
    UIView.animate(withDuration: 0.2) { view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
    let changes = UIView.recordedAnimations.flatMap(\.changes)
    expectEqual(changes.map(\.property), [.transform])
    UIView.forgetRecordedAnimations()
  }

  @Test("bad input: a transform that is not finite is none, and a remark says so")
  func badInput() {
    var remarks: [String] = []
    EngineRemarks.forget()
    EngineRemarks.write = { remarks.append($0) }
    view.transform = CGAffineTransform(scaleX: .infinity, y: 1)
    expect(view.transform.isIdentity && view.frame.minX == 40)
    expect(remarks.count == 1 && remarks[0].contains("transform"))
    view.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    expect(view.transform.a == 2 && view.layer.affineTransform().d == 2)
  }
}
