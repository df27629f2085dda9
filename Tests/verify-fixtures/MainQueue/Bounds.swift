// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation

/// Scenes of work without end, and of places where nothing can be drained.
@MainActor enum Bounds {
  /// A block that queues itself again.
  static func endlessRounds() {
    let queue = Probe.open()
    var count = 0
    @MainActor func again() {
      count += 1
      DispatchQueue.main.async { again() }
    }
    DispatchQueue.main.async { again() }
    let drain = queue.drain(limit: MainQueue.Limit(roundCount: 50))
    Probe.note("\(drain.end) after \(drain.roundCount), endless: \(drain.isEndless)")
    // One more round tells that somebody else does not hold the queue.
    Probe.note("one a round: \((50...51).contains(count))")
    let settling = queue.settle(quietNanoseconds: 1, limit: MainQueue.Limit(roundCount: 5))
    Probe.note("\(settling.end), endless: \(settling.isEndless)")
  }

  /// A block that takes 10 ms and queues itself again; eight fit into 75 ms.
  static func endlessTime() {
    let queue = Probe.open()
    @MainActor func again() {
      let end = MonotonicClock.nowNanoseconds() + 10_000_000
      while MonotonicClock.nowNanoseconds() < end {}
      DispatchQueue.main.async { again() }
    }
    DispatchQueue.main.async { again() }
    let drain = queue.drain(limit: MainQueue.Limit(nanoseconds: 75_000_000))
    Probe.note("\(drain.end), 1 to 8 rounds: \((1...8).contains(drain.roundCount))")
  }

  /// Work that drains what it has queued itself, or opens the queue.
  static func withinDrain() {
    let queue = Probe.open()
    DispatchQueue.main.async {
      Probe.note("outer begins")
      DispatchQueue.main.async { Probe.note("inner") }
      Probe.drain(queue)
      let settling = queue.settle(quietNanoseconds: 1)
      Probe.note("\(settling.end), endless: \(settling.isEndless)")
      noteOpening()
      Probe.note("outer ends")
    }
    Probe.drain(queue)
  }

  /// Work that a run loop drains, and that drains in its turn.
  static func withinRunLoop() {
    let queue = Probe.open()
    DispatchQueue.main.async {
      DispatchQueue.main.async { Probe.note("inner") }
      Probe.drain(queue)
      noteOpening()
    }
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
    Probe.drain(queue)
  }

  /// A run loop that is run later still finds its work.
  static func afterRunLoop() {
    let queue = Probe.open()
    DispatchQueue.main.async { Probe.note("drained") }
    Probe.drain(queue)
    Probe.note("\(queue.settle(quietNanoseconds: 1).end)")
    DispatchQueue.main.async { Probe.note("by the run loop") }
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
    DispatchQueue.main.async { Probe.note("drained again") }
    Probe.drain(queue)
  }

  /// The main queue is served by a thread that libdispatch chose, since a time after it was opened.
  static func otherThread() {
    let queue = Probe.open()
    DispatchQueue.main.async {
      noteOpening()
      DispatchQueue.main.async {
        Probe.note("inner")
        Probe.finish()
      }
      Probe.drain(queue)
    }
    dispatchMain()
  }

  private static func noteOpening() {
    switch MainQueue.open() {
    case .value: Probe.note("open")
    case .unavailable(let reason): Probe.note("unavailable: \(reason)")
    }
  }
}
