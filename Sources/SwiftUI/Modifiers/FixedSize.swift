// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view in its ideal size whatever it is offered.
public struct _FixedSize: _WrappingModification, Sendable {
  let horizontal: Bool
  let vertical: Bool

  @usableFromInline init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  @MainActor public static func _makeNode() -> _ViewNode { FixedSizeNode() }

  @MainActor public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: FixedSizeNode.self).take(horizontal: horizontal, vertical: vertical)
  }
}

extension View {
  @inlinable public func fixedSize() -> ModifiedContent<Self, _FixedSize> {
    fixedSize(horizontal: true, vertical: true)
  }

  @inlinable public func fixedSize(
    horizontal: Bool,
    vertical: Bool
  ) -> ModifiedContent<Self, _FixedSize> {
    ModifiedContent(
      content: self,
      modifier: _FixedSize(horizontal: horizontal, vertical: vertical)
    )
  }
}

final class FixedSizeNode: WrapperNode {
  private var horizontal = false
  private var vertical = false

  /// Takes over the directions.
  func take(horizontal: Bool, vertical: Bool) {
    guard horizontal != self.horizontal || vertical != self.vertical else { return }
    self.horizontal = horizontal
    self.vertical = vertical
    invalidate()
  }

  override func innerProposal(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: horizontal ? Proposal.ideal : proposal.width,
      height: vertical ? Proposal.ideal : proposal.height
    )
  }

  override func knownFlexibility(_ axis: Axis) -> CGFloat? {
    (axis == .horizontal ? horizontal : vertical) ? 0 : super.knownFlexibility(axis)
  }
}
