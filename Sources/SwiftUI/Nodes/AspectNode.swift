// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A node that offers another a size of some aspect.
final class AspectNode: WrapperNode {
  private var ratio: CGFloat?
  private var mode = ContentMode.fit

  /// Takes over the aspect; nil means that of the ideal size.
  func take(_ ratio: CGFloat?, _ mode: ContentMode) {
    guard ratio != self.ratio || mode != self.mode else { return }
    self.ratio = ratio
    self.mode = mode
    invalidate()
  }

  override func innerProposal(_ proposal: Proposal) -> Proposal {
    guard let ratio = ratio ?? idealRatio else { return proposal }
    let fromHeight = proposal.height * ratio
    let fromWidth = proposal.width / ratio
    switch (proposal.width < 0, proposal.height < 0) {
    case (true, true): return proposal
    case (true, false): return Proposal(width: fromHeight, height: proposal.height)
    case (false, true): return Proposal(width: proposal.width, height: fromWidth)
    case (false, false):
      let takesWidth = mode == .fit ? fromWidth <= proposal.height : fromWidth >= proposal.height
      return takesWidth
        ? Proposal(width: proposal.width, height: fromWidth)
        : Proposal(width: fromHeight, height: proposal.height)
    }
  }

  private var idealRatio: CGFloat? {
    guard let size = inner?.size(.unspecified), size.width > 0, size.height > 0 else { return nil }
    return size.width / size.height
  }

  // The aspect ties each length to the other one, which is not known here.
  override func knownFlexibility(_ axis: Axis) -> CGFloat? { nil }
}
