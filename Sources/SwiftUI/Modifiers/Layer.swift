// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What is done to all that a view shows at once.
public struct _Layer: _WrappingModification, Sendable {
  /// What is done.
  @usableFromInline enum Effect: Hashable, Sendable {
    case opacity(Double)
    case hidden
    case clipped(_ShapeOutline)
  }

  let effect: Effect

  @usableFromInline init(effect: Effect) {
    self.effect = effect
  }

  /// Makes a node that shows the view as it is.
  @MainActor public static func _makeNode() -> _ViewNode { LayerNode() }

  /// Takes over the effect.
  @MainActor public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: LayerNode.self).take(effect)
  }
}

extension View {
  /// Shows the view more or less clearly, from 0 to 1; values outside are clamped.
  @inlinable public func opacity(_ opacity: Double) -> ModifiedContent<Self, _Layer> {
    ModifiedContent(content: self, modifier: _Layer(effect: .opacity(opacity)))
  }

  /// Leaves the view its room and shows nothing of it.
  @inlinable public func hidden() -> ModifiedContent<Self, _Layer> {
    ModifiedContent(content: self, modifier: _Layer(effect: .hidden))
  }

  /// Cuts off what the view shows outside its bounds.
  @inlinable public func clipped(antialiased: Bool = false) -> ModifiedContent<Self, _Layer> {
    ModifiedContent(content: self, modifier: _Layer(effect: .clipped(.rectangle)))
  }

  /// Cuts off what the view shows outside a shape.
  @inlinable public func clipShape<Outline: Shape>(_ shape: Outline) -> ModifiedContent<
    Self, _Layer
  > {
    ModifiedContent(content: self, modifier: _Layer(effect: .clipped(shape._outline)))
  }

  /// Rounds the corners of what the view shows.
  @inlinable public func cornerRadius(
    _ radius: CGFloat,
    antialiased: Bool = true
  ) -> ModifiedContent<Self, _Layer> {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}
