// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@testable import BenchResults

@Suite("How far a ranking holds on a device follows from the rounds of both documents")
struct RankingAgreementTests {
  private let ours = ResultDocument.agreeing([
    .timed("mutation", 100), .timed("guarded", 200), .timed("diffing", 300),
  ])

  @Test func sameOrderAndNet() throws {
    // One order on both sides: τ = 1 with nothing open, whatever the documents' rankings say.
    let rounds = ResultDocument.device([
      .timed("diffing", 35), .timed("mutation", 20), .timed("guarded", 25),
    ])
    // What a device ranked itself counts for nothing.
    expect(rounds.rankings.isEmpty == false)
    let agreement = RankingAgreement(device: rounds, ours: ours)
    expectEqual(agreement.outcome, .agrees)
    let tau = try require(agreement.tau)
    expect(tau.estimate == 1 && tau.low == 1 && tau.high == 1 && tau.pairCount == 3)
    let pair = try require(agreement.groups.first?.pair("guarded", "diffing"))
    expect(
      abs(pair.device.paired.estimate - 1.4) < 1e-12
        && abs(pair.ours.paired.estimate - 1.5) < 1e-12
    )
    expectEqual(pair.device.paired.low, pair.device.paired.high)
    // Two strategies exchanged: that pair is turned, and τ = (2 − 1)/3.
    let exchanged = ResultDocument.device([
      .timed("mutation", 50), .timed("guarded", 20), .timed("diffing", 80),
    ])
    let opposed = RankingAgreement(device: exchanged, ours: ours)
    expectEqual(opposed.outcome, .turnsRound)
    expect(opposed.tau?.estimate.map { abs($0 - 1.0 / 3) < 1e-12 } == true)
    let turned = opposed.groups.flatMap(\.turned)
    expect(turned.map(\.first) == ["mutation"] && turned.map(\.second) == ["guarded"])
    expectEqual(turned.map { abs($0.device.paired.estimate - 0.4) < 1e-12 }, [true])
    // Rounds that fall on both sides of 1 decide nothing, so nothing is turned by them.
    let noisy = ResultDocument.device([
      .timed("mutation", 100), .timed("guarded", 90, 111), .timed("diffing", 150),
    ])
    let undecided = RankingAgreement(device: noisy, ours: ours)
    expectEqual(undecided.outcome, .agrees)
    let openTau = try require(undecided.tau)
    expect(openTau.undecidedCount == 1 && openTau.concordantCount == 2)
    expect(abs(openTau.low - 1.0 / 3) < 1e-12 && openTau.high == 1)
    // Of our version 2 the phase of no-op fills is taken away, round by round.
    let kit = ResultDocument.device([.timed("mutation", 100), .timed("guarded", 200)])
    let newer = ResultDocument.agreeing(
      [.timed("mutation", 140, unfilled: 40), .timed("guarded", 240, unfilled: 40)]
    )
    let group = try require(RankingAgreement(device: kit, ours: newer).groups.first)
    expect(group.deviceDefinition == .fill && group.oursDefinition == .fill)
    expectEqual(group.pairs.map { abs($0.ours.paired.estimate - 2) < 1e-12 }, [true])
    let older = ResultDocument.agreeing([.timed("mutation", 140), .timed("guarded", 240)])
    let phase = try require(RankingAgreement(device: kit, ours: older).groups.first)
    expectEqual(phase.oursDefinition, .phase)
    expectEqual(phase.pairs.map { abs($0.ours.paired.estimate - 240.0 / 140) < 1e-12 }, [true])
    // A document of ours in the device's place holds phases too.
    let own = try require(RankingAgreement(device: older, ours: newer).groups.first)
    expectEqual(own.deviceDefinition, .phase)
  }

