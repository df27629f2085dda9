// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import SwiftUI
import TestSupport
import Testing

/// A shape as an app writes it.
private struct Triangle: Shape {
  var tip = 0.5

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX + tip * rect.width, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// A shape that is inset from the left alone.
private struct Bar: InsettableShape {
  var left: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: rect.minX + left, y: rect.minY, width: rect.width - left, height: rect.height))
  }

  func inset(by amount: CGFloat) -> Bar { Bar(left: left + amount) }
}

/// Shapes that are paths, lines along shapes, and what is cut by them.
@MainActor @Suite struct ShapeTests {
  private func shape(_ view: UIView) throws -> CAShapeLayer {
    try require(view.layer.sublayers?.first as? CAShapeLayer)
  }

  @Test("custom, filled and stroked shapes are drawn by their path and style")
  func drawn() throws {
    // A shape of an app is drawn by its path in the room that it gets.
    func card(_ tip: Double, width: CGFloat = 40) -> some View {
      Triangle(tip: tip).fill(.red).frame(width: width, height: 20)
    }
    let stage = Stage(width: 300) { card(0.5) }
    let view = stage.views[0]
    let layer = try shape(view)
    expect(view.frame.size == CGSize(width: 40, height: 20) && view.backgroundColor == nil)
    expectEqual(layer.path, Triangle().path(in: rect(0, 0, 40, 20)).cgPath)
    expect(layer.fillColor == UIColor.systemRed.cgColor && layer.strokeColor == nil)
    stage.show { card(0.25) }
    expectEqual(layer.path, Triangle(tip: 0.25).path(in: rect(0, 0, 40, 20)).cgPath)
    stage.show { card(0.25, width: 80) }
    expectEqual(layer.path, Triangle(tip: 0.25).path(in: rect(0, 0, 80, 20)).cgPath)
    try expect(shape(view) === layer)

    // A shape of an app takes the foreground style, and a path is one too.
    let bare = Stage(width: 300) {
      Triangle().frame(width: 10, height: 10).foregroundStyle(.green)
      Path(rect(2, 3, 4, 5)).frame(width: 10, height: 10)
    }
    try expectEqual(shape(bare.views[0]).fillColor, UIColor.systemGreen.cgColor)
    try expectEqual(shape(bare.views[1]).path?.boundingBox, rect(2, 3, 4, 5))

    // A filled shape takes a line in front of it.
    let both = Stage(width: 300) {
      Circle().fill(.red).stroke(.blue, lineWidth: 2).frame(width: 20, height: 20)
    }
    expect(both.views.count == 2 && both.views[0].backgroundColor != nil)
    expectEqual(both.views[1].layer.borderWidth, 2)
  }

  @Test("a gradient spans the rectangle of a path or of its line")
  func gradients() throws {
    // A gradient spans the rectangle around a path, and is cut by it.
    let stage = Stage(width: 300) {
      Path(ellipseIn: rect(2, 4, 10, 6))
        .fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        .frame(width: 40, height: 20)
    }
    let layer = try require(stage.views[0].layer.sublayers?.first as? CAGradientLayer)
    let mask = try require(layer.mask as? CAShapeLayer)
    expectEqual(layer.frame, rect(2, 4, 10, 6))
    // Seen from the gradient's corner the mask begins where the view does.
    expectEqual(mask.frame.origin, CGPoint(x: -2, y: -4))
    expectEqual(mask.path?.boundingBoxOfPath, rect(2, 4, 10, 6))

    // A gradient reaches as far as the tips of a line, and a path beyond the corner keeps its place.
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let lines = Stage(width: 300) {
      Triangle().stroke(gradient, lineWidth: 10).frame(width: 40, height: 40)
      Path(ellipseIn: rect(-50, -30, 40, 20)).fill(gradient).frame(width: 10, height: 10)
    }
    let tips = try require(lines.views[0].layer.sublayers?.first as? CAGradientLayer)
    // A joint of miter length w / sin(angle / 2) reaches half of that beyond its corner.
    let half = atan(20.0 / 40.0)
    expect(abs(Double(tips.frame.minY) + 5 / sin(half)) < 0.01)
    let beyond = try require(lines.views[1].layer.sublayers?.first as? CAGradientLayer)
    expectEqual(beyond.frame, rect(-50, -30, 40, 20))
    let beyondMask = try require(beyond.mask as? CAShapeLayer)
    expect(beyondMask.frame.origin == CGPoint(x: 50, y: 30) && beyondMask.frame.width >= 0)

    // A line of a gradient is cut from one that reaches as far as the line.
    let borders = Stage(width: 300) {
      Rectangle().stroke(Color.blue.gradient, lineWidth: 4).frame(width: 20, height: 20)
      Rectangle().strokeBorder(Color.blue.gradient, lineWidth: 4).frame(width: 20, height: 20)
    }
    let layers = borders.views.compactMap { $0.layer.sublayers?.first as? CAGradientLayer }
    expectEqual(layers.map(\.frame), [rect(-2, -2, 24, 24), rect(0, 0, 20, 20)])
    let masks = layers.compactMap { $0.mask as? CAShapeLayer }
    expect(masks.map(\.lineWidth) == [4, 4] && masks.allSatisfy { $0.fillColor == nil })
  }

