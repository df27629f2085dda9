// SPDX-License-Identifier: Apache-2.0

/// The two named pipes of `perf record --control`, by which measured frames switch it on and off.
struct PerfControl: Sendable, Equatable {
  /// Path of the pipe that takes commands.
  let control: String
  /// Path of the pipe that acknowledges them.
  let acknowledgement: String
}
