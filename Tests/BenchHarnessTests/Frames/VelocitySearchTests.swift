// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchStatistics
import TestSupport
import Testing

@Suite struct VelocitySearchTests {
  struct Stop: Error, Equatable {}

  /// Trials that hold up to a velocity.
  private static func threshold(_ limit: Double) -> (Double) -> VelocitySearch.Trial {
    { .init(hitchRatio: $0 <= limit ? 5 : 5.001, blankArea: 0) }
  }

  @Test("A sharp limit is found within 1 %, and from the right side")
  func sharpLimits() throws {
    let seed: UInt64 = 921
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let start = 1 + 500 * random.nextUnit()
      let saturation = start * (1 + 200 * random.nextUnit())
      let limit = start + (saturation - start) * random.nextUnit()
      let search = VelocitySearch(start: start, saturation: saturation)
      let answer = search.run(trial: Self.threshold(limit))
      guard case .bounded(let low, let high) = answer.outcome else {
        Issue.record("seed \(seed): \(answer.outcome) for \(limit) in \(start)...\(saturation)")
        return
      }
      let holds =
        low <= limit && limit < high && high <= low * 1.01 && answer.velocity == low
        && answer.isMonotonic
      expect(holds, "seed \(seed): \(low)...\(high) for \(limit) in \(start)...\(saturation)")
      if !holds { return }
    }
  }

  @Test("Each velocity has three trials, and no more velocities than stated")
  func trialCount() {
    var count = 0
    let answer = VelocitySearch(start: 100, saturation: 48_720)
      .run { velocity in
        count += 1
        return Self.threshold(3_333)(velocity)
      }
    expect(
      answer.tried.allSatisfy { $0.trials.count == 3 && Set($0.trials.map(\.holds)).count == 1 }
    )
    expectEqual(count, 3 * answer.tried.count)
    // ⌈log₂ 487.2⌉ = 9, and 13 more.
    expect(answer.tried.count <= 9 + 13)
    expectEqual(answer.tried.map(\.velocity), answer.tried.map(\.velocity).sorted())
    expectEqual(answer.tried.last?.velocity, 48_720)
  }

  @Test func unboundedAndBelowStartAndStartAboveSaturation() {
    // A whole viewport each frame within budget is unbounded.
    let search = VelocitySearch(start: 100, saturation: 48_720)
    let answer = search.run(trial: Self.threshold(48_720))
    expectEqual(answer.outcome, .unbounded)
    expect(answer.velocity == nil)
    expect(answer.isMonotonic)
    // Just short of it is not.
    expect(search.run(trial: Self.threshold(48_719)).outcome != .unbounded)
    // A start that does not hold is an answer of its own, and no figure.
    do {
      let answer = VelocitySearch(start: 100, saturation: 48_720).run(trial: Self.threshold(99))
      expectEqual(answer.outcome, .belowStart)
      expect(answer.velocity == nil)
      expect(answer.isMonotonic)
    }
    // A start above saturation is saturation.
    do {
      let search = VelocitySearch(start: 500, saturation: 10)
      expectEqual(search.start, 10)
      expectEqual(search.run(trial: Self.threshold(10)).outcome, .unbounded)
      expectEqual(search.run(trial: Self.threshold(9)).outcome, .belowStart)
    }
  }

  @Test(
    "A trial holds up to 5 ms/s and with nothing blank; what is no number does not hold",
    arguments: [
      (0.0, 0.0, true), (5, 0, true), (5.000_1, 0, false), (0, 0.5, false), (.nan, 0, false),
      (0, .nan, false), (1_000, 0, false), (.infinity, 0, false),
    ]
  )
  func verdicts(hitchRatio: Double, blankArea: Double, holds: Bool) {
    expectEqual(VelocitySearch.Trial(hitchRatio: hitchRatio, blankArea: blankArea).holds, holds)
  }

  @Test("The median verdict decides: one bad trial of three is outvoted, two are not")
  func medianVerdict() {
    for (failures, outcome) in [(1, VelocitySearch.Outcome.unbounded), (2, .belowStart)] {
      var count = 0
      let answer = VelocitySearch(start: 1, saturation: 1)
        .run { _ in
          count += 1
          return .init(hitchRatio: count <= failures ? 100 : 0, blankArea: 0)
        }
      expectEqual(answer.outcome, outcome)
      expectEqual(answer.tried.map { $0.trials.count(where: \.holds) }, [3 - failures])
    }
  }

  // Three noisy verdicts with an error of at most ±0.4 % in velocity each: so has their median.
  @Test("A noisy limit is found within the noise and the 1 %", arguments: UInt64(0)..<200)
  func noisyLimits(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let limit = 1_000 + 30_000 * random.nextUnit()
    let answer = VelocitySearch(start: 500, saturation: 48_720)
      .run { velocity in
        let noise = 1 + 0.008 * (random.nextUnit() - 0.5)
        return Self.threshold(limit)(velocity * noise)
      }
    guard case .bounded(let low, let high) = answer.outcome else {
      Issue.record("seed \(seed): \(answer.outcome) for \(limit)")
      return
    }
    expect(low * 0.996 <= limit && limit <= high * 1.004, "seed \(seed): \(low)...\(high)")
  }

  @Test("A slower velocity that failed while faster ones held is flagged by name")
  func ladderInversion() {
    // The ladder is 500, 1,000, 2,000, 4,000, 8,000; 900 … 1,100 fails, and so does all above 5,000.
    let answer = VelocitySearch(start: 500, saturation: 8_000)
      .run { velocity in
        .init(
          hitchRatio: (900...1_100).contains(velocity) || velocity > 5_000 ? 100 : 0,
          blankArea: 0
        )
      }
    expect(!answer.isMonotonic)
    expect(answer.inversions.contains { $0.failed == 1_000 })
    expect(answer.inversions.allSatisfy { (900...1_100).contains($0.failed) && $0.held > 1_100 })
    // The conservative answer: below it everything held that was tried.
    guard case .bounded(let low, let high) = answer.outcome else {
      Issue.record("\(answer.outcome)")
      return
    }
    expect(low < 900 && 900 <= high && high <= low * 1.01)
  }

  @Test("A failure just below the answer and a success just above it are found by the probes")
  func probes() {
    let limit = 3_000.0
    for (dip, fails) in [(0.95, true), (0.75, true), (1.05, false), (1.25, false), (1.5, false)] {
      let answer = VelocitySearch(start: 500, saturation: 8_000)
        .run { velocity in
          let ratio = velocity / limit
          let isOdd = abs(ratio - dip) < 0.015
          return .init(hitchRatio: (isOdd ? fails : ratio > 1) ? 100 : 0, blankArea: 0)
        }
      expect(!answer.isMonotonic, "a dip at \(dip)")
    }
  }

  @Test func successAtSaturationAndThrowing() {
    // A success at saturation alone is not unbounded, and is flagged.
    let answer = VelocitySearch(start: 500, saturation: 8_000)
      .run { .init(hitchRatio: $0 > 600 && $0 < 8_000 ? 100 : 0, blankArea: 0) }
    expect(answer.outcome != .unbounded)
    expect(!answer.isMonotonic)
    expect(answer.inversions.allSatisfy { $0.held == 8_000 })
    // What a trial throws ends the search.
    #expect(throws: Stop()) {
      try VelocitySearch(start: 1, saturation: 2)
        .run { (_: Double) throws(Stop) -> VelocitySearch.Trial in throw Stop() }
    }
  }
}
