// SPDX-License-Identifier: Apache-2.0

import CProbes

/// Wall-clock time that never steps back.
public enum MonotonicClock {
  /// Returns the nanoseconds since a moment before the process started.
  public static func nowNanoseconds() -> Int {
    Int(cprobes_monotonic_nanoseconds())
  }

  /// The clock's step as the system declares it.
  public static var resolutionNanoseconds: Int {
    Int(cprobes_monotonic_resolution_nanoseconds())
  }
}

/// Processor time used by the calling thread; one read is a system call of about 500 ns.
public enum ThreadClock {
  /// Returns the nanoseconds that the thread has run, or -1 where the system refuses.
  ///
  /// ``ClockCalibration`` says once whether it does, so that no loop has to ask.
  public static func nowNanoseconds() -> Int {
    Int(cprobes_thread_cpu_nanoseconds())
  }

  /// The clock's step as the system declares it.
  public static var resolutionNanoseconds: Int {
    Int(cprobes_thread_cpu_resolution_nanoseconds())
  }
}
