// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchResults
import BenchRunner
import BenchStatistics

extension ResultDocument.CellBudget {
  /// Finds how many cells fit in a budget, from the rounds of a case.
  ///
  /// Formula and failure mode: see ``ResultDocument/CellBudget``.
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

  /// What one round says.
  private struct Fit {
    let fixed: Int
    let cell: Int
    let count: Int
  }

  /// The medians of the rounds, where none of them says that cells cost nothing.
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
    self.init(
      rounds: fits.count,
      cells: counts.nearestRankSample(.p50),
      low: rank.map { ascending[$0 - 1] },
      high: rank.map { ascending[roundCount - $0] },
      fixedNanoseconds: fixed.nearestRankSample(.p50),
      cellNanoseconds: cell.nearestRankSample(.p50)
    )
  }
}

extension ResultDocument.UnfilledPhase {
  /// The cost of a cell in the phase of no-op fills; nil where there is none in each round.
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

extension ResultDocument.Companion {
  /// Writes down the baseline that a control was measured beside.
  init(_ outcome: CaseOutcome) {
    self.init(
      strategy: outcome.strategy.rawValue,
      configureBatchNanoseconds: outcome.samples.configureBatchNanoseconds,
      configureBatchCounts: outcome.samples.configureBatchCounts,
      unfilledBatchNanoseconds: outcome.samples.unfilledBatchNanoseconds ?? [],
      unfilledBatchCounts: outcome.samples.unfilledBatchCounts ?? [],
      roundFrameNanoseconds: outcome.samples.roundFrameNanoseconds ?? []
    )
  }
}
