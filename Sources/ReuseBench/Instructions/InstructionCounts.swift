// SPDX-License-Identifier: Apache-2.0

/// The instructions that a case executed in its measured frames.
struct InstructionCounts: Equatable {
  /// The instructions of each measured frame.
  let frames: [Int]
  /// How many cells those frames configured.
  let configuredCellCount: Int
  /// What counted them, with its version.
  let source: String

  /// The instructions of the round.
  var total: Int { frames.reduce(0, +) }
}
