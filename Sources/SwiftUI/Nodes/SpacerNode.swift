// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Room that grows along the axis of the stack around it, or in both directions outside of one.
final class SpacerNode: _ViewNode {
  private var least: CGFloat = StackNode.defaultSpacing
  private var axis: Axis?

  /// Takes over the least length and the axis of the stack around.
  func take(least: CGFloat?, axis: Axis?) {
    let least = max(0, least?.sanitized ?? StackNode.defaultSpacing)
    guard least != self.least || axis != self.axis else { return }
    self.least = least
    self.axis = axis
    invalidate()
  }

  override var bringsOwnSpacing: Bool { true }

  // A spacer takes what every other view has left.
  override var layoutPriority: Double { -.infinity }

  override func measure(_ proposal: Proposal) -> CGSize {
    CGSize(
      width: axis == .vertical ? 0 : max(least, proposal.width),
      height: axis == .horizontal ? 0 : max(least, proposal.height)
    )
  }

  override func knownFlexibility(_ axis: Axis) -> CGFloat? {
    self.axis == nil || self.axis == axis ? .infinity : 0
  }
}
