// SPDX-License-Identifier: Apache-2.0

/// When a frame counts as disturbed: its thread did not run for much of the time that passed.
///
/// Rule: wall − CPU > max(20 µs, CPU / 20) + the processor clock's step. The share is the bound of
/// article ComparisonRules B3.7 (a session is void above min(wall) / min(CPU) of 1.05). The floor
/// lies far above the cost of reading both clocks and far below a turn on the processor: in 50,000
/// frames of 34 µs on a 2-core virtual machine the difference was 0.5 µs at p50, 1.1 at p99 and
/// above 20 µs in 0.07 %; next to three busy processes, most frames above 20 µs were above 1 ms.
/// A difference the other way by as much is a clock that stepped, since one thread cannot use
/// more processor time than passes.
/// Failure mode: time that a hypervisor takes from the whole machine counts as processor time and
/// stays unseen, as do interrupts that the kernel charges to the thread.
public struct InterferenceRule: Hashable, Sendable {
  /// The difference up to which no frame is marked.
  public let floorNanoseconds: Int
  /// A frame is marked when the difference is above its processor time divided by this.
  public let processorDivisor: Int
  /// The step of the processor clock, by which any frame may differ.
  public let processorStepNanoseconds: Int

  /// 20 µs or a twentieth, on a processor clock whose step is this; one below 0 is unknown, so 0.
  public init(processorStepNanoseconds: Int = 1) {
    floorNanoseconds = 20_000
    processorDivisor = 20
    self.processorStepNanoseconds = max(0, processorStepNanoseconds)
  }

  /// Why a frame is disturbed, or nil where it is not; a reading of zero length is as good as any.
  public func cause(wallNanoseconds: Int, processorNanoseconds: Int) -> Interference.Cause? {
    guard wallNanoseconds >= 0, processorNanoseconds >= 0 else { return .steppedClock }
    let allowed = max(floorNanoseconds, processorNanoseconds / processorDivisor)
    // Neither is negative, so their difference fits.
    let difference = wallNanoseconds - processorNanoseconds
    let (limit, isBeyondAll) = allowed.addingReportingOverflow(processorStepNanoseconds)
    guard !isBeyondAll else { return nil }
    if difference > limit { return .notRunning }
    return difference < -limit ? .steppedClock : nil
  }
}
