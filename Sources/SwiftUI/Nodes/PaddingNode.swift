// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A node that leaves room around another.
final class PaddingNode: WrapperNode {
  private var insets = EdgeInsets()

  /// Takes over the room.
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
