// SPDX-License-Identifier: Apache-2.0

import BenchResults
import BenchScenarios
import BenchStatistics

extension GroupOutcome {
  /// Returns the ratio of a strategy's costs in a phase to the baseline's, paired by round.
  ///
  /// There is none where a round has no cost: a list that fits the screen configures no cell while
  /// it scrolls.
  ///
  /// - Throws: `StatisticsError` if there are too few rounds for an interval.
  func ratio(
    of strategy: Strategy,
    in phase: ResultDocument.Phase
  ) throws(StatisticsError) -> PairedLogRatio? {
    guard cases.allSatisfy({ $0.hasCosts(in: phase) }) else { return nil }
    switch phase {
    case .configure: return try configureRatio(of: strategy)
    case .frame: return try frameRatio(of: strategy)
    }
  }
}

extension CaseOutcome {
  /// Whether there is a figure for each round, as another process may have left some out; where no
  /// cell is filled there are frames alone.
  var isWhole: Bool {
    !roundFrameNanoseconds.isEmpty && batchNanoseconds.count == batchCellCounts.count
      && (batchNanoseconds.isEmpty || batchNanoseconds.count == roundFrameNanoseconds.count)
  }

  /// Whether each round has a cost in a phase.
  func hasCosts(in phase: ResultDocument.Phase) -> Bool {
    switch phase {
    case .configure:
      !batchNanoseconds.isEmpty && batchCellCounts.allSatisfy { $0 > 0 }
        && batchNanoseconds.allSatisfy { $0 > 0 }
    case .frame: roundFrameNanoseconds.allSatisfy { $0 > 0 }
    }
  }
}
