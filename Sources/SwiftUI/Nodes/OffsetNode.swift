// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A node that is shown elsewhere than it is laid out.
final class OffsetNode: WrapperNode {
  private var offset = CGSize.zero

  /// Takes over the shift.
  func take(_ offset: CGSize) {
    guard offset != self.offset else { return }
    self.offset = offset
    invalidate()
  }

  override func arrange(at origin: CGPoint, _ proposal: Proposal) {
    super
      .arrange(
        at: CGPoint(x: origin.x + offset.width, y: origin.y + offset.height),
        proposal
      )
  }
}
