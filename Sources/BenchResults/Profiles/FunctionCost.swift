// SPDX-License-Identifier: Apache-2.0

public struct FunctionCost: Equatable, Sendable {
  public let name: String
  /// What fell on it alone.
  public internal(set) var own = 0
  /// What fell on it and what it called, once for each stack however often it stands there.
  public internal(set) var total = 0

  /// The functions of some stacks, the one with the most of its own first.
  public static func all(of stacks: some Sequence<FoldedStacks.Stack>) -> [FunctionCost] {
    var costs: [String: FunctionCost] = [:]
    for stack in stacks {
      for name in Set(stack.frames) {
        costs[name, default: FunctionCost(name: name)].total += stack.weight
      }
      if let leaf = stack.frames.last {
        costs[leaf, default: FunctionCost(name: leaf)].own += stack.weight
      }
    }
    return costs.values.sorted { ($1.own, $1.total, $0.name) < ($0.own, $0.total, $1.name) }
  }
}

/// How the share of a function differs between two profiles.
public struct FunctionChange: Equatable, Sendable {
  public let name: String
  /// The part of the base that fell on it alone, from 0 to 1.
  public let baseOwn: Double
  public let headOwn: Double
  public let baseTotal: Double
  public let headTotal: Double

  /// How much more of the head falls on it alone, from -1 to 1.
  public var growth: Double { headOwn - baseOwn }

  /// The functions of both profiles, the one that grew most first and the one that shrank most last.
  public static func all(base: FoldedStacks, head: FoldedStacks) -> [FunctionChange] {
    let bases = costs(of: base)
    let heads = costs(of: head)
    let changes = Set(bases.keys).union(heads.keys)
      .map { name in
        FunctionChange(
          name: name,
          baseOwn: StackTree.share(bases[name]?.own ?? 0, of: base.total),
          headOwn: StackTree.share(heads[name]?.own ?? 0, of: head.total),
          baseTotal: StackTree.share(bases[name]?.total ?? 0, of: base.total),
          headTotal: StackTree.share(heads[name]?.total ?? 0, of: head.total)
        )
      }
    return changes.sorted { ($1.growth, $0.name) < ($0.growth, $1.name) }
  }

  private static func costs(of stacks: FoldedStacks) -> [String: FunctionCost] {
    Dictionary(uniqueKeysWithValues: FunctionCost.all(of: stacks.stacks).map { ($0.name, $0) })
  }
}

public struct PhaseCost: Equatable, Sendable {
  public let phase: ProfilePhase
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
