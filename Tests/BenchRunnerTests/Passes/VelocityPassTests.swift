// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import TestSupport
import Testing

@testable import BenchCases
@testable import BenchRunner

@Suite("Velocity pass") @MainActor struct VelocityPassTests {
  private static func answer(
    budget: FrameBudget,
    slowdown: String,
    rowCount: Int = 1_000
  ) throws -> VelocitySearch.Answer {
    try VelocityPass(
      group: Cases.group(.steady, "subtitle", rowCount, [.mutation]),
      rows: SampleRows.stored(rowCount),
      budget: budget,
      slowdown: Slowdown(slowdown),
      frameCount: frameCount
    )
    .search(.mutation)
  }

  /// A seventh of the users' number: each budget here is met by far or missed by far.
  private static let frameCount = 60

  /// 19 rows of 44 points in each vsync of 1/60 s.
  private static let saturation = 19 * 44 * 60.0

  @Test func slowAndUnbounded() throws {
    // A machine that is a thousand times slower does not keep a whole viewport a frame.
    do {
      let answer = try Self.answer(budget: FrameBudget(refresh: .hertz60), slowdown: "1000")
      expectEqual(answer.tried.last?.velocity, Self.saturation)
      expect(answer.tried.first.map { $0.velocity <= 44 * 60 } == true, "a row a frame at most")
      expect(answer.tried.allSatisfy { $0.trials.count == VelocitySearch.repeatCount })
      switch answer.outcome {
      case .bounded(let low, let high):
        expect(low < high && high <= low * (1 + VelocitySearch.precision))
        expect(high <= Self.saturation)
      case .belowStart: expect(answer.velocity == nil)
      case .unbounded: Issue.record("held at a thousand times the work")
      }
      expectEqual(answer.isMonotonic, answer.inversions.isEmpty)
    }
    // A budget that no frame can miss holds at a whole viewport a frame, with nothing blank.
    do {
      // Sixteen seconds a frame, and the same rows a vsync as at 60 Hz.
      let answer = try Self.answer(budget: FrameBudget(milliseconds: 16_666), slowdown: "1")
      expectEqual(answer.outcome, .unbounded)
      expect(answer.isMonotonic && answer.velocity == nil)
      expect(answer.tried.allSatisfy { Set($0.trials.map(\.holds)).count == 1 })
      for trial in answer.tried.flatMap(\.trials) {
        expect(trial.blankArea == 0 && trial.hitchRatio == 0)
      }
    }
  }

  @Test("a list shorter than the viewport stays where it is and is searched all the same")
  func shortList() throws {
    let answer = try Self.answer(
      budget: FrameBudget(milliseconds: 16_666),
      slowdown: "1",
      rowCount: 3
    )
    expectEqual(answer.outcome, .unbounded)
  }
}
