// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Moments as results write them: ISO 8601, in whole seconds of UTC.
///
/// The C library writes them, since Foundation's style opens ICU's tables of time zones first:
/// 4.1 MiB of a process's peak, which a run states as its own.
enum UTCTime {
  /// Room for a sign and the longest year that a calendar time of C can have.
  private static let capacity = 32

  /// This moment, as `2026-11-27T08:53:12Z`.
  static func now() -> String {
    var now = timespec()
    guard clock_gettime(CLOCK_REALTIME, &now) == 0, let text = text(secondsSince1970: now.tv_sec)
    else { preconditionFailure("this machine's clock tells no time of UTC") }
    return text
  }

  /// Writes a moment; nil where its year is beyond what C can count.
  static func text(secondsSince1970: Int) -> String? {
    var seconds = time_t(secondsSince1970)
    var parts = tm()
    guard gmtime_r(&seconds, &parts) != nil else { return nil }
    return String(unsafeUninitializedCapacity: capacity) { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        strftime(text.baseAddress, text.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
      }
    }
  }
}
