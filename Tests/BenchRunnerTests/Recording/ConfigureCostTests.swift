// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchStatistics
import TestSupport
import Testing

@testable import BenchResults
@testable import BenchRunner

@Suite("Configure costs of a document") @MainActor struct ConfigureCostTests {
  private static func document(_ outcomes: [CaseOutcome]) throws -> ResultDocument {
    var builder = DocumentBuilder(
      judgement: FrameJudgement(budget: .hertz60, slowdown: .none, rate: nil),
      asksCallgrind: false
    )
    try builder.add(CaseCosts.group(outcomes))
    var document = ResultDocument.blank
    try builder.fill(&document)
    return document
  }

  private static func ranking(
    _ phase: ResultDocument.Phase,
    _ document: ResultDocument
  ) throws -> ResultDocument.Ranking {
    try require(document.rankings.first { $0.phase == phase })
  }

  // 10 cells a round: phases of 900 and 1,400 ns a cell, 400 of which are the way to the cell.
  @Test("the ratio is of what the phases take longer than the no-op fills")
  func net() throws {
    let rounds = (0..<9).map { 1_000 * $0 }
    let counts = [Int](repeating: 10, count: 9)
    // The way to the cells grows from round to round, and with it both phases: nothing of it is left.
    let outcomes = [
      try CaseCosts.outcome(
        batch: rounds.map { $0 + 9_000 },
        cells: counts,
        unfilled: rounds.map { $0 + 4_000 },
        frames: counts
      ),
      try CaseCosts.outcome(
        .configuration,
        batch: rounds.map { $0 + 14_000 },
        cells: counts,
        unfilled: rounds.map { $0 + 4_000 },
        frames: counts
      ),
    ]
    let document = try Self.document(outcomes)
    let ranking = try Self.ranking(.configure, document)
    let entry = try require(ranking.entries.last)
    let ratio = try require(entry.ratio)
    expect((ratio - 2).magnitude < 1e-12 && entry.unavailable == nil)
    // Nine rounds of 400, 500 … 1,200 ns; an interval at 99 % reaches from the first to the last.
    let unfilled = try require(ranking.unfilled)
    expectEqual(unfilled, ResultDocument.UnfilledPhase(nanoseconds: 800, low: 400, high: 1_200))
    try expect(Self.ranking(.frame, document).unfilled == nil)
  }

  @Test("a cost of nothing or less leaves that phase without a ratio and with a reason")
  func noCost() throws {
    let counts = [Int](repeating: 10, count: 9)
    func outcome(_ strategy: CaseStrategy, _ batch: Int) throws -> CaseOutcome {
      try CaseCosts.outcome(
        strategy,
        batch: [9_000, 9_000, batch] + [Int](repeating: 9_000, count: 6),
        cells: counts,
        unfilled: [Int](repeating: 4_000, count: 9),
        frames: counts
      )
    }
    let document = try Self.document([
      try outcome(.mutation, 9_000), try outcome(.configuration, 4_000),
      try outcome(.configurationDiffing, 3_500), try outcome(.mutationGuarded, 9_500),
    ])
    let entries = try Self.ranking(.configure, document).entries
    expectEqual(entries.map { $0.ratio == nil }, [true, true, true, false])
    expectEqual(
      entries.map(\.unavailable),
      [
        nil,
        "round 3 of configuration took no longer than its no-op fills: 400.0 ns a cell against "
          + "400.0 ns",
        "round 3 of configuration-diffing took no longer than its no-op fills: 350.0 ns a cell "
          + "against 400.0 ns", nil,
      ]
    )
    try expect(Self.ranking(.frame, document).entries.dropFirst().allSatisfy { $0.ratio == 1 })
  }

  @Test("where the baseline has no cost, nobody has a ratio, and each says why")
  func noBaseline() throws {
    let counts = [Int](repeating: 10, count: 9)
    let dear = [Int](repeating: 9_000, count: 9)
    let document = try Self.document([
      try CaseCosts.outcome(batch: dear, cells: counts, unfilled: dear, frames: counts),
      try CaseCosts.outcome(
        .configuration,
        batch: dear.map { 2 * $0 },
        cells: counts,
        unfilled: dear,
        frames: counts
      ),
    ])
    let entry = try require(try Self.ranking(.configure, document).entries.last)
    expect(entry.ratio == nil)
    expect(entry.unavailable?.hasPrefix("round 1 of mutation took no longer") == true)
  }

  // F = 20 µs and c = 5 µs: 80 frames of 8 cells take 80 · (20 + 40) µs, and (16,666 − 20) / 5 fit.
  @Test("A2: cells that fit are those of the closed form, whatever else a round took")
  func closedForm() throws {
    let outcome = try CaseCosts.outcome(
      batch: [Int](repeating: 9_000, count: 9),
      cells: [Int](repeating: 640, count: 9),
      frames: (0..<9).map { $0 == 4 ? 90_000_000 : 4_800_000 },
      frameCounts: [Int](repeating: 80, count: 9),
      still: [Int](repeating: 20_000, count: 9)
    )
    let found = ResultDocument.CellBudget(outcome, budget: .hertz60)
    expectEqual(
      found,
      ResultDocument.CellBudget(
        rounds: 9,
        cells: (16_666_666 - 20_000) / 5_000,
        // The sign test's interval of nine rounds reaches to the ends; 88,400 / 640 µs in one.
        low: (16_666_666 - 20_000) / 138_125,
        high: (16_666_666 - 20_000) / 5_000,
        fixedNanoseconds: 20_000,
        cellNanoseconds: 5_000
      )
    )
  }

  @Test("cells that fit are not said where frames do not tell")
  func noBudget() throws {
    let counts = [Int](repeating: 10, count: 9)
    func found(cells: [Int], frames: Int = 90_000, still: [Int]) throws -> String? {
      let outcome = try CaseCosts.outcome(
        batch: counts,
        cells: cells,
        frames: [Int](repeating: frames, count: 9),
        frameCounts: [Int](repeating: 2, count: 9),
        still: still
      )
      let budget = ResultDocument.CellBudget(outcome, budget: .hertz60)
      expect(budget.cells == nil && budget.low == nil)
      return budget.unavailable
    }
    let still = [Int](repeating: 1_000, count: 9)
    try expectEqual(
      found(cells: [Int](repeating: 0, count: 9), still: still),
      "there are rounds in which no cell is configured"
    )
    try expectEqual(
      found(cells: counts, still: []),
      "no frame could be timed that configures no cell"
    )
    try expectEqual(
      found(cells: counts, frames: 2_000, still: still),
      "in 9 of 9 rounds a frame with cells took no longer than one without"
    )
  }

  @Test("a median of stamps above the mean of the phase around it is named with both figures")
  func contradiction() throws {
    let counts = [Int](repeating: 10, count: 9)
    func warnings(_ median: Int) throws -> [ResultDocument.Warning] {
      var series = SeriesWarnings(emptyStampPairNanoseconds: 20)
      series.add(
        CaseCosts.group([
          try CaseCosts.outcome(
            batch: [Int](repeating: 11_720, count: 9),
            cells: counts,
            unfilled: counts,
            frames: counts,
            stamps: [800, median, 90_000]
          )
        ])
      )
      return series.warnings.filter { $0.code == "stamps-over-phase" }
    }
    // Two stamps take 20 ns, which the phase does not hold.
    try expect(warnings(1_192).isEmpty)
    try expectEqual(warnings(1_193).count, 1)
    let found = try require(try warnings(2_060).first)
    expect(found.message.contains("scroll.steady/card/mutation/100 (2060 ns over 1172 ns)"))
  }
}
