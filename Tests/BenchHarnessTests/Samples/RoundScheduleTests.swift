// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchStatistics
import TestSupport
import Testing

@Suite struct RoundScheduleTests {
  @Test("Every round holds every strategy once, and positions differ by at most one turn")
  func positionsAreBalanced() {
    for strategyCount in 1...9 {
      for roundCount in 0...40 {
        let orders = schedule(roundCount, strategyCount, seed: 31).orders
        expectEqual(orders.count, roundCount)
        expect(orders.allSatisfy { $0.sorted() == Array(0..<strategyCount) })
        for strategy in 0..<strategyCount {
          for position in 0..<strategyCount {
            let turns = orders.count { $0[position] == strategy }
            let least = roundCount / strategyCount
            expect(
              turns == least || turns == least + 1,
              "\(strategyCount) strategies, \(roundCount) rounds: \(orders)"
            )
          }
        }
      }
    }
  }

  @Test("Over whole squares every strategy follows every other equally often", arguments: 2...9)
  func neighboursAreBalanced(strategyCount: Int) {
    let squareRounds = strategyCount.isMultiple(of: 2) ? strategyCount : 2 * strategyCount
    let orders = schedule(3 * squareRounds, strategyCount, seed: 32).orders
    var follows: [[Int]: Int] = [:]
    for order in orders {
      for (first, second) in zip(order, order.dropFirst()) {
        follows[[first, second], default: 0] += 1
      }
    }
    expectEqual(follows.count, strategyCount * (strategyCount - 1))
    expectEqual(Set(follows.values), [3 * squareRounds / strategyCount])
  }

  @Test("The seed alone decides the order, and different seeds differ")
  func seeds() {
    expectEqual(schedule(16, 4, seed: 5), schedule(16, 4, seed: 5))
    expectEqual(Set((0..<20).map { schedule(16, 4, seed: $0).orders }).count, 20)
  }

  private func schedule(_ rounds: Int, _ strategies: Int, seed: UInt64) -> RoundSchedule {
    var generator = SeededGenerator(seed: seed)
    return RoundSchedule(roundCount: rounds, strategyCount: strategies, using: &generator)
  }
}
