// SPDX-License-Identifier: Apache-2.0

import CProbes

/// The work that waits for the main thread, run from code on it that never returns to a run loop.
///
/// Jobs of the main actor, blocks of `DispatchQueue.main` and `OperationQueue.main`, `asyncAfter` and dispatch
/// timers all arrive on libdispatch's main queue, in order. A drain uses CoreFoundation's call for it, which
/// runs what is queued now; work queued meanwhile waits for the next *round*. A run loop works in rounds too,
/// so the order is that of an app. Timers of `RunLoop.main` fire in its default mode, the mode of an app whose
/// code scrolls.
///
/// Two words of the queue are zero exactly while it is empty; ``open()`` finds them by comparing the queue
/// empty, with an item, and empty again. An empty drain reads these words and asks the run loop for its next
/// timer, about 50 ns in all; a run-loop pass takes 3 µs in any case, and a system call on the queue's
/// descriptor 0.2 µs. `harness-bench` prints the cost of a drain.
///
/// Failure modes: work of `RunLoop.perform` shows in neither, so it waits for a timer or for
/// ``settle(quietNanoseconds:limit:)``. Work under way on other threads is not waited for. That includes jobs
/// of the main actor that suspend (`Task.yield`, a continuation, another task's value, `MainActor.run`): they
/// resume by way of the pool's threads, so one drain may leave them unfinished and still find the queue empty.
/// Work that never returns does not show at all.
@MainActor public struct MainQueue {
  /// True during a drain; the process has one queue.
  private(set) static var isDraining = false

  /// Runs waiting work and prepares the main queue for drains, or says why it cannot.
  ///
  /// It fails within work of the queue, and after the first suspension of an asynchronous main function: from
  /// then on libdispatch serves the queue by a thread of its choice.
  public static func open() -> Reading<MainQueue> {
    guard !isDraining else { return .unavailable(reason: servedReason) }
    return switch cprobes_main_queue_open() {
    case cprobes_main_queue_ready:
      .value(MainQueue())
    case cprobes_main_queue_other_thread:
      .unavailable(
        reason:
          "not the first thread of the process drains the main queue, as after an await in main"
      )
    case cprobes_main_queue_served:
      .unavailable(reason: servedReason)
    case cprobes_main_queue_opaque:
      .unavailable(reason: "the main queue does not show whether it is empty")
    default:
      .unavailable(reason: "the main queue of libdispatch is known on Linux only")
    }
  }

  private static let servedReason =
    "the main queue is being drained already; the caller is work of it"

  private init() {}

  /// True if anything would run now.
  public var holdsWork: Bool {
    cprobes_main_queue_holds_work() || cprobes_main_run_loop_next_timer() <= 0
  }

  /// Runs waiting work and what it queues, until nothing waits or a limit is reached.
  ///
  /// It waits for nothing. Within work that it runs, it refuses.
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

  /// Runs the queue's work before due timers, as a run-loop pass does.
  private func playRound() {
    if cprobes_main_queue_holds_work() { cprobes_main_queue_run_round() }
    if cprobes_main_run_loop_next_timer() <= 0 { cprobes_main_run_loop_pass() }
  }

  /// Returns the end at a limit: a queue that a caller drains never empties either.
  private func stopped(_ end: Drain.End, after roundCount: Int) -> Drain {
    guard cprobes_main_queue_answers() else { return Drain(roundCount: 0, end: .refused) }
    return Drain(roundCount: roundCount, end: end)
  }

  /// The amount of work after which a drain counts as endless.
  public struct Limit: Hashable, Sendable {
    public let roundCount: Int
    /// The time after which no further round begins, in nanoseconds.
    public let nanoseconds: Int

    public init(roundCount: Int = 10_000, nanoseconds: Int = 1_000_000_000) {
      precondition(roundCount > 0 && nanoseconds > 0, "A drain runs something.")
      self.roundCount = roundCount
      self.nanoseconds = nanoseconds
    }
  }

  /// The result of a drain.
  public struct Drain: Hashable, Sendable {
    public enum End: Hashable, Sendable {
      /// Nothing waits.
      case empty
      case roundLimit
      case timeLimit
      /// The caller is work of a drain, or another thread serves the queue.
      case refused
    }

    /// The rounds in which something ran.
    public let roundCount: Int
    public let end: End

    /// True if work was left that queues more and more.
    public var isEndless: Bool { end == .roundLimit || end == .timeLimit }
  }
}
