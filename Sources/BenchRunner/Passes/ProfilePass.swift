// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness

/// The profile pass: measured frames below one function, and all others below another one, so that
/// tools tell them apart by name.
///
/// The gate is open for the whole round. Opening it for each stretch of measured frames would make
/// them wait for an answer every few frames, and what has waited runs slower: frames of
/// `scroll.steady/card/mutation/1000` took 1.5 times as long, some parts of them more than others.
@MainActor enum ProfilePass {
  /// Plays a round.
  ///
  /// - Throws: what the gate throws.
  static func take(
    _ player: Player,
    _ script: RoundScript,
    gate: (any MeasurementGate)?
  ) throws -> ProfiledRounds {
    var played = ProfiledRounds(roundCount: 1)
    var start: Int?
    var hasOthers = false
    try gate?.begin()
    player.play(
      script,
      prepare: { frame in
        played.pause(&start)
        unmeasuredFrame(frame, &hasOthers)
      },
      measure: { frame in
        if start == nil { start = MonotonicClock.nowNanoseconds() }
        measuredFrame(frame, &played.frameCount)
      }
    )
    played.pause(&start)
    try gate?.end()
    return played
  }

  /// Runs a measured frame: everything below this function is one, and nothing else is.
  ///
  /// It counts afterwards, so that it stays on the stack while the frame runs.
  @inline(never)
  private static func measuredFrame(_ frame: () -> Void, _ count: inout Int) {
    frame()
    count += 1
  }

  /// Runs a frame that is not measured, such as going to a window.
  ///
  /// What it notes differs, for the compiler makes one function of two that do the same.
  @inline(never)
  private static func unmeasuredFrame(_ frame: () -> Void, _ isPlayed: inout Bool) {
    frame()
    isPlayed = true
  }
}

extension ProfiledRounds {
  /// Adds the time since measured frames began to follow each other, if they do.
  fileprivate mutating func pause(_ start: inout Int?) {
    guard let begun = start else { return }
    nanoseconds += MonotonicClock.nowNanoseconds() - begun
    start = nil
  }
}