  @Test func signsAndPlacement() throws {
    // Which of two is cheaper is free of what a phase holds besides, at any such time.
    var generator = SeededGenerator(seed: 1_936)
    for _ in 0..<100 {
      let path = 1 + generator.nextInt(below: 400)
      let times = (0..<2).map { _ in (0..<15).map { _ in 50 + generator.nextInt(below: 100) } }
      var cases = [ResultDocument.Case.timed("a", 1), .timed("b", 1)]
      var phases = cases
      for index in cases.indices {
        let scaled = times[index].map { $0 * ResultDocument.Case.batchCellCount }
        let added = times[index].map { ($0 + path) * ResultDocument.Case.batchCellCount }
        cases[index].samples.configureBatchNanoseconds = scaled
        phases[index].samples.configureBatchNanoseconds = added
      }
      let pair = try require(
        RankingAgreement(
          device: .device(cases),
          ours: .agreeing(phases)
        )
        .groups.first?
        .pairs.first
      )
      let places = "seed 1936, path \(path): \(pair)"
      expectEqual((pair.device.paired.low > 1), (pair.ours.paired.low > 1), "\(places)")
      expectEqual((pair.device.paired.high < 1), (pair.ours.paired.high < 1), "\(places)")
    }
    // A ratio within what a twin of either document reads is open; beyond it is decided.
    func outcome(device: Double?, ours: Double?) -> RankingAgreement.Outcome {
      var theirs = ResultDocument.device([.timed("mutation", 100), .timed("guarded", 95)])
      theirs.rankings = device.map { [.twin(reading: $0)] } ?? []
      var own = ResultDocument.agreeing([.timed("mutation", 100), .timed("guarded", 105)])
      own.rankings = ours.map { [.twin(reading: $0)] } ?? []
      return RankingAgreement(device: theirs, ours: own).outcome
    }
    expectEqual(outcome(device: nil, ours: nil), .turnsRound)
    expectEqual(outcome(device: nil, ours: 1.04), .turnsRound)
    expectEqual(outcome(device: nil, ours: 1.06), .agrees)
    expectEqual(outcome(device: nil, ours: 0.9), .agrees)
    // 0.95 is 1/1.053: what the device's own twin reads counts for the device.
    expectEqual(outcome(device: 1.05, ours: nil), .turnsRound)
    expectEqual(outcome(device: 1.06, ours: nil), .agrees)
  }

  @Test("Controls and stale strategies rank nowhere; what one document lacks is left out and told")
  func leftOut() throws {
    var stale = ResultDocument.Case.timed("stale", 10)
    stale.stale = ResultDocument.StaleCell(row: 1, field: "title", expected: "a", found: "b")
    let device = ResultDocument.device([
      .timed("mutation", 50), .timed("guarded", 60), .timed("hosting", 1), stale,
      .timed("no-reuse", 1, isControl: true), .timed("mutation", 1, workload: "scroll.jump"),
    ])
    let all = ResultDocument.agreeing([
      .timed("mutation", 50), .timed("guarded", 60), .timed("diffing", 70), .timed("stale", 90),
      .timed("no-reuse", 99, isControl: true), .timed("mutation", 1, workload: "scroll.fling"),
      .timed("mutation", 1, workload: "load.first"),
    ])
    let agreement = RankingAgreement(device: device, ours: all)
    expectEqual(agreement.outcome, .agrees)
    let group = try require(agreement.groups.first)
    expectEqual(group.strategies, ["mutation", "guarded"])
    expectEqual(
      group.leftOutStrategies,
      [
        "stale (device): left wrong content on screen", "diffing: only in our document",
        "hosting: only in the device's document",
      ]
    )
    expectEqual(
      agreement.leftOut,
      [
        .init(group: "scroll.jump/card/100", reason: .onlyOn(.device)),
        .init(group: "scroll.fling/card/100", reason: .onlyOn(.ours)),
        .init(group: "load.first/card/100", reason: .onlyOn(.ours)),
      ]
    )
  }

  @Test("Rounds that make no ratio leave their strategy or group out, with the reason")
  func torn() throws {
    var torn = ResultDocument.Case.timed("guarded", 60)
    torn.samples.configureBatchCounts.removeLast()
    var few = ResultDocument.Case.timed("mutation", 60)
    few.samples.configureBatchCounts.removeLast()
    few.samples.configureBatchNanoseconds.removeLast()
    let cases: [ResultDocument.Case] = [.timed("mutation", 50), .timed("diffing", 90)]
    func agreement(_ changed: [ResultDocument.Case]) -> RankingAgreement {
      RankingAgreement(device: .device(cases + [.timed("guarded", 60)]), ours: .agreeing(changed))
    }
    let first = try require(agreement(cases + [torn]).groups.first)
    expectEqual(first.leftOutStrategies, ["guarded (ours): the lists of its rounds do not pair up"])
    expectEqual(
      agreement([few, cases[1]]).leftOut,
      [
        .init(
          group: "scroll.steady/card/100",
          reason: .noRatio(
            .ours,
            fault: StatisticsError.lengthsDiffer(baselineCount: 14, valueCount: 15).description
          )
        )
      ]
    )
    let swallowed = ResultDocument.Case.timed("guarded", 60, unfilled: 60)
    let net = try require(agreement(cases + [swallowed]).groups.first)
    expectEqual(
      net.leftOutStrategies,
      [
        "guarded (ours): in round 1 filling took no longer than the phase in which nothing is filled"
      ]
    )
    expectEqual(agreement([cases[0]]).reasons, [.noCommonGroup])
  }

