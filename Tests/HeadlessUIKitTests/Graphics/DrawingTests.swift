// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Drawing") @MainActor struct DrawingTests {
  private final class Canvas: UIView {
    var body: (CGRect) -> Void = { _ in }
    var count = 0

    override func draw(_ rect: CGRect) {
      count += 1
      body(rect)
    }
  }

  private let canvas = Canvas(frame: CGRect(10, 20, 60, 40))
  private let window = UIWindow(frame: CGRect(0, 0, 100, 100))
  private let renderer: FrameRenderer

  init() {
    window.addSubview(canvas)
    renderer = FrameRenderer(root: window)
  }

  private func drawn(_ body: @escaping (CGRect) -> Void) throws -> [CommitReader.Step] {
    canvas.body = body
    canvas.setNeedsDisplay()
    renderer.renderFrame()
    let records = try CommitReader.records(of: renderer.withCommittedBytes { Array($0) })
    let contents = records.first { $0.layer == canvas.layerIdentifier }?.contents ?? []
    guard case .drawing(let steps)? = contents.first else { return [] }
    return steps
  }

  private func picture() throws -> [XMLDocument.Element] {
    return try XMLDocument.root(of: svg(of: window)).all
  }

  private let square: [Float] = [0, 1, 2, 1, 4, 2, 1, 4, 6, 1, 1, 6, 4]

  @Test("a view draws once, again when it is asked to or has another size, and else not")
  func moments() throws {
    expectEqual(renderer.rendered(canvas.count), 1)
    renderer.renderFrame()
    canvas.frame.origin.x += 1
    canvas.alpha = 0.5
    expectEqual(renderer.rendered(canvas.count), 1)
    canvas.setNeedsDisplay()
    canvas.setNeedsDisplay(CGRect(0, 0, 1, 1))
    expectEqual(renderer.rendered(canvas.count), 2)
    canvas.frame.size.width += 1
    expectEqual(renderer.rendered(canvas.count), 3)
    canvas.contentMode = .redraw
    expectEqual(renderer.rendered(canvas.count), 4)
    canvas.frame.size = .zero
    expectEqual(renderer.rendered(canvas.count), 4, "nothing is drawn on nothing")
    expect(UIGraphicsGetCurrentContext() == nil, "there is no context between")
  }

  @Test("Shapes are drawn by the current colors, transform and clip")
  func shapes() throws {
    // Rectangles and paths are filled and stroked with the colours that were set.
    let rect = CGRect(1, 2, 3, 4)
    var steps = try drawn { bounds in
      expectEqual(bounds, CGRect(0, 0, 60, 40))
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      UIRectFill(rect)
      let path = UIBezierPath(rect: rect)
      path.lineWidth = 2
      path.lineCapStyle = .round
      path.fill()
      path.stroke()
      UIColor.green.set()
      path.fill(with: .normal, alpha: 0.5)
    }
    var stroke = CommitReader.Shape(path: square)
    stroke.stroke = 0x0000_FFFF
    stroke.width = 2
    stroke.ends = [1, 0]
    let red = CommitReader.Shape(path: square, fill: 0xFF00_00FF)
    let green = CommitReader.Shape(path: square, fill: 0x00FF_0080)
    expectEqual(steps, [.shape(red), .shape(red), .shape(stroke), .shape(green)])
    let paths = try picture().filter { $0.name == "path" }
    expectEqual(
      paths.map { $0.attributes["d"] },
      [String](repeating: "M11 22L14 22L14 26L11 26Z", count: 4)
    )
    expect(
      paths[2].attributes["stroke-linecap"] == "round"
        && paths[3].attributes["fill-opacity"] == "0.50"
    )
    steps = try drawn { _ in
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.saveGState()
      context.translateBy(x: 1, y: 2)
      context.scaleBy(x: 3, y: 4)
      context.setFillColor(UIColor.red.cgColor)
      context.clip(to: CGRect(0, 0, 1, 1))
      context.fill(CGRect(0, 0, 1, 1))
      context.setLineWidth(2)
      context.move(to: .zero)
      context.addLine(to: CGPoint(1, 0))
      context.strokePath()
      context.restoreGState()
      context.restoreGState()
      context.fill(CGRect(1, 2, 3, 4))
    }
    expectEqual(steps.count, 5)
    expectEqual(steps[0], .clip(square, isEvenOdd: false))
    expectEqual(steps[1], .shape(CommitReader.Shape(path: square, fill: 0xFF00_00FF)))
    guard case .shape(let line) = steps[2] else { return }
    expect(line.path == [0, 1, 2, 1, 4, 2] && abs(line.width - 2 * Float(12).squareRoot()) < 1e-4)
    expectEqual(steps[3], .unclip)
    expectEqual(steps[4], .shape(CommitReader.Shape(path: square, fill: 0x0000_00FF)))
    let all = try picture()
    expect(
      all.contains { $0.name == "clipPath" } && all.contains { $0.attributes["clip-path"] != nil }
    )
    let open = try drawn { _ in UIRectClip(CGRect(0, 0, 1, 1)) }
    expectEqual(open.last, .unclip, "a clip ends with the drawing")
  }

  @Test("text is drawn at its point and in its rectangle, and images in theirs")
  func texts() throws {
    let font = UIFont.systemFont(ofSize: 10)
    let steps = try drawn { _ in
      "one".draw(at: CGPoint(5, 6), withAttributes: [.font: font, .foregroundColor: UIColor.red])
      let text = NSString(string: "two words and more of them")
      text.draw(in: CGRect(0, 0, 40, 100), withAttributes: [.font: font])
      UIImage(systemName: "star")?.withTintColor(.blue).draw(in: CGRect(1, 2, 3, 4))
    }
    let words = steps.compactMap { step in if case .text(_, let text) = step { text } else { nil } }
    expect(words.first == "one" && words.count > 2)
    expect(words.dropFirst().joined().contains("two") && words.last?.hasSuffix("them") == true)
    guard case .image(_, let alpha, let rect, let tint, _, _)? = steps.last else {
      Issue.record("no image")
      return
    }
    expect(rect == CGRect(1, 2, 3, 4) && tint == 0x0000_FFFF && alpha == 1)
    let text = try require(try picture().first { $0.name == "text" })
    expect(text.attributes["x"] == "15" && text.attributes["fill"] == "#ff0000")
    let baseline = try require(Double(text.attributes["y"] ?? ""))
    expect(abs(baseline - 26 - Double(font.ascender)) < 0.01)
  }

  @Test("A drawing is seen by the inspector and follows the bounds")
  func inspected() throws {
    var inspector = CellInspector()
    canvas.body = { _ in UIRectFill(CGRect(0, 0, 1, 1)) }
    let first = inspector.elements(of: canvas)
    expect(first == inspector.elements(of: canvas) && first.count == 1)
    canvas.body = { _ in UIRectFill(CGRect(0, 0, 2, 1)) }
    expect(inspector.elements(of: canvas) != first)
    canvas.bounds.origin = CGPoint(1, 2)
    let steps = try drawn {
      UIRectFill(CGRect($0.minX + 1, $0.minY + 2, 3, 4))
    }
    expectEqual(steps, [.shape(CommitReader.Shape(path: square, fill: 0x0000_00FF))])
  }

  @Test("the tint colour is that of the view that shows it, wherever it is shown")
  func tint() throws {
    let label = UILabel(frame: CGRect(0, 0, 50, 20))
    label.text = "tinted"
    label.textColor = .tintColor
    canvas.addSubview(label)
    canvas.backgroundColor = .tintColor
    canvas.tintColor = .red
    let steps = try drawn { _ in
      UIColor.tintColor.setFill()
      UIRectFill(CGRect(1, 2, 3, 4))
    }
    expectEqual(steps, [.shape(CommitReader.Shape(path: square, fill: 0xFF00_00FF))])
    let all = try picture()
    expectEqual(all.first { $0.name == "text" }?.attributes["fill"], "#ff0000")
    expect(all.contains { $0.name == "rect" && $0.attributes["fill"] == "#ff0000" })
    canvas.tintColor = .tintColor
    try expectEqual(
      drawn { _ in
        UIColor.tintColor.setFill();
        UIRectFill(.zero)
      }
      .count,
      1
    )
    expectEqual(UIColor.tintColor.packedRGBA, UIColor.systemBlue.packedRGBA)
  }
}
