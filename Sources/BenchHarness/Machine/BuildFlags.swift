// SPDX-License-Identifier: Apache-2.0

import CProbes
import Foundation

/// The differences between this program's build and a plain one, as far as a program can tell.
public enum BuildFlags {
  /// Returns the flags as typed; empty for a plain build.
  ///
  /// Each changes exact counts: by removed checks, by a sanitizer's calls, or by a bundled runtime.
  public static func found() -> [String] {
    var flags = loadedSanitizers().map { "--sanitize=\($0)" }
    if !checksPreconditions { flags.append("-Ounchecked") }
    if cprobes_call_counting_check() == cprobes_call_counting_static_runtime {
      flags.append("-static-stdlib")
    }
    return flags
  }

  /// True if preconditions are evaluated; `-Ounchecked` assumes them.
  private static var checksPreconditions: Bool {
    var isLookedAt = false
    precondition(
      {
        isLookedAt = true
        return true
      }(),
      "This condition holds, and its being asked is the answer."
    )
    return isLookedAt
  }

  /// Returns the sanitizers whose runtime is in the process.
  @Sendable static func loadedSanitizers() -> [String] {
    let marks: [(name: String, symbol: String)] = [
      ("address", "__asan_init"), ("thread", "__tsan_init"), ("memory", "__msan_init"),
    ]
    return marks.filter { dlsym(nil, $0.symbol) != nil }.map(\.name)
  }
}
