// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import TestSupport
import Testing

/// The search on simulated displays whose cost has a closed form.
@Suite struct VelocityModelTests {
  private static let rowHeight = 44.0
  private static let viewportHeight = 812.0
  private static let visibleCount = 19
  private static let frameCount = 400

  /// A budget, the fixed cost of a frame and the cost of a cell.
  struct Model: Sendable {
    let hertz: Double
    let appShare: Double
    let fixed: Int
    let cell: Int
  }

  static let models = [
    Model(hertz: 60, appShare: 1, fixed: 2_000_000, cell: 3_000_000),
    Model(hertz: 60, appShare: 0.5, fixed: 0, cell: 1_700_000),
    Model(hertz: 90, appShare: 1, fixed: 500_000, cell: 1_234_567),
    Model(hertz: 120, appShare: 1, fixed: 1_000_000, cell: 700_000),
    Model(hertz: 59.94, appShare: 0.8, fixed: 3_333_333, cell: 4_000_001),
    Model(hertz: 120, appShare: 0.25, fixed: 100_000, cell: 900_000),
  ]

  // Cost in proportion to the way: every frame is on time up to v = r · (b − F) / (c · B), and
  // every frame is late above it, on either clock.
  @Test("A2: with cost in proportion to the way, the search finds v_mean", arguments: models)
  func proportionalCost(model: Model) throws {
    let budget = try FrameBudget(refresh: RefreshRate(hertz: model.hertz), appShare: model.appShare)
    let grid = ScrollGrid(
      budget: budget,
      rowHeight: Self.rowHeight,
      visibleCount: Self.visibleCount
    )
    let analytic = grid.highestVelocity(fixedNanoseconds: model.fixed, cellNanoseconds: model.cell)
    guard case .bounded(let expected) = analytic else {
      Issue.record("\(analytic)")
      return
    }
    for clock in SimulatedDisplay.Clock.allCases {
      let answer = try search(SimulatedDisplay(budget: budget, clock: clock), grid) { way in
        model.fixed + Int((Double(model.cell) * way / Self.rowHeight).rounded())
      }
      guard case .bounded(let low, let high) = answer.outcome else {
        Issue.record("\(clock): \(answer.outcome)")
        continue
      }
      expect(low <= expected * 1.000_001 && expected <= high * 1.000_001, "\(clock)")
      expect(high <= low * 1.01 && answer.isMonotonic)
    }
  }

  // Whole cells, frame-locked: with K cells in a budget a frame that gets K + 1 is late by one
  // vsync. Over M frames the extra cells are ⌊M · v · B / r⌋ − M · K, and ⌊M / 199⌋ late frames are
  // still good (1 of 200 vsyncs), so v = (K + (⌊M / 199⌋ + 1) / M) · r / B is the first that fails.
  @Test("A2: with whole cells, the search finds the velocity of the last cell that fits")
  func wholeCells() throws {
    for model in Self.models {
      let budget = try FrameBudget(
        refresh: RefreshRate(hertz: model.hertz),
        appShare: model.appShare
      )
      let grid = ScrollGrid(
        budget: budget,
        rowHeight: Self.rowHeight,
        visibleCount: Self.visibleCount
      )
      let fitting = try require(
        CellBudget(budget: budget, fixedNanoseconds: model.fixed)
          .cellsPerBudget(cellNanoseconds: model.cell)
      )
      let display = SimulatedDisplay(budget: budget, clock: .frameLocked)
      var former = 0
      let answer = try VelocitySearch(start: 300, saturation: grid.saturationVelocity)
        .run { velocity in
          former = 0
          let scroll = try display.play(velocity: velocity, frameCount: Self.frameCount) { offset in
            let row = Int((offset / Self.rowHeight + 1e-9).rounded(.down))
            defer { former = row }
            return model.fixed + min(row - former, Self.visibleCount) * model.cell
          }
          return .init(metrics: try require(scroll.metrics))
        }
      let cells =
        Double(fitting) + Double(Self.frameCount / 199 + 1) / Double(Self.frameCount)
      let expected = cells * Self.rowHeight * model.hertz
      guard case .bounded(let low, let high) = answer.outcome else {
        Issue.record("\(model): \(answer.outcome)")
        continue
      }
      expect(low <= expected * 1.000_01 && expected <= high * 1.000_01, "\(model)")
      expect(abs((answer.velocity ?? 0) / expected - 1) <= 0.01, "\(model)")
    }
  }

  @Test("A2: where a full replacement fits, formula and search both say unbounded")
  func fullReplacement() throws {
    let budget = try FrameBudget(refresh: .hertz60)
    let grid = ScrollGrid(budget: budget, rowHeight: 44, visibleCount: 19)
    let cell = 800_000
    let fits = budget.deadlineNanoseconds - 19 * cell
    for (fixed, analytic) in [(fits, true), (fits + 1, false)] {
      let highest = grid.highestVelocity(fixedNanoseconds: fixed, cellNanoseconds: cell)
      expectEqual((highest == .unbounded), analytic)
    }
    let answer = try search(SimulatedDisplay(budget: budget, clock: .frameLocked), grid) { way in
      fits + min(Int((way / 44).rounded(.up)), 19) * cell
    }
    expectEqual(answer.outcome, .unbounded)
  }

  @Test("A2: where the fixed cost leaves nothing, neither has a velocity")
  func nothingFits() throws {
    let budget = try FrameBudget(refresh: .hertz60)
    let grid = ScrollGrid(budget: budget, rowHeight: 44, visibleCount: 19)
    for fixed in [16_666_666, 16_666_667, Int.max] {
      expectEqual(
        grid.highestVelocity(fixedNanoseconds: fixed, cellNanoseconds: 1_000),
        .overBudget
      )
    }
    expectEqual(grid.highestVelocity(fixedNanoseconds: 16_666_666, cellNanoseconds: 0), .unbounded)
    expect(grid.highestVelocity(fixedNanoseconds: 0, cellNanoseconds: .max) != .unbounded)
    let answer = try search(SimulatedDisplay(budget: budget, clock: .frameLocked), grid) { _ in
      16_666_667
    }
    expectEqual(answer.outcome, .belowStart)
  }

  /// Searches with a cost of the way since the frame before, in points; past a viewport all is new.
  private func search(
    _ display: SimulatedDisplay,
    _ grid: ScrollGrid,
    _ cost: (Double) -> Int
  ) throws -> VelocitySearch.Answer {
    try VelocitySearch(start: 100, saturation: grid.saturationVelocity)
      .run { velocity in
        var former = 0.0
        let scroll = try display.play(velocity: velocity, frameCount: Self.frameCount) { offset in
          defer { former = offset }
          return cost(min(offset - former, Double(Self.visibleCount) * Self.rowHeight))
        }
        return .init(metrics: try require(scroll.metrics))
      }
  }
}
