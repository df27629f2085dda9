// SPDX-License-Identifier: Apache-2.0

import Testing

extension Trait where Self == ConditionTrait {
  /// The test runs with an optimised build alone, which `REUSE_BENCH_TOOL` names; `scripts/check` runs
  /// it so.
  static var optimisedTool: Self {
    .enabled(
      if: ToolProcess.isOptimised,
      "slow without optimisation; REUSE_BENCH_TOOL=.build/release/reuse-bench runs it"
    )
  }
}
