// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
@_spi(Headless) import HeadlessUIKit

/// The instruction pass: Callgrind counts the measured frames of a round, each for itself, so that
/// the sum does not depend on whether frames are modelled.
@MainActor enum InstructionPass {
  /// The label of the parts that hold a frame each.
  static let frameLabel = "frame"

  /// Plays a round and returns how many cells its measured frames configured.
  static func take(_ player: Player, _ script: RoundScript) -> Int {
    var configured = 0
    CallgrindRegion.translate {
      player.play(
        script,
        prepare: { frame in frame() },
        measure: { frame in
          let before = EngineCounters.configuredCellCount
          CallgrindRegion.count(frame)
          configured += EngineCounters.configuredCellCount - before
          CallgrindRegion.dump(frameLabel)
        }
      )
    }
    return configured
  }
}
