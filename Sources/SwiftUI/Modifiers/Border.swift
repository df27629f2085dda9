// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(Headless) import HeadlessUIKit

/// A line along the outline of a shape.
public struct _StrokedShape: Sendable {
  let outline: _ShapeOutline
  let style: AnyShapeStyle
  let width: Double
  /// How far the line reaches outside of the outline, from 0 to 1 of its width.
  let outside: Double
}

extension _StrokedShape: _PrimitiveView {
  /// Makes a line that shows nothing yet.
  public static func _makeNode() -> _ViewNode { StrokeNode() }

  /// Writes the outline, the width and the colour if they differ.
  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: StrokeNode.self)
      .take(self, packedColor: environment.resolve(style))
  }
}

extension Shape {
  /// The outline of the shape as a line, half of it inside and half outside.
  public func stroke<Style: ShapeStyle>(
    _ style: Style,
    lineWidth: CGFloat = 1
  ) -> _StrokedShape {
    _StrokedShape(
      outline: _outline,
      style: style._erased,
      width: Double(max(0, lineWidth.sanitized)),
      outside: 0.5
    )
  }

  /// The outline of the shape as a line inside of it.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style,
    lineWidth: CGFloat = 1
  ) -> _StrokedShape {
    _StrokedShape(
      outline: _outline,
      style: style._erased,
      width: Double(max(0, lineWidth.sanitized)),
      outside: 0
    )
  }
}

extension View {
  /// Draws a line inside the edges of the view, in front of it.
  public func border<Style: ShapeStyle>(
    _ style: Style,
    width: CGFloat = 1
  ) -> ModifiedContent<Self, _Backing<_StrokedShape>> {
    _backed(by: Rectangle().strokeBorder(style, lineWidth: width), .center, isBehind: false)
  }
}

/// A line along an outline on screen.
private final class StrokeNode: _ViewNode {
  private let view = UIView()
  private var outline = _ShapeOutline.rectangle
  private var width = 0.0
  private var outside = 0.0
  private var packedColor: UInt32 = 0
  private var radius: CGFloat = 0

  func take(_ shape: _StrokedShape, packedColor: UInt32) {
    if packedColor != self.packedColor {
      self.packedColor = packedColor
      view.layer.borderColor = UIColor(packedRGBA: packedColor).cgColor
    }
    if shape.width != width {
      width = shape.width
      view.layer.borderWidth = CGFloat(width)
      invalidate()
    }
    guard shape.outline != outline || shape.outside != outside else { return }
    outline = shape.outline
    outside = shape.outside
    invalidate()
  }

  override func appendViews(to views: inout [UIView]) {
    views.append(view)
  }

  override func measure(_ proposal: Proposal) -> CGSize { proposal.filled }

  override func arrange(at origin: CGPoint, _ proposal: Proposal) {
    let reach = CGFloat(width * outside)
    let room = outline.frame(in: CGRect(origin: origin, size: size(proposal)))
    view.show(in: room.insetBy(dx: -reach, dy: -reach))
    let inner = outline.cornerRadius(of: room.size)
    let wanted = inner > 0 ? inner + reach : 0
    guard wanted != radius else { return }
    radius = wanted
    view.layer.cornerRadius = wanted
  }

  override func knownFlexibility(_ axis: Axis) -> CGFloat? { .infinity }
}
