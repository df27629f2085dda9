// SPDX-License-Identifier: Apache-2.0

public import BenchCases
import BenchHarness

/// The profile pass: measured frames below one function, and all others below another one, for tools to tell apart.
///
/// The gate is open for the whole round. Opening it for each stretch of measured frames would make them wait for an
/// answer every few frames, which slows them down: frames of `scroll.steady/card/mutation/1000` took 1.5 times as long,
/// some parts of them more than others.
@MainActor enum ProfilePass {
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
  /// Its note differs, for the compiler makes one function of two that do the same.
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

public struct ProfiledRounds: Sendable, Equatable {
  public internal(set) var roundCount = 0
  public internal(set) var frameCount = 0
  /// The wall time of the frames.
  public internal(set) var nanoseconds = 0

  mutating func add(_ other: ProfiledRounds) {
    roundCount += other.roundCount
    frameCount += other.frameCount
    nanoseconds += other.nanoseconds
  }
}

extension GroupRunner {
  /// Plays rounds of a strategy for a profiler, one at least, until their measured frames have taken so many seconds.
  ///
  /// Each is played on a new table, after an uncounted one that makes what the runtime makes at its first use.
  public func profile(
    _ strategy: CaseStrategy,
    seconds: Double,
    gate: (any MeasurementGate)?
  ) throws -> ProfiledRounds {
    try group.withKnobs {
      var played = ProfiledRounds()
      let blocks = StrategyBlocks(group, strategy, rows, plan)
      blocks.warmUp(script(round: 0))
      repeat {
        let script = script(round: played.roundCount)
        try gate?.beginRound()
        blocks.clear()
        blocks.setUp(for: script)
        played.add(try blocks.profile(script, gate: gate))
      } while Double(played.nanoseconds) < seconds * 1e9 && played.nanoseconds > 0
      return played
    }
  }

  /// Plays the first round of a strategy and returns its measured frames with their stamps.
  func trace(_ strategy: CaseStrategy) -> [TracedFrame] {
    group.withKnobs {
      let script = script(round: 0)
      let blocks = StrategyBlocks(group, strategy, rows, plan)
      blocks.setUp(for: script)
      return blocks.trace(script)
    }
  }
}
