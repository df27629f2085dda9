// SPDX-License-Identifier: Apache-2.0

/// A clock for the rest of a frame; tests set their own.
@MainActor @_spi(Headless) public protocol FrameClock: AnyObject {
  var nowNanoseconds: Int64 { get }
}

@MainActor @_spi(Headless) public final class MonotonicFrameClock: FrameClock {
  public static let shared = MonotonicFrameClock()

  public var nowNanoseconds: Int64 {
    let (seconds, attoseconds) = origin.duration(to: .now).components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }

  private let origin = SuspendingClock.now

  private init() {}
}

@MainActor struct PreparationStopwatch {
  let clock: any FrameClock
  var creationNanoseconds: Int64 = 0
  private let start: Int64

  init(clock: any FrameClock) {
    self.clock = clock
    start = clock.nowNanoseconds
  }

  var bindNanoseconds: Int64 { clock.nowNanoseconds - start - creationNanoseconds }
}

/// A running mean in nanoseconds with weights 3/4 and 1/4, as in RecyclerView's gap worker.
struct RunningMean {
  private(set) var nanoseconds: Int64 = 0
  private var isKnown = false

  mutating func add(_ time: Int64) {
    let time = max(0, time)
    // Divided before it is multiplied: no time is too long.
    nanoseconds = isKnown ? nanoseconds - nanoseconds / 4 + time / 4 : time
    isKnown = true
  }
}
