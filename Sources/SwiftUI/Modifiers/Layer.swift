// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(Headless) import HeadlessUIKit

/// What is done to all that a view shows at once.
public struct _Layer: _WrappingModification, Sendable {
  @usableFromInline enum Effect: Equatable, Sendable {
    case opacity(Double)
    case hidden
    case clipped(_ShapeOutline, isEvenOdd: Bool = false)
  }

  let effect: Effect

  @usableFromInline init(effect: Effect) { self.effect = effect }

  @MainActor public static func _makeNode() -> _ViewNode { LayerNode(UIView()) }

  @MainActor public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: LayerNode.self).take(effect)
  }
}

extension View {
  @inlinable public func opacity(_ opacity: Double) -> _Modified<_Layer> {
    _modified(by: _Layer(effect: .opacity(opacity)))
  }

  @inlinable public func hidden() -> _Modified<_Layer> {
    _modified(by: _Layer(effect: .hidden))
  }

  @inlinable public func clipped(antialiased: Bool = false) -> _Modified<_Layer> {
    _modified(by: _Layer(effect: .clipped(.rectangle)))
  }

  @inlinable public func clipShape<Outline: Shape>(
    _ shape: Outline,
    style: FillStyle = FillStyle()
  ) -> _Modified<_Layer> {
    _modified(by: _Layer(effect: .clipped(shape._outline, isEvenOdd: style.isEOFilled)))
  }

  @inlinable public func cornerRadius(
    _ radius: CGFloat,
    antialiased: Bool = true
  ) -> _Modified<_Layer> {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}

/// A node whose content is in a view of its own, so that all of it fades, hides or is cut at once.
final class LayerNode: HolderNode {
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

  override func showHolder(in rect: CGRect) -> CGPoint {
    view.show(outline, in: rect, radius: &radius)
    if mask != nil || outline.isPath { showMask() }
    return view.frame.origin
  }
}

public struct _Shadow: _WrappingModification, Sendable {
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  @MainActor public static func _makeNode() -> _ViewNode { ShadowNode(UIView()) }

  @MainActor public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: ShadowNode.self)
      .take(color.packed(accent: environment.accent), radius, offset)
  }
}

extension View {
  /// The parts of the view cast one shadow, and none on each other.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> _Modified<_Shadow> {
    _modified(
      by: _Shadow(
        color: color,
        radius: max(0, radius.sanitized),
        offset: CGSize(width: x.sanitized, height: y.sanitized)
      )
    )
  }
}

/// A node whose content casts the shadow: the view that holds it has no background.
private final class ShadowNode: HolderNode {
  private var packedColor: UInt32 = 0
  private var radius: CGFloat = 0
  private var offset = CGSize.zero

  func take(_ packedColor: UInt32, _ radius: CGFloat, _ offset: CGSize) {
    let isSame =
      packedColor == self.packedColor && radius == self.radius && offset == self.offset
    guard !isSame else { return }
    (self.packedColor, self.radius, self.offset) = (packedColor, radius, offset)
    let layer = view.layer
    layer.shadowColor = UIColor(packedRGBA: packedColor | 0xFF).cgColor
    layer.shadowOpacity = Float(packedColor & 0xFF) / 255
    layer.shadowRadius = radius
    layer.shadowOffset = offset
  }
}
