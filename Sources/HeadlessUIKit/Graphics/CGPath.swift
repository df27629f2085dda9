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
