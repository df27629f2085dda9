// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@testable import BenchResults

@Suite("What configuring would take at other prices is the measured time and the priced writes")
struct ConfigureModelTests {
  /// Prices of a device: a redundant text 50 (48 to 53), an effective one 200 (190 to 220).
  private static let device = PriceList(
    format: PriceList.format,
    schemaVersion: 1,
    device: PriceList.Device(model: "phone", system: "1"),
    writes: [
      write(.text, .redundant, 50, 48, 53), write(.text, .effective, 200, 190, 220),
      write(.flag, .redundant, 4, 4, 4),
    ],
    operations: []
  )

  private static func write(
    _ kind: ResultDocument.WriteKind,
    _ effect: ResultDocument.EnginePrice.Effect,
    _ nanoseconds: Double,
    _ low: Double,
    _ high: Double
  ) -> PriceList.Write {
    PriceList.Write(kind: kind, effect: effect, nanoseconds: nanoseconds, low: low, high: high)
  }

  /// The engine's: a redundant text 10 (9 to 12) where storage is shared and 30 where it is fresh, an
  /// effective one 100 (98 to 103); other settings and phases have prices of their own.
  private static let engine: [ResultDocument.EnginePrice] =
    ResultDocument.Phase.allCases.flatMap { phase in
      [true, false]
        .flatMap { comparison in
          let isMeant = comparison && phase == .configure
          func price(
            _ kind: ResultDocument.WriteKind,
            _ effect: ResultDocument.EnginePrice.Effect,
            _ figures: [Double],
            _ storage: ResultDocument.StorageSharing? = nil
          ) -> ResultDocument.EnginePrice {
            ResultDocument.EnginePrice(
              kind: kind,
              effect: effect,
              storage: storage,
              setterComparison: comparison,
              phase: phase,
              nanoseconds: isMeant ? figures[0] : 7_777,
              low: isMeant ? figures[1] : 7_777,
              high: isMeant ? figures[2] : 7_777,
              emptyNanoseconds: 1,
              batchCount: 1_000,
              rounds: 15
            )
          }
          return [
            price(.text, .redundant, [30, 29, 31], .fresh),
            price(.text, .redundant, [10, 9, 12], .shared),
            price(.text, .effective, [100, 98, 103]), price(.image, .redundant, [5, 5, 5]),
            price(.flag, .redundant, [2, 2, 2]),
          ]
        }
    }

  /// Writes of a whole case by kind, from those of one cell.
  private func counts(
    _ kinds: [String: (asked: Int, effective: Int)],
    other: Int = 0
  ) -> [String: Int] {
    let cells = 160
    var counts = ["configuredCells": cells, "otherWritesAsked": other * cells]
    for kind in ResultDocument.WriteKind.allCases {
      let found = kinds[kind.rawValue] ?? (0, 0)
      counts[kind.rawValue + "WritesAsked"] = found.asked * cells
      counts[kind.rawValue + "WritesEffective"] = found.effective * cells
    }
    return counts
  }

  private func timed(
    _ strategy: String,
    _ nanoseconds: Int,
    _ counts: [String: Int]?,
    workload: String = "scroll.steady",
    axes: [String] = []
  ) -> ResultDocument.Case {
    // The phase of no-op fills takes 40 of it.
    var measured = ResultDocument.Case.timed(
      strategy,
      nanoseconds + 40,
      workload: workload,
      axes: axes,
      unfilled: 40
    )
    measured.measuredWriteCounts = counts
    return measured
  }

  private func modelled(
    _ cases: [ResultDocument.Case],
    at device: PriceList = device,
    engine: [ResultDocument.EnginePrice]? = engine
  ) -> ResultDocument.ModelledConfigure {
    var document = ResultDocument.agreeing(cases)
    document.enginePrices = engine
    document.plan.budgetNanoseconds = 1_000_000
    return ConfigureModel(document, at: device, baseline: "mutation").modelled()
  }

