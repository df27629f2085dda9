// SPDX-License-Identifier: Apache-2.0

import CProbes
import Dispatch

extension MainQueue {
  /// What came while work under way elsewhere was waited for, and what is still to come.
  public struct Settling: Hashable, Sendable {
    /// Why the waiting ended.
    public enum End: Hashable, Sendable {
      /// Nothing came for as long as was asked for.
      case quiet
      /// A drain left work that queues more after its most rounds.
      case roundLimit
      /// Something came again and again until the time was over.
      case timeLimit
      /// Somebody else drains: the caller is work that is being drained, or another thread serves the
      /// queue.
      case refused
    }

    /// The rounds in which something ran.
    public let roundCount: Int
    /// The rounds of them that something began which came while waiting.
    public let arrivalCount: Int
    /// Why it ended.
    public let end: End
    /// Nanoseconds until the next timer of `RunLoop.main`, at most 0 if it is due; nil if none is
    /// scheduled.
    public let nextTimerNanoseconds: Int?

    /// Whether something came, or queued more, until a limit was reached.
    public var isEndless: Bool { end == .roundLimit || end == .timeLimit }
  }

  /// Drains, and waits for what other threads and timers will queue, until nothing comes for a while.
  ///
  /// The processor is free meanwhile. What has not come after so long a silence may still come later:
  /// a longer silence finds more, and no silence is long enough for everything. The answer differs
  /// from run to run, so it is for passes that look for faults; timed frames drain only.
  ///
  /// - Parameters:
  ///   - quietNanoseconds: the silence after which nothing is expected to come.
  ///   - limit: the most rounds of each drain, and the longest time in all.
  /// - Returns: what ran, why the waiting ended, and the timer that is still to come.
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
    // What `RunLoop.perform` has queued shows in a pass alone.
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

  /// Waits for work or a timer that is due, and runs neither; whether either came by a moment of the
  /// monotonic clock.
  ///
  /// It lets a pass wait outside of what it times and drain within.
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

/// A timer of the system that goes off when a silence is over.
///
/// On a busy machine what was due in the silence may not have come when it is over: the thread that serves the
/// timers waits for a processor too. It serves them by their times; so once this one has gone off, each that
/// was due before it has reached its queue.
private struct Silence: ~Copyable {
  /// Seconds that such a thread may wait for a processor.
  private static let patience = 10.0

  private let timer: any DispatchSourceTimer
  private let hasGoneOff = DispatchSemaphore(value: 0)

  init(nanoseconds: Int) {
    timer = DispatchSource.makeTimerSource(flags: .strict, queue: .global())
    timer.setEventHandler { [hasGoneOff] in hasGoneOff.signal() }
    timer.schedule(deadline: .now() + .nanoseconds(max(0, nanoseconds)), leeway: .nanoseconds(0))
    timer.activate()
  }

  deinit { timer.cancel() }

  /// Waits until all timers of the silence have been served, and says whether one of them queued something.
  func isBroken(_ holdsWork: @autoclosure () -> Bool) -> Bool {
    _ = hasGoneOff.wait(timeout: .now() + Self.patience)
    return holdsWork()
  }
}
