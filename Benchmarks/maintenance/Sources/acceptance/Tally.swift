// SPDX-License-Identifier: Apache-2.0

import BenchResults
import BenchStatistics

/// What the sessions came to, a row for each kind of trial.
struct Tally {
  /// The counts of one kind of trial.
  struct Row {
    /// How many comparisons there were.
    var comparisons = 0
    /// How many first series gave the right verdict; of a build with itself, any change at all.
    var before = 0
    /// How many gave it after confirmation.
    var after = 0
    /// How many gave the opposite verdict.
    var opposite = 0
    /// How many had no verdict, because the base was not like itself or the machine too busy.
    var void = 0
    /// The estimated ratios.
    var ratios: [Double] = []
  }

  private(set) var rows: [Trial: Row] = [:]

  /// Counts a phase of a case.
  mutating func add(_ phase: PairDocument.PhaseComparison, as trial: Trial) {
    var row = rows[trial, default: Row()]
    row.comparisons += 1
    row.ratios.append(phase.standing.ratio)
    if phase.voidReason != nil { row.void += 1 }
    let first = phase.standing.verdict
    if let expected = trial.expected {
      if first == expected { row.before += 1 }
      if phase.verdict == expected { row.after += 1 }
      if first == Self.opposite(of: expected) { row.opposite += 1 }
    } else {
      if first.isChange { row.before += 1 }
      if phase.verdict.isChange { row.after += 1 }
    }
    rows[trial] = row
  }

  private static func opposite(of verdict: BuildVerdict) -> BuildVerdict {
    verdict == .regressed ? .improved : .regressed
  }
}
