// SPDX-License-Identifier: Apache-2.0

import BenchCases
package import BenchHarness
import BenchResults
import BenchStatistics

/// The evaluation of a run's frames: the display, and the scaling of their work.
package struct FrameJudgement {
  let budget: FrameBudget
  let slowdown: Slowdown
  /// The rate at which counted instructions become time, where frames are modelled.
  let rate: ModelledRate?

  package init(budget: FrameBudget, slowdown: Slowdown, rate: ModelledRate?) {
    self.budget = budget
    self.slowdown = slowdown
    self.rate = rate
  }

  var scrollingDisplay: SimulatedDisplay {
    SimulatedDisplay(budget: budget, clock: .timeLocked, cost: .measured(slowdown))
  }

  /// Returns the figures of measured frames; nil if there are none to judge.
  ///
  /// A first frame is the whole of a `load`, and follows no other: it has no hitches. Disturbed frames are omitted, and
  /// named in the document.
  func measured(_ outcome: CaseOutcome, _ workload: Workload) throws -> ResultDocument.FrameFigures?
  {
    guard workload.hasFrames else { return nil }
    let disturbed = Set(outcome.disturbedFrames)
    let readings = outcome.samples.frameWallNanoseconds.enumerated()
      .filter { $0.element >= 0 && !disturbed.contains($0.offset) }
    return try figures(readings.map(\.element), cost: .measured(slowdown))
  }

  func modelled(_ outcome: CaseOutcome, _ workload: Workload) throws -> ResultDocument.FrameFigures?
  {
    guard let rate, workload.hasFrames, let counts = outcome.samples.frameInstructions else {
      return nil
    }
    return try figures(counts, cost: .modelled(rate))
  }

  private func figures(_ readings: [Int], cost: FrameCost) throws -> ResultDocument.FrameFigures? {
    let display = SimulatedDisplay(budget: budget, clock: .frameLocked, cost: cost)
    return try FrameMetrics(readings: readings, cost: cost, budget: budget)
      .map { ResultDocument.FrameFigures($0, label: display.label) }
  }
}

extension ResultDocument.FrameFigures {
  init(_ metrics: FrameMetrics, label: String) {
    var overruns = ["max": metrics.maximumOverrunNanoseconds]
    var utilisation = ["max": metrics.maximumUtilisation]
    for (name, quantile) in zip(["p50", "p90", "p95", "p99"], FrameMetrics.publishedQuantiles) {
      if let overrun = metrics.overrunNanoseconds(at: quantile).value { overruns[name] = overrun }
      if let share = metrics.utilisation(at: quantile).value { utilisation[name] = share }
    }
    self.init(
      label: label,
      deadlineNanoseconds: metrics.budget.deadlineNanoseconds,
      frameCount: metrics.frameCount,
      lateCount: metrics.lateCount,
      frozenCount: metrics.frozenCount,
      intervalCount: metrics.intervalCount,
      missedVsyncCount: metrics.missedVsyncCount,
      hitchTimeNanoseconds: metrics.hitchTimeNanoseconds,
      durationNanoseconds: metrics.durationNanoseconds,
      hitchRatio: metrics.hitchRatio,
      hitchBand: ResultDocument.HitchBand(metrics.hitchBand),
      latenessNanoseconds: metrics.latenessNanoseconds,
      longestLateStreak: metrics.longestLateStreak,
      droppedPercent: metrics.droppedPercent,
      worstSecondDroppedPercent: metrics.windows.worstPercent,
      p95SecondDroppedPercent: metrics.windows.p95Percent,
      isSecondPartial: metrics.windows.isPartial,
      overrunNanoseconds: overruns,
      utilisation: utilisation
    )
  }
}

extension ResultDocument.HitchBand {
  init(_ band: HitchBand) {
    switch band {
    case .good: self = .good
    case .warning: self = .warning
    case .critical: self = .critical
    }
  }
}

extension ResultDocument.CellBudget {
  /// Finds the number of cells that fit in a budget, from the rounds of a case; for formula and failure mode see
  /// ``ResultDocument/CellBudget``.
  init(_ outcome: CaseOutcome, budget: FrameBudget) {
    let samples = outcome.samples
    let (frames, cells) = (samples.roundFrameNanoseconds ?? [], samples.configureBatchCounts)
    let rounds = frames.count
    guard cells.count == rounds, cells.allSatisfy({ $0 > 0 }) else {
      self.init(rounds: 0, unavailable: "there are rounds in which no cell is configured")
      return
    }
    guard let stills = samples.roundStillNanoseconds, stills.count == rounds,
      let counts = samples.roundFrameCounts, counts.count == rounds
    else {
      self.init(rounds: 0, unavailable: "no frame could be timed that configures no cell")
      return
    }
    var fits: [Fit] = []
    for round in 0..<rounds {
      let fixed = stills[round]
      let filling = frames[round] - counts[round] * fixed
      let cell = Int((Double(filling) / Double(cells[round])).rounded())
      guard
        let count = CellBudget(budget: budget, fixedNanoseconds: fixed)
          .cellsPerBudget(cellNanoseconds: cell)
      else { continue }
      fits.append(Fit(fixed: fixed, cell: cell, count: count))
    }
    self.init(fits, of: rounds)
  }

  private struct Fit {
    let fixed: Int
    let cell: Int
    let count: Int
  }

  /// The medians of the rounds, unless cells cost nothing in one.
  private init(_ fits: [Fit], of roundCount: Int) {
    guard fits.count == roundCount, let counts = SortedSamples(fits.map(\.count)),
      let fixed = SortedSamples(fits.map(\.fixed)), let cell = SortedSamples(fits.map(\.cell))
    else {
      self.init(
        rounds: fits.count,
        unavailable:
          "in \(roundCount - fits.count) of \(roundCount) rounds a frame with cells took "
          + "no longer than one without"
      )
      return
    }
    let rank = SignTest.intervalRank(pairCount: roundCount)
    let ascending = fits.map(\.count).sorted()
    self.init(rounds: fits.count)
    cells = counts.nearestRankSample(.p50)
    low = rank.map { ascending[$0 - 1] }
    high = rank.map { ascending[roundCount - $0] }
    fixedNanoseconds = fixed.nearestRankSample(.p50)
    cellNanoseconds = cell.nearestRankSample(.p50)
  }
}

extension ResultDocument.UnfilledPhase {
  /// The cost of a cell in the unfilled phase; nil if it is missing in a round.
  init?(_ rounds: BatchRounds?) {
    guard let ascending = rounds?.costs.sorted() else { return nil }
    let rank = SignTest.intervalRank(pairCount: ascending.count)
    do throws(StatisticsError) {
      self.init(
        nanoseconds: try Median.of(ascending),
        low: rank.map { ascending[$0 - 1] },
        high: rank.map { ascending[ascending.count - $0] }
      )
    } catch {
      // A round without a cell leaves no costs, and times are finite.
      return nil
    }
  }
}
