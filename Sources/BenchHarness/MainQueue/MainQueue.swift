// SPDX-License-Identifier: Apache-2.0

import CProbes

/// What waits for the main thread, run from code on it that never returns to a run loop.
///
/// Jobs of the main actor, blocks of `DispatchQueue.main` and `OperationQueue.main`, `asyncAfter` and
/// dispatch timers all come by the main queue of libdispatch, in the order in which they were queued.
/// It is drained by the call that CoreFoundation's run loop makes for it, which takes what is queued
/// now; what that queues in turn waits for the next *round*. A run loop passes round by round too, so
/// the order is that of an app. Timers of `RunLoop.main` are let fire in its default mode, in which an
/// app is while its code scrolls and no finger does.
///
/// Two words of the queue are zero while it is empty and only then; ``open()`` finds them by looking
/// at it empty, with an item, and empty again. An empty drain looks at these words and asks the run
/// loop for its next timer, some 50 ns in all; a pass of the run loop takes 3 µs whether there is
/// anything to do or not, and a system call on the queue's descriptor 0.2 µs. `harness-bench` prints
/// what a drain costs.
///
/// Failure modes: what `RunLoop.perform` queues does not show in either, so it waits for a timer or for
/// ``settle(quietNanoseconds:limit:)``. Work under way on other threads is not waited for, and when it
/// comes back depends on the machine. That is more than it seems: a job of the main actor that waits
/// (`Task.yield`, a continuation, another task's value, `MainActor.run`) goes on by way of the pool's
/// threads, even where all of it runs on the main actor, so that one drain may leave it unfinished and
/// still find the queue empty. What never comes back does not show at all.
@MainActor public struct MainQueue {
  /// Whether a drain is under way; the queue is one for the process.
  private(set) static var isDraining = false

  /// Runs what waits on the main queue, and makes it ready to be drained, or says why it cannot be.
  ///
  /// It cannot be below an asynchronous main function, which drains it itself, nor within work that
  /// was queued on it.
  public static func open() -> Reading<MainQueue> {
    guard !isDraining else { return .unavailable(reason: servedReason) }
    return switch cprobes_main_queue_open() {
    case cprobes_main_queue_ready:
      .value(MainQueue())
    case cprobes_main_queue_other_thread:
      .unavailable(reason: "the caller is not on the first thread of the process")
    case cprobes_main_queue_served:
      .unavailable(reason: servedReason)
    case cprobes_main_queue_opaque:
      .unavailable(reason: "the main queue does not show whether it is empty")
    default:
      .unavailable(reason: "the main queue of libdispatch is known on Linux only")
    }
  }

  private static let servedReason =
    "the main queue is being drained already, as by an asynchronous main function"

  private init() {}

  /// Whether anything would run now.
  public var holdsWork: Bool {
    cprobes_main_queue_holds_work() || cprobes_main_run_loop_next_timer() <= 0
  }

  /// Runs what waits and what that queues in turn, until nothing waits or a limit is reached.
  ///
  /// It waits for nothing. Within work that it runs itself it does nothing and says so.
  public func drain(limit: Limit = Limit()) -> Drain {
    guard holdsWork else { return Drain(roundCount: 0, end: .empty) }
    guard !Self.isDraining else { return Drain(roundCount: 0, end: .refused) }
    Self.isDraining = true
    defer { Self.isDraining = false }
    let start = MonotonicClock.nowNanoseconds()
    var roundCount = 0
    repeat {
      if roundCount == limit.roundCount { return stopped(.roundLimit, after: roundCount) }
      if roundCount > 0, MonotonicClock.nowNanoseconds() - start >= limit.nanoseconds {
        return stopped(.timeLimit, after: roundCount)
      }
      playRound()
      roundCount += 1
    } while holdsWork
    return Drain(roundCount: roundCount, end: .empty)
  }

  /// The queue's work before what the run loop has due, as in a pass of the run loop.
  private func playRound() {
    if cprobes_main_queue_holds_work() { cprobes_main_queue_run_round() }
    if cprobes_main_run_loop_next_timer() <= 0 { cprobes_main_run_loop_pass() }
  }

  /// The end at a limit: a queue that somebody further up drains never empties either.
  private func stopped(_ end: Drain.End, after roundCount: Int) -> Drain {
    guard cprobes_main_queue_answers() else { return Drain(roundCount: 0, end: .refused) }
    return Drain(roundCount: roundCount, end: end)
  }
}

extension MainQueue {
  /// How much a drain may run before work that queues more is taken to be endless.
  public struct Limit: Hashable, Sendable {
    /// The most rounds.
    public let roundCount: Int
    /// The time after which no further round begins, in nanoseconds.
    public let nanoseconds: Int

    /// Makes a limit; 10,000 rounds and a second unless told otherwise.
    public init(roundCount: Int = 10_000, nanoseconds: Int = 1_000_000_000) {
      precondition(roundCount > 0 && nanoseconds > 0, "A drain runs something.")
      self.roundCount = roundCount
      self.nanoseconds = nanoseconds
    }
  }

  /// What a drain has run, and why it ended.
  public struct Drain: Hashable, Sendable {
    /// Why a drain ended.
    public enum End: Hashable, Sendable {
      /// Nothing waits.
      case empty
      /// Work was still queued after the most rounds.
      case roundLimit
      /// Work was still queued after the longest time.
      case timeLimit
      /// Work that is being drained cannot drain.
      case refused
    }

    /// The rounds in which something ran.
    public let roundCount: Int
    /// Why it ended.
    public let end: End

    /// Whether work was left that queues more and more.
    public var isEndless: Bool { end == .roundLimit || end == .timeLimit }
  }
}