  @Test("Other rows, unknown rows, another scenario or other writes are not comparable")
  func notComparable() throws {
    var cases: [ResultDocument.Case] = [.timed("mutation", 50), .timed("diffing", 60)]
    func writes(_ perCell: Int) -> [Int] {
      cases[0].samples.configureBatchCounts.map { $0 * perCell }
    }
    cases[0].samples.roundWriteCounts = writes(7)
    let device = ResultDocument.device(cases)
    expectEqual(RankingAgreement(device: device, ours: .agreeing(cases)).outcome, .agrees)
    let otherRows = RankingAgreement(device: device, ours: .agreeing(rows: ["100": "beef"], cases))
    expect(otherRows.outcome == .notComparable && otherRows.reasons.count == 1)
    expect(otherRows.groups.isEmpty && otherRows.tau == nil)
    expect(
      otherRows.reasons.first?.description.contains("the first 100 rows have the digest") == true
    )
    let unknown = RankingAgreement(device: device, ours: .agreeing(rows: [:], cases))
    expectEqual(unknown.reasons, [.unknownRows(rowCount: 100, .ours)])
    var played = cases
    for index in played.indices { played[index].scenarioDigest = "5ce0" }
    var replayed = cases
    replayed[0].scenarioDigest = "5ce1"
    let scenario = RankingAgreement(device: .agreeing(replayed), ours: .agreeing(played))
    expectEqual(scenario.reasons, [.otherScenario(id: cases[0].id, device: "5ce1", ours: "5ce0")])
    // A kit digests what it plays in a way of its own.
    expect(RankingAgreement(device: .device(replayed), ours: .agreeing(played)).reasons.isEmpty)
    var written = cases
    written[0].samples.roundWriteCounts = writes(8)
    expectEqual(
      RankingAgreement(device: device, ours: .agreeing(written)).reasons,
      [.otherWrites(id: cases[0].id, device: 7, ours: 8)]
    )
    // Rounds that differ among themselves write what their own rows ask for.
    written[0].samples.roundWriteCounts?[3] += 1
    expect(RankingAgreement(device: device, ours: .agreeing(written)).reasons.isEmpty)
    expectEqual(RankingAgreement(device: device, ours: .agreeing([])).reasons, [.noCommonGroup])
  }

  @Test func breakEvensAndCrossovers() throws {
    // Break-evens of both sides come from the rounds: 60 more for 3 writes fewer are 20 a write.
    part: do {
      func cases(_ mutation: Int, _ diffing: Int, counts: Bool = true) -> [ResultDocument.Case] {
        var cases: [ResultDocument.Case] = [
          .timed("mutation", mutation), .timed("diffing", diffing),
        ]
        guard counts else { return cases }
        for (index, writes) in [8, 5].enumerated() {
          cases[index].samples.roundWriteCounts = cases[index].samples.configureBatchCounts
            .map { $0 * writes }
        }
        return cases
      }
      func pairs(
        _ device: [ResultDocument.Case],
        _ ours: [ResultDocument.Case]
      ) throws -> [RankingAgreement.BreakEvenPair] {
        let agreement = RankingAgreement(device: .device(device), ours: .agreeing(ours))
        return try require(agreement.groups.first).breakEvens
      }
      let pair = try require(try pairs(cases(100, 160), cases(100, 70)).first)
      expect(pair.avoiding == "diffing" && pair.writing == "mutation")
      guard case .outcome(.price(let device)) = pair.device,
        case .outcome(.always(let ours)) = pair.ours
      else {
        Issue.record("\(pair)")
        break part
      }
      expect(abs(device.estimate - 20) < 1e-9 && abs(ours.estimate + 10) < 1e-9)
      let half = try require(try pairs(cases(100, 160, counts: false), cases(100, 160)).first)
      expectEqual(half.device, .missing(reason: "writes were not counted"))
      try expect(pairs(cases(1, 2, counts: false), cases(1, 2, counts: false)).isEmpty)
    }
    // Crossovers of both sides come from the rounds: log ratios −0.2, 0.2 and 0.6 cross at 1/4.
    part: do {
      func cases(_ logRatios: [Double]) -> [ResultDocument.Case] {
        zip([0, 4, 8], logRatios)
          .flatMap { changed, logRatio in
            let axes = ["\(changed)of8", "fresh"]
            let time = Int((1e6 * exp(logRatio)).rounded())
            return [
              ResultDocument.Case.timed("mutation", 1_000_000, workload: "reconfigure", axes: axes),
              .timed("diffing", time, workload: "reconfigure", axes: axes),
            ]
          }
      }
      let agreement = RankingAgreement(
        device: .device(cases([-0.2, 0.2, 0.6])),
        ours: .agreeing(cases([0.1, 0.2, 0.3]))
      )
      expectEqual(agreement.outcome, .turnsRound)
      let pair = try require(agreement.crossovers.first)
      expect(agreement.crossovers.count == 1 && pair.strategy == "diffing")
      expectEqual(pair.ours?.answer, .never)
      expect(pair.ours?.storage == .fresh && pair.ours?.setterComparison == true)
      guard case .crossing(let share, _, _) = pair.device?.answer else {
        Issue.record("\(String(describing: pair.device?.answer))")
        break part
      }
      expect(abs(share - 0.25) < 1e-5)
      expectEqual(pair.device?.points.map(\.changedFieldCount), [0, 4, 8])
    }
  }
}
