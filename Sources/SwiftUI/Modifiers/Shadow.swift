// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(Headless) import HeadlessUIKit

/// The shadow of all that a view shows.
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
  ) -> ModifiedContent<Self, _Shadow> {
    ModifiedContent(
      content: self,
      modifier: _Shadow(
        color: color,
        radius: max(0, radius.sanitized),
        offset: CGSize(width: x.sanitized, height: y.sanitized)
      )
    )
  }
}

/// A node whose content is in a view with a shadow.
///
/// The view has no background, so that its content is what casts the shadow.
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
