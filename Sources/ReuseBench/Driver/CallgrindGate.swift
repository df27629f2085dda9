// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchRunner

/// Has Callgrind count while measured frames run.
@MainActor final class CallgrindGate: MeasurementGate {
  func begin() { CallgrindRegion.toggle() }

  func end() { CallgrindRegion.toggle() }
}
