// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// Where the highest velocity within budget lies.
  public enum VelocityOutcome: String, Codable, CaseIterable, Sendable {
    /// Between two velocities that were tried.
    case bounded
    /// Even a whole viewport in each frame stays within budget.
    case unbounded
    /// Not even the slowest velocity that is tried, a row a frame, stays within budget.
    case belowStart = "below-start"
  }
}
