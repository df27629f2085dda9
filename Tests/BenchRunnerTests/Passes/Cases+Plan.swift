// SPDX-License-Identifier: Apache-2.0

import BenchRunner

extension Cases {
  /// A plan of one block and round a pass, which plays enough for every counter to move.
  static func plan(
    roundCount: Int = 1,
    configureCount: Int = 30,
    seed: UInt64 = Cases.seed
  ) -> MeasurementPlan {
    MeasurementPlan(
      roundCount: roundCount,
      blockCount: 1,
      cellRoundCount: 1,
      cpuRoundCount: 1,
      configureCount: configureCount,
      seed: seed
    )
  }
}
