// SPDX-License-Identifier: Apache-2.0

import CProbes

/// Wall-clock time that never steps back.
public enum MonotonicClock {
  /// The nanoseconds since some moment before the process started.
  public static func nowNanoseconds() -> Int {
    Int(cprobes_monotonic_nanoseconds())
  }

  /// The clock's step as the system declares it.
  public static var resolutionNanoseconds: Int {
    Int(cprobes_monotonic_resolution_nanoseconds())
  }
}
