// SPDX-License-Identifier: Apache-2.0

/// What fell on a function.
public struct FunctionCost: Equatable, Sendable {
  /// The function.
  public let name: String
  /// What fell on it alone.
  public internal(set) var own = 0
  /// What fell on it and what it called, once for each stack however often it stands there.
  public internal(set) var total = 0

  /// The functions of some stacks, the one with the most of its own first.
  ///
  /// - Complexity: O(*n*) for *n* frames of all stacks, and sorting the functions.
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
