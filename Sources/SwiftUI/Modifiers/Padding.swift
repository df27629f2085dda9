// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Room around a view.
public struct _Padding: _WrappingModification, Sendable {
  let insets: EdgeInsets

  @usableFromInline init(insets: EdgeInsets) { self.insets = insets }

  @MainActor public static func _makeNode() -> _ViewNode { PaddingNode() }

  @MainActor public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: PaddingNode.self).take(insets)
  }

  @usableFromInline static let defaultLength: CGFloat = 16
}

extension View {
  /// A length of nil means 16 points; one that is not finite counts as 0.
  @inlinable public func padding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> ModifiedContent<Self, _Padding> {
    padding(EdgeInsets(edges, length ?? _Padding.defaultLength))
  }

  @inlinable public func padding(_ length: CGFloat) -> ModifiedContent<Self, _Padding> {
    padding(EdgeInsets(.all, length))
  }

  @inlinable public func padding(_ insets: EdgeInsets) -> ModifiedContent<Self, _Padding> {
    ModifiedContent(content: self, modifier: _Padding(insets: insets))
  }
}

final class PaddingNode: WrapperNode {
  private var insets = EdgeInsets()

  func take(_ insets: EdgeInsets) {
    guard insets != self.insets else { return }
    self.insets = insets.sanitized
    invalidate()
  }

  override func innerProposal(_ proposal: Proposal) -> Proposal {
    proposal.reduced(byWidth: insets.leading + insets.trailing, height: insets.top + insets.bottom)
  }

  override func innerOrigin(_ proposal: Proposal) -> CGPoint {
    CGPoint(x: insets.leading, y: insets.top)
  }

  override func measure(_ proposal: Proposal) -> CGSize {
    let size = super.measure(proposal)
    return CGSize(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom)
    )
  }
}
