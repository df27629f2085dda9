// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@Suite struct CounterCrossoverTests {
  /// Points of twelve fields whose baseline is 1,000 and whose strategy differs as told.
  private func crossover(_ differences: [(Int, Int)]) throws -> CounterCrossover {
    try CounterCrossover(
      points: differences.map {
        CounterCrossover.Point(
          changedFieldCount: $0.0,
          strategyCount: 1_000 + $0.1,
          baselineCount: 1_000
        )
      },
      fieldCount: 12
    )
  }

  private func only(_ crossover: CounterCrossover) throws -> CounterCrossover.Crossing {
    guard case .crossing(let crossing) = crossover.outcome else {
      throw VectorFile.Fault(description: "one crossing, found \(crossover.outcome)")
    }
    return crossing
  }

  @Test func crossingAndFlatStretchAndOneSided() throws {
    // A change of sign is enclosed by its points and placed by interpolation.
    // −300 at 4 and 100 at 8: three quarters of the way.
    let crossing = try only(crossover([(12, 500), (0, -900), (8, 100), (4, -300)]))
    expect(crossing.lowerFieldCount == 4 && crossing.upperFieldCount == 8)
    expect(crossing.crossedFieldCount == 7 && crossing.share == 7.0 / 12)
    expect(crossing.isCheaperBelow)
    expectEqual(
      crossing.description,
      "crosses between 4 and 8 of 12 fields, at 7.0 by interpolation"
    )
    // Points without a difference between two signs hold the crossing in their middle.
    let one = try only(crossover([(0, 5), (6, 0), (12, -1)]))
    expect(one.crossedFieldCount == 6 && !one.isCheaperBelow)
    let two = try only(crossover([(0, -5), (4, 0), (8, 0), (12, 1)]))
    expect(two.crossedFieldCount == 6 && two.lowerFieldCount == 0 && two.upperFieldCount == 12)
    // Always, never and equal, with the points that are equal.
    try expectEqual(crossover([(0, -1), (12, -1)]).outcome, .alwaysCheaper)
    try expectEqual(crossover([(0, 1), (12, 9)]).outcome, .alwaysDearer)
    try expectEqual(crossover([(0, 0), (12, 0)]).outcome, .equalEverywhere)
    try expectEqual(crossover([(0, -1), (6, -1), (12, 0)]).outcome, .neverDearer(equalAt: [12]))
    try expectEqual(crossover([(0, 0), (6, 2), (12, 0)]).outcome, .neverCheaper(equalAt: [0, 12]))
    // Several crossings are all named, in ascending order.
    guard
      case .several(let crossings) = try crossover([(0, -1), (4, 1), (8, -3), (12, 0)]).outcome
    else {
      Issue.record("several crossings expected")
      return
    }
    expectEqual(crossings.map(\.crossedFieldCount), [2, 5])
    expectEqual(crossings.map(\.isCheaperBelow), [true, false])
  }

  @Test func swapSymmetryAndRefusals() throws {
    // Exchanging the strategies keeps each place and turns each direction.
    let seed: UInt64 = 1_801
    var source = SampleSource(seed: seed)
    for trial in 0..<500 {
      let differences = (0...(1 + trial / 50)).map { ($0, source.integer(below: 5) - 2) }
      let forward = try crossover(differences).outcome
      let backward = try crossover(differences.map { ($0.0, -$0.1) }).outcome
      let mirrors =
        switch (forward, backward) {
        case (.equalEverywhere, .equalEverywhere), (.alwaysCheaper, .alwaysDearer),
          (.alwaysDearer, .alwaysCheaper):
          true
        case (.neverDearer(let one), .neverCheaper(let other)),
          (.neverCheaper(let one), .neverDearer(let other)):
          one == other
        case (.crossing(let one), .crossing(let other)):
          Self.mirror(one, other)
        case (.several(let ones), .several(let others)):
          ones.count == others.count && zip(ones, others).allSatisfy(Self.mirror)
        default: false
        }
      expect(mirrors, "seed \(seed), differences \(differences)")
    }
    // Points from which no line can be drawn are refused.
    func refused(_ differences: [(Int, Int)]) -> StatisticsError? {
      #expect(throws: StatisticsError.self) { try crossover(differences) }
    }
    expectEqual(refused([(0, 1)]), .tooFewPoints(found: 1))
    expectEqual(refused([(3, 1), (3, 2)]), .repeatedFieldCount(3))
    expectEqual(refused([(3, 1), (13, 2)]), .outsideFields(found: 13, fieldCount: 12))
    expectEqual(refused([(-1, 1), (3, 2)]), .outsideFields(found: -1, fieldCount: 12))
    expectEqual(refused([(3, 1), (4, -1_001)]), .negative(index: 1, found: -1))
  }

  private static func mirror(
    _ one: CounterCrossover.Crossing,
    _ other: CounterCrossover.Crossing
  ) -> Bool {
    one.crossedFieldCount == other.crossedFieldCount
      && one.isCheaperBelow != other.isCheaperBelow
  }
}
