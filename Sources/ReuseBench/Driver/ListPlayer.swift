// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchRunner
import BenchStatistics

/// Plays groups without a clock: the suite's lists in this process, a user's in another one, whose end is
/// not the end of this one.
@MainActor struct ListPlayer {
  private let rows: any RowSource
  private let plan: MeasurementPlan
  private let countsCalls: Bool
  private let guests: GuestProcess?

  /// Prepares to play; signals are watched for where another process has to be ended with this one.
  init(rows: any RowSource, plan: MeasurementPlan, countsCalls: Bool = false) throws {
    self.rows = rows
    self.plan = plan
    self.countsCalls = countsCalls
    guests = ListCatalogue.guests == nil ? nil : try GuestProcess()
    if guests != nil { try InterruptSignal.watch() }
  }

  /// Plays the cases of a group and checks every frame; nil after a signal.
  func verify(_ group: CaseGroup) throws -> [CaseVerification]? {
    guard let guests else {
      return GroupRunner(group: group, rows: rows, plan: plan).verify()
    }
    let request = DriverRequest(command: "verify", plan: plan)
    return try guests.play([group], request)?.flatMap { try $0.verifications() }
  }

  /// Plays the cases of a group by counting, and returns their advice; nil after a signal.
  func advise(_ group: CaseGroup) throws -> [CaseAdvice]? {
    guard let guests else {
      return GroupRunner(group: group, rows: rows, plan: plan).advise()
    }
    let request = DriverRequest(command: "advise", plan: plan)
    return try guests.play([group], request)?.flatMap { try $0.advice() }
  }

  /// Returns how each counter of a comparison grows with the row count; nothing where a case of it ended
  /// its process, and nil after a signal.
  ///
  /// - Throws: `StatisticsError` for a counter that is negative, ``ToolFailure`` as ``verify(_:)``.
  func scalings(of comparison: RowCountComparison) throws -> [String: CounterScaling]? {
    guard let guests else {
      return try comparison.scalings(rows: rows, plan: plan, countsCalls: countsCalls)
    }
    var request = DriverRequest(command: "verify", plan: comparison.plan(plan))
    request.countsCalls = countsCalls
    var counters: [[String: Int]] = []
    for group in comparison.groups {
      guard let played = try guests.play([group], request) else { return nil }
      guard let part = played.first else { return [:] }
      let counts = part.reply.counts?.first?.counters ?? [:]
      counters += try part.verifications().map { $0.counters.merging(counts) { $1 } }
    }
    return try comparison.scalings(of: counters)
  }

  func takeSentences() -> [String] { guests?.takeSentences() ?? [] }

  func close() { guests?.close() }
}
