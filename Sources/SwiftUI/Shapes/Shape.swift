// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Headless) import HeadlessUIKit

/// An outline, which is also a view that fills what it is offered in the foreground style.
///
/// The shapes of this module are all there are.
public protocol Shape: Sendable, _PrimitiveView {
  /// The outline without its type.
  nonisolated var _outline: _ShapeOutline { get }
}

extension Shape {
  /// Makes a shape that shows nothing yet.
  public static func _makeNode() -> _ViewNode { FillNode() }

  /// Writes the outline and the foreground colour if they differ.
  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    let node = unsafeDowncast(node, to: FillNode.self)
    node.take(_outline)
    node.take(packedColor: environment.resolve(nil))
  }

  /// The shape in a style.
  public func fill<Style: ShapeStyle>(_ style: Style) -> _FilledShape {
    _FilledShape(outline: _outline, style: style._erased)
  }
}

/// The outline of a shape in whatever room it gets.
public enum _ShapeOutline: Hashable, Sendable {
  /// The edges of the room.
  case rectangle
  /// The edges of the room with round corners of a radius.
  case rounded(Double)
  /// The edges of the room with its shorter edges as half circles.
  case capsule
  /// The largest circle in the middle of the room.
  case circle

  /// The rectangle around the outline in some room.
  func frame(in room: CGRect) -> CGRect {
    guard self == .circle else { return room }
    let side = min(room.width, room.height)
    return CGRect(x: room.midX - side / 2, y: room.midY - side / 2, width: side, height: side)
  }

  /// The radius of the corners of the rectangle around the outline; never more than fits.
  func cornerRadius(of size: CGSize) -> CGFloat {
    let most = max(0, min(size.width, size.height) / 2)
    switch self {
    case .rectangle: return 0
    case .rounded(let radius): return min(max(0, CGFloat(radius).sanitized), most)
    case .capsule, .circle: return most
    }
  }
}

/// A shape in a style.
public struct _FilledShape: Sendable {
  let outline: _ShapeOutline
  let style: AnyShapeStyle
}

extension _FilledShape: _PrimitiveView {
  /// Makes a shape that shows nothing yet.
  public static func _makeNode() -> _ViewNode { FillNode() }

  /// Writes the outline and the colour if they differ.
  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    let node = unsafeDowncast(node, to: FillNode.self)
    node.take(outline)
    node.take(packedColor: environment.resolve(style))
  }
}

/// A shape of one colour on screen.
final class FillNode: _ViewNode {
  private let view = UIView()
  private var packedColor: UInt32 = 0
  private var outline = _ShapeOutline.rectangle
  private var radius: CGFloat = 0

  /// Takes over a colour.
  func take(packedColor: UInt32) {
    guard packedColor != self.packedColor else { return }
    self.packedColor = packedColor
    view.backgroundColor = UIColor(packedRGBA: packedColor)
  }

  /// Takes over an outline.
  func take(_ outline: _ShapeOutline) {
    guard outline != self.outline else { return }
    self.outline = outline
    invalidate()
  }

  override func appendViews(to views: inout [UIView]) {
    views.append(view)
  }

  override func measure(_ proposal: Proposal) -> CGSize { proposal.filled }

  override func arrange(at origin: CGPoint, _ proposal: Proposal) {
    view.show(outline, in: CGRect(origin: origin, size: size(proposal)), radius: &radius)
  }

  override func knownFlexibility(_ axis: Axis) -> CGFloat? { .infinity }
}

extension Proposal {
  /// The size of what fills whatever it is offered: 10 points where nothing is specified.
  var filled: CGSize {
    CGSize(width: width < 0 ? 10 : width, height: height < 0 ? 10 : height)
  }
}