  @Test(
    "Three texts of which one changes: 150 + 2·(50 − 10) + 1·(200 − 100) = 330, between 309 and 360"
  )
  func oneStrategy() throws {
    let model = modelled([
      timed("mutation", 150, counts(["text": (3, 1)])),
      timed("diffing", 210, counts(["text": (1, 1)])),
    ])
    let entries = try require(model.groups.first).entries
    let time = try require(entries.first?.time)
    expectEqual(entries.first?.measuredNanoseconds, 150)
    expect(abs(time.nanoseconds - 330) < 1e-9)
    // 150 + 2·(48 − 12) + (190 − 103) and 150 + 2·(53 − 9) + (220 − 98)
    expect(abs(time.low - 309) < 1e-9 && abs(time.high - 360) < 1e-9)
    expect(entries.first?.budgetShare.map { abs($0 - 330e-6) < 1e-12 } == true)
    expect(entries.first?.ratio == nil && entries.first?.verdict == nil)
    // diffing: 210 + 100 = 310; against mutation prices count for the two redundant writes alone:
    // 330 + (210 − 150) − 2·(50 − 10), between − 2·(53 − 9) and − 2·(48 − 12).
    let rival = try require(entries.last)
    expect(abs((rival.time?.nanoseconds ?? 0) - 310) < 1e-9)
    expect(abs((rival.ratio ?? 0) - 310.0 / 330) < 1e-9)
    expect(abs((rival.low ?? 0) - 302.0 / 330) < 1e-9)
    expect(abs((rival.high ?? 0) - 318.0 / 330) < 1e-9)
    expect(rival.verdict == .cheaper && model.device.model == "phone")
  }

  @Test func storageAndOpenAndCrossing() throws {
    // Where storage is fresh the engine's price of an equal text is that of fresh storage.
    let cases = [("mutation", 150), ("diffing", 300)]
      .map { timed($0.0, $0.1, counts(["text": (2, 0)]), workload: "update", axes: ["fresh"]) }
    let entries = try require(modelled(cases).groups.first).entries
    expectEqual(entries.map { $0.time.map { ($0.nanoseconds * 1e6).rounded() } }, [190e6, 340e6])
    // Two writes that prices do not part leave a verdict open.
    // 150 + 80 against 228: cheaper at one end of the prices and dearer at the other.
    let model = modelled([
      timed("mutation", 150, counts(["text": (2, 0)])), timed("diffing", 228, counts([:])),
    ])
    let rival = try require(model.groups.first?.entries.last)
    expect((rival.low ?? 2) < 1 && (rival.high ?? 0) > 1)
    expect(rival.verdict == .inconclusive || rival.verdict == .unchanged)
    // Where strategies would change places follows from the points: 8 texts, 220 dearer, at 2.5.
    // mutation: 100 + 40 for each of 8 − k redundant writes; diffing: 320 + 0: equal at k = 2.5.
    let points = [0, 2, 4, 8]
      .flatMap { changed in
        let axes = ["\(changed)of8"]
        return [
          timed(
            "mutation",
            100,
            counts(["text": (8, changed)]),
            workload: "reconfigure",
            axes: axes
          ),
          timed(
            "diffing",
            320,
            counts(["text": (changed, changed)]),
            workload: "reconfigure",
            axes: axes
          ),
        ]
      }
    let crossed = modelled(points)
    let crossover = try require(crossed.crossovers.first)
    expect(crossover.strategy == "diffing" && crossover.phase == .configure)
    guard case .crossing(let share, let low?, let high?) = crossover.answer else {
      Issue.record("\(crossover.answer)")
      return
    }
    // Logarithms are joined between 2 of 8, where 520 stand against 540, and 4, where 720 against 660.
    let (left, right) = (log(520.0 / 540), log(720.0 / 660))
    expect(abs(share * 8 - (2 + 2 * left / (left - right))) < 1e-9)
    // At the ends of the prices 220 are worth 220/36 to 220/44 writes: 8 − 6.1 to 8 − 5.
    expect(low < share && share < high)
    expect(abs(low * 8 - (8 - 220.0 / 36)) < 0.25 && abs(high * 8 - 3) < 0.25)
  }

