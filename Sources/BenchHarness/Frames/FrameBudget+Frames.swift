// SPDX-License-Identifier: Apache-2.0

extension FrameBudget {
  /// Whether a frame with this work misses its deadline: w > b.
  public func isLate(workNanoseconds: Int) -> Bool {
    workNanoseconds > deadlineNanoseconds
  }

  /// How far a frame is past its deadline; negative is slack, and above 0 means late.
  ///
  /// Work below any that a clock can read has the largest slack that fits.
  public func overrunNanoseconds(workNanoseconds: Int) -> Int {
    Int(clamping: Int128(workNanoseconds) - Int128(deadlineNanoseconds))
  }

  /// The vsync intervals that a frame occupies: max(1, ceil((w + B − b) / B)).
  public func intervalCount(workNanoseconds: Int) -> Int {
    1 + missedVsyncCount(workNanoseconds: workNanoseconds)
  }

  /// The share of the deadline that the work takes: w / b, above 1 when late.
  public func utilisation(workNanoseconds: Int) -> Double {
    Double(workNanoseconds) / exactDeadline
  }
}
