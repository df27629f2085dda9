// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Combine
import Foundation
import TestSupport
import Testing

/// The arithmetic of demand, held against optional numbers of which nil is unlimited.
@Suite struct DemandTests {
  private let numbers: [Int?] = [0, 1, 2, 3, 7, Int.max, nil]

  private func demand(_ number: Int?) -> Subscribers.Demand {
    number.map { .max($0) } ?? .unlimited
  }

  /// A sum; what no number holds is unlimited.
  private func model(_ first: Int?, _ second: Int?, _ combine: (Int, Int) -> (Int, Bool)) -> Int? {
    guard let first, let second else { return nil }
    let (result, overflow) = combine(first, second)
    return overflow ? nil : result
  }

  @Test("demand is arithmetic with unlimited above all, and sequences follow it")
  func demands() {
    arithmetic()
    subtraction()
    infinite()
  }

  /// Sums, differences and order are those of numbers, with unlimited above all.
  private func arithmetic() {
    for first in numbers {
      for second in numbers {
        let sum = model(first, second) { $0.addingReportingOverflow($1) }
        expectEqual((demand(first) + demand(second)).max, sum)
        let isLess = (first ?? .max, first == nil ? 1 : 0) < (second ?? .max, second == nil ? 1 : 0)
        expectEqual((demand(first) < demand(second)), isLess)
        guard let second else { continue }
        if first.map({ $0 >= second }) ?? true {
          expectEqual((demand(first) - .max(second)).max, first.map { $0 - second })
        }
      }
    }
  }

  /// What is left of a number when all is taken is none, and of unlimited always all.
  private func subtraction() {
    expectEqual(Subscribers.Demand.max(3) - .unlimited, .none)
    expectEqual(Subscribers.Demand.unlimited - .unlimited, .unlimited)
  }

  /// An infinite sequence sends as many elements as are demanded, without a deep stack.
  private func infinite() {
    let probe = sequence(first: 0) { $0 + 1 }.publisher
      .probe(.max(1)) { $0 < 20_000 ? .max(1) : .none }
    expect(probe.values.count == 20_001 && probe.completion == nil)
    probe.cancel()
    probe.request(.max(1))
    expectEqual(probe.values.count, 20_001)
  }
}
