// SPDX-License-Identifier: Apache-2.0

import BenchCases
package import BenchHarness

/// The work that cells queue on the main actor or the main queue, run by the harness's drain.
@MainActor package struct MainQueueWork: QueuedWork {
  /// The silence after which nothing more is expected, in nanoseconds.
  private static let quietNanoseconds = 100_000_000
  /// The limit of a drain.
  private static let limit = MainQueue.Limit(roundCount: 10_000, nanoseconds: 3_000_000_000)
  /// The longest wait for silence in a turn.
  private static let settleLimit = MainQueue.Limit(roundCount: 10_000, nanoseconds: 500_000_000)
  /// The turns of a wait, if silence does not come.
  private static let settleTurnCount = 6

  private let queue: MainQueue
  /// Called at each look at the queue, and so at each frame.
  package var pulse: SharedNote.Pulse?

  package static func open() -> Reading<MainQueueWork> {
    switch MainQueue.open() {
    case .value(let queue): .value(MainQueueWork(queue: queue))
    case .unavailable(let reason): .unavailable(reason: reason)
    }
  }

  package func drain() -> String? {
    pulse?.beat()
    return queue.drain(limit: Self.limit).isEndless
      ? "work on the main queue queues more and more, and never ends" : nil
  }

  package func settle() -> String? {
    for _ in 0..<Self.settleTurnCount {
      pulse?.beat()
      let settled = queue.settle(quietNanoseconds: Self.quietNanoseconds, limit: Self.settleLimit)
      if !settled.isEndless { return nil }
    }
    return "work on the main queue, or a timer, comes again and again and never ends"
  }
}
