// SPDX-License-Identifier: Apache-2.0

import BenchHarness

/// The profile pass: measured frames below one function, which tools find by its name.
@MainActor enum ProfilePass {
  /// Plays a round; the gate is open while measured frames follow each other.
  ///
  /// - Throws: what the gate throws.
  static func take(
    _ performance: Performance,
    _ script: RoundScript,
    gate: (any MeasurementGate)?
  ) throws -> ProfiledRounds {
    var stretch = Stretch(gate)
    performance.play(
      script,
      prepare: { frame in
        stretch.end()
        frame()
      },
      measure: { frame in
        stretch.begin()
        measuredFrame(frame, &stretch.frameCount)
      }
    )
    stretch.end()
    if let fault = stretch.fault { throw fault }
    return ProfiledRounds(
      roundCount: 1,
      frameCount: stretch.frameCount,
      nanoseconds: stretch.nanoseconds
    )
  }

  /// Runs a measured frame: everything below this function is one, and nothing else is.
  ///
  /// It counts afterwards, so that it stays on the stack while the frame runs.
  @inline(never)
  private static func measuredFrame(_ frame: () -> Void, _ count: inout Int) {
    frame()
    count += 1
  }

  /// Measured frames that follow each other; a fault of the gate is kept, for frames do not throw.
  private struct Stretch {
    private let gate: (any MeasurementGate)?
    private var start: Int?
    var frameCount = 0
    private(set) var nanoseconds = 0
    private(set) var fault: (any Error)?

    init(_ gate: (any MeasurementGate)?) {
      self.gate = gate
    }

    @MainActor mutating func begin() {
      guard start == nil else { return }
      tell { try $0.begin() }
      start = MonotonicClock.nowNanoseconds()
    }

    @MainActor mutating func end() {
      guard let start else { return }
      nanoseconds += MonotonicClock.nowNanoseconds() - start
      self.start = nil
      tell { try $0.end() }
    }

    @MainActor private mutating func tell(_ body: (any MeasurementGate) throws -> Void) {
      guard let gate, fault == nil else { return }
      do {
        try body(gate)
      } catch {
        fault = error
      }
    }
  }
}
