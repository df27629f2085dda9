// SPDX-License-Identifier: Apache-2.0

/// What fell on a phase of measured frames, and on the functions in it.
public struct PhaseCost: Equatable, Sendable {
  /// The phase.
  public let phase: ProfilePhase
  /// What fell on it.
  public let total: Int
  /// Its functions, the one with the most of its own first.
  public let functions: [FunctionCost]

  /// The phases of some stacks on which anything fell, in the order in which a frame passes them.
  public static func all(of stacks: FoldedStacks) -> [PhaseCost] {
    let phases = Dictionary(grouping: stacks.stacks) { ProfilePhase.of($0.frames) }
    return ProfilePhase.allCases.compactMap { phase in
      phases[phase]
        .map { stacks in
          PhaseCost(
            phase: phase,
            total: stacks.reduce(0) { $0 + $1.weight },
            functions: FunctionCost.all(of: stacks)
          )
        }
    }
  }
}
