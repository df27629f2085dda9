// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The stacks of drawing contexts, the innermost last.
///
/// The main thread has one, in which a displayed view's context is created on demand; each other
/// thread has its own.
enum GraphicsStack {
  nonisolated(unsafe) private static var contexts: [CGContext] = []
  nonisolated(unsafe) private static var viewScale: CGFloat = 0
  nonisolated(unsafe) private static var viewDepth = 0
  private static let threadKey = "HeadlessUIKit.GraphicsStack"

  static var current: CGContext? {
    guard MainQueue.isCurrent else {
      return (Thread.current.threadDictionary[threadKey] as? [CGContext])?.last
    }
    if viewScale > 0, contexts.count == viewDepth { contexts.append(CGContext(scale: viewScale)) }
    return contexts.last
  }

  static func push(_ context: CGContext) {
    guard MainQueue.isCurrent else {
      let former = Thread.current.threadDictionary[threadKey] as? [CGContext] ?? []
      Thread.current.threadDictionary[threadKey] = former + [context]
      return
    }
    // The view's context is below those pushed during display.
    if viewScale > 0, contexts.count == viewDepth { contexts.append(CGContext(scale: viewScale)) }
    contexts.append(context)
  }

  static func pop() {
    guard MainQueue.isCurrent else {
      let former = Thread.current.threadDictionary[threadKey] as? [CGContext] ?? []
      Thread.current.threadDictionary[threadKey] = Array(former.dropLast())
      return
    }
    guard contexts.count > viewDepth + (viewScale > 0 ? 1 : 0) else { return }
    contexts.removeLast()
  }

  @MainActor static func drawing(at scale: CGFloat, _ draw: () -> Void) -> [DrawingStep] {
    let (formerScale, formerDepth) = (viewScale, viewDepth)
    (viewScale, viewDepth) = (scale, contexts.count)
    draw()
    let steps = contexts.count > viewDepth ? contexts[viewDepth].finishedSteps : []
    if contexts.count > viewDepth { contexts.removeSubrange(viewDepth...) }
    (viewScale, viewDepth) = (formerScale, formerDepth)
    return steps
  }
}

public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }

public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }

public func UIGraphicsPopContext() { GraphicsStack.pop() }

public func UIRectFill(_ rect: CGRect) { GraphicsStack.current?.fill(rect) }

public func UIRectFrame(_ rect: CGRect) {
  guard let context = GraphicsStack.current else { return }
  let inner = rect.insetBy(dx: 1, dy: 1)
  context.fill(context.placed(PathShape.rectangle(rect) + PathShape.rectangle(inner)), .evenOdd)
}

public func UIRectClip(_ rect: CGRect) { GraphicsStack.current?.clip(to: rect) }

extension UIColor {
  public func setFill() { GraphicsStack.current?.state.fillRGBA = packedRGBA }
  public func setStroke() { GraphicsStack.current?.state.strokeRGBA = packedRGBA }

  public func set() {
    setFill()
    setStroke()
  }
}

extension UIBezierPath {
  public func fill() {
    guard let context = GraphicsStack.current else { return }
    context.fill(context.placed(cgPath.elements), fillRule)
  }

  public func stroke() {
    guard let context = GraphicsStack.current else { return }
    context.stroke(context.placed(cgPath.elements), pen)
  }

  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) { withAlpha(alpha) { fill() } }
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { withAlpha(alpha) { stroke() } }

  public func addClip() {
    guard let context = GraphicsStack.current else { return }
    context.clip(to: context.placed(cgPath.elements), fillRule)
  }

  private func withAlpha(_ alpha: CGFloat, _ draw: () -> Void) {
    guard let context = GraphicsStack.current else { return }
    let former = context.state.alpha
    context.setAlpha(former * (alpha > 0 ? min(alpha, 1) : 0))
    draw()
    context.state.alpha = former
  }
}

/// The blend mode; everything is drawn as `normal`.
public enum CGBlendMode: Int32, Hashable, Sendable {
  case normal = 0, multiply, screen, overlay, clear = 16, copy, sourceIn, sourceOut, sourceAtop
  case destinationOver
}

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