  @Test func openCrossingAndUnpriced() throws {
    // Where prices leave a point open, places change nowhere, as the group's own verdict has it.
    // At 0 of 8 mutation takes 100 + 8·(50 − 10) = 420 and diffing 405, so that it is cheaper by 3.6 %;
    // at 100 + 8·(48 − 12) = 388 it is dearer, as it is at 8 of 8.
    let cases = [0, 8]
      .flatMap { changed in
        [("mutation", 100, 8), ("diffing", 405, changed)]
          .map { strategy, time, asked in
            timed(
              strategy,
              time,
              counts(["text": (asked, changed)]),
              workload: "reconfigure",
              axes: ["\(changed)of8"]
            )
          }
      }
    let model = modelled(cases)
    let rival = try require(model.groups.first?.entries.last)
    expect((rival.low ?? 2) < 1 && (rival.high ?? 0) > 1)
    expectEqual(model.crossovers.map(\.answer), [.unresolved])
    // A trace of writes without a price is left as it is here and told; more of them is a fault.
    func second(_ other: Int) throws -> ResultDocument.ModelledConfigure.Entry {
      var rival = timed("diffing", 210, counts(["text": (1, 1)]))
      // Of 160 cells with one text each.
      rival.measuredWriteCounts?["otherWritesAsked"] = other
      let model = modelled([timed("mutation", 150, counts(["text": (3, 1)])), rival])
      return try require(model.groups.first?.entries.last)
    }
    let (none, trace) = (try second(0), try second(1))
    expect(none.unpricedWrites == nil && trace.unpricedWrites == 1.0 / 160)
    expect(trace.time == none.time && trace.ratio == none.ratio && trace.unavailable == nil)
    try expectEqual(second(2).unavailable, "1.2 % of its writes are of no kind that has a price")
  }

  @Test func reasonsAndNotPositiveAndObstacle() throws {
    // Where nothing of a group has a time for several reasons, each strategy has its own.
    let model = modelled([
      timed("mutation", 150, counts([:], other: 2)), timed("diffing", 210, nil),
    ])
    expectEqual(
      model.unavailable.map(\.reason),
      [
        "mutation: 100.0 % of its writes are of no kind that has a price; diffing: its writes were not"
          + " counted"
      ]
    )
    // A time that prices may make none is none.
    let cheap = PriceList(
      format: PriceList.format,
      schemaVersion: 1,
      device: PriceList.Device(model: "phone", system: "1"),
      writes: [Self.write(.text, .redundant, 5, 0, 6)],
      operations: []
    )
    // 9 + 1·(5 − 10) is 4, and 9 + 1·(0 − 12) below 0.
    let cheapened = modelled(
      [
        timed("mutation", 150, counts(["text": (1, 0)])),
        timed("diffing", 9, counts(["text": (1, 0)])),
      ],
      at: cheap
    )
    let cheapRival = try require(cheapened.groups.first?.entries.last)
    expect(
      cheapRival.time == nil
        && cheapRival.unavailable == "at these prices round 1 would take no time"
    )
    // What does not compare as measured does not compare as modelled.
    var document = ResultDocument.agreeing(
      ["mutation", "diffing"].map { timed($0, 100, counts(["text": (1, 0)])) }
    )
    document.enginePrices = Self.engine
    document.rankings = [
      ResultDocument.Ranking(
        group: document.cases[0].group,
        phase: .configure,
        baseline: "mutation",
        rounds: 15,
        entries: [
          ResultDocument.RankingEntry(
            strategy: "diffing",
            unavailable: "each cell is new",
            standing: .ranked
          )
        ]
      )
    ]
    let obstructed = ConfigureModel(document, at: Self.device, baseline: "mutation").modelled()
    let obstructedRival = try require(obstructed.groups.first?.entries.last)
    expect(
      obstructedRival.time != nil && obstructedRival.ratio == nil
        && obstructedRival.unavailable == "each cell is new"
    )
  }

