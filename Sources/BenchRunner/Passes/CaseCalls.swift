// SPDX-License-Identifier: Apache-2.0

public import BenchHarness

/// What the measured frames of a round called, on a table whose pool was filled before.
public struct CaseCalls: Hashable, Sendable {
  /// The calls.
  public let counts: CallCounts
  /// The number of cells that were configured meanwhile.
  public let configuredCellCount: Int
  /// The calls between the pool's answer and the filled cell, from a round of their own.
  public internal(set) var configureCounts = CallCounts()

  /// Collects the calls of a round.
  public init(counts: CallCounts, configuredCellCount: Int) {
    self.counts = counts
    self.configuredCellCount = configuredCellCount
  }
}
