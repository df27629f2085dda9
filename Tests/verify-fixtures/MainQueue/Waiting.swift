// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation

/// Scenes of work that comes later.
@MainActor enum Waiting {
  private static let longSilence = 1_000_000_000
  private static let patience = MainQueue.Limit(nanoseconds: 20_000_000_000)

  /// A block is due after 300 ms: at once it is not there, later it is.
  static func delayed() {
    let queue = Probe.open()
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) { Probe.note("due") }
    Probe.drain(queue)
    usleep(600_000)
    Probe.note("\(queue.drain().end)")
  }

  /// A timer that fires once.
  static func timer() {
    let queue = Probe.open()
    // `Timer(timeInterval:)` of Foundation on Linux fires at once; this one says when.
    let timer = Timer(fire: Date(timeIntervalSinceNow: 0.3), interval: 0, repeats: false) { _ in
      MainActor.assumeIsolated { Probe.note("fired") }
    }
    RunLoop.main.add(timer, forMode: .common)
    Probe.drain(queue)
    usleep(310_000)
    Probe.note("\(queue.drain().end)")
    noteTimer(queue.settle(quietNanoseconds: 1))
  }

  /// A timer that fires again and again, further apart than the silence.
  static func repeatingTimer() {
    let queue = Probe.open()
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      MainActor.assumeIsolated { Probe.note("fired") }
    }
    noteTimer(queue.settle(quietNanoseconds: 1_000_000))
    usleep(1_010_000)
    Probe.note("\(queue.drain().end)")
    noteTimer(queue.settle(quietNanoseconds: 1_000_000))
    timer.invalidate()
    noteTimer(queue.settle(quietNanoseconds: 1_000_000))
  }

  /// A block that the run loop keeps for itself.
  static func performed() {
    let queue = Probe.open()
    RunLoop.main.perform { MainActor.assumeIsolated { Probe.note("performed") } }
    Probe.drain(queue)
    Probe.note("\(queue.settle(quietNanoseconds: 1).end)")
  }

  /// Nothing comes: the wait lasts as long as asked for.
  static func silence() {
    let queue = Probe.open()
    let start = MonotonicClock.nowNanoseconds()
    let settling = queue.settle(quietNanoseconds: 30_000_000)
    let milliseconds = (MonotonicClock.nowNanoseconds() - start) / 1_000_000
    Probe.note("\(settling.end), \(settling.roundCount) rounds, \(settling.arrivalCount) arrivals")
    Probe.note("at least 30 ms: \(milliseconds >= 30)")
  }

  /// The scheduler's SCHED_IDLE, which no module of the toolchain names.
  private static let idlePolicy: Int32 = 5

  /// A timer is due in the silence, and its thread gets no processor before the silence is over.
  static func starved() {
    let queue = Probe.open()
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { Probe.note("due") }
    usleep(10_000)
    // All threads but this one run where a processor would be idle, and for half a second none is.
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    for thread in threads.compactMap(pid_t.init) where thread != getpid() {
      var priority = sched_param()
      sched_setscheduler(thread, idlePolicy, &priority)
    }
    let spinning = "(n=0; while [ $n -lt 400000 ]; do n=$((n+1)); done) &"
    let count = 2 * ProcessInfo.processInfo.activeProcessorCount
    system(Array(repeating: spinning, count: count).joined(separator: " "))
    let settling = queue.settle(quietNanoseconds: 150_000_000, limit: patience)
    Probe.note("\(settling.end), \(settling.arrivalCount) arrivals")
  }

  /// Work on other threads comes back in its own time.
  static func arrival() {
    let queue = Probe.open()
    // Not before the drain, however long this thread waits for a processor; and well after the waiting began.
    let isDrained = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      isDrained.wait()
      usleep(200_000)
      Task { await MainActor.run { Probe.note("hopped back") } }
    }
    Probe.drain(queue)
    isDrained.signal()
    let first = queue.settle(quietNanoseconds: longSilence, limit: patience)
    Probe.note("\(first.end), arrived: \(first.arrivalCount > 0)")
    Task { @MainActor in
      try await Task.sleep(nanoseconds: 200_000_000)
      Probe.note("slept")
    }
    let second = queue.settle(quietNanoseconds: longSilence, limit: patience)
    Probe.note("\(second.end), arrived: \(second.arrivalCount > 0)")
  }

  /// Waiting runs nothing; the drain after it does.
  static func waitWithoutDrain() {
    let queue = Probe.open()
    let now = MonotonicClock.nowNanoseconds()
    Probe.note("came: \(queue.waitForWork(until: now + 10_000_000))")
    Thread.detachNewThread {
      usleep(20_000)
      DispatchQueue.main.async { Probe.note("ran") }
    }
    Probe.note("came: \(queue.waitForWork(until: now + 20_000_000_000))")
    Probe.drain(queue)
    Probe.note("came: \(queue.waitForWork(until: now))")
  }

  /// A job of the main actor that waits in four ways, each of which may lead by another thread.
  static func suspensions() {
    let queue = Probe.open()
    Task { @MainActor in
      Probe.note("begun")
      await Task.yield()
      Probe.note("after giving way")
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
      Probe.note("after a block")
      await Task { @MainActor in Probe.note("the other job") }.value
      Probe.note("after the other job")
      await MainActor.run { Probe.note("run by the main actor") }
      Probe.note("ended")
    }
    Probe.note("\(queue.settle(quietNanoseconds: longSilence, limit: patience).end)")
  }

  /// A dispatch timer of 1 ms never leaves a silence.
  static func arrivalsWithoutEnd() {
    let queue = Probe.open()
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: .milliseconds(1))
    source.setEventHandler {}
    source.resume()
    let start = MonotonicClock.nowNanoseconds()
    let settling = queue.settle(
      quietNanoseconds: 250_000_000,
      limit: MainQueue.Limit(nanoseconds: 300_000_000)
    )
    let milliseconds = (MonotonicClock.nowNanoseconds() - start) / 1_000_000
    Probe.note("\(settling.end), over 10 arrivals: \(settling.arrivalCount > 10)")
    Probe.note("between 300 and 2000 ms: \((300..<2_000).contains(milliseconds))")
    withExtendedLifetime(source) {}
  }

  private static func noteTimer(_ settling: MainQueue.Settling) {
    let next = settling.nextTimerNanoseconds.map { (0...1_000_000_000).contains($0) }
    Probe.note("\(settling.end), next timer within a second: \(next.map(String.init) ?? "none")")
  }
}
