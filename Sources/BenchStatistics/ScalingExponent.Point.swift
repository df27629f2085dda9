// SPDX-License-Identifier: Apache-2.0

extension ScalingExponent {
  /// One row count and what each round cost there.
  public struct Point: Sendable, Equatable {
    /// The number of rows.
    public let rowCount: Int
    /// The cost of each round, in the order of the rounds and in any unit.
    public let costs: [Double]

    /// Makes a point from its rounds.
    public init(rowCount: Int, costs: [Double]) {
      self.rowCount = rowCount
      self.costs = costs
    }

    func check(roundCount: Int) throws(StatisticsError) {
      guard costs.count == roundCount else {
        throw .rowRoundsDiffer(rowCount: rowCount, expected: roundCount, found: costs.count)
      }
      try costs.checkPositive(atLeast: 0)
    }
  }
}
