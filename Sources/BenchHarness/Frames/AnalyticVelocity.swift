// SPDX-License-Identifier: Apache-2.0

/// The highest scroll velocity as costs alone would have it.
public enum AnalyticVelocity: Hashable, Sendable {
  /// The velocity at which the mean frame takes exactly its budget.
  case bounded(pointsPerSecond: Double)
  /// A full replacement of all visible cells fits into a frame.
  case unbounded
  /// The fixed cost of a frame leaves no time for a cell.
  case overBudget
}
