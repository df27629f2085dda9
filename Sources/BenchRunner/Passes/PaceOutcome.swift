// SPDX-License-Identifier: Apache-2.0

public import BenchStatistics

/// The same frames at two paces, a sum of each round.
public struct PaceOutcome: Codable, Equatable, Sendable {
  /// The frames of a round back to back.
  public let tightNanoseconds: [Int]
  /// The frames of a round, each at its vsync, without the sleep.
  public let pacedNanoseconds: [Int]
  /// The frames of a round.
  public let frameCount: Int
  /// How late each sleep returned.
  public let wakeUpNanoseconds: [Int]

  /// Returns the ratio of paced over tight frames, paired by round.
  ///
  /// - Throws: `StatisticsError` for a time of 0.
  public func ratio() throws(StatisticsError) -> PairedLogRatio {
    try PairedLogRatio(baseline: tightNanoseconds, values: pacedNanoseconds)
  }
}
