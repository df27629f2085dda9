// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Headless) import HeadlessUIKit

/// Views whose opacity decides on what is seen of another, which alone decides on the size.
public struct _Mask<Other: View>: _WrappingModification {
  @usableFromInline let other: Other
  @usableFromInline let alignment: Alignment

  @inlinable init(other: Other, alignment: Alignment) {
    self.other = other
    self.alignment = alignment
  }

  /// Makes a node with an empty mask.
  @MainActor public static func _makeNode() -> _ViewNode {
    let node = MaskNode()
    node.other.mount(Other.self)
    return node
  }

  /// Updates the mask.
  @inlinable @MainActor public func _apply(
    to node: _ViewNode,
    _ environment: inout _ViewEnvironment
  ) {
    Other._update(layers: node._masking, to: other, &environment)
    _settle(node)
  }

  /// Takes over what does not depend on the type of the views.
  @usableFromInline @MainActor func _settle(_ node: _ViewNode) {
    let node = unsafeDowncast(node, to: MaskNode.self)
    node.other.take(alignment: alignment)
    node.showChanges()
  }
}

extension View {
  /// Shows the view only where others are opaque, in a space of its size.
  ///
  /// What is half clear in the mask is half seen; where the mask has nothing, nothing is seen.
  ///
  /// - Parameters:
  ///   - alignment: where the mask lies in the view.
  ///   - mask: the views that decide on what is seen.
  /// - Returns: the view under the mask.
  @inlinable public func mask<Other: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Other
  ) -> ModifiedContent<Self, _Mask<Other>> {
    ModifiedContent(content: self, modifier: _Mask(other: mask(), alignment: alignment))
  }

  /// Shows the view only where another is opaque, in the middle of a space of its size.
  @inlinable public func mask<Other: View>(
    _ mask: Other
  ) -> ModifiedContent<Self, _Mask<Other>> {
    ModifiedContent(content: self, modifier: _Mask(other: mask, alignment: .center))
  }
}

/// A node whose content is in a view that another one masks.
final class MaskNode: HolderNode {
  /// What masks.
  let other = LayersNode()
  private let mask = UIView()

  init() {
    super.init(UIView())
    other.parent = self
    view.mask = mask
  }

  override func appendViews(to views: inout [UIView]) {
    super.appendViews(to: &views)
    var masking: [UIView] = []
    other.appendViews(to: &masking)
    mask.showSubviews(masking)
    showChanges()
  }

  override func arrange(at origin: CGPoint, _ proposal: Proposal) {
    super.arrange(at: origin, proposal)
    if mask.frame != view.bounds { mask.frame = view.bounds }
    // The mask counts from the corner of the view, which lies on a pixel.
    let corner = CGPoint(x: origin.x - view.frame.minX, y: origin.y - view.frame.minY)
    other.place(in: size(proposal), at: corner)
    showChanges()
  }

  /// What masks a view is displayed with it.
  func showChanges() {
    if mask.hasPendingWork { view.setNeedsDisplay() }
  }
}

extension _ViewNode {
  /// The nodes of the views that mask.
  public final var _masking: [_ViewNode] {
    unsafeDowncast(self, to: MaskNode.self).other.children
  }
}
