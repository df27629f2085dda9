// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import TestSupport
import Testing

@testable import harness_bench

@Suite("Verdicts of the ruler")
struct VerdictTests {
  @Test("The median of an even number of repeats is the mean of the two in the middle")
  func median() {
    expectEqual(Repeats([4, 1, 3, 2]).median, 2.5)
    expectEqual(Repeats([9, 1, 5]).median, 5)
    expectEqual(Repeats([9, 1, 5]).minimum, 1)
  }

  @Test("A difference is taken median from median and minimum from minimum")
  func difference() {
    let difference = Repeats([5, 7, 30]).less(Repeats([4, 5, 5]))
    expectEqual(difference.median, 2)
    expectEqual(difference.minimum, 1)
  }

  @Test("A limit built from floors is their sum and a margin, or a multiple of the first")
  func limits() {
    expectEqual(Goal.floorSum(plus: 20).limit(floors: [50, 3]), 73)
    expectEqual(Goal.firstFloor(times: 2).limit(floors: [50, 3]), 100)
    expectEqual(Goal.atMost(60).limit(floors: [50, 3]), 60)
  }

  @Test("A time is judged by its median, what a burden adds by its smallest batches")
  @MainActor func judged() {
    let values = Repeats([1, 3, 3])
    let time = Subject.time { .unavailable(reason: "not measured here") }
    expectEqual(outcome(values, judged: time.judged).verdict, .missed)
    let surcharge = Subject.surcharge { .unavailable(reason: "not measured here") }
    expectEqual(outcome(values, judged: surcharge.judged).verdict, .met)
  }

  @Test("A limit without a value is neither met nor missed; a value without a limit has no verdict")
  func withoutValue() {
    let missing = Outcome(
      name: "figure",
      unit: .nanoseconds,
      values: .unavailable(reason: "no slots"),
      judged: \.median,
      floors: [],
      references: [],
      limit: 2,
      stretch: nil
    )
    expectEqual(missing.verdict, .unknown)
    expect(outcome(Repeats([1]), judged: \.median, limit: nil).verdict == nil)
  }

  private func outcome(
    _ values: Repeats,
    judged: KeyPath<Repeats, Double>,
    limit: Double? = 2
  ) -> Outcome {
    Outcome(
      name: "figure",
      unit: .nanoseconds,
      values: .value(values),
      judged: judged,
      floors: [],
      references: [],
      limit: limit,
      stretch: nil
    )
  }
}
