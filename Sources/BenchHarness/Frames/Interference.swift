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
