// SPDX-License-Identifier: Apache-2.0

/// A display that scrolls at a steady velocity and shows the frames made for it.
///
/// It never waits: a frame takes the work that it reports, so a modelled run is the same on every machine.
/// Source: article FrameMetrics A2. Failure mode: a frame is assumed to begin at the vsync at which the
/// previous one appeared; a display that starts frames early would hide some lateness.
public struct SimulatedDisplay: Hashable, Sendable {
  public let budget: FrameBudget
  public let clock: Clock
  public let cost: FrameCost

  public init(budget: FrameBudget, clock: Clock, cost: FrameCost = .asMeasured) {
    self.budget = budget
    self.clock = clock
    self.cost = cost
  }

  /// The note on figures of this display: its clock, and its cost unless plainly measured.
  public var label: String {
    [clock.label, cost.label].compactMap(\.self).joined(separator: ", ")
  }

  /// Scrolls through so many frames after the first, cold one.
  ///
  /// `frame` makes the frame for a content offset in points and returns its reading (nanoseconds, or
  /// instructions for a modelled cost), or nil where no update was expected. Such a frame, and one with a
  /// negative reading (a clock that stepped back), takes one interval and is counted apart. The cold frame is
  /// made at `origin`; the scroll begins when it has appeared.
  ///
  /// - Precondition: `velocity` and `origin` are finite and `frameCount` is not negative.
  /// - Throws: the errors of `frame`; ``HarnessError/frameWorkOutOfRange(index:nanoseconds:)`` and
  ///   ``HarnessError/runTooLong(index:)`` as ``FrameMetrics`` does.
  public func play(
    velocity: Double,
    frameCount: Int,
    origin: Double = 0,
    frame: (_ offset: Double) throws -> Int?
  ) throws -> SimulatedScroll {
    precondition(velocity.isFinite && origin.isFinite, "A scroll has a finite speed and origin.")
    precondition(frameCount >= 0, "A scroll has a number of frames that is not negative.")
    let cold = Self.coldWork(try frame(origin), cost)
    var scroll = SimulatedScroll(display: self, velocity: velocity, coldWorkNanoseconds: cold)
    var vsync = 0
    for index in 0..<frameCount {
      guard vsync < budget.largestIntervalCount else { throw HarnessError.runTooLong(index: index) }
      vsync += 1
      let offset = origin + budget.distance(perSecond: velocity, intervalCount: vsync)
      guard let reading = try frame(offset) else {
        scroll.idleCount += 1
        continue
      }
      guard reading >= 0 else {
        scroll.unreadableFrames.append(index)
        continue
      }
      let work = cost.workNanoseconds(reading: reading)
      guard work <= FrameMetrics.workLimitNanoseconds else {
        throw HarnessError.frameWorkOutOfRange(index: index, nanoseconds: work)
      }
      scroll.frames.append(.init(vsync: vsync, offset: offset, workNanoseconds: work))
      if clock == .timeLocked { vsync += budget.missedVsyncCount(workNanoseconds: work) }
    }
    scroll.metrics = try FrameMetrics(
      workNanoseconds: scroll.frames.map(\.workNanoseconds),
      budget: budget
    )
    return scroll
  }

  private static func coldWork(_ reading: Int?, _ cost: FrameCost) -> Reading<Int> {
    guard let reading else { return .unavailable(reason: "the first frame had nothing to update") }
    guard reading >= 0 else { return .unavailable(reason: "the clock stepped back") }
    return .value(cost.workNanoseconds(reading: reading))
  }

  /// The clock of the content offset; figures of the two are never mixed in one number.
  public enum Clock: String, Sendable, CaseIterable {
    /// The offset moves by v · B each frame, so every commit does the same work.
    case frameLocked
    /// The offset follows the simulated time, so after a late frame the next has more to place.
    case timeLocked

    public var label: String {
      switch self {
      case .frameLocked: "frame-locked"
      case .timeLocked: "time-locked"
      }
    }
  }
}

/// The frames of one scroll on a ``SimulatedDisplay``.
public struct SimulatedScroll: Sendable, Equatable {
  public let display: SimulatedDisplay
  /// Points per second.
  public let velocity: Double
  /// The work of the first frame, which no other figure includes.
  public let coldWorkNanoseconds: Reading<Int>
  /// The frames after the first that have a reading.
  public internal(set) var frames: [Frame] = []
  /// Frames with no expected update; no other figure includes them.
  public internal(set) var idleCount = 0
  /// The frames during which the clock stepped back, from 0 after the cold one.
  public internal(set) var unreadableFrames: [Int] = []
  public internal(set) var metrics: FrameMetrics?

  init(display: SimulatedDisplay, velocity: Double, coldWorkNanoseconds: Reading<Int>) {
    self.display = display
    self.velocity = velocity
    self.coldWorkNanoseconds = coldWorkNanoseconds
  }

  public struct Frame: Sendable, Equatable {
    /// The interval in which it began, counted from the cold frame's appearance.
    public let vsync: Int
    /// The content offset in points.
    public let offset: Double
    public let workNanoseconds: Int
  }
}
