// SPDX-License-Identifier: Apache-2.0

import CProbes
import Foundation

/// Sleeps to each vsync of a display, so that frames start as they do in an app that idles between.
///
/// Vsync k is at floor(k · 10⁹ / f) after the first wait began, on an absolute clock, so nothing
/// adds up. A frame that runs past vsyncs is followed at the next one that is still to come.
/// How late each sleep returned is kept beside the frames and is never part of their work.
/// Failure mode: Linux lets a sleep end 50 µs late by default to wake several threads at once, and a
/// loaded machine far later; such a frame starts late, which is why the lateness is published.
public struct PacedClock {
  /// The budget whose intervals are kept.
  public let budget: FrameBudget
  /// How late each sleep returned, in nanoseconds, in order.
  public let wakeUps: SampleBuffer
  /// The vsyncs that passed while a frame was still running.
  public private(set) var skippedVsyncCount = 0
  /// The waits that found the clock behind an earlier reading, so that they have no lateness.
  public private(set) var unreadableCount = 0

  private let source: Source
  private var start: Int?
  private var latest = 0
  private var index = 0

  /// Makes a clock with room for the lateness of so many waits.
  public init(budget: FrameBudget, capacity: Int, source: Source = .system) {
    self.budget = budget
    self.source = source
    wakeUps = SampleBuffer(capacity: capacity)
  }

  /// Sleeps until the next vsync.
  ///
  /// It returns early only where the source says that the run was interrupted; any other signal is
  /// slept through. The first wait starts the clock and sleeps for one interval.
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
  /// A clock that stepped back starts anew, since its old vsyncs may lie hours ahead.
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

  /// Whether the moment came; false after a signal.
  private func sleep(until target: Int) throws(HarnessError) -> Bool {
    switch source.sleep(target) {
    case .reached: return true
    case .signalled: return false
    case .refused(let errorNumber): throw .sleepRefused(errorNumber: errorNumber)
    }
  }
}

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

extension PacedClock {
  /// Why a wait ended.
  public enum Wake: Hashable, Sendable {
    /// A vsync came: the frame that it starts may run. The index counts from the first wait, or from
    /// the wait after a clock that stepped back.
    case vsync(index: Int)
    /// The run was interrupted; no frame is to follow.
    case interrupted
  }
}
