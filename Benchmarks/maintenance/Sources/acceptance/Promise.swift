// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation

/// What a row has to reach, and whether it did.
struct Promise {
  let trial: Trial
  let row: Tally.Row

  /// Of so many comparisons of a build with itself, one false verdict is allowed before
  /// confirmation; of fewer too, since a single one is no rate.
  private static let comparisonsForOneAlarm = 100
  /// Shares that have to be found, by the size of the change in percent and the condition.
  private static func share(of percent: Int, isNoisy: Bool) -> Double? {
    switch (abs(percent), isNoisy) {
    case (2, false): 0.90
    case (5, false): 0.97
    case (10, false): 0.99
    case (5, true): 0.90
    default: nil
    }
  }

  /// Whether the row holds what is promised.
  var isKept: Bool {
    switch trial.truth {
    case .same: row.before <= allowedAlarms && row.after == 0
    case .percent(let percent):
      row.opposite == 0
        && row.after >= Int((Self.needed(percent, trial) ?? 0) * Double(row.comparisons))
    }
  }

  /// The row of the table.
  ///
  /// - Throws: ``StatisticsError`` where the row has no ratios.
  func line() throws(StatisticsError) -> String {
    let interval = WilsonInterval(successes: row.after, trials: row.comparisons)
    let ratio = Self.fixed(try Median.of(row.ratios), 4)
    let cells = [
      trial.condition, trial.name, "\(row.comparisons)", "\(row.before)", "\(row.after)",
      "\(Self.fixed(100 * interval.low, 1)) to \(Self.fixed(100 * interval.high, 1)) %", ratio,
      "\(row.void)", required, isKept ? "kept" : "BROKEN",
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// The head of the table.
  static let head = """
    | machine | head against base | comparisons | verdicts | confirmed | of all (Wilson, 95 %) | median \
    ratio | void | promised | |
    |---|---|--:|--:|--:|---|--:|--:|---|---|
    """

  /// The comparisons in hundreds, rounded up.
  private var allowedAlarms: Int {
    (row.comparisons + Self.comparisonsForOneAlarm - 1) / Self.comparisonsForOneAlarm
  }

  private var required: String {
    switch trial.truth {
    case .same: "at most \(allowedAlarms) verdicts, none confirmed"
    case .percent(let percent):
      Self.needed(percent, trial).map { "at least \(Int($0 * 100)) in 100 confirmed" } ?? "nothing"
    }
  }

  private static func needed(_ percent: Int, _ trial: Trial) -> Double? {
    share(of: percent, isNoisy: trial.condition == Condition.noisy.rawValue)
  }

  private static func fixed(_ value: Double, _ decimals: Int) -> String {
    String(format: "%.\(decimals)f", value)
  }
}
