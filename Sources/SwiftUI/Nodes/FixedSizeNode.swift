// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A node that has its ideal length in some directions.
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
