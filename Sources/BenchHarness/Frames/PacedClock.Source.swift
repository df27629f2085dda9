// SPDX-License-Identifier: Apache-2.0

import CProbes
import Foundation

extension PacedClock {
  /// How a sleep ended.
  public enum SleepEnd: Hashable, Sendable {
    /// The moment has come, or had passed.
    case reached
    /// A signal came first.
    case signalled
    /// The system does not sleep, with its error number.
    case refused(errorNumber: Int)
  }

  /// A clock to read, a sleep to a moment on it, and whether the run is to end.
  public struct Source {
    /// The time now.
    public let now: () -> Int
    /// Sleeps until a moment.
    public let sleep: (_ untilNanoseconds: Int) -> SleepEnd
    /// Whether the run is to end.
    public let isInterrupted: () -> Bool

    /// Makes a source of functions, as tests do; moments are nanoseconds of one clock.
    public init(
      now: @escaping () -> Int,
      sleep: @escaping (_ untilNanoseconds: Int) -> SleepEnd,
      isInterrupted: @escaping () -> Bool
    ) {
      self.now = now
      self.sleep = sleep
      self.isInterrupted = isInterrupted
    }

    /// The monotonic clock, the system's sleep on it, and ``InterruptSignal/received``.
    public static var system: Source {
      Source(
        now: { MonotonicClock.nowNanoseconds() },
        sleep: { moment in
          switch cprobes_sleep_until_monotonic(Int64(moment)) {
          case 0: .reached
          case EINTR: .signalled
          case let errorNumber: .refused(errorNumber: Int(errorNumber))
          }
        },
        isInterrupted: { InterruptSignal.received != nil }
      )
    }
  }
}
