// SPDX-License-Identifier: Apache-2.0

extension VelocitySearch {
  /// Where the highest velocity within budget lies.
  public enum Outcome: Codable, Hashable, Sendable {
    /// Velocity `low` held and `high`, at most 1 % above it, did not; in points per second.
    case bounded(low: Double, high: Double)
    /// Even a whole viewport in each frame stays within budget.
    case unbounded
    /// Not even the start velocity stays within budget.
    case belowStart
  }
}
