// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIView {
  /// Appends the output of the view's `draw(_:)`; without an override it costs one call.
  func recordDrawing(into list: inout [DrawCommand], context: DisplayContext) {
    guard storedFrame.size.width > 0, storedFrame.size.height > 0 else { return }
    let steps = GraphicsStack.drawing(at: context.scale) {
      UIColor.underTint(of: self) {
        if AutomaticTracking.isOn {
          AutomaticTracking.run(.drawing, of: self) { draw(bounds) }
        } else {
          draw(bounds)
        }
      }
    }
    guard !steps.isEmpty else { return }
    // Steps in the view's coordinates are relative to its corner in the display list.
    list.append(.drawing(steps.map { $0.moved(x: -boundsOrigin.x, y: -boundsOrigin.y) }))
  }

  /// True if the view is opaque; stored without effect.
  public var isOpaque: Bool {
    get { layerExtras?.isOpaque ?? true }
    set {
      guard newValue != isOpaque else { return }
      changeLayerExtras { $0.isOpaque = newValue }
    }
  }

  public func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
}

extension DrawingStep {
  fileprivate func moved(x: CGFloat, y: CGFloat) -> DrawingStep {
    guard x != 0 || y != 0 else { return self }
    let way = CGAffineTransform(translationX: x, y: y)
    switch self {
    case .path(var shape):
      shape.path = CGPath(shape.path.elements.map { $0.applying(way) })
      return .path(shape)
    case .text(let run, let transform): return .text(run, transform.concatenating(way))
    case .image(let image, let rect, let tint, let alpha, let transform):
      return .image(image, rect, tint: tint, alpha: alpha, transform.concatenating(way))
    case .clip(let path, let rule):
      return .clip(CGPath(path.elements.map { $0.applying(way) }), rule)
    case .unclip: return .unclip
    }
  }
}
