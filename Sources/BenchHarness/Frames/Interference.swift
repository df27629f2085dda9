// SPDX-License-Identifier: Apache-2.0

/// The frames of a run that something else disturbed, by number, so that none is left out unnamed.
///
/// A stopped, swapped-out or preempted process shows as wall time in which its thread did not run.
/// The processor clock costs half a microsecond a read, so both clocks are read in a pass of its own,
/// and the numbers are those of that pass: they say nothing about the frames of another.
public struct Interference: Sendable, Equatable {
  /// All frames of the run.
  public let frameCount: Int
  /// The disturbed frames in order.
  public let frames: [Frame]

  /// Looks for disturbed frames by both clocks.
  ///
  /// Where the system refuses the processor clock its differences are all 0, and say nothing: use
  /// ``init(wallNanoseconds:)`` there.
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

  /// Looks for frames during which the wall clock stepped back, where nothing else was read.
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

  /// The numbers of the disturbed frames, from 0.
  public var indexes: [Int] { frames.map(\.index) }

  /// The time in which the thread did not run, over all frames marked for that.
  ///
  /// A sum beyond 292 years is given as 292 years.
  public var notRunningNanoseconds: Int {
    let sum = frames.reduce(Int128(0)) { sum, frame in
      guard frame.cause == .notRunning, let processor = frame.processorNanoseconds.value else {
        return sum
      }
      return sum + Int128(frame.wallNanoseconds) - Int128(processor)
    }
    return Int(clamping: sum)
  }

  /// The readings of the frames that were not disturbed, in order.
  ///
  /// - Precondition: there is one reading for each frame of the run.
  public func undisturbed<Figure>(_ readings: [Figure]) -> [Figure] {
    precondition(readings.count == frameCount, "The readings are those of the same frames.")
    guard !frames.isEmpty else { return readings }
    var kept: [Figure] = []
    kept.reserveCapacity(frameCount - frames.count)
    var next = 0
    for frame in frames {
      kept += readings[next..<frame.index]
      next = frame.index + 1
    }
    return kept + readings[next...]
  }
}

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

extension Interference: CustomStringConvertible {
  private static let namedCount = 10

  /// How many frames were disturbed and which, the first ten by number.
  public var description: String {
    guard !frames.isEmpty else { return "none of \(frameCount) frames disturbed" }
    let named = indexes.prefix(Self.namedCount).map(String.init).joined(separator: ", ")
    let rest = frames.count - min(frames.count, Self.namedCount)
    let numbers = rest > 0 ? "\(named) and \(rest) more" : named
    return "\(frames.count) of \(frameCount) frames disturbed: \(numbers)"
  }
}

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
