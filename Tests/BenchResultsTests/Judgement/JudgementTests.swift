// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@testable import BenchResults

/// One rule judges all that a document says of strategies, also where nothing ranks.
@Suite("The band of a twin holds wherever strategies are told apart") struct JudgementTests {
  private static func band(_ ratio: Double) -> ResultDocument.PlacementBand {
    ResultDocument.PlacementBand(phase: .configure, group: "twins", ratio: ratio)
  }

  /// `mutation` and `mutation-guarded` at 0 and at 8 of 8 fields, in nanoseconds a cell; mutation makes
  /// eight writes, guarded as many as fields change.
  private static func cases(
    mutation: [Int] = [1_000, 1_000],
    guarded: [Int],
    isOn: Bool = true
  ) -> [ResultDocument.Case] {
    [0, 8].enumerated()
      .flatMap { place, changed in
        [("mutation", mutation[place], 8), ("mutation-guarded", guarded[place], changed)]
          .map { strategy, nanoseconds, writes in
            // The phase of no-op fills takes 40 of it.
            var measured = ResultDocument.Case.timed(
              strategy,
              nanoseconds + 40,
              workload: "reconfigure.fields",
              axes: ["\(changed)of8"] + (isOn ? [] : ["setter-comparison-off"]),
              unfilled: 40
            )
            measured.samples.roundWriteCounts = measured.samples.configureBatchCounts
              .map { $0 * writes }
            return measured
          }
      }
  }

  private static func judged(
    twin: Double,
    _ cases: [ResultDocument.Case]
  ) -> [ResultDocument.Crossover] {
    var document = ResultDocument.agreeing(cases)
    document.rankings = [.twin(reading: twin)]
    document.judge()
    return document.crossovers
  }

  private static func isCrossing(_ answer: ResultDocument.CrossoverAnswer?) -> Bool {
    if case .crossing = answer { true } else { false }
  }

  @Test func predictedAndPointsAndExcludedAndAgreement() throws {
    // A crossing foretold knows the band: at 1,350 of 1,400 guarded is 3.6 % cheaper.
    part: do {
      // On: guarded costs 1,350 and 1,500 over 1,000. Off, a write costs 50 more, so mutation 1,400: at 0 of
      // 8 guarded is foretold at 1,400 + 1,350 - 1,000 - 8 * 50 = 1,350, at 8 of 8 at 1,900.
      let on = Self.cases(guarded: [1_350, 1_500])
      let off = Self.cases(mutation: [1_400, 1_400], guarded: [1_200, 2_000], isOn: false)
      func foretold(_ twin: Double) throws -> ResultDocument.CrossoverAnswer? {
        try require(Self.judged(twin: twin, on + off).first { !$0.setterComparison }).predicted
      }
      guard case .crossing(let share, _, _) = try foretold(1.03) else {
        Issue.record("\(String(describing: try foretold(1.03)))")
        break part
      }
      let ends = (log(1_350.0 / 1_400), log(1_900.0 / 1_400))
      expect(abs(share - ends.0 / (ends.0 - ends.1)) < 1e-9)
      try expectEqual(foretold(1.04), .unresolved)
    }
    // Points say what is decided there.
    let crossover = try require(Self.judged(twin: 1.05, Self.cases(guarded: [1_030, 1_060])).first)
    expectEqual(crossover.points.map(\.verdict), [.unchanged, .dearer])
    expectEqual(crossover.answer, .unresolved)
    // Neither a stale strategy nor one over its ledger has a crossover.
    var document = ResultDocument.agreeing(Self.cases(guarded: [900, 1_100]))
    document.rankings = []
    document.judge()
    expectEqual(document.crossovers.map(\.strategy), ["mutation-guarded"])
    var stale = document
    stale.cases[1].stale = ResultDocument.StaleCell(
      row: 1,
      field: "title",
      expected: "a",
      found: "b"
    )
    stale.judge()
    expect(stale.crossovers.isEmpty)
    var over = document
    over.rankings = [.twin(reading: 1, group: document.cases[1].group)]
    over.rankings[0].entries[0].strategy = "mutation-guarded"
    over.rankings[0].entries[0].standing = .overLedger
    over.judge()
    expect(over.crossovers.isEmpty)
    // Crossovers side by side are judged each by the band of its own document.
    let cases = Self.cases(guarded: [960, 1_100])
    var device = ResultDocument.device(cases)
    var ours = ResultDocument.agreeing(cases)
    device.placementBands = [Self.band(1.01)]
    ours.placementBands = [Self.band(1.05)]
    let pair = try require(RankingAgreement(device: device, ours: ours).crossovers.first)
    expect(Self.isCrossing(pair.device?.answer))
    expectEqual(pair.ours?.answer, .unresolved)
  }

