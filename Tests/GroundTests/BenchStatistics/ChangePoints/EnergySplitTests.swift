// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchStatistics

@Suite struct EnergySplitTests {
  /// The divergence by its textbook formula, every pair by itself.
  private func divergence(_ left: [Double], _ right: [Double]) -> Double {
    func mean(_ pairs: [Double]) -> Double {
      pairs.isEmpty ? 0 : pairs.reduce(0, +) / Double(pairs.count)
    }
    func within(_ side: [Double]) -> [Double] {
      side.indices.flatMap { one in
        side.indices.filter { $0 > one }.map { (side[one] - side[$0]).magnitude }
      }
    }
    let across = left.flatMap { one in right.map { (one - $0).magnitude } }
    let energy = 2 * mean(across) - mean(within(left)) - mean(within(right))
    return Double(left.count * right.count) / Double(left.count + right.count) * energy
  }

  @Test func bruteForceAndEdgesAndStep() {
    // The best split is the one that a search over every pair finds.
    part: do {
      let seed: UInt64 = 2_301
      var source = SampleSource(seed: seed)
      for trial in 0..<300 {
        let count = 2 + trial / 20
        let values = (0..<count + 4).map { _ in Double(source.integers(count: 1)[0] % 1_000) }
        let bounds = 2..<count + 2
        let splits = 3..<count + 2
        let all = splits.map { split in
          (split, divergence(Array(values[2..<split]), Array(values[split..<count + 2])))
        }
        let most = all.map(\.1).max() ?? 0
        let found = EnergySplit.best(of: values, in: bounds, at: splits)
        // Sums in another order differ in their last digits, so of equals either may be first.
        let near = all.filter { $0.1 >= most - 1e-9 * max(1, most) }.map(\.0)
        guard let found, near.contains(found.index), agree(found.divergence, most) || most < 1e-6
        else {
          Issue.record("seed \(seed), trial \(trial), \(values): \(String(describing: found))")
          break part
        }
      }
    }
    // Equal values have no divergence, and no place has no split.
    let flat = [Double](repeating: 0.1, count: 20)
    expectEqual(EnergySplit.best(of: flat, in: 0..<20, at: 5..<16)?.divergence, 0)
    expect(EnergySplit.best(of: flat, in: 0..<20, at: 9..<9) == nil)
    // A step is where it is, whatever the other values do.
    do {
      let values = [5.0, 5, 5, 6, 5, 9, 9, 8, 9, 9]
      expectEqual(EnergySplit.best(of: values, in: 0..<10, at: 1..<10)?.index, 5)
    }
  }
}
