// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchRunner

/// Plays what advice is asked of: the suite's lists in this process, a user's in another one, whose end is
/// not the end of this one.
@MainActor struct AdvisePlayer {
  private let rows: any RowSource
  private let plan: MeasurementPlan
  private let guests: GuestProcess?

  /// Prepares to play; signals are watched for where another process has to be ended with this one.
  ///
  /// - Throws: ``ToolFailure`` where there can be no other process.
  init(rows: any RowSource, plan: MeasurementPlan) throws {
    self.rows = rows
    self.plan = plan
    guests = ListCatalogue.guests == nil ? nil : try GuestProcess()
    if guests != nil { try InterruptSignal.watch() }
  }

  /// Plays the cases of a group; nil after a signal.
  ///
  /// - Throws: ``ToolFailure`` where the other process answers something else.
  func advise(_ group: CaseGroup) throws -> [CaseAdvice]? {
    guard let guests else {
      return GroupRunner(group: group, rows: rows, plan: plan).advise()
    }
    let request = DriverProtocol.Request(command: "advise", plan: plan)
    return try guests.play([group], request)?.flatMap { try $0.advice() }
  }

  /// What ended other processes, a sentence each.
  func takeSentences() -> [String] { guests?.takeSentences() ?? [] }

  /// Ends the other process.
  func close() { guests?.close() }
}
