// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The most memory that the process has held resident so far.
///
/// The kernel keeps the high-water mark, so a short peak is not missed as it is by sampling.
public enum PeakMemory {
  /// The high-water mark in bytes.
  public static func bytes(files: SystemFiles = .running) -> Reading<Int> {
    files.bytes("VmHWM", at: "/proc/self/status")
  }

  /// Lets the high-water mark start again from what is resident now, and reads it.
  public static func reset() -> Reading<Int> {
    do {
      try Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
      return bytes()
    } catch {
      return .unavailable(reason: "/proc/self/clear_refs cannot be written")
    }
  }
}
