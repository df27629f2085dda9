// SPDX-License-Identifier: Apache-2.0

/// The mean of a time in nanoseconds in which later times weigh more: three quarters of the former
/// mean and a quarter of the new time, as RecyclerView's worker for the gap between frames keeps it.
struct RunningMean {
  /// The mean; 0 before the first time.
  private(set) var nanoseconds: Int64 = 0
  private var isKnown = false

  /// Takes a time in.
  mutating func add(_ time: Int64) {
    let time = max(0, time)
    // Divided before it is multiplied: no time is too long.
    nanoseconds = isKnown ? nanoseconds - nanoseconds / 4 + time / 4 : time
    isKnown = true
  }
}
