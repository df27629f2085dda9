// SPDX-License-Identifier: Apache-2.0

public import BenchCases

extension GroupRunner {
  /// Plays rounds of a strategy for a profiler, until their measured frames have taken so long.
  ///
  /// At least one round is played, and each on a new table. To be called after ``verify()``, which
  /// makes what the runtime makes at its first use.
  ///
  /// - Parameters:
  ///   - strategy: one of the group's.
  ///   - seconds: wall time of measured frames; 0 for one round.
  ///   - gate: what is told when measured frames begin and end.
  /// - Returns: how much was played.
  /// - Throws: what the gate throws.
  public func profile(
    _ strategy: Strategy,
    seconds: Double,
    gate: (any MeasurementGate)?
  ) throws -> ProfiledRounds {
    try group.withKnobs {
      var played = ProfiledRounds()
      let blocks = StrategyBlocks(group, strategy, rows, plan)
      // One that nobody watches: what is made at its first use is no frame's.
      blocks.setUp(for: script(round: 0))
      _ = blocks.probe(script(round: 0))
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
  func trace(_ strategy: Strategy) -> [TracedFrame] {
    group.withKnobs {
      let script = script(round: 0)
      let blocks = StrategyBlocks(group, strategy, rows, plan)
      blocks.setUp(for: script)
      return blocks.trace(script)
    }
  }
}
