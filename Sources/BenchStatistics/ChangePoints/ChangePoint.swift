// SPDX-License-Identifier: Apache-2.0

/// A place at which a series goes over to another level.
public struct ChangePoint: Equatable, Sendable {
  /// The first value of the new level.
  public let index: Int
  /// The mean between the change point before, or the beginning, and this one.
  public let before: Double
  /// The mean from this change point to the next, or to the end.
  public let after: Double
  /// The likelihood of so large a difference at the best place of a series without a change.
  public let pValue: Double

  /// Describes one change point.
  public init(index: Int, before: Double, after: Double, pValue: Double) {
    self.index = index
    self.before = before
    self.after = after
    self.pValue = pValue
  }
}
