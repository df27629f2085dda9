// SPDX-License-Identifier: Apache-2.0

import BenchHarness

/// Lets each measured frame wait for its vsync.
@MainActor final class Pacer {
  private var clock: PacedClock
  /// Why the system does not sleep; frames then follow each other at once.
  private(set) var fault: HarnessError?

  /// Makes a pacer with room for the lateness of so many waits.
  init(budget: FrameBudget, capacity: Int, source: PacedClock.Source = .system) {
    clock = PacedClock(budget: budget, capacity: capacity, source: source)
  }

  /// Sleeps until the next vsync; after a signal it returns at once, for the block is to end.
  func wait() {
    guard fault == nil else { return }
    do throws(HarnessError) {
      _ = try clock.wait()
    } catch {
      fault = error
    }
  }

  /// How late each sleep returned, in nanoseconds.
  var wakeUpNanoseconds: [Int] { clock.wakeUps.samples }

  /// The vsyncs that passed while a frame was still running.
  var skippedVsyncCount: Int { clock.skippedVsyncCount }
}
