// SPDX-License-Identifier: Apache-2.0

import BenchLists
import TestSupport
import Testing

@testable import BenchCases

@Suite("Families") @MainActor struct FamilyVerificationTests {
  private func verify(
    _ workload: Workload,
    _ cell: String,
    _ strategy: CaseStrategy = .mutation,
    rowCount: Int = 500,
    configureCount: Int = 30
  ) throws -> CaseVerification {
    let found = Cases.verify(
      workload,
      cell,
      rowCount: rowCount,
      strategies: [strategy],
      configureCount: configureCount
    )
    let verification = try require(found.first)
    expect(verification.isPassed, "\(verification.failureSentence)")
    return verification
  }

  private static let families: [Workload] =
    Workload.oscillations + LadderRung.allCases.map { .ladder($0) }
    + StateKind.allCases.map { .state($0) }
    + SizingKind.all.map { .sizing($0) } + Workload.updates

  // The other cells are verified by `reuse-bench verify`, optimised.
  @Test(
    "every strategy that can fill a cell shows what it must, whatever happens to the table",
    arguments: ["subtitle", "card", "message"]
  )
  func everyStrategy(cell: String) throws {
    let design = try require(CellDesign.named(cell))
    for workload in Self.families {
      let strategies = design.fillable(by: CaseStrategy.ranked)
        .filter { workload.admits(design, $0) }
      let verified = Cases.verify(
        workload,
        cell,
        rowCount: 300,
        strategies: strategies,
        configureCount: 12
      )
      for found in verified where !found.isPassed { Issue.record("\(found.failureSentence)") }
    }
  }

  @Test("lists of few rows stay whole", arguments: [1, 2, 5, 19])
  func fewRows(rowCount: Int) throws {
    for workload in Self.families { _ = try verify(workload, "subtitle", rowCount: rowCount) }
  }

  @Test("S-A: the ladder brings in the rows that it names; oscillating without a cache makes none")
  func ladderAndOscillate() throws {
    // No row, one filled, one made without a pool, one made under an identifier of its own.
    let still = try verify(.ladder(.still), "subtitle").counters
    // 16.24 rows of 50 points fit, and half of the first is out of sight.
    expectEqual(still["dataSourceCellCalls"], 17)
    for cell in ["subtitle", "heavy"] {
      let first = cell == "subtitle" ? 17 : 8
      let steps = 64
      let filled = try verify(.ladder(.step), cell).counters
      expectEqual(filled["dataSourceCellCalls"], first + steps)
      expect(filled["cellsCreated"] == first && filled["reuseHits"] == steps)
      for strategy in [CaseStrategy.zeroPool, .uniqueIdentifier] {
        let made = try verify(.ladder(.step), cell, strategy).counters
        expectEqual(made["dataSourceCellCalls"], first + steps)
        expect(made["cellsCreated"] == first + steps && made["reuseHits"] == 0)
        expect(made["evictions"] == steps && made["recycles"] == 0)
      }
    }
    // Oscillating without a cache of places fills three rows a frame and makes none.
    let counters = try verify(.oscillate(cacheCapacity: 0), "subtitle").counters
    // The approach shows 19 rows, then three more in each of its four frames; 32 frames follow.
    expectEqual(counters["dataSourceCellCalls"], 19 + 3 * (4 + 32))
    expectEqual(counters["cellsCreated"], 19)
  }

  @Test(
    "L13 R34: a cache of places, changes of state and reloads ask for the cells that they should"
  )
  func cacheAndStatesAndReloads() throws {
    // With a cache of eight places nothing is filled again once all were seen.
    let few = try verify(.oscillate(cacheCapacity: 8), "subtitle", configureCount: 30).counters
    // The approach shows 19 rows, three below and three above; all others come from the cache.
    expectEqual(few["dataSourceCellCalls"], 19 + 3 + 3)
    expectEqual(few["positionHits"], 3 * 2 + 3 * 32)
    expect(few["preparesForReuse"] == 0 && few["cellsCreated"] == 19 + 3 + 3)
    // A change of state asks for no cell and resets none.
    for kind in StateKind.allCases {
      let counters = try verify(.state(kind), "card", .configurationDiffing).counters
      expect(counters["dataSourceCellCalls"] == 7 && counters["preparesForReuse"] == 0)
      // Four of seven rows change in a frame, and 30 changes take eight frames.
      expect((counters["configurationUpdates"] ?? 0) >= 7 + 4 * 8, "\(kind)")
    }
    // Reconfiguring keeps the cells, reloading rows takes others, reloading data takes all.
    do {
      func counters(_ kind: UpdateKind) throws -> [String: Int] {
        try verify(.update(kind, .shared), "card").counters
      }
      // Seven rows are shown, of which each of six updates names five.
      let reconfigured = try counters(.reconfigureRows)
      expectEqual(reconfigured["dataSourceCellCalls"], 7 + 6 * 5)
      expect(reconfigured["cellsCreated"] == 7 && reconfigured["preparesForReuse"] == 0)
      let reloaded = try counters(.reloadRows)
      expect(reloaded["dataSourceCellCalls"] == 7 + 6 * 5 && reloaded["recycles"] == 6 * 5)
      let whole = try counters(.reloadData)
      expect(whole["dataSourceCellCalls"] == 7 + 6 * 7 && whole["recycles"] == 6 * 7)
      expectEqual(whole["cellsCreated"], 7, "reloadData keeps the pool")
    }
  }

