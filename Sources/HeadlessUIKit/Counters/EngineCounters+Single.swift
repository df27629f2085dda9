// SPDX-License-Identifier: Apache-2.0

import CEngineCounters

extension EngineCounters {
  /// How many cells have been configured, read alone: one load, where `now()` copies all counters.
  @MainActor public static var configuredCellCount: Int {
    Int(engine_counters_now().dataSourceCellCalls)
  }

  /// How many property writes were asked for, read alone.
  @MainActor public static var propertyWriteCount: Int {
    Int(engine_counters_now().propertyWritesAsked)
  }
}