  @Test func unavailableAndOmissionsAndMayBeNone() throws {
    // What lacks a price, a count or a round says so, and is never zero.
    for (name, reason) in [
      ("image", "the prices file has no price of a redundant write of kind image"),
      ("color", "the prices file has no price of a redundant write of kind color"),
      ("other", "100.0 % of its writes are of no kind that has a price"),
      ("uncounted", "its writes were not counted"),
      ("kindless", "its writes of kind font were not counted"),
      ("phase", "its rounds hold whole phases, not the time of a fill"),
      ("batchless", "no batches of configures were taken"),
      ("rounds", "it has other rounds than mutation"),
      ("few", "7 pairs carry no verdict; measure at least 8."),
    ] as [(String, String)] {
      var second = timed("diffing", 100, counts(["text": (1, 0)]))
      switch name {
      case "image", "color": second.measuredWriteCounts = counts([name: (1, 0)])
      case "other": second.measuredWriteCounts = counts([:], other: 2)
      case "uncounted": second.measuredWriteCounts = nil
      case "kindless": second.measuredWriteCounts?["fontWritesEffective"] = nil
      case "phase": second.samples.unfilledBatchCounts = nil
      case "batchless": second.samples = ResultDocument.Samples()
      default:
        let count = name == "few" ? 7 : 14
        for list in [
          \ResultDocument.Samples.configureBatchCounts, \.configureBatchNanoseconds,
        ] { second.samples[keyPath: list] = Array(second.samples[keyPath: list].prefix(count)) }
        second.samples.unfilledBatchCounts = second.samples.configureBatchCounts
        second.samples.unfilledBatchNanoseconds = second.samples.configureBatchCounts
      }
      let model = modelled([timed("mutation", 150, counts(["text": (2, 0)])), second])
      let entries = try require(model.groups.first).entries
      expect(entries.first?.time != nil && entries.first?.unavailable == nil)
      expectEqual(entries.last?.unavailable, reason)
      expect(entries.last?.ratio == nil)
    }
    // A group of which nothing can be told is listed with the reason.
    let off = ["mutation", "diffing"]
      .map { timed($0, 100, counts([:]), axes: ["setter-comparison-off"]) }
    let uncounted = ["mutation", "diffing"].map { timed($0, 100, nil, workload: "update") }
    let model = modelled(off + uncounted + [timed("mutation", 100, nil, workload: "load")])
    expect(model.groups.isEmpty)
    expectEqual(
      model.unavailable,
      [
        .init(
          group: "scroll.steady+setter-comparison-off/card/100",
          reason: "setter comparison is off, so the engine tells no write that changes nothing"
        ),
        .init(group: "update/card/100", reason: "its writes were not counted"),
      ]
    )
    let cases = ["mutation", "diffing"].map { timed($0, 100, counts(["text": (1, 0)])) }
    expectEqual(
      modelled(cases, engine: nil).unavailable.map(\.reason),
      ["the engine's price of a redundant write of kind text was not measured"]
    )
    // Prices so low that a round would take no time leave it without one.
    let flags = [
      timed("mutation", 90, counts(["flag": (60, 0)])),
      timed("diffing", 90, counts(["flag": (1, 0)])),
    ]
    var cheap = Self.device
    cheap.writes[2] = Self.write(.flag, .redundant, 0.25, 0.25, 0.25)
    let entries = try require(modelled(flags, at: cheap).groups.first).entries
    expectEqual(entries.first?.unavailable, "at these prices round 1 would take no time")
    // 90 + (0.25 − 2): the rival has a time, and nothing to be divided by.
    expect(entries.last?.ratio == nil && entries.last?.time != nil)
    expect(entries.last?.unavailable?.hasPrefix("mutation: at these prices") == true)
  }
}
