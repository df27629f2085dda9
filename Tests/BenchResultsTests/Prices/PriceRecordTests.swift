// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchResults

extension ResultDocument.BreakEven {
  /// One of each answer, with and without what may be missing.
  static let examples: [ResultDocument.BreakEven] = {
    let price = ResultDocument.Price(nanoseconds: 52.25, low: 51, high: 53.5)
    var whole = ResultDocument.BreakEven(
      group: "reconfigure.fields+1of9/card/1000",
      cell: "card",
      rows: 1_000,
      phase: .configure,
      strategy: "configuration-diffing",
      baseline: "mutation",
      writeKind: .color,
      fieldKind: .all,
      storage: .fresh,
      changedFieldCount: 1,
      fieldCount: 9,
      setterComparison: true,
      rounds: 30,
      avoidedWrites: 8,
      enginePrice: ResultDocument.Price(nanoseconds: 7, low: 6.5, high: 7.5),
      answer: .price(price)
    )
    let first = whole
    whole.enginePrice = nil
    whole.phase = .frame
    whole.answer = .always(ResultDocument.Price(nanoseconds: -2, low: -3, high: 0))
    let second = whole
    return [first, second]
      + [.never, .unavailable(reason: "no cell is configured in some rounds")]
      .map { answer in
        ResultDocument.BreakEven(
          group: "scroll.steady/card/1000",
          cell: "card",
          rows: 1_000,
          phase: .configure,
          strategy: "configuration",
          baseline: "mutation",
          setterComparison: false,
          rounds: 30,
          answer: answer
        )
      }
  }()
}

extension ResultDocument.EnginePrice {
  static let example = ResultDocument.EnginePrice(
    kind: .text,
    effect: .redundant,
    storage: .fresh,
    setterComparison: false,
    phase: .frame,
    nanoseconds: 320.5,
    low: 318,
    high: 323.25,
    emptyNanoseconds: 1.5,
    batchCount: 500,
    rounds: 25
  )
}

@Suite("Prices and what is foretold by them") struct PriceRecordTests {
  private typealias Answer = ResultDocument.CrossoverAnswer

  private func agrees(_ measured: Answer, _ foretold: Answer?) -> Bool? {
    var crossover = ResultDocument.Crossover.with(measured)
    crossover.predicted = foretold
    return crossover.agreesWithPrediction
  }

  private func crossing(_ share: Double, _ low: Double?, _ high: Double?) -> Answer {
    .crossing(share: share, low: low, high: high)
  }

  @Test func crossingsAndNone() {
    // Two crossings agree where one lies in the interval of the other.
    expect(agrees(crossing(0.5, 0.4, 0.6), crossing(0.55, 0.54, 0.56)) == true)
    expect(agrees(crossing(0.55, 0.54, 0.56), crossing(0.5, 0.4, 0.6)) == true)
    // The intervals meet, and neither crossing lies in the other's.
    expect(agrees(crossing(0.5, 0.4, 0.6), crossing(0.7, 0.55, 0.8)) == false)
    expect(agrees(crossing(0.5, 0.4, 0.6), crossing(0.9, 0.8, 1)) == false)
    // An end that is not there lies beyond what was measured.
    expect(agrees(crossing(0.5, nil, 0.6), crossing(0.1, 0.05, 0.2)) == true)
    expect(agrees(crossing(0.5, 0.4, nil), crossing(0.95, 0.9, 1)) == true)
    // No crossing on either side is agreement, unless one says always and the other never.
    let silent: [Answer] = [.always, .never, .unresolved]
    for measured in silent {
      for foretold in silent {
        let isContrary = Set(["\(measured)", "\(foretold)"]) == ["always", "never"]
        expectEqual(agrees(measured, foretold), !isContrary, "\(measured), \(foretold)")
      }
      expect(agrees(measured, crossing(0.5, 0.4, 0.6)) == false)
      expect(agrees(crossing(0.5, 0.4, 0.6), measured) == false)
      expect(agrees(.several(shares: [0.2, 0.7]), measured) == false)
    }
    expect(agrees(.never, nil) == nil)
  }

  @Test("Shards give their break-evens in the order of the run, and one price list")
  func merge() throws {
    var parts: [ResultDocument] = []
    for (index, changed) in [3, 1].enumerated() {
      var plan = ResultDocument.Plan.example
      plan.shard = ResultDocument.Shard(
        index: index + 1,
        count: 2,
        // The first shard has the second group of the run.
        groups: [1 - index],
        groupCount: 2,
        selection: "ab"
      )
      var document = ResultDocument(
        generator: .example,
        environment: .example,
        plan: plan,
        cases: ShardMergeTests.cases(ofGroup: changed)
      )
      var one = ResultDocument.BreakEven.examples[0]
      one.group = "reconfigure.fields+\(changed)of9/card/1000"
      var missing = one
      missing.group = "reconfigure.fields+8of8+all-but-fonts/card/1000"
      missing.answer = .unavailable(reason: "suite full has it")
      document.breakEvens = [one] + (changed == 1 ? [missing] : [])
      document.enginePrices = [.example]
      parts.append(document)
    }
    let merged = try ShardMerge(
      parts.enumerated().map { ShardMerge.Part(name: "\($0.offset)", document: $0.element) },
      isPartial: false
    )
    .document()
    let written = parts.map { $0.breakEvens ?? [] }
    expectEqual(merged.breakEvens, [written[1][0], written[0][0], written[1][1]])
    expectEqual(merged.enginePrices, [.example])
  }
}
