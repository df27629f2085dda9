// SPDX-License-Identifier: Apache-2.0

import BenchRunner

extension Cases {
  /// A plan that plays enough for every counter to move.
  static func plan(configureCount: Int = 30) -> MeasurementPlan {
    MeasurementPlan(
      roundCount: 1,
      blockCount: 1,
      cellRoundCount: 1,
      cpuRoundCount: 1,
      configureCount: configureCount,
      seed: seed
    )
  }
}
