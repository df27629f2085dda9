// SPDX-License-Identifier: Apache-2.0

import BenchHarness

/// A loop whose every run makes the same counted calls and hardly anything else.
///
/// That they are calls, and none was left out by the compiler, is counted before anything is timed.
@MainActor struct CallLoop {
  /// The counted calls of a run.
  let callsPerRun: Int
  /// Makes ready for so many runs; not timed.
  let prepare: (_ count: Int) -> Void
  /// Makes so many runs.
  let run: (_ count: Int) -> Void
  /// Undoes so many runs, where they leave something behind; not timed.
  let undo: (_ count: Int) -> Void

  private static let trialCount = 1_000

  /// Describes a loop.
  init(
    callsPerRun: Int,
    prepare: @escaping (_ count: Int) -> Void = { _ in },
    run: @escaping (_ count: Int) -> Void,
    undo: @escaping (_ count: Int) -> Void = { _ in }
  ) {
    self.callsPerRun = callsPerRun
    self.prepare = prepare
    self.run = run
    self.undo = undo
  }

  /// The loop without hooks.
  var plain: Batch {
    Batch { count in nanoseconds(count) / Double(count) }
  }

  /// The loop with hooks; they stay for the time of a batch, and are put there untimed.
  var counted: Batch {
    Batch { count in
      CallCounting.run { nanoseconds(count) }.value.map { $0 / Double(count) } ?? .nan
    }
  }

  /// What a hook adds to one call, or why there is none.
  func surcharge() -> Reading<Surcharge> {
    if let obstacle = CallCounting.obstacle { return .unavailable(reason: obstacle) }
    let found = trialCallCount()
    let expected = Self.trialCount * callsPerRun
    guard found == expected else {
      return .unavailable(
        reason: "\(Self.trialCount) runs made \(found) counted calls, not \(expected)"
      )
    }
    return .value(
      Surcharge("the call alone, no hooks", partCount: callsPerRun, plain: plain, burdened: counted)
    )
  }

  /// The counted calls of some runs.
  private func trialCallCount() -> Int {
    prepare(Self.trialCount)
    defer { undo(Self.trialCount) }
    let counts = CallCounting.run {
      let before = CallCounts.now()
      run(Self.trialCount)
      return CallCounts.now() - before
    }
    return counts.value?.callCount ?? 0
  }

  private func nanoseconds(_ count: Int) -> Double {
    prepare(count)
    let start = ThreadClock.nowNanoseconds()
    run(count)
    let end = ThreadClock.nowNanoseconds()
    undo(count)
    return Double(end - start)
  }
}

extension CallCounts {
  /// All calls, whatever was called; a retain by two counts as two.
  fileprivate var callCount: Int {
    allocationCount + reallocationCount + freeCount + objectAllocationCount + retainCount
      + releaseCount + bridgeRetainCount + bridgeReleaseCount
  }
}
