// SPDX-License-Identifier: Apache-2.0

/// How the share of a function differs between two profiles.
public struct FunctionChange: Equatable, Sendable {
  /// The function.
  public let name: String
  /// The part of the base that fell on it alone, from 0 to 1.
  public let baseOwn: Double
  /// The part of the head that fell on it alone.
  public let headOwn: Double
  /// The part of the base that fell on it and what it called.
  public let baseTotal: Double
  /// The part of the head that fell on it and what it called.
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
