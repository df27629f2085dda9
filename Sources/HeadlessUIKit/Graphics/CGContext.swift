// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A drawing context for a view's display list or an image; the origin is at the top left.
public final class CGContext {
  struct State {
    var transform = CGAffineTransform.identity
    var fillRGBA: UInt32 = 0x0000_00FF
    var strokeRGBA: UInt32 = 0x0000_00FF
    var pen = StrokePen()
    var alpha: CGFloat = 1
    var clipCount = 0
  }

  private(set) var steps: [DrawingStep] = []
  let scale: CGFloat
  var imageSize: CGSize?
  var isOpaque = false
  var state = State()
  private var saved: [State] = []
  let path = CGMutablePath()

  init(scale: CGFloat) { self.scale = scale }

  public var ctm: CGAffineTransform { state.transform }
  public func saveGState() { saved.append(state) }

  public func restoreGState() {
    guard let former = saved.popLast() else { return }
    for _ in former.clipCount..<max(former.clipCount, state.clipCount) { steps.append(.unclip) }
    state = former
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  public func concatenate(_ transform: CGAffineTransform) {
    guard transform.isFinite else { return }
    state.transform = transform.concatenating(state.transform)
  }

  var finishedSteps: [DrawingStep] { steps + (0..<max(0, state.clipCount)).map { _ in .unclip } }
  func add(_ step: DrawingStep) { steps.append(step) }

  func fill(_ path: CGPath, _ rule: CGPathFillRule = .winding) {
    guard !path.isEmpty else { return }
    steps.append(.path(ShapeFigure(path: path, fillRGBA: faded(state.fillRGBA), fillRule: rule)))
  }

  func stroke(_ path: CGPath, _ pen: StrokePen) {
    guard !path.isEmpty, pen.width > 0 else { return }
    let factor = state.transform.meanScale
    var pen = pen
    pen.width *= factor
    pen.dash = StrokeDash(
      phase: pen.dash.phase * factor,
      lengths: pen.dash.lengths.map { $0 * factor }
    )
    steps.append(
      .path(ShapeFigure(path: path, fillRGBA: 0, strokeRGBA: faded(state.strokeRGBA), pen: pen))
    )
  }

  /// Clips what follows to a path in the context's coordinates.
  func clip(to path: CGPath, _ rule: CGPathFillRule) {
    steps.append(.clip(path, rule))
    state.clipCount += 1
  }

  func placed(_ elements: [PathElement]) -> CGPath {
    CGPath(elements.map { $0.applying(state.transform) })
  }

  private func faded(_ color: UInt32) -> UInt32 {
    guard state.alpha < 1 else { return color }
    return color & 0xFFFF_FF00 | UInt32((CGFloat(color & 0xFF) * state.alpha).rounded())
  }
}

public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  case fill = 0, eoFill, stroke, fillStroke, eoFillStroke
}