  @Test("a line has its pen, dashes and place")
  func lines() throws {
    // A line has the pen that is given: width, ends, joints, dashes.
    let pen = StrokeStyle(
      lineWidth: 4,
      lineCap: .round,
      lineJoin: .bevel,
      miterLimit: 3,
      dash: [2, 1],
      dashPhase: 1
    )
    let stage = Stage(width: 300) {
      Circle().trim(from: 0, to: 0.25).stroke(.blue, style: pen).frame(width: 20, height: 20)
    }
    let layer = try shape(stage.views[0])
    expect(layer.lineWidth == 4 && layer.lineCap == .round && layer.lineJoin == .bevel)
    expect(layer.miterLimit == 3 && layer.lineDashPattern == [2, 1] && layer.lineDashPhase == 1)
    expect(layer.fillColor == nil && layer.strokeColor == UIColor.systemBlue.cgColor)
    // A quarter of a circle, from its trailing end to its bottom.
    let box = try require(layer.path?.boundingBox)
    expect(abs(box.minX - 10) < 0.1 && abs(box.minY - 10) < 0.1)
    expect(abs(box.maxX - 20) < 0.1 && abs(box.maxY - 20) < 0.1)

    // A dashed box is a path, and a box again without dashes.
    func card(_ dash: [CGFloat]) -> some View {
      RoundedRectangle(cornerRadius: 5)
        .stroke(.red, style: StrokeStyle(lineWidth: 2, dash: dash))
        .frame(width: 20, height: 20)
    }
    let boxes = Stage(width: 300) { card([3]) }
    let view = boxes.views[0]
    try expect(shape(view).lineDashPattern == [3] && view.layer.borderWidth == 0)
    expectEqual(view.layer.cornerRadius, 0)
    boxes.show { card([]) }
    expect(view.layer.sublayers == nil && view.layer.borderWidth == 2)
    expect(view.layer.cornerRadius == 6 && view.frame.width == 22)
    boxes.show { card([3]) }
    try expect(shape(view).lineWidth == 2 && view.layer.borderWidth == 0)
    expectEqual(view.frame.width, 20)

    try inside()
  }

  /// A line inside of a shape lies where the shape says it is, half a line further in.
  private func inside() throws {
    let stage = Stage(width: 300) {
      Ellipse().strokeBorder(.red, lineWidth: 4).frame(width: 40, height: 20)
      Bar().strokeBorder(.red, lineWidth: 4).frame(width: 40, height: 20)
      Circle().inset(by: 3).fill(.red).frame(width: 40, height: 20)
    }
    let boxes = try stage.views.map { try shape($0).path?.boundingBoxOfPath }
    expectEqual(boxes, [rect(2, 2, 36, 16), rect(2, 0, 38, 20), rect(13, 3, 14, 14)])
  }

  @Test("clips and fills follow the path and its winding rule")
  func cuts() throws {
    // What is cut by a path is masked by it, and by nothing once a box cuts.
    func card(_ shape: AnyShape, eoFill: Bool = false) -> some View {
      Color.red.frame(width: 40, height: 20).clipShape(shape, style: FillStyle(eoFill: eoFill))
    }
    let stage = Stage(width: 300) { card(AnyShape(Triangle())) }
    let view = stage.views[0]
    let mask = try require(view.layer.mask as? CAShapeLayer)
    expectEqual(mask.path, Triangle().path(in: rect(0, 0, 40, 20)).cgPath)
    expect(mask.fillRule == .nonZero && !view.clipsToBounds)
    stage.show { card(AnyShape(Triangle(tip: 0)), eoFill: true) }
    expectEqual(mask.path, Triangle(tip: 0).path(in: rect(0, 0, 40, 20)).cgPath)
    expectEqual(mask.fillRule, .evenOdd)
    stage.show { card(AnyShape(Capsule())) }
    expect(view.layer.mask == nil && view.clipsToBounds && view.layer.cornerRadius == 10)

    // What an outline runs round twice is outside where that is asked for.
    let rings = Path {
      $0.addEllipse(in: rect(0, 0, 20, 20))
      $0.addEllipse(in: rect(5, 5, 10, 10))
    }
    let filled = Stage(width: 300) {
      rings.fill(.red).frame(width: 20, height: 20)
      rings.fill(.red, style: FillStyle(eoFill: true)).frame(width: 20, height: 20)
    }
    try expectEqual(filled.views.map { try shape($0).fillRule }, [.nonZero, .evenOdd])
    expect(rings.contains(CGPoint(x: 10, y: 10)))
    expect(!rings.contains(CGPoint(x: 10, y: 10), eoFill: true))
  }
}
