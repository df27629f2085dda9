// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation
import TestSupport
import Testing

/// Signals belong to the whole process, so each of these tests has one of its own.
@Suite struct InterruptSignalTests {
  @Test("A raised signal is noted instead of ending the process")
  func notesSignal() async {
    await #expect(processExitsWith: .success) {
      for (number, signal, exitCode) in [
        (SIGINT, InterruptSignal.interrupt, 130), (SIGTERM, .terminate, 143),
      ] {
        try InterruptSignal.watch()
        expect(InterruptSignal.received == nil)
        Self.deliver(number)
        expectEqual(InterruptSignal.received, signal)
        expectEqual(signal.exitCode, exitCode)
        try InterruptSignal.stopWatching()
      }
    }
  }

  @Test("The first signal is kept, and watching anew forgets it")
  func keepsFirst() async {
    await #expect(processExitsWith: .success) {
      try InterruptSignal.watch()
      Self.deliver(SIGTERM)
      Self.deliver(SIGINT)
      expectEqual(InterruptSignal.received, .terminate)
      try InterruptSignal.watch()
      expectEqual(InterruptSignal.received, .terminate, "watching twice is watching once")
      try InterruptSignal.stopWatching()
      try InterruptSignal.watch()
      expect(InterruptSignal.received == nil)
      try InterruptSignal.stopWatching()
    }
  }

  @Test("Stopping puts back what the signals did before")
  func restores() async {
    await #expect(processExitsWith: .success) {
      signal(SIGTERM, SIG_IGN)
      try InterruptSignal.watch()
      try InterruptSignal.stopWatching()
      // Ignored again: this would end the process otherwise.
      Self.deliver(SIGTERM)
      expect(InterruptSignal.received == nil)
    }
  }

  #if os(Linux)
    // The interval bounds the test should the signal come between the question and the sleep.
    @Test("A signal ends a paced wait, which says so instead of starting a frame")
    func endsPacedWait() async {
      await #expect(processExitsWith: .success) {
        try InterruptSignal.watch()
        var wanted = sigset_t()
        sigemptyset(&wanted)
        sigaddset(&wanted, SIGINT)
        pthread_sigmask(SIG_UNBLOCK, &wanted, nil)
        let waiting = pthread_self()
        Thread.detachNewThread {
          usleep(20_000)
          pthread_kill(waiting, SIGINT)
        }
        var clock = PacedClock(budget: try FrameBudget(milliseconds: 3_000), capacity: 1)
        try expectEqual(clock.wait(), .interrupted)
        expect(clock.wakeUps.samples.isEmpty)
        expectEqual(InterruptSignal.received, .interrupt)
      }
    }
  #endif

  @Test("The raw values are the system's signal numbers")
  func numbers() {
    expectEqual(InterruptSignal.interrupt.rawValue, Int(SIGINT))
    expectEqual(InterruptSignal.terminate.rawValue, Int(SIGTERM))
  }

  /// Raises a signal in this thread, which may be a pool's worker that blocks signals.
  private static func deliver(_ number: Int32) {
    var wanted = sigset_t()
    var previous = sigset_t()
    sigemptyset(&wanted)
    sigaddset(&wanted, number)
    pthread_sigmask(SIG_UNBLOCK, &wanted, &previous)
    raise(number)
    pthread_sigmask(SIG_SETMASK, &previous, nil)
  }
}
