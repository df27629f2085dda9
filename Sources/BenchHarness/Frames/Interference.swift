// SPDX-License-Identifier: Apache-2.0

/// The disturbed frames of a run, by number, so that each omission is named.
///
/// A stopped, swapped-out or preempted process shows as wall time in which its thread did not run. The
/// processor clock costs half a microsecond a read, so a pass of its own reads both clocks, and the numbers
/// apply to that pass only.
public struct Interference: Sendable, Equatable {
  public let frameCount: Int
  public let frames: [Frame]

  /// Finds disturbed frames by both clocks.
  ///
  /// Use ``init(wallNanoseconds:)`` if the system refuses the processor clock.
  ///
  /// - Precondition: there are as many readings of one clock as of the other.
  public init(
    wallNanoseconds: [Int],
    processorNanoseconds: [Int],
    rule: InterferenceRule = InterferenceRule()
  ) {
    precondition(
      wallNanoseconds.count == processorNanoseconds.count,
      "Each frame has one reading of each clock."
    )
    frameCount = wallNanoseconds.count
    frames = wallNanoseconds.indices.compactMap { index in
      let wall = wallNanoseconds[index]
      let processor = processorNanoseconds[index]
      return rule.cause(wallNanoseconds: wall, processorNanoseconds: processor)
        .map { cause in
          Frame(
            index: index,
            cause: cause,
            wallNanoseconds: wall,
            processorNanoseconds: .value(processor)
          )
        }
    }
  }

  /// Finds frames during which the wall clock stepped back, where nothing else was read.
  public init(wallNanoseconds: [Int]) {
    frameCount = wallNanoseconds.count
    frames = wallNanoseconds.enumerated()
      .filter { $0.element < 0 }
      .map { index, wall in
        Frame(
          index: index,
          cause: .steppedClock,
          wallNanoseconds: wall,
          processorNanoseconds: .unavailable(reason: "this pass reads the wall clock alone")
        )
      }
  }

  public var indexes: [Int] { frames.map(\.index) }

  /// The time in which the thread did not run, over all frames marked for that, clamped to `Int`.
  public var notRunningNanoseconds: Int {
    let sum = frames.reduce(Int128(0)) { sum, frame in
      guard frame.cause == .notRunning, let processor = frame.processorNanoseconds.value else {
        return sum
      }
      return sum + Int128(frame.wallNanoseconds) - Int128(processor)
    }
    return Int(clamping: sum)
  }

  public enum Cause: String, Sendable, CaseIterable {
    /// The thread did not run: it was preempted, stopped or swapped out.
    case notRunning
    /// A clock stepped back, or the clocks contradict each other; the frame has no time.
    case steppedClock
  }

  public struct Frame: Sendable, Equatable {
    /// Its number in the run, from 0.
    public let index: Int
    public let cause: Cause
    /// The difference of its wall-clock readings, which may be negative.
    public let wallNanoseconds: Int
    /// The difference of its processor-clock readings.
    public let processorNanoseconds: Reading<Int>
  }
}

extension Interference: CustomStringConvertible {
  private static let namedCount = 10

  /// The number of disturbed frames, and the first ten by number.
  public var description: String {
    guard !frames.isEmpty else { return "none of \(frameCount) frames disturbed" }
    let named = indexes.prefix(Self.namedCount).map(String.init).joined(separator: ", ")
    let rest = frames.count - min(frames.count, Self.namedCount)
    let numbers = rest > 0 ? "\(named) and \(rest) more" : named
    return "\(frames.count) of \(frameCount) frames disturbed: \(numbers)"
  }
}

/// The rule by which a frame counts as disturbed: its thread did not run for much of the time.
///
/// wall − CPU > max(20 µs, CPU / 20) + the processor clock's step. The share is the bound of article
/// ComparisonRules B3.7 (a session is void above min(wall) / min(CPU) of 1.05). The floor lies far above the
/// cost of reading both clocks and far below a turn on the processor: in 50,000 frames of 34 µs on a 2-core
/// virtual machine the difference was 0.5 µs at p50, 1.1 at p99 and above 20 µs in 0.07 %; next to three busy
/// processes, most frames above 20 µs were above 1 ms. As large a difference the other way is a clock that
/// stepped, since one thread cannot use more processor time than passes. Failure mode: time that a hypervisor
/// takes from the whole machine counts as processor time and stays unseen, as do interrupts that the kernel
/// charges to the thread.
public struct InterferenceRule: Hashable, Sendable {
  /// The largest unmarked difference.
  public let floorNanoseconds: Int
  /// A frame is marked when the difference exceeds its processor time divided by this.
  public let processorDivisor: Int
  /// The step of the processor clock.
  public let processorStepNanoseconds: Int

  /// Creates the rule of 20 µs or a twentieth; an unknown step below 0 counts as 0.
  public init(processorStepNanoseconds: Int = 1) {
    floorNanoseconds = 20_000
    processorDivisor = 20
    self.processorStepNanoseconds = max(0, processorStepNanoseconds)
  }

  /// Returns the disturbance of a frame, or nil.
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
