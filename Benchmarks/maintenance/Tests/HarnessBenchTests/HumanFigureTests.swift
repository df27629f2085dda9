// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import harness_bench

@Suite("Numbers as people read them")
struct HumanFigureTests {
  @Test(
    "Three digits count, in the largest unit that leaves a one before the point",
    arguments: [
      (1.234, "1.23 ns"), (12.34, "12.3 ns"), (123.4, "123 ns"), (60_000, "60 µs"),
      (1e6, "1 ms"), (2.5e9, "2.50 s"), (0.27, "0.27 ns"),
    ]
  )
  func times(nanoseconds: Double, text: String) {
    expectEqual(HumanFigure.text(nanoseconds, .nanoseconds), text)
  }

  @Test("A difference below the last decimal is a zero without a sign, a larger one keeps it")
  func zero() {
    expectEqual(HumanFigure.text(-0.004, .nanoseconds), "0 ns")
    expectEqual(HumanFigure.text(-0.02, .nanoseconds), "-0.02 ns")
    expectEqual(HumanFigure.multiple(-0.001), "0.00 ×")
  }
}
