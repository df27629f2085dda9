// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing

/// Threads for tests that start a program and wait for its end.
///
/// Tests share as many threads as there are processors. Two that wait for programs would hold both of two,
/// and nothing else would begin for minutes, not even what has the main thread to itself.
final class ProcessThreads: TaskExecutor {
  /// The threads of all tests that hold theirs until a program has ended.
  static let holding = ProcessThreads(count: 4)

  /// The thread of all tests that look now and then whether a program has ended: behind those that hold
  /// theirs they would look minutes later, and what they start next would begin then.
  static let looking = ProcessThreads(count: 1)

  private let jobs = Jobs()

  private init(count: Int) {
    let executor = asUnownedTaskExecutor()
    for _ in 0..<count {
      let thread = Thread { [jobs] in
        while true { jobs.next().runSynchronously(on: executor) }
      }
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  func enqueue(_ job: consuming ExecutorJob) { jobs.add(UnownedJob(job)) }

  /// What waits for a thread, the first one first.
  private final class Jobs: Sendable {
    private let waiting = Mutex<[UnownedJob]>([])
    private let count = DispatchSemaphore(value: 0)

    func add(_ job: UnownedJob) {
      waiting.withLock { $0.append(job) }
      count.signal()
    }

    func next() -> UnownedJob {
      count.wait()
      return waiting.withLock { $0.removeFirst() }
    }
  }
}

/// Has tests run on ``ProcessThreads``.
struct StartsPrograms: SuiteTrait, TestTrait, TestScoping {
  let threads: ProcessThreads
  let isRecursive = true

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(threads) { try await function() }
  }
}

extension Trait where Self == StartsPrograms {
  /// The test starts programs and waits for them, so it takes no thread from those that compute.
  static var startsPrograms: StartsPrograms { StartsPrograms(threads: .holding) }

  /// The test starts programs and awaits them, so that many of them can at a time.
  static var awaitsPrograms: StartsPrograms { StartsPrograms(threads: .looking) }
}
