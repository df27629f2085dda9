// SPDX-License-Identifier: Apache-2.0

extension FrameMetrics {
  /// Takes the metrics of frames whose readings are turned into work by a cost; nil without frames.
  ///
  /// - Throws: as ``init(workNanoseconds:budget:)``, for the work after the cost.
  public init?(readings: [Int], cost: FrameCost, budget: FrameBudget) throws(HarnessError) {
    try self.init(
      workNanoseconds: readings.map { cost.workNanoseconds(reading: $0) },
      budget: budget
    )
  }
}
