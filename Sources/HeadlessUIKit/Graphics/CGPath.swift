// SPDX-License-Identifier: Apache-2.0

public import Foundation

enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(CGPoint, control: CGPoint)
  case curve(CGPoint, control1: CGPoint, control2: CGPoint)
  case close

  func applying(_ t: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let point): .move(point.applying(t))
    case .line(let point): .line(point.applying(t))
    case .quad(let end, let control): .quad(end.applying(t), control: control.applying(t))
    case .curve(let end, let first, let second):
      .curve(end.applying(t), control1: first.applying(t), control2: second.applying(t))
    case .close: .close
    }
  }

  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let end, let control): [control, end]
    case .curve(let end, let first, let second): [first, second, end]
    case .close: []
    }
  }
}

public class CGPath: Hashable, @unchecked Sendable {
  // Unchecked because a mutable path is a path, as in Core Graphics; copy one before sharing it.

  final fileprivate(set) var elements: [PathElement]

  init(_ elements: [PathElement]) { self.elements = elements }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    let shape = PathShape.rectangle(rect)
    self.init(transform.map { t in shape.map { $0.applying(t.pointee) } } ?? shape)
  }

  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    let shape = PathShape.rounded(rect, corners: .allCorners, radii: radii)
    self.init(transform.map { t in shape.map { $0.applying(t.pointee) } } ?? shape)
  }

  public convenience init(
    ellipseIn rect: CGRect,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    let shape = PathShape.ellipse(rect)
    self.init(transform.map { t in shape.map { $0.applying(t.pointee) } } ?? shape)
  }

  public final var isEmpty: Bool { elements.isEmpty }
  public final var currentPoint: CGPoint { PathPen.place(after: elements) ?? .zero }
  public final var boundingBoxOfPath: CGRect { PathBounds.exact(elements) }
  public final var boundingBox: CGRect { PathBounds.ofControls(elements) }

  public final func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool { FlatPath(elements.map { $0.applying(transform) }).contains(point, rule) }

  public final func copy() -> CGPath? { CGPath(elements) }
  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(elements) }

  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.elements == right.elements
  }

  public final func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

public final class CGMutablePath: CGPath, @unchecked Sendable {
  override init(_ elements: [PathElement]) { super.init(elements) }
  public init() { super.init([]) }

  func reset() { elements.removeAll() }

  /// Appends steps, except those with non-finite points.
  func append(_ steps: [PathElement]) {
    elements += steps.filter { $0.points.allSatisfy { ($0.x + $0.y).isFinite } }
  }
}

public enum CGPathFillRule: Int, Hashable, Sendable { case winding = 0, evenOdd }

public enum CGLineCap: Int32, Hashable, Sendable { case butt = 0, round, square }

public enum CGLineJoin: Int32, Hashable, Sendable { case miter = 0, round, bevel }

enum PathReversal {
  static func reversed(_ elements: [PathElement]) -> [PathElement] {
    var output: [PathElement] = []
    var figure: [PathElement] = []
    for element in elements {
      if case .move = element {
        output += reversedFigure(figure)
        figure = []
      }
      figure.append(element)
    }
    return output + reversedFigure(figure)
  }

  private static func reversedFigure(_ figure: [PathElement]) -> [PathElement] {
    let steps = figure.filter { $0 != .close }
    guard let end = steps.last?.points.last else { return [] }
    var output: [PathElement] = [.move(end)]
    for (number, step) in steps.enumerated().reversed() where number > 0 {
      guard let start = steps[number - 1].points.last else { continue }
      switch step {
      case .move, .close: break
      case .line: output.append(.line(start))
      case .quad(_, let control): output.append(.quad(start, control: control))
      case .curve(_, let first, let second):
        output.append(.curve(start, control1: second, control2: first))
      }
    }
    return figure.contains(.close) ? output + [.close] : output
  }
}

extension CGPath {
  public final func copy(
    strokingWithWidth lineWidth: CGFloat,
    lineCap: CGLineCap,
    lineJoin: CGLineJoin,
    miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let pen = StrokePen(
      width: max(0, lineWidth.orZero),
      cap: lineCap,
      join: lineJoin,
      miterLimit: miterLimit.orZero
    )
    return CGPath(StrokeOutline.outline(of: self, pen).elements.map { $0.applying(transform) })
  }

  @_spi(Headless) public final func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    PathTrimming.part(of: self, from: start, to: end)
  }

  /// Returns the dashes along the path, as straight pieces; invalid lengths leave it whole.
  public final func copy(
    dashingWithPhase phase: CGFloat,
    lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let dash = StrokeDash(phase: phase, lengths: lengths)
    let output = CGMutablePath()
    for figure in FlatPath(elements).figures {
      for line in dash.lengths.isEmpty ? [figure] : StrokeOutline.dashes(of: figure, dash) {
        output.addLines(between: line.points, transform: transform)
        if line.isClosed { output.closeSubpath() }
      }
    }
    return output
  }
}
