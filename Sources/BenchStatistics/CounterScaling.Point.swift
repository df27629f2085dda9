// SPDX-License-Identifier: Apache-2.0

extension CounterScaling {
  /// One row count and what the counter said there.
  public struct Point: Sendable, Equatable {
    /// The number of rows.
    public let rowCount: Int
    /// What was counted.
    public let count: Int

    /// Makes a point.
    public init(rowCount: Int, count: Int) {
      self.rowCount = rowCount
      self.count = count
    }
  }
}
