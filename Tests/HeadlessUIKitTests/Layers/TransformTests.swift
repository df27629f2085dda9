// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Transforms") @MainActor struct TransformTests {
  private let window = UIWindow(frame: CGRect(0, 0, 200, 200))
  private let view = UIView(frame: CGRect(40, 60, 80, 20))
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

  @Test("A frame is the box of the transformed view, and layout ignores the transform")
  func frames() {
    view.transform = CGAffineTransform(scaleX: 0.5, y: 2)
    expect(isNear(view.frame, CGRect(60, 50, 40, 40)))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    expect(isNear(view.frame, CGRect(70, 30, 20, 80)))
    view.transform = CGAffineTransform(translationX: 5, y: -5)
    expect(isNear(view.frame, CGRect(45, 55, 80, 20)))
    expectEqual(view.center, CGPoint(80, 70))
    expectEqual(view.bounds, CGRect(0, 0, 80, 20))
    view.transform = CGAffineTransform(rotationAngle: 1)
    view.center = CGPoint(100, 100)
    view.bounds.size = CGSize(60, 40)
    expectEqual(view.center, CGPoint(100, 100), "bounds grow round the middle")
    view.transform = .identity
    expect(isNear(view.frame, CGRect(70, 80, 60, 40)))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5).translatedBy(x: 6, y: 0)
    view.frame = CGRect(10, 20, 30, 40)
    expect(isNear(view.frame, CGRect(10, 20, 30, 40)))
    expectEqual(view.bounds.size, CGSize(60, 80))
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    view.frame = CGRect(1, 2, 3, 4)
    expectEqual(view.bounds.size, CGSize(60, 80), "nothing leads back from a point")
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 30),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    for _ in 0..<2 {
      expect(renderer.rendered(isNear(view.frame, CGRect(45, 42.5, 50, 25))))
      window.setNeedsLayout()
    }
  }

  @Test("touches meet a view where it is seen, by the inverse, at each place of a grid")
  func touches() {
    let child = view.adding(UIView(frame: CGRect(10, 5, 30, 10)))
    let turn = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 1.5, y: 0.8)
    view.transform = turn
    child.transform = CGAffineTransform(scaleX: -1, y: 1)
    var faults = 0
    for x in stride(from: 0.5, to: 200, by: 4) {
      for y in stride(from: 0.5, to: 200, by: 4) {
        let point = CGPoint(x, y)
        // The oracle: back from the middle, by the inverse, and into the plain rectangle.
        let seen = CGPoint(x - 80, y - 70).applying(turn.inverted())
        let inView = CGPoint(seen.x + 40, seen.y + 10)
        let expected =
          CGRect(10, 5, 30, 10).contains(inView)
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
    expect(window.hitTest(CGPoint(80, 70), with: nil) === window, "a flat view is not met")
  }

  @Test("A transform is committed once, drawn, inspected and recorded")
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
    expectEqual(renderer.rendered(renderer.committedBytes), 0, "an equal value asks for nothing")
    view.transform = .identity
    expect(view.layerStyle == nil, "a view that was pressed is a plain one again")
    view.change(.everything)
    window.change(.everything)
    renderer.renderFrame()
    try server.receive(from: renderer)
    expect(server.layers[view.layerIdentifier]?.extras == nil && renderer.committedBytes == plain)
    view.backgroundColor = .red
    var inspector = CellInspector()
    let before = inspector.elements(of: view)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let pressed = inspector.elements(of: view)
    expectEqual(pressed.map(\.frame), [CGRect(20, 5, 40, 10)])
    expectEqual(pressed.map(\.content), before.map(\.content))
    view.transform = .identity
    expectEqual(inspector.elements(of: view), before)
    UIView.forgetRecordedAnimations()
    UIView.animate(withDuration: 0.2) { view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
    let changes = UIView.recordedAnimations.flatMap(\.changes)
    expectEqual(changes.map(\.property), [.transform])
    UIView.forgetRecordedAnimations()
    var remarks: [String] = []
    EngineRemarks.forget()
    EngineRemarks.write = { remarks.append($0) }
    view.transform = CGAffineTransform(scaleX: .infinity, y: 1)
    expect(view.transform.isIdentity && view.frame.minX == 40)
    expect(remarks.count == 1 && remarks[0].contains("transform"))
    view.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    expect(view.transform.a == 2 && view.layer.affineTransform().d == 2)
    view.backgroundColor = .red
    let child = UIView(frame: CGRect(0, 0, 10, 10))
    child.backgroundColor = .blue
    view.addSubview(child)
    view.transform = CGAffineTransform(rotationAngle: .pi / 6)
    renderer.renderFrame()
    let all = try XMLDocument.root(of: svg(of: window)).all
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
    let middle = CGPoint(80, 70).applying(map)
    expect(abs(middle.x - 80) < 1e-3 && abs(middle.y - 70) < 1e-3)
    expect(abs(map.a - cos(CGFloat.pi / 6)) < 1e-5 && abs(map.b - 0.5) < 1e-5)
  }
}

