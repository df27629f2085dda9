// SPDX-License-Identifier: Apache-2.0

import CProbes
import Foundation

/// What of this program's build differs from a plain one, as far as a program can tell of itself.
public enum BuildFlags {
  /// The flags as one would type them; empty for a plain build.
  ///
  /// Each moves exact counts: checks that are left out, calls that a sanitizer makes, and a runtime
  /// that the program carries along.
  public static func found() -> [String] {
    var flags = loadedSanitizers().map { "--sanitize=\($0)" }
    if !checksPreconditions { flags.append("-Ounchecked") }
    if cprobes_call_counting_check() == cprobes_call_counting_static_runtime {
      flags.append("-static-stdlib")
    }
    return flags
  }

  /// Whether preconditions are looked at, which `-Ounchecked` takes for granted instead.
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

  /// Names the sanitizers whose runtime can be found among the symbols of the process.
  @Sendable static func loadedSanitizers() -> [String] {
    let marks: [(name: String, symbol: String)] = [
      ("address", "__asan_init"), ("thread", "__tsan_init"), ("memory", "__msan_init"),
    ]
    return marks.filter { dlsym(nil, $0.symbol) != nil }.map(\.name)
  }
}
