// SPDX-License-Identifier: Apache-2.0

import CProbes
import Dispatch

extension MainQueue {
  /// The result of waiting for work under way elsewhere.
  public struct Settling: Hashable, Sendable {
    public enum End: Hashable, Sendable {
      /// Nothing arrived during the requested silence.
      case quiet
      /// A drain reached its round limit.
      case roundLimit
      /// Work kept arriving until the time was over.
      case timeLimit
      /// The caller is work of a drain, or another thread serves the queue.
      case refused
    }

    public let roundCount: Int
    /// The arrivals during the wait.
    public let arrivalCount: Int
    public let end: End
    /// Nanoseconds until the next timer of `RunLoop.main`, at most 0 if due; nil if none is scheduled.
    public let nextTimerNanoseconds: Int?

    /// True if a limit was reached.
    public var isEndless: Bool { end == .roundLimit || end == .timeLimit }
  }

  /// Drains, and waits for work of other threads and timers, until nothing arrives for a while.
  ///
  /// The processor is free meanwhile. Work may still arrive after any silence, and the result differs from run
  /// to run, so this is for passes that look for faults; timed frames only drain.
  ///
  /// - Parameters:
  ///   - quietNanoseconds: the silence after which nothing more is expected.
  ///   - limit: the most rounds of each drain, and the longest time in all.
  /// - Returns: the work that ran, the reason for the end, and the next timer.
  public func settle(quietNanoseconds: Int, limit: Limit = Limit()) -> Settling {
    let start = MonotonicClock.nowNanoseconds()
    var roundCount = 0
    var arrivalCount = 0
    func settling(_ end: Settling.End) -> Settling {
      let next = cprobes_main_run_loop_next_timer()
      return Settling(
        roundCount: roundCount,
        arrivalCount: arrivalCount,
        end: end,
        nextTimerNanoseconds: next == .max ? nil : Int(next)
      )
    }
    guard !Self.isDraining else { return settling(.refused) }
    // Work of `RunLoop.perform` shows only in a pass.
    cprobes_main_run_loop_pass()
    while true {
      let left = limit.nanoseconds - (MonotonicClock.nowNanoseconds() - start)
      guard left > 0 else { return settling(.timeLimit) }
      let drain = drain(limit: Limit(roundCount: limit.roundCount, nanoseconds: left))
      roundCount += drain.roundCount
      switch drain.end {
      case .empty: break
      case .roundLimit: return settling(.roundLimit)
      case .timeLimit: return settling(.timeLimit)
      case .refused: return settling(.refused)
      }
      let end = start + limit.nanoseconds
      let now = MonotonicClock.nowNanoseconds()
      let silence = Silence(nanoseconds: min(end - now, quietNanoseconds))
      guard waitForWork(until: min(end, now + quietNanoseconds)) || silence.isBroken(holdsWork)
      else {
        return settling(now + quietNanoseconds < end ? .quiet : .timeLimit)
      }
      arrivalCount += 1
    }
  }

  /// Waits for work or a due timer without running either; true if one came by a moment of the monotonic clock.
  ///
  /// A pass can thus wait outside of what it times.
  public func waitForWork(until moment: Int) -> Bool {
    while !holdsWork {
      let left = moment - MonotonicClock.nowNanoseconds()
      guard left > 0 else { return false }
      let timer = cprobes_main_run_loop_next_timer()
      _ = cprobes_main_queue_wait(min(Int64(left), max(0, timer)))
    }
    return true
  }
}

/// A system timer that fires at the end of a silence.
///
/// On a busy machine the thread that serves timers may be late. It serves them in order of their times, so once
/// this one has fired, each timer due before it has reached its queue.
private struct Silence: ~Copyable {
  private static let patienceSeconds = 10.0

  private let timer: any DispatchSourceTimer
  private let hasGoneOff = DispatchSemaphore(value: 0)

  init(nanoseconds: Int) {
    timer = DispatchSource.makeTimerSource(flags: .strict, queue: .global())
    timer.setEventHandler { [hasGoneOff] in hasGoneOff.signal() }
    timer.schedule(deadline: .now() + .nanoseconds(max(0, nanoseconds)), leeway: .nanoseconds(0))
    timer.activate()
  }

  deinit { timer.cancel() }

  /// Waits for all timers of the silence; returns true if one of them queued something.
  func isBroken(_ holdsWork: @autoclosure () -> Bool) -> Bool {
    _ = hasGoneOff.wait(timeout: .now() + Self.patienceSeconds)
    return holdsWork()
  }
}
