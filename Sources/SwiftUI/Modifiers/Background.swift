// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// A view behind or in front of another, which alone decides on the size.
public struct _Backing<Other: View>: _WrappingModification {
  @usableFromInline let other: Other
  @usableFromInline let alignment: Alignment
  @usableFromInline let isBehind: Bool

  @inlinable init(other: Other, alignment: Alignment, isBehind: Bool) {
    self.other = other
    self.alignment = alignment
    self.isBehind = isBehind
  }

  @MainActor public static func _makeNode() -> _ViewNode {
    let node = BackgroundNode()
    node.other.mount(Other.self)
    return node
  }

  @inlinable @MainActor public func _apply(
    to node: _ViewNode,
    _ environment: inout _ViewEnvironment
  ) {
    Other._update(layers: node._backing, to: other, &environment)
    _settle(node)
  }

  /// Takes over what does not depend on the type of the views.
  @usableFromInline @MainActor func _settle(_ node: _ViewNode) {
    unsafeDowncast(node, to: BackgroundNode.self).take(alignment, isBehind: isBehind)
  }
}

extension View {
  /// There is no safe area here, so `edges` has no effect.
  @inlinable public func background<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> _Modified<_Backing<_StyleView>> {
    _backed(by: _StyleView(style: style._erased), .center, isBehind: true)
  }

  @inlinable public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style,
    in shape: Outline,
    fillStyle: FillStyle = FillStyle()
  ) -> _Modified<_Backing<_FilledShape>> {
    _backed(by: shape.fill(style, style: fillStyle), .center, isBehind: true)
  }

  @inlinable public func background<Other: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Other
  ) -> _Modified<_Backing<Other>> {
    _backed(by: content(), alignment, isBehind: true)
  }

  @_disfavoredOverload
  @inlinable public func background<Other: View>(
    _ background: Other,
    alignment: Alignment = .center
  ) -> _Modified<_Backing<Other>> {
    _backed(by: background, alignment, isBehind: true)
  }

  /// There is no safe area here, so `edges` has no effect.
  @inlinable public func overlay<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> _Modified<_Backing<_StyleView>> {
    _backed(by: _StyleView(style: style._erased), .center, isBehind: false)
  }

  @inlinable public func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style,
    in shape: Outline,
    fillStyle: FillStyle = FillStyle()
  ) -> _Modified<_Backing<_FilledShape>> {
    _backed(by: shape.fill(style, style: fillStyle), .center, isBehind: false)
  }

  @inlinable public func overlay<Other: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Other
  ) -> _Modified<_Backing<Other>> {
    _backed(by: content(), alignment, isBehind: false)
  }

  @_disfavoredOverload
  @inlinable public func overlay<Other: View>(
    _ overlay: Other,
    alignment: Alignment = .center
  ) -> _Modified<_Backing<Other>> {
    _backed(by: overlay, alignment, isBehind: false)
  }

  @inlinable func _backed<Other: View>(
    by other: Other,
    _ alignment: Alignment,
    isBehind: Bool
  ) -> _Modified<_Backing<Other>> {
    _modified(by: _Backing(other: other, alignment: alignment, isBehind: isBehind))
  }
}

/// A node with others behind or in front of it that have no say in its size.
final class BackgroundNode: WrapperNode {
  let other = LayersNode()
  private var isBehind = true

  override init() {
    super.init()
    other.parent = self
  }

  func take(_ alignment: Alignment, isBehind: Bool) {
    other.take(alignment: alignment)
    guard isBehind != self.isBehind else { return }
    self.isBehind = isBehind
    invalidate(.structure)
  }

  override func appendViews(to views: inout [UIView]) {
    if isBehind { other.appendViews(to: &views) }
    super.appendViews(to: &views)
    if !isBehind { other.appendViews(to: &views) }
  }

  override func arrange(at origin: CGPoint, _ proposal: Proposal) {
    super.arrange(at: origin, proposal)
    other.place(in: size(proposal), at: origin)
  }
}

extension _ViewNode {
  public final var _backing: [_ViewNode] {
    unsafeDowncast(self, to: BackgroundNode.self).other.children
  }
}
