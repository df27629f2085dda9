// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchCells
import BenchLists
import BenchResults
import BenchStatistics
import TestSupport
import Testing

@testable import BenchRunner

@Suite("Break-evens of a document") @MainActor struct BreakEvenBuilderTests {
  private static let rows = StoredRows(
    ContiguousArray((0..<100).map { Row(title: "title \($0)", source: "source", badge: "b") })
  )
  private static let rounds = 8

  /// The time of a cell by each strategy, in both phases, and its writes.
  private struct Cost {
    let strategy: CaseStrategy
    let nanoseconds: Int
    let writes: Int
  }

  /// Plays a group, and sets the times and writes of its rounds of ten cells.
  private static func outcome(
    of workload: Workload,
    setterComparison: Bool = true,
    _ costs: [Cost]
  ) throws -> GroupOutcome {
    let group = CaseGroup(
      workload: workload,
      cell: "card",
      rowCount: 100,
      setterComparison: setterComparison,
      strategies: costs.map(\.strategy)
    )
    let plan = Cases.plan(configureCount: 12, seed: 3)
    let played = try require(try GroupRunner(group: group, rows: rows, plan: plan).run())
    let cases = zip(played.cases, costs)
      .map { played, cost in
        // Each round is as much longer as its number, for all alike.
        let times = (0..<rounds).map { 10 * cost.nanoseconds + $0 }
        var samples = played.samples
        samples.batches = BatchRounds(
          nanoseconds: times,
          cellCounts: [Int](repeating: 10, count: rounds)
        )
        samples.unfilledBatches = nil
        samples.roundFrameNanoseconds = times.map { 3 * $0 }
        samples.roundWriteCounts = [Int](repeating: 10 * cost.writes, count: rounds)
        return CaseOutcome(verification: played.verification, samples: samples)
      }
    return GroupOutcome(group: group, cases: cases)
  }

  private static func records(of outcomes: [GroupOutcome]) -> [ResultDocument.BreakEven] {
    var builder = BreakEvenBuilder(prices: EnginePrices())
    for outcome in outcomes { builder.add(outcome) }
    return builder.records
  }

  private static func isPrice(_ answer: ResultDocument.BreakEvenAnswer?, _ value: Double) -> Bool {
    if case .price(let price) = answer { isClose(price, value) } else { false }
  }

  private static func isAlways(_ answer: ResultDocument.BreakEvenAnswer?, _ value: Double) -> Bool {
    if case .always(let price) = answer { isClose(price, value) } else { false }
  }

  /// Returns true if estimate and interval are a value, to the rounding of a division.
  private static func isClose(_ price: ResultDocument.Price, _ value: Double) -> Bool {
    [price.nanoseconds, price.low, price.high].allSatisfy { abs($0 - value) < 1e-9 }
  }

  private static let oneOfNine = Workload.reconfigure(FieldChange(changedCount: 1, fieldCount: 9))

  // Diffing takes 160 more and avoids 8 writes: 20 each; the frame is three times as long, so 60.
  @Test("Every pair of strategies has its price in both phases, the one that writes more below")
  func pairs() throws {
    let costs = [
      Cost(strategy: .mutation, nanoseconds: 200, writes: 9),
      Cost(strategy: .mutationGuarded, nanoseconds: 200, writes: 1),
      Cost(strategy: .configuration, nanoseconds: 300, writes: 9),
      Cost(strategy: .configurationDiffing, nanoseconds: 360, writes: 1),
    ]
    let records = Self.records(of: [try Self.outcome(of: Self.oneOfNine, costs)])
      .filter { $0.writeKind == nil }
    expectEqual(records.count, 6 * 2)
    let found = Dictionary(
      records.map { ("\($0.strategy) over \($0.baseline), \($0.phase.rawValue)", $0.answer) },
      uniquingKeysWith: { first, _ in first }
    )
    expect(Self.isPrice(found["configuration-diffing over mutation, configure"], 20))
    expect(Self.isPrice(found["configuration-diffing over mutation, frame"], 60))
    expect(Self.isAlways(found["mutation-guarded over mutation, configure"], 0))
    expect(Self.isAlways(found["mutation-guarded over configuration, configure"], -12.5))
    expect(Self.isPrice(found["configuration-diffing over configuration, configure"], 7.5))
    expectEqual(found["configuration over mutation, configure"], .never)
    expectEqual(found["configuration-diffing over mutation-guarded, frame"], .never)
    for record in records {
      expect(record.changedFieldCount == 1 && record.fieldCount == 9 && record.fieldKind == .all)
      expect(record.rounds == Self.rounds && record.storage == .shared && record.rows == 100)
    }
  }

