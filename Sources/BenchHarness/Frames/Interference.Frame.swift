// SPDX-License-Identifier: Apache-2.0

extension Interference {
  /// What disturbed a frame.
  public enum Cause: String, Sendable, CaseIterable {
    /// Time passed in which the thread did not run: it was preempted, stopped or swapped out.
    case notRunning
    /// A clock went back, or the clocks contradict each other; the frame has no time.
    case steppedClock
  }

  /// One disturbed frame.
  public struct Frame: Sendable, Equatable {
    /// Its number in the run, from 0.
    public let index: Int
    /// What disturbed it.
    public let cause: Cause
    /// The difference of its wall-clock readings, which may be negative.
    public let wallNanoseconds: Int
    /// The difference of its processor-clock readings, where that clock was read.
    public let processorNanoseconds: Reading<Int>
  }
}
