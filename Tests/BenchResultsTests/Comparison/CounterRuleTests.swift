// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchResults

@Suite("One rule says what a change of a counter means")
struct CounterRuleTests {
  @Test func instructionsAndExactAndOrder() {
    // Instructions warn past a thousandth and fail past a hundredth.
    for (base, head, expected) in [
      (1_000_000, 999_999, CounterRule.Judgement.better), (1_000_000, 1_000_000, .unchanged),
      (1_000_000, 1_000_001, .tolerated), (1_000_000, 1_001_000, .tolerated),
      (1_000_000, 1_001_001, .warned), (1_000_000, 1_010_000, .warned),
      (1_000_000, 1_010_001, .worse), (0, 1, .worse), (Int.max - 1, Int.max, .tolerated),
      (1, Int.max, .worse),
    ] as [(Int, Int, CounterRule.Judgement)] {
      expectEqual(CounterRule.judgement(of: "instructions", base: base, head: head), expected)
    }
    // Of every other counter one more is worse, and of what was saved one less.
    for name in ["allocations", "retains", "anythingElse"] {
      expectEqual(CounterRule.judgement(of: name, base: 1_000_000, head: 1_000_001), .worse)
      expectEqual(CounterRule.judgement(of: name, base: 1_000_000, head: 999_999), .better)
    }
    for name in ["reuseHits", "positionHits", "preparedCellsShown"] {
      expectEqual(CounterRule.judgement(of: name, base: 9, head: 10), .better)
      expectEqual(CounterRule.judgement(of: name, base: 10, head: 9), .worse)
    }
    // The gravest comes first: worse before better, then by counter, then by share.
    let changes = [
      CounterChange(name: "layoutPasses", base: 10, head: 20),
      CounterChange(name: "allocations", base: 100, head: 101),
      CounterChange(name: "unheardOf", base: 0, head: 1),
      CounterChange(name: "allocations", base: 0, head: 1),
      CounterChange(name: "allocations", base: 9, head: 1),
      CounterChange(name: "instructions", base: 10_000, head: 10_001),
    ]
    let sorted = changes.sorted(by: CounterRule.precedes)
    expectEqual(sorted, [changes[3], changes[1], changes[0], changes[2], changes[5], changes[4]])
    expectEqual(CounterChange(name: "allocations", base: 0, head: 0).magnitude, 0)
  }
}
