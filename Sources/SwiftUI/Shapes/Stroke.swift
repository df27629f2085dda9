// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(Headless) import HeadlessUIKit

public struct _StrokedShape: Sendable {
  let outline: _ShapeOutline
  /// The style; nil for that of the foreground.
  let style: AnyShapeStyle?
  let pen: StrokeStyle
  /// How far the line reaches outside of the outline, from 0 to 1 of its width.
  var outside = 0.5
}

extension _StrokedShape: _PrimitiveView {
  public static func _makeNode() -> _ViewNode { StrokeNode() }

  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: StrokeNode.self).take(self, environment)
  }
}

extension Shape {
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> _StrokedShape {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> _StrokedShape {
    _StrokedShape(outline: _outline, style: content._erased, pen: style)
  }

  public func stroke(lineWidth: CGFloat = 1) -> _StrokedShape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  public func stroke(style: StrokeStyle) -> _StrokedShape {
    _StrokedShape(outline: _outline, style: nil, pen: style)
  }
}

/// A stroked shape: a solid line of one colour along a box is the view's border, all else are layers.
final class StrokeNode: _ViewNode {
  private let view = UIView()
  private var line = _StrokedShape(outline: .rectangle, style: nil, pen: StrokeStyle(lineWidth: 0))
  private var packedColor: UInt32 = 0
  private var gradient: GradientPaint?
  private var radius: CGFloat = 0
  private var border: (width: CGFloat, packedColor: UInt32) = (0, 0)
  private var layers: ShapeLayers?
  private var isArranged = false

  func take(_ line: _StrokedShape, _ environment: _ViewEnvironment) {
    let gradient = environment.gradient(line.style)
    let packedColor = gradient == nil ? environment.resolve(line.style) : 0
    let former = self.line
    let isSame =
      line.outline == former.outline && line.pen == former.pen
      && line.outside == former.outside
    guard !isSame || gradient != self.gradient || packedColor != self.packedColor else { return }
    let wasBorder = isBorder
    self.line = line
    self.gradient = gradient
    self.packedColor = packedColor
    // A border lies in a frame that depends on it; all else is drawn in the room.
    if isSame && wasBorder == isBorder || !wasBorder && !isBorder && isArranged {
      show()
    } else {
      invalidate()
    }
  }

  private var isBorder: Bool { gradient == nil && !line.outline.isPath && line.pen.isPlain }

  override func appendViews(to views: inout [UIView]) { views.append(view) }

  override func measure(_ proposal: Proposal) -> CGSize { proposal.filled }

  override func arrange(at origin: CGPoint, _ proposal: Proposal) {
    isArranged = true
    let room = CGRect(origin: origin, size: size(proposal))
    let reach = isBorder ? line.pen.drawnWidth * CGFloat(line.outside) : 0
    let frame = line.outline.frame(in: room)
    view.show(in: isBorder ? frame.insetBy(dx: -reach, dy: -reach) : room)
    let inner = isBorder ? line.outline.cornerRadius(of: frame.size) : 0
    let wanted = inner > 0 ? inner + reach : 0
    if wanted != radius {
      radius = wanted
      view.layer.cornerRadius = wanted
    }
    show()
  }

  override func knownFlexibility(_ axis: Axis) -> CGFloat? { .infinity }

  /// Writes the line to the border, or to layers.
  private func show() {
    let width = isBorder ? line.pen.drawnWidth : 0
    if width != border.width {
      border.width = width
      view.layer.borderWidth = width
    }
    if isBorder {
      if packedColor != border.packedColor {
        border.packedColor = packedColor
        view.layer.borderColor = UIColor(packedRGBA: packedColor).cgColor
      }
      layers?.remove()
      layers = nil
      return
    }
    guard isArranged else { return }
    let layers = layers ?? ShapeLayers()
    self.layers = layers
    let inset = line.pen.drawnWidth * (0.5 - CGFloat(line.outside))
    layers.show(
      ShapeLayers.Drawing(
        figure: .path(line.outline.path(in: view.bounds, inset: inset)),
        packedColor: packedColor,
        gradient: gradient,
        pen: line.pen
      ),
      in: view
    )
  }
}

extension View {
  public func border<Style: ShapeStyle>(
    _ style: Style,
    width: CGFloat = 1
  ) -> _Modified<_Backing<_StrokedShape>> {
    _backed(by: Rectangle().strokeBorder(style, lineWidth: width), .center, isBehind: false)
  }
}
