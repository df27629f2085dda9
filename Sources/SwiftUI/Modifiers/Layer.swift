// SPDX-License-Identifier: Apache-2.0

public import Foundation
import HeadlessUIKit

/// What is done to all that a view shows at once.
public struct _Layer: _WrappingModification, Sendable {
  @usableFromInline enum Effect: Equatable, Sendable {
    case opacity(Double)
    case hidden
    case clipped(_ShapeOutline, isEvenOdd: Bool = false)
  }

  let effect: Effect

  @usableFromInline init(effect: Effect) { self.effect = effect }

  @MainActor public static func _makeNode() -> _ViewNode { LayerNode() }

  @MainActor public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: LayerNode.self).take(effect)
  }
}

extension View {
  @inlinable public func opacity(_ opacity: Double) -> ModifiedContent<Self, _Layer> {
    ModifiedContent(content: self, modifier: _Layer(effect: .opacity(opacity)))
  }

  @inlinable public func hidden() -> ModifiedContent<Self, _Layer> {
    ModifiedContent(content: self, modifier: _Layer(effect: .hidden))
  }

  @inlinable public func clipped(antialiased: Bool = false) -> ModifiedContent<Self, _Layer> {
    ModifiedContent(content: self, modifier: _Layer(effect: .clipped(.rectangle)))
  }

  @inlinable public func clipShape<Outline: Shape>(
    _ shape: Outline,
    style: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _Layer> {
    ModifiedContent(
      content: self,
      modifier: _Layer(effect: .clipped(shape._outline, isEvenOdd: style.isEOFilled))
    )
  }

  @inlinable public func cornerRadius(
    _ radius: CGFloat,
    antialiased: Bool = true
  ) -> ModifiedContent<Self, _Layer> {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}

/// A node whose content is in a view of its own, so that all of it fades, hides or is cut at once.
final class LayerNode: WrapperNode {
  private let view = UIView()
  private var effect: _Layer.Effect?

  private var outline = _ShapeOutline.rectangle
  private var isEvenOdd = false
  private var radius: CGFloat = 0
  private var mask: CAShapeLayer?

  func take(_ effect: _Layer.Effect) {
    guard effect != self.effect else { return }
    self.effect = effect
    var opacity: CGFloat = 1
    var outline = _ShapeOutline.rectangle
    var isHidden = false
    var isClipped = false
    isEvenOdd = false
    switch effect {
    case .opacity(let given): opacity = CGFloat(given)
    case .hidden: isHidden = true
    case .clipped(let given, let isEvenOdd):
      // A path cuts as a mask, once there is room to draw it in.
      isClipped = !given.isPath
      outline = given
      self.isEvenOdd = isEvenOdd
    }
    if view.alpha != opacity { view.alpha = opacity }
    if view.isHidden != isHidden { view.isHidden = isHidden }
    if view.clipsToBounds != isClipped { view.clipsToBounds = isClipped }
    if outline != self.outline {
      let isPath = self.outline.isPath
      self.outline = outline
      // Where both are paths the frame stays, and the mask compares what it draws.
      if isPath, outline.isPath { showMask() } else { invalidate() }
    }
  }

  /// Cuts the content by the outline, if that is a path.
  private func showMask() {
    guard outline.isPath else {
      if mask != nil { view.layer.mask = nil }
      mask = nil
      return
    }
    let mask = mask ?? CAShapeLayer()
    if self.mask == nil {
      self.mask = mask
      view.layer.mask = mask
    }
    mask.frame = view.bounds
    mask.fillRule = isEvenOdd ? .evenOdd : .nonZero
    mask.path = outline.path(in: view.bounds).cgPath
  }

  override func appendViews(to views: inout [UIView]) {
    var content: [UIView] = []
    super.appendViews(to: &content)
    view.showSubviews(content)
    views.append(view)
  }

  override func arrange(at origin: CGPoint, _ proposal: Proposal) {
    view.show(outline, in: CGRect(origin: origin, size: size(proposal)), radius: &radius)
    if mask != nil || outline.isPath { showMask() }
    // The content counts from the corner of the view that holds it, which lies on a pixel.
    super
      .arrange(
        at: CGPoint(x: origin.x - view.frame.minX, y: origin.y - view.frame.minY),
        proposal
      )
  }
}
