// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Headless) import HeadlessUIKit

/// A filled shape: a box of one colour is the view's background and corners, all else are layers.
final class FillNode: _ViewNode {
  private let view = UIView()
  private var packedColor: UInt32 = 0
  private var isEvenOdd = false
  private var isArranged = false
  private var outline = _ShapeOutline.rectangle
  private var radius: CGFloat = 0
  private var layers: ShapeLayers?

  func take(packedColor: UInt32) {
    guard packedColor != self.packedColor || layers?.paint != nil else { return }
    self.packedColor = packedColor
    layers?.paint = nil
    show()
  }

  /// Takes over a style; nil is that of the foreground.
  func take(_ style: AnyShapeStyle?, _ environment: inout _ViewEnvironment) {
    guard let gradient = environment.gradient(style) else {
      return take(packedColor: environment.resolve(style))
    }
    guard gradient != layers?.paint else { return }
    let layers = layers ?? ShapeLayers()
    self.layers = layers
    layers.paint = gradient
    show()
  }

  func take(_ outline: _ShapeOutline, isEvenOdd: Bool = false) {
    guard outline != self.outline || isEvenOdd != self.isEvenOdd else { return }
    let isPath = self.outline.isPath
    self.outline = outline
    self.isEvenOdd = isEvenOdd
    // Where both are paths the frame stays, and the layer compares what it draws.
    if isPath, outline.isPath { show() } else { invalidate() }
  }

  override func appendViews(to views: inout [UIView]) { views.append(view) }

  override func measure(_ proposal: Proposal) -> CGSize { proposal.filled }

  override func arrange(at origin: CGPoint, _ proposal: Proposal) {
    view.show(outline, in: CGRect(origin: origin, size: size(proposal)), radius: &radius)
    isArranged = true
    if layers != nil || outline.isPath { show() }
  }

  override func knownFlexibility(_ axis: Axis) -> CGFloat? { .infinity }

  /// Writes the colour to the view, or what it takes to layers.
  private func show() {
    guard layers?.paint != nil || outline.isPath else {
      view.backgroundColor = UIColor(packedRGBA: packedColor)
      layers?.remove()
      layers = nil
      return
    }
    if view.backgroundColor != nil { view.backgroundColor = nil }
    // Before the first layout there is no room to draw in.
    guard isArranged else { return }
    let layers = layers ?? ShapeLayers()
    self.layers = layers
    let room = view.bounds
    layers.show(
      ShapeLayers.Drawing(
        figure: outline.isPath ? .path(outline.path(in: room)) : .box(radius),
        packedColor: packedColor,
        gradient: layers.paint,
        isEvenOdd: isEvenOdd
      ),
      in: view
    )
  }
}

extension Proposal {
  /// The size of what fills whatever it is offered: 10 points where nothing is specified.
  var filled: CGSize { CGSize(width: width < 0 ? 10 : width, height: height < 0 ? 10 : height) }
}
