// SPDX-License-Identifier: Apache-2.0

import CProbes
import Foundation

/// Sleeps to each vsync of a display, so that frames start as in an app that idles between them.
///
/// Vsync k is at floor(k · 10⁹ / f) after the first wait began, on an absolute clock, so errors do not add up.
/// A frame that runs past vsyncs is followed at the next one. The lateness of each sleep is kept apart from the
/// frames' work. Failure mode: Linux lets a sleep end 50 µs late by default to wake several threads at once,
/// and a loaded machine far later, so the lateness is published.
public struct PacedClock {
  public let budget: FrameBudget
  /// The lateness of each sleep in nanoseconds, in order.
  public let wakeUps: SampleBuffer
  /// The vsyncs that passed while a frame ran.
  public private(set) var skippedVsyncCount = 0
  /// The waits without a lateness, since the clock had stepped back.
  public private(set) var unreadableCount = 0

  private let source: Source
  private var start: Int?
  private var latest = 0
  private var index = 0

  /// Creates a clock with room for the lateness of so many waits.
  public init(budget: FrameBudget, capacity: Int, source: Source = .system) {
    self.budget = budget
    self.source = source
    wakeUps = SampleBuffer(capacity: capacity)
  }

  /// Sleeps until the next vsync; the first wait starts the clock and sleeps for one interval.
  ///
  /// It returns early only where the source reports an interruption; other signals do not end the sleep.
  ///
  /// - Throws: ``HarnessError/sleepRefused(errorNumber:)``.
  public mutating func wait() throws(HarnessError) -> Wake {
    let target = nextVsync()
    repeat {
      if source.isInterrupted() { return .interrupted }
    } while try !sleep(until: target)
    if source.isInterrupted() { return .interrupted }
    let now = source.now()
    if now >= target { wakeUps.append(now - target) } else { unreadableCount += 1 }
    latest = now
    return .vsync(index: index)
  }

  /// Moves on to the first vsync that has not passed, and returns its moment.
  ///
  /// A clock that stepped back restarts, since its old vsyncs may lie hours ahead.
  private mutating func nextVsync() -> Int {
    let now = source.now()
    if start == nil { latest = now }
    if now < latest {
      unreadableCount += 1
      start = nil
    }
    let origin = start ?? now
    if start == nil { index = 0 }
    start = origin
    latest = now
    let next = max(index + 1, budget.firstVsync(notBefore: now - origin))
    skippedVsyncCount += next - index - 1
    index = next
    return origin + budget.vsyncNanoseconds(next)
  }

  /// Returns true if the moment came, false after a signal.
  private func sleep(until target: Int) throws(HarnessError) -> Bool {
    switch source.sleep(target) {
    case .reached: return true
    case .signalled: return false
    case .refused(let errorNumber): throw .sleepRefused(errorNumber: errorNumber)
    }
  }

  public enum SleepEnd: Hashable, Sendable {
    case reached
    case signalled
    case refused(errorNumber: Int)
  }

  /// A clock, a sleep to a moment on it, and whether the run is to end.
  public struct Source {
    public let now: () -> Int
    public let sleep: (_ untilNanoseconds: Int) -> SleepEnd
    public let isInterrupted: () -> Bool

    /// Creates a source of functions, as tests do; moments are nanoseconds of one clock.
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

  /// The end of a wait.
  public enum Wake: Hashable, Sendable {
    /// A vsync came. The index counts from the first wait, or from the wait after a clock that stepped back.
    case vsync(index: Int)
    case interrupted
  }
}
