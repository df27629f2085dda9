// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// A node with others behind or in front of it that have no say in its size.
final class BackingNode: WrapperNode {
  /// What lies behind or in front.
  let other = LayersNode()
  private var alignment = Alignment.center
  private var isBehind = true

  override init() {
    super.init()
    other.parent = self
  }

  /// Takes over where the others lie.
  func take(_ alignment: Alignment, isBehind: Bool) {
    other.take(alignment: alignment)
    guard alignment != self.alignment || isBehind != self.isBehind else { return }
    self.alignment = alignment
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
    let area = size(proposal)
    let offered = Proposal(area)
    let corner = alignment.origin(of: other, other.size(offered), offered, in: area)
    other.place(at: CGPoint(x: origin.x + corner.x, y: origin.y + corner.y), offered)
  }
}

extension _ViewNode {
  /// The nodes behind or in front of a node.
  public final var _backing: [_ViewNode] {
    unsafeDowncast(self, to: BackingNode.self).other.children
  }
}