  @Test("S-D L10: moved rows keep their cells; jumps and anchors hold the place on screen")
  func batchesAndJumpsAndAnchor() throws {
    // Moved rows keep their cells; rows that come in are the only ones that are asked for.
    let moved = try verify(.update(.move, .shared), "card").counters
    expectEqual(moved["dataSourceCellCalls"], 7)
    for kind in [UpdateKind.insert, .delete] {
      let counters = try verify(.update(kind, .shared), "card").counters
      // Each of six updates brings five rows in, and so does taking it back.
      expectEqual(counters["dataSourceCellCalls"], 7 + 2 * 6 * 5, "\(kind)")
    }
    // Jumps land within half a point, whatever the heights above.
    for goal in SizingKind.JumpGoal.allCases {
      for cell in ["subtitle", "message"] {
        for rowCount in [40, 10_000] {
          let found = try verify(.sizing(.jump(goal)), cell, rowCount: rowCount)
          let error = try require(found.landingError)
          expect(error <= 0.5, "\(found.identifier)")
        }
      }
    }
    // What is on screen moves by what is scrolled and by nothing else.
    for cell in ["subtitle", "message"] {
      let shift = try require(try verify(.sizing(.anchor), cell, rowCount: 2_000).anchorShift)
      expectEqual(shift, 0, "\(cell)")
    }
  }

  @Test func oracleIsSharpAndOracleAtTheEnds() {
    // A jump that misses by more than half a point is a fault.
    do {
      let oracle = LandingOracle(rowCount: 1_000, height: SizingKind.height(ofRow:))
      let jump = JumpScript.Jump(row: 500, place: .middle, lookedAt: nil)
      let rows = oracle.rows(after: jump)
      let goal = rows.first { $0.row == 500 }
      expectEqual(goal?.y, (Viewport.standard.height - SizingKind.height(ofRow: 500)) / 2)
      for ((row, y), (next, nextY)) in zip(rows, rows.dropFirst()) {
        expect(next == row + 1 && nextY == y + SizingKind.height(ofRow: row))
      }
    }
    // At the ends of a list the oracle stays inside the content, as adding all heights up says.
    do {
      let rowCount = 60
      let heights = (0..<rowCount).map(SizingKind.height(ofRow:))
      let edges = heights.reduce(into: [0.0]) { $0.append(($0.last ?? 0) + $1) }
      let oracle = LandingOracle(rowCount: rowCount, height: SizingKind.height(ofRow:))
      for row in 0..<rowCount {
        for place in [JumpScript.Place.top, .middle, .bottom] {
          let wanted: Double
          switch place {
          case .top: wanted = edges[row]
          case .middle: wanted = edges[row] + (heights[row] - Viewport.standard.height) / 2
          case .bottom, .nearest: wanted = edges[row + 1] - Viewport.standard.height
          }
          let offset = min(max(wanted, 0), edges[rowCount] - Viewport.standard.height)
          let found = oracle.rows(after: JumpScript.Jump(row: row, place: place, lookedAt: nil))
          let expected = (0..<rowCount)
            .filter { edges[$0 + 1] > offset && edges[$0] < offset + Viewport.standard.height }
          expectEqual(found.map(\.row), expected, "row \(row) \(place)")
          expect(found.allSatisfy { abs($0.y - (edges[$0.row] - offset)) < 1e-6 })
        }
      }
    }
  }

  @Test("every workload without axes of a cell's own can be read back from an identifier")
  func identifiers() {
    for workload in Workload.plain where workload.takesRows && workload != .change {
      let group = CaseGroup(workload: workload, cell: "subtitle", rowCount: 100)
      let text = group.identifier(of: .mutation)
      expectEqual(CaseIdentifier(text)?.group.workload, workload, "\(text)")
    }
    expect(CaseIdentifier("update.screen/subtitle/mutation/100") == nil, "a screen's own means")
    expect(CaseIdentifier("update.insert/message/mutation/100") == nil)
    expect(CaseIdentifier("sizing.scroll/card/mutation/100") == nil)
    expect(CaseIdentifier("scroll.ladder+step/setting/mutation/100") == nil)
    expect(CaseIdentifier("load.first-frame/card/flat-offsets/100") == nil)
    expect(CaseIdentifier("scroll.ladder/card/mutation/100") == nil)
  }
}
