// SPDX-License-Identifier: Apache-2.0

import BenchStatistics

/// What the rounds of a strategy and of its baseline took in a phase, and wrote.
struct CrossoverRounds {
  /// The strategy over the baseline; nil where there are too few rounds.
  let ratio: PairedLogRatio?
  /// The time of one cell by the strategy, by round.
  let strategyCosts: [Double]
  /// The time of one cell by the baseline, by round.
  let baselineCosts: [Double]
  /// The writes of one cell that the strategy avoids, by round; none where they were not counted.
  let avoidedWrites: [Double]

  /// Takes the rounds of two cases of a group; nil where one has no whole rounds in the phase.
  init?(
    of strategy: ResultDocument.Case,
    over baseline: ResultDocument.Case,
    in phase: ResultDocument.Phase
  ) {
    guard let own = strategy.samples.cellCosts(in: phase),
      let other = baseline.samples.cellCosts(in: phase)
    else { return nil }
    strategyCosts = own
    baselineCosts = other
    avoidedWrites = zip(baseline.samples.cellWrites, strategy.samples.cellWrites)
      .map { $0 - $1 }
    do throws(StatisticsError) {
      ratio = try PairedLogRatio(baseline: other, values: own)
    } catch {
      ratio = nil
    }
  }
}

extension ResultDocument.Samples {
  /// The time of one cell in each round of a phase; nil where the rounds have none, or hold the
  /// configure phase whole.
  fileprivate func cellCosts(in phase: ResultDocument.Phase) -> [Double]? {
    switch phase {
    case .configure:
      do throws(ConfigureCosts.Fault) {
        let costs = try ConfigureCosts(self, plain: .phase)
        return costs.definition == .fill ? costs.nanoseconds : nil
      } catch {
        return nil
      }
    case .frame:
      let times = roundFrameNanoseconds ?? []
      guard !times.isEmpty, times.count == configureBatchCounts.count,
        zip(times, configureBatchCounts).allSatisfy({ $0 > 0 && $1 > 0 })
      else { return nil }
      return zip(times, configureBatchCounts).map { Double($0) / Double($1) }
    }
  }

  /// The writes of one cell in each round; none where they were not counted.
  fileprivate var cellWrites: [Double] {
    zip(roundWriteCounts ?? [], configureBatchCounts).map { Double($0) / Double($1) }
  }
}
