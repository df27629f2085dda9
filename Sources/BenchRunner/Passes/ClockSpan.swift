// SPDX-License-Identifier: Apache-2.0

/// A stretch of work on two clocks.
public struct ClockSpan: Codable, Hashable, Sendable {
  /// The time that passed.
  public let wallNanoseconds: Int
  /// The time in which the thread ran.
  public let processorNanoseconds: Int

  /// Notes what both clocks say.
  public init(wallNanoseconds: Int, processorNanoseconds: Int) {
    self.wallNanoseconds = wallNanoseconds
    self.processorNanoseconds = processorNanoseconds
  }
}