  @Test func mergedAndNoRatio() throws {
    // A shard without a twin is judged by the one of another, and what was modelled too.
    let entry = { (strategy: String, ratio: Double) in
      var entry = ResultDocument.ModelledConfigure.Entry(strategy: strategy)
      (entry.ratio, entry.low, entry.high, entry.verdict) = (ratio, ratio, ratio, .dearer)
      return entry
    }
    var merged = ResultDocument.agreeing(Self.cases(guarded: [960, 1_100]))
    merged.rankings = [.twin(reading: 1.05)]
    merged.modelledConfigure = ResultDocument.ModelledConfigure(
      device: PriceList.Device(model: "phone", system: "1"),
      groups: [
        .init(group: "a", baseline: "mutation", entries: [entry("b", 1.04), entry("c", 1.06)])
      ],
      crossovers: Self.judged(twin: 1.01, Self.cases(guarded: [960, 1_100])),
      unavailable: []
    )
    expect(Self.isCrossing(merged.modelledConfigure?.crossovers.first?.answer))
    merged.judge()
    expectEqual(merged.crossovers.map(\.answer), [.unresolved])
    let modelled = try require(merged.modelledConfigure)
    expectEqual(modelled.groups[0].entries.map(\.verdict), [.unchanged, .dearer])
    expectEqual(modelled.crossovers.map(\.answer), [.unresolved])
    expectEqual(modelled.crossovers[0].points.map(\.verdict), [.unchanged, .dearer])
    // What is modelled is judged by the band: 310 of 330 is 6 % cheaper.
    func verdict(_ band: Double) throws -> StrategyVerdict? {
      var document = ResultDocument.agreeing(Self.modelledCases)
      document.enginePrices = []
      document.placementBands = [Self.band(band)]
      let device = PriceList(
        format: PriceList.format,
        schemaVersion: 1,
        device: PriceList.Device(model: "phone", system: "1"),
        writes: [],
        operations: []
      )
      let model = ConfigureModel(document, at: device, baseline: "mutation").modelled()
      return try require(model.groups.first?.entries.last).verdict
    }
    try expectEqual(verdict(1.01), .cheaper)
    try expectEqual(verdict(1.1), .unchanged)
    // A document whose ratios are none is refused with the place.
    for ratio in [0, -1, 1e-300] as [Double] {
      var banded = ResultDocument.example
      banded.placementBands?[0].ratio = ratio
      var ranked = ResultDocument.example
      ranked.rankings[0].entries[1].low = ratio
      for (document, field) in [
        (banded, "placementBands[0].ratio"), (ranked, "rankings[0].entries[1].low"),
      ] {
        let bytes = try document.encoded()
        let error = #expect(throws: DocumentError.self) {
          try ResultDocument(bytes: bytes, name: "a.json")
        }
        guard case .wrongValue(_, let found, _, _) = error else {
          Issue.record("\(String(describing: error))")
          continue
        }
        expectEqual(found, field)
      }
    }
  }

  /// Cases that write nothing, so that no price counts.
  private static var modelledCases: [ResultDocument.Case] {
    [("mutation", 330), ("diffing", 310)]
      .map { strategy, nanoseconds in
        var measured = ResultDocument.Case.timed(strategy, nanoseconds + 40, unfilled: 40)
        var counts = ["configuredCells": 10]
        for kind in ResultDocument.WriteKind.allCases {
          counts[kind.rawValue + "WritesAsked"] = 0
          counts[kind.rawValue + "WritesEffective"] = 0
        }
        measured.measuredWriteCounts = counts
        return measured
      }
  }
}
