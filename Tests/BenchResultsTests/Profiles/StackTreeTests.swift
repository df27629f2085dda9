// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@testable import BenchResults

/// The tree of calls and what is summed over it, against sums over the plain list of stacks.
@Suite struct StackTreeTests {
  private static let seed: UInt64 = 7

  /// Stacks of few names, so that functions stand in many places and call themselves.
  private static func randomStacks(_ seed: UInt64) -> FoldedStacks {
    var generator = SeededGenerator(seed: seed)
    return FoldedStacks(
      (0..<120)
        .map { _ in
          let depth = Int.random(in: 1...6, using: &generator)
          let frames = (0..<depth).map { _ in "f\(Int.random(in: 0..<4, using: &generator))" }
          return .init(frames, weight: Int.random(in: 1...9, using: &generator))
        }
    )
  }

  @Test func totalsAndFunctionsAndChanges() throws {
    // Each node's total is the sum of the stacks that begin with its path (seed 7).
    let stacks = Self.randomStacks(Self.seed)
    let other = Self.randomStacks(Self.seed + 1)
    let tree = StackTree(stacks, base: other)
    var paths: [[String]] = [[]]
    for place in tree.nodes.indices {
      if place == 0 { paths = Array(repeating: [], count: tree.nodes.count) }
      for child in tree.nodes[place].children {
        expect(child > place, "callers come first")
        paths[child] = paths[place] + [tree.nodes[child].name]
      }
    }
    for (node, path) in zip(tree.nodes, paths) {
      expectEqual(node.depth, path.count)
      expectEqual(node.total, Self.sum(stacks) { $0.starts(with: path) })
      expectEqual(node.baseTotal, Self.sum(other) { $0.starts(with: path) })
      expectEqual(node.own, Self.sum(stacks) { $0 == path })
    }
    expectEqual(tree.nodes.reduce(0) { $0 + $1.own }, stacks.total)
    // A function's own and total weights are sums over the stacks that hold it (seed 7).
    let mixed = Self.randomStacks(Self.seed)
    let costs = FunctionCost.all(of: mixed.stacks)
    expectEqual(Set(costs.map(\.name)).count, costs.count)
    for cost in costs {
      expectEqual(cost.total, Self.sum(mixed) { $0.contains(cost.name) }, "once for each stack")
      expectEqual(cost.own, Self.sum(mixed) { $0.last == cost.name })
    }
    expect(zip(costs, costs.dropFirst()).allSatisfy { $0.own >= $1.own })
    // Shares of two profiles of other lengths are compared, and what is gone shrank.
    let base = FoldedStacks([.init(["r", "a"], weight: 10), .init(["r", "gone"], weight: 10)])
    let head = FoldedStacks([.init(["r", "a"], weight: 100), .init(["r", "new"], weight: 300)])
    let changes = FunctionChange.all(base: base, head: head)
    expectEqual(changes.map(\.name), ["new", "r", "a", "gone"])
    expectEqual(changes.map(\.growth), [0.75, 0, -0.25, -0.5])
    try expectEqual(require(changes.first { $0.name == "r" }).headTotal, 1)
    let compared = StackTree(head, base: base)
    let new = try require(compared.nodes.first { $0.name == "new" })
    expectEqual(compared.growth(of: new), 0.75)
  }

  private static func sum(_ stacks: FoldedStacks, _ isCounted: ([String]) -> Bool) -> Int {
    stacks.stacks.filter { isCounted($0.frames) }.reduce(0) { $0 + $1.weight }
  }
}
