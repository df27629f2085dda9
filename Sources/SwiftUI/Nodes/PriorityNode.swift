// SPDX-License-Identifier: Apache-2.0

/// A node with a rank of its own in the division of a stack's length.
final class PriorityNode: WrapperNode {
  private var priority = 0.0

  /// Takes over the rank.
  func take(_ priority: Double) {
    guard priority != self.priority else { return }
    self.priority = priority
    invalidate()
  }

  override var layoutPriority: Double { priority }
}
