// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A node of a given width or height.
final class FixedFrameNode: WrapperNode {
  private var width: CGFloat?
  private var height: CGFloat?
  private var alignment = Alignment.center

  /// Takes over the frame.
  func take(width: CGFloat?, height: CGFloat?, _ alignment: Alignment) {
    guard width != self.width || height != self.height || alignment != self.alignment else {
      return
    }
    self.width = width
    self.height = height
    self.alignment = alignment
    invalidate()
  }

  override func innerProposal(_ proposal: Proposal) -> Proposal {
    Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func innerOrigin(_ proposal: Proposal) -> CGPoint {
    guard let inner else { return .zero }
    let offered = innerProposal(proposal)
    return alignment.origin(of: inner, inner.size(offered), offered, in: size(proposal))
  }

  override func measure(_ proposal: Proposal) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = super.measure(proposal)
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  override func knownFlexibility(_ axis: Axis) -> CGFloat? {
    let length = axis == .horizontal ? width : height
    return length == nil ? super.knownFlexibility(axis) : 0
  }
}
