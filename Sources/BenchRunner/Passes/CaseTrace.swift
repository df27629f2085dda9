// SPDX-License-Identifier: Apache-2.0

public import BenchCases
import HeadlessUIKit

/// Traces one round of a case.
@MainActor public struct CaseTrace {
  private let identifier: CaseIdentifier
  private let rows: any RowSource
  private let seed: UInt64

  /// Prepares the trace of a case.
  public init(identifier: CaseIdentifier, rows: any RowSource, seed: UInt64) {
    self.identifier = identifier
    self.rows = rows
    self.seed = seed
  }

  /// Plays the first round and returns its measured frames.
  ///
  /// As in a measurement, the round was played before, and its table has scrolled through the
  /// opening, so that pools are filled and nothing is done for the first time. Where lists are
  /// compared, frames have neither phases nor cells.
  public func frames() -> [TracedFrame] {
    let plan = MeasurementPlan(seed: seed)
    let runner = GroupRunner(group: identifier.group, rows: rows, plan: plan)
    _ = runner.verify()
    return runner.trace(identifier.strategy)
  }
}
