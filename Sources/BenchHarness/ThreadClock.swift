// SPDX-License-Identifier: Apache-2.0

import CProbes

/// Processor time used by the calling thread; one read is a system call of about 500 ns.
public enum ThreadClock {
  /// The nanoseconds that the calling thread has run so far.
  public static func nowNanoseconds() -> Int {
    Int(cprobes_thread_cpu_nanoseconds())
  }

  /// The clock's step as the system declares it.
  public static var resolutionNanoseconds: Int {
    Int(cprobes_thread_cpu_resolution_nanoseconds())
  }
}
