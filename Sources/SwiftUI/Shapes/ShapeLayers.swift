// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Headless) import HeadlessUIKit

/// The layers of a shape that a view's own background, corners and border cannot show.
@MainActor final class ShapeLayers {
  struct Drawing: Equatable {
    enum Figure: Equatable {
      /// The edges of the view with round corners of a radius.
      case box(CGFloat)
      case path(Path)
    }

    let figure: Figure
    let packedColor: UInt32
    let gradient: GradientPaint?
    var isEvenOdd = false
    /// How a line runs along the outline; nil for a shape that is filled.
    var pen: StrokeStyle?

    /// The rectangle around all that is drawn in a view of some bounds.
    func area(in bounds: CGRect) -> CGRect {
      guard case .path(let path) = figure else { return bounds }
      guard let pen else { return path.boundingRect }
      let reach = -pen.drawnWidth / 2
      let box = path.boundingRect.insetBy(dx: reach, dy: reach)
      // The tips of joints and square ends reach further than half of the line's width.
      return box.union(path.strokedPath(pen).boundingRect)
    }
  }

  /// The gradient that a node wants drawn; nil for a colour.
  var paint: GradientPaint?
  private var shown: (drawing: Drawing, bounds: CGRect)?
  private var shape: CAShapeLayer?
  private var gradient: CAGradientLayer?

  /// Draws in a view, behind its subviews, unless it shows that very drawing.
  func show(_ drawing: Drawing, in view: UIView) {
    let bounds = view.bounds
    guard shown?.drawing != drawing || shown?.bounds != bounds else { return }
    shown = (drawing, bounds)
    let area = drawing.area(in: bounds)
    guard let paint = drawing.gradient, !area.isNull else {
      gradient?.mask = nil
      gradient?.removeFromSuperlayer()
      gradient = nil
      showColor(drawing, in: view)
      return
    }
    // As a mask it stays where it is.
    if gradient?.mask == nil { shape?.removeFromSuperlayer() }
    let gradient = gradient ?? CAGradientLayer()
    if self.gradient == nil {
      self.gradient = gradient
      view.layer.addSublayer(gradient)
    }
    gradient.frame = area
    paint.show(on: gradient)
    cut(gradient, to: drawing, area)
  }

  func remove() {
    shape?.removeFromSuperlayer()
    gradient?.removeFromSuperlayer()
  }

  /// Shows a drawing of one colour, which is never a box: that is the view's own.
  private func showColor(_ drawing: Drawing, in view: UIView) {
    let shape = shape ?? CAShapeLayer()
    self.shape = shape
    if shape.superlayer == nil { view.layer.addSublayer(shape) }
    shape.frame = view.bounds
    write(drawing, to: shape, UIColor(packedRGBA: drawing.packedColor).cgColor)
  }

  private func cut(_ gradient: CAGradientLayer, to drawing: Drawing, _ area: CGRect) {
    if case .box(let radius) = drawing.figure {
      gradient.cornerRadius = radius
      gradient.mask = nil
      return
    }
    gradient.cornerRadius = 0
    let shape = shape ?? CAShapeLayer()
    self.shape = shape
    // The mask counts from the gradient's corner, the path from the view's.
    shape.frame = CGRect(
      x: -area.minX,
      y: -area.minY,
      width: max(0, area.maxX),
      height: max(0, area.maxY)
    )
    write(drawing, to: shape, UIColor.black.cgColor)
    gradient.mask = shape
  }

  private func write(_ drawing: Drawing, to layer: CAShapeLayer, _ color: CGColor) {
    switch drawing.figure {
    case .box: layer.path = nil
    case .path(let path): layer.path = path.cgPath
    }
    layer.fillRule = drawing.isEvenOdd ? .evenOdd : .nonZero
    layer.fillColor = drawing.pen == nil ? color : nil
    layer.strokeColor = drawing.pen == nil ? nil : color
    drawing.pen?.show(on: layer)
  }
}
