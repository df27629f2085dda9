// SPDX-License-Identifier: Apache-2.0

public import BenchCases

/// The time of a frame at rising row counts, of one strategy that shows what a structure is worth.
public struct ControlCurve: Sendable, Hashable {
  /// What was measured at one row count.
  public struct Point: Sendable, Hashable {
    /// The row count.
    public let rowCount: Int
    /// The measured frames.
    public let frameCount: Int
    /// The median of their times: wall times, from a millisecond on processor times.
    public let medianNanoseconds: Int
  }

  /// The strategy.
  public let strategy: Strategy
  /// The points, by rising row count.
  public internal(set) var points: [Point] = []
  /// The row counts that were left out, because a frame at the last point took longer than
  /// ``ControlPass/longestFrameNanoseconds``.
  public internal(set) var leftOut: [Int] = []
}