  @Test("Controls, stale strategies and content by other means than setters have no price")
  func leftOut() throws {
    let costs = [
      Cost(strategy: .mutation, nanoseconds: 200, writes: 9),
      Cost(strategy: .mutationAgain, nanoseconds: 210, writes: 8),
      Cost(strategy: .forgetful, nanoseconds: 190, writes: 8),
      Cost(strategy: .hosting, nanoseconds: 900, writes: 0),
    ]
    let records = Self.records(of: [try Self.outcome(of: .steady, costs)])
    expectEqual(records.count, 2)
    for record in records {
      expect(record.strategy == "hosting" && record.baseline == "mutation")
      guard case .unavailable(let reason) = record.answer else {
        Issue.record("expected no price, found \(record.answer)")
        continue
      }
      expect(reason.contains("hosting"))
    }
  }

  @Test("A kind of write that no run has alone names the suite that has it")
  func missingKinds() throws {
    let costs = [
      Cost(strategy: .mutation, nanoseconds: 200, writes: 9),
      Cost(strategy: .mutationGuarded, nanoseconds: 280, writes: 1),
    ]
    let alone = FieldChange(changedCount: 8, fieldCount: 8, kind: .allButFonts)
    let records =
      Self.records(of: [
        try Self.outcome(of: Self.oneOfNine, costs),
        try Self.outcome(of: .reconfigure(alone), costs),
      ])
      .filter { $0.writeKind != nil && $0.phase == .configure }
    expectEqual(Set(records.compactMap(\.writeKind)), Set(ResultDocument.WriteKind.allCases))
    for record in records {
      switch record.answer {
      case .price(let price):
        expect(record.writeKind == .font && Self.isClose(price, 10))
      case .unavailable(let reason):
        // Suites measure a thousand rows, and this run has a hundred.
        expect(record.writeKind != .font && reason == "no suite measures it")
      case .always, .never: Issue.record("\(record)")
      }
    }
  }

  // What a write of fonts costs where fonts alone are avoided; of a mix the mean over its writes.
  @Test("The engine's price beside a break-even is that of the writes that are avoided")
  func enginePrices() throws {
    let pass = PricePass(rows: Self.rows, seed: 5, roundCount: Self.rounds)
    let taken = try require(try pass.take())
    let costs = [
      Cost(strategy: .mutation, nanoseconds: 200, writes: 9),
      Cost(strategy: .mutationGuarded, nanoseconds: 280, writes: 1),
    ]
    let alone = FieldChange(changedCount: 8, fieldCount: 8, kind: .allButFonts)
    for workload in [Self.oneOfNine, .reconfigure(alone)] {
      for isOn in [true, false] {
        let outcome = try Self.outcome(of: workload, setterComparison: isOn, costs)
        var builder = BreakEvenBuilder(prices: EnginePrices(taken))
        builder.add(outcome)
        let writes = outcome.cases.map { $0.verification.measuredWriteCounts ?? [:] }
        for phase in ResultDocument.Phase.allCases {
          var (sum, count) = (0.0, 0.0)
          for kind in WriteKind.allCases {
            let item = WritePrice.Item(
              kind: kind,
              effect: .redundant,
              comparesSetters: isOn,
              isOfFrame: phase == .frame
            )
            let price = try require(taken.first { $0.item == item }).price.estimate
            let name = kind.rawValue + "WritesAsked"
            let avoided = Double((writes[0][name] ?? 0) - (writes[1][name] ?? 0))
            if workload != Self.oneOfNine { expectEqual((avoided > 0), (kind == .font), "\(kind)") }
            sum += price * avoided
            count += avoided
          }
          let found = builder.records.first {
            $0.phase == phase && $0.group == outcome.group.identifier
          }
          let own = try require(found?.enginePrice)
          expect(count > 0 && abs(own.nanoseconds - sum / count) < 1e-9)
          expect(own.low <= own.nanoseconds && own.nanoseconds <= own.high)
        }
      }
    }
  }

  @Test("Too few rounds are a reason, not a price")
  func fewRounds() throws {
    let costs = [
      Cost(strategy: .mutation, nanoseconds: 200, writes: 9),
      Cost(strategy: .mutationGuarded, nanoseconds: 280, writes: 1),
    ]
    var outcome = try Self.outcome(of: .steady, costs)
    outcome.update { _, member in
      let whole = member.samples
      member.samples.batches = BatchRounds(
        nanoseconds: Array(whole.configureBatchNanoseconds.prefix(7)),
        cellCounts: Array(whole.configureBatchCounts.prefix(7))
      )
      member.samples.roundFrameNanoseconds = whole.roundFrameNanoseconds.map { Array($0.prefix(7)) }
      member.samples.roundWriteCounts = whole.roundWriteCounts.map { Array($0.prefix(7)) }
    }
    for record in Self.records(of: [outcome]) {
      guard case .unavailable = record.answer else {
        Issue.record("expected no price, found \(record.answer)")
        continue
      }
    }
  }
}
