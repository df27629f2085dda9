// SPDX-License-Identifier: Apache-2.0

import CProbes

/// The measured region of a program that runs under Callgrind.
///
/// Outside of Valgrind every call is a few instructions and does nothing. The process must have
/// been started with `--instr-atstart=no --collect-atstart=no`.
public enum CallgrindRegion {
  /// Whether this process runs under Valgrind.
  public static var isWatched: Bool { cprobes_runs_under_valgrind() }

  /// Runs a body translated for counting; nothing is counted before ``count(_:)``.
  ///
  /// - Throws: What the body throws.
  public static func translate<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    cprobes_callgrind_start()
    defer { cprobes_callgrind_stop() }
    return try body()
  }

  /// Counts the instructions of a body, and a handful of the requests themselves.
  @inline(__always)
  public static func count(_ body: () -> Void) {
    cprobes_callgrind_toggle()
    body()
    cprobes_callgrind_toggle()
  }

  /// Begins to count, or ends it; between two calls of ``translate(_:)`` counting is off at first.
  public static func toggle() { cprobes_callgrind_toggle() }

  /// Has Callgrind write what was counted since the last time.
  public static func dump(_ label: String) {
    label.withCString { cprobes_callgrind_dump($0) }
  }
}
