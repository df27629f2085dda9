// SPDX-License-Identifier: Apache-2.0

/// A display that scrolls at a steady velocity and shows the frames that are made for it.
///
/// It never waits: the time of a frame is the work that it is told, so a run is as fast as its
/// frames and a modelled run is the same on every machine.
/// Source: article FrameMetrics A2. Failure mode: a frame is taken to begin at the vsync at which
/// the frame before it appeared; a display that starts frames early would hide some lateness.
public struct SimulatedDisplay: Hashable, Sendable {
  /// The budget of each frame.
  public let budget: FrameBudget
  /// What the content offset follows.
  public let clock: Clock
  /// How readings become work.
  public let cost: FrameCost

  /// Makes a display.
  public init(budget: FrameBudget, clock: Clock, cost: FrameCost = .asMeasured) {
    self.budget = budget
    self.clock = clock
    self.cost = cost
  }

  /// What stands beside figures of this display: its clock, and its cost unless plainly measured.
  public var label: String {
    [clock.label, cost.label].compactMap(\.self).joined(separator: ", ")
  }

  /// Scrolls through so many frames after the first, cold one.
  ///
  /// `frame` is given the content offset in points, makes the frame, and returns its reading
  /// (nanoseconds, or instructions for a modelled cost), or nil where no update was expected. Such a
  /// frame, and one with a negative reading (a clock that stepped back), lets one interval pass and
  /// is counted apart. The cold frame is made at `origin`, and the scroll begins when it has
  /// appeared, however long it took.
  ///
  /// - Precondition: `velocity` and `origin` are finite and `frameCount` is not negative.
  /// - Throws: what `frame` throws; ``HarnessError/frameWorkOutOfRange(index:nanoseconds:)`` and
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
}

extension SimulatedDisplay {
  /// What the content offset follows; figures of the two are never mixed in one number.
  public enum Clock: String, Sendable, CaseIterable {
    /// The offset moves by v · B each frame, so every commit does the same work.
    case frameLocked
    /// The offset follows the simulated time, so after a late frame the next has more to place.
    case timeLocked

    /// The clock in words.
    public var label: String {
      switch self {
      case .frameLocked: "frame-locked"
      case .timeLocked: "time-locked"
      }
    }
  }
}

/// What a ``SimulatedDisplay`` showed of one scroll.
public struct SimulatedScroll: Sendable, Equatable {
  /// The display.
  public let display: SimulatedDisplay
  /// The velocity in points per second.
  public let velocity: Double
  /// The work of the first frame, which is in no other figure.
  public let coldWorkNanoseconds: Reading<Int>
  /// The frames after the first that have a reading, in order.
  public internal(set) var frames: [Frame] = []
  /// The frames in which no update was expected; they are in no other figure.
  public internal(set) var idleCount = 0
  /// The frames, counted from 0 after the cold one, during which the clock stepped back.
  public internal(set) var unreadableFrames: [Int] = []
  /// The metrics of `frames`; nil when there are none.
  public internal(set) var metrics: FrameMetrics?

  init(display: SimulatedDisplay, velocity: Double, coldWorkNanoseconds: Reading<Int>) {
    self.display = display
    self.velocity = velocity
    self.coldWorkNanoseconds = coldWorkNanoseconds
  }
}

extension SimulatedScroll {
  /// One frame of a scroll.
  public struct Frame: Sendable, Equatable {
    /// The interval in which the frame began, counted from the cold frame's appearance.
    public let vsync: Int
    /// The content offset that the frame was made for, in points.
    public let offset: Double
    /// The work of the frame.
    public let workNanoseconds: Int
  }
}
