// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import CProbes
import Foundation

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

/// The counted functions called in loops, through the slots that hooks are put into.
///
/// The barrier beside each call keeps the compiler from making one call for several runs; it runs
/// nothing. None is inlined, so that each can be found in the program's assembly.
enum CallSites {
  /// Retains an object so many times.
  @inline(never)
  static func retain(_ object: Unmanaged<PooledObject>, count: Int) {
    for _ in 0..<count {
      _ = object.retain()
      cprobes_consume(object.toOpaque())
    }
  }

  /// Releases an object so many times.
  @inline(never)
  static func release(_ object: Unmanaged<PooledObject>, count: Int) {
    for _ in 0..<count {
      object.release()
      cprobes_consume(object.toOpaque())
    }
  }

  /// Copies a string so many times to one place, and lets go of none: a retain each.
  @inline(never)
  static func retainText(_ text: UnsafeMutablePointer<String>, count: Int) {
    for _ in 0..<count {
      (text + 1).initialize(to: text.pointee)
      cprobes_consume(text)
    }
  }

  /// Moves a string so many times out of one place: a release each.
  @inline(never)
  static func releaseText(_ text: UnsafeMutablePointer<String>, count: Int) {
    let size = MemoryLayout<String>.size
    for _ in 0..<count {
      UnsafeMutableRawPointer(text + 1).copyMemory(from: text, byteCount: size)
      cprobes_consume(text)
      _ = (text + 1).move()
    }
  }

  /// Makes and frees so many objects.
  @inline(never)
  static func makeObjects(count: Int) {
    for index in 0..<count {
      let object = PooledObject(pool: index)
      cprobes_consume(Unmanaged.passUnretained(object).toOpaque())
    }
  }

  /// Takes and frees memory so many times.
  @inline(never)
  static func takeMemory(byteCount: Int, count: Int) {
    for _ in 0..<count {
      let memory = malloc(byteCount)
      cprobes_consume(memory)
      free(memory)
    }
  }
}
