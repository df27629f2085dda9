// SPDX-License-Identifier: Apache-2.0

/// A clock that says how much of a frame is left; tests hand in one that they set themselves.
@MainActor @_spi(Headless) public protocol FrameClock: AnyObject {
  /// The time since some moment in the past, which never runs back.
  var nowNanoseconds: Int64 { get }
}

/// The system's clock that never steps back.
@MainActor @_spi(Headless) public final class MonotonicFrameClock: FrameClock {
  public static let shared = MonotonicFrameClock()

  public var nowNanoseconds: Int64 {
    let (seconds, attoseconds) = origin.duration(to: .now).components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }

  private let origin = SuspendingClock.now

  private init() {}
}

/// Takes apart how long a cell takes to make and how long to fill.
@MainActor struct PreparationStopwatch {
  let clock: any FrameClock
  /// The time that went into making cells.
  var creationNanoseconds: Int64 = 0
  private let start: Int64

  init(clock: any FrameClock) {
    self.clock = clock
    start = clock.nowNanoseconds
  }

  /// The time since the start that went into anything but making cells.
  var bindNanoseconds: Int64 { clock.nowNanoseconds - start - creationNanoseconds }
}

/// The mean of a time in nanoseconds in which later times weigh more: three quarters of the former
/// mean and a quarter of the new time, as RecyclerView's worker for the gap between frames keeps it.
struct RunningMean {
  /// The mean; 0 before the first time.
  private(set) var nanoseconds: Int64 = 0
  private var isKnown = false

  mutating func add(_ time: Int64) {
    let time = max(0, time)
    // Divided before it is multiplied: no time is too long.
    nanoseconds = isKnown ? nanoseconds - nanoseconds / 4 + time / 4 : time
    isKnown = true
  }
}
