// SPDX-License-Identifier: Apache-2.0

import BenchHarness

/// The frame pass without a table: what timing a frame costs by itself.
@MainActor public struct FrameOverhead {
  private let times: FrameTimes

  /// Makes the pass with room for so many frames.
  public init(capacity: Int) {
    times = FrameTimes(wallCapacity: capacity, cpuCapacity: 0)
  }

  /// Times frames of the caller's on the wall clock, as the frame pass does.
  ///
  /// Samples of an earlier call are forgotten. Returns the sum in nanoseconds.
  public func play(frameCount: Int, _ frame: () -> Void) -> Int {
    times.wall.removeAll()
    var total = 0
    for _ in 0..<frameCount { total += times.timeWall(frame) }
    return total
  }
}
