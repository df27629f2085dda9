// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A node that takes what it is offered within bounds.
final class FlexibleFrameNode: WrapperNode {
  private var horizontal = FlexibleLength()
  private var vertical = FlexibleLength()
  private var alignment = Alignment.center

  /// Takes over the bounds.
  func take(_ horizontal: FlexibleLength, _ vertical: FlexibleLength, _ alignment: Alignment) {
    guard
      horizontal != self.horizontal || vertical != self.vertical || alignment != self.alignment
    else { return }
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
    invalidate()
  }

  override func innerProposal(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: horizontal.offer(for: proposal.width),
      height: vertical.offer(for: proposal.height)
    )
  }

  override func innerOrigin(_ proposal: Proposal) -> CGPoint {
    guard let inner else { return .zero }
    let offered = innerProposal(proposal)
    return alignment.origin(of: inner, inner.size(offered), offered, in: size(proposal))
  }

  override func measure(_ proposal: Proposal) -> CGSize {
    let size = super.measure(proposal)
    return CGSize(
      width: horizontal.length(for: proposal.width, content: size.width),
      height: vertical.length(for: proposal.height, content: size.height)
    )
  }

  override func knownFlexibility(_ axis: Axis) -> CGFloat? {
    (axis == .horizontal ? horizontal : vertical).isFixed ? 0 : nil
  }
}