@Suite("Transforms in space") @MainActor final class Transform3DTests {
  private var view = UIView(frame: CGRect(40, 60, 80, 20))

  private func isNear(_ one: CATransform3D, _ other: CATransform3D) -> Bool {
    zip(one.rows.joined(), other.rows.joined()).allSatisfy { abs($0 - $1) < 1e-12 }
  }

  @Test("Transforms in space turn, multiply and invert like those of the plane")
  func planeTurn() {
    for angle in [0, 0.3, -1.2, CGFloat.pi] {
      let map = CATransform3DMakeRotation(angle, 0, 0, 2)
      expect(isNear(map, CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: angle))))
    }
    expectEqual(CATransform3DMakeRotation(1, 0, 0, 0), CATransform3DIdentity)
    let quarter = CGFloat.pi / 2
    // Rows are what the axes become: about x, y goes to z and z to -y.
    let aboutX = CATransform3D(rows: [[1, 0, 0, 0], [0, 0, 1, 0], [0, -1, 0, 0], [0, 0, 0, 1]])
    let aboutY = CATransform3D(rows: [[0, 0, -1, 0], [0, 1, 0, 0], [1, 0, 0, 0], [0, 0, 0, 1]])
    expect(isNear(CATransform3DMakeRotation(quarter, 1, 0, 0), aboutX))
    expect(isNear(CATransform3DMakeRotation(quarter, 0, 1, 0), aboutY))
    let plane = CGAffineTransform(translationX: 5, y: 7).scaledBy(x: 2, y: 3).rotated(by: 0.4)
    var space = CATransform3DMakeTranslation(5, 7, 0)
    space = CATransform3DScale(space, 2, 3, 1)
    space = CATransform3DRotate(space, 0.4, 0, 0, 1)
    expect(isNear(space, CATransform3DMakeAffineTransform(plane)))
    // A map and its inverse leave all where it is; a flat one is its own.
    var map = CATransform3DMakeRotation(0.7, 1, 2, 3)
    map = CATransform3DScale(CATransform3DTranslate(map, 4, 5, 6), 2, 0.5, 3)
    map.m34 = -1 / 500
    expect(isNear(CATransform3DConcat(map, CATransform3DInvert(map)), CATransform3DIdentity))
    let flat = CATransform3DMakeScale(1, 1, 0)
    expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    expect(CATransform3DIsIdentity(CATransform3DIdentity) && CATransform3DIsAffine(map) == false)
  }

  @Test("Layers keep their transform in space")
  func planeOfLayer() {
    view.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    expectEqual(view.transform, CATransform3DGetAffineTransform(view.layer.transform))
    expect(abs(view.frame.width - 20) < 1e-9 && abs(view.frame.height - 80) < 1e-9)
    view.layer.transform = CATransform3DIdentity
    expectEqual(view.frame, CGRect(40, 60, 80, 20))
    expect(view.layerStyle == nil, "a view that is not transformed any more is a plain one")
    // A layer that is flipped looks as narrow as its shadow from the front, and keeps its map.
    view = UIView(frame: CGRect(40, 60, 80, 20))
    var map = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    view.transform3D = map
    expect(abs(view.frame.width - 40) < 1e-9, "the cosine of sixty degrees is a half")
    expect(view.transform3D == map && view.layer.transform == map)
    view.transform = CGAffineTransform(scaleX: 2, y: 1)
    expectEqual(view.transform3D, CATransform3DMakeScale(2, 1, 1), "what was set last counts")
    view.transform3D = CATransform3DIdentity
    expect(view.layerStyle == nil)
    let layer = CALayer()
    layer.bounds.size = CGSize(10, 10)
    map = CATransform3DMakeRotation(.pi / 3, 1, 0, 0)
    layer.transform = map
    expect(layer.transform == map && abs(layer.frame.height - 5) < 1e-9)
    layer.transform = CATransform3DMakeScale(3, 1, 1)
    expectEqual(layer.affineTransform(), CGAffineTransform(scaleX: 3, y: 1))
    expectEqual(layer.transform, CATransform3DMakeScale(3, 1, 1))
  }
}
