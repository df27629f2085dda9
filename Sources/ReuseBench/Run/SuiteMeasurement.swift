// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchResults
import BenchRunner
import Foundation

/// Measures the groups of a selection one after the other.
@MainActor struct SuiteMeasurement {
  struct Outcome {
    var groups: [GroupOutcome] = []
    var warnings: [ResultDocument.Warning] = []
    var isComplete = true
  }

  let cases: SelectedCases
  let rows: any RowSource
  let data: DatasetChoice?
  let plan: MeasurementPlan
  let gate: ProfilerGate?
  let progress: ProgressDisplay
  /// The process that plays the lists of a user's; nil where this one plays.
  var guests: GuestProcess?

  /// Measures until the end or the first signal; what is finished by then is returned.
  func measure() throws -> Outcome {
    var outcome = Outcome()
    var number = 0
    for groups in turns {
      try progress.show(number, of: cases.groups.count, label: groups[0].identifier)
      guard InterruptSignal.received == nil, let measured = try measure(groups) else {
        outcome.isComplete = false
        outcome.warnings.add(
          "interrupted",
          "a signal ended the run after \(number) of \(cases.groups.count) groups"
        )
        break
      }
      number += groups.count
      outcome.groups += measured
      outcome.warnings += measured.flatMap(Self.warnings)
    }
    outcome.warnings += (guests?.takeSentences() ?? []).map(ResultDocument.Warning.init(ended:))
    try progress.clear()
    return outcome
  }

  /// The groups, those of a crossover with setter comparison on and off together: what one setting
  /// says of the other is as free of drift as what a group says of itself.
  private var turns: [[CaseGroup]] {
    var turns: [[CaseGroup]] = []
    for group in cases.groups {
      if case .reconfigure = group.workload, let last = turns.last, last.count == 1,
        group.isTwin(of: last[0]), !group.strategies.contains(where: \.needsOwnProcess)
      {
        turns[turns.count - 1].append(group)
      } else {
        turns.append([group])
      }
    }
    return turns
  }

  private func measure(_ groups: [CaseGroup]) throws -> [GroupOutcome]? {
    if let guests {
      return try GuestMeasurement(process: guests, plan: plan).measure(groups)
    }
    guard groups.count > 1 else { return try measure(groups[0]).map { [$0] } }
    return try GroupRunner.run(
      groups.map { GroupRunner(group: $0, rows: rows, plan: plan) },
      gate: gate,
      isInterrupted: { InterruptSignal.received != nil }
    )
  }

  /// Measures a group: in this process, and the controls that leave memory behind in others.
  private func measure(_ group: CaseGroup) throws -> GroupOutcome? {
    let apart = group.strategies.filter(\.needsOwnProcess)
    let here = group.with(strategies: group.strategies.filter { !$0.needsOwnProcess })
    var outcome = GroupOutcome(group: group, cases: [])
    if !here.strategies.isEmpty {
      let runner = GroupRunner(group: here, rows: rows, plan: plan)
      guard
        let measured = try runner.run(
          gate: gate,
          isInterrupted: { InterruptSignal.received != nil }
        )
      else { return nil }
      outcome = GroupOutcome(group: group, cases: measured.cases)
    }
    for strategy in apart {
      if InterruptSignal.received != nil { return nil }
      let control = group.with(strategies: [group.baseline, strategy])
      let measured = try ChildMeasurement(data: data, plan: plan).measure(control)
      guard let measured else { return nil }
      outcome.add(measured)
    }
    return outcome
  }

  /// What the verify pass found wrong with cases that should be right.
  private static func warnings(on outcome: GroupOutcome) -> [ResultDocument.Warning] {
    outcome.cases.map(\.verification).filter { !$0.isPassed }
      .map {
        ResultDocument.Warning(code: "verification-failed", message: $0.failureSentence)
      }
  }
}

/// Measures a group in a process of its own, so that the memory it leaves behind ends with it.
@MainActor struct ChildMeasurement {
  let data: DatasetChoice?
  let plan: MeasurementPlan

  /// How long the process may take, in seconds: what nobody waits for, and what paced frames sleep.
  private func limitSeconds(of group: CaseGroup) -> Double {
    var estimate = DurationEstimate(typicalOf: plan)
    // A machine may be some times slower than the one that typical times are of; sleeps are not.
    return DriverClient.measureLimitSeconds + 2e-9 * Double(estimate.nanoseconds(of: [group]))
  }

  /// Measures a group, or returns nil if the process was interrupted.
  func measure(_ group: CaseGroup) throws(ToolFailure) -> GroupOutcome? {
    let client = try DriverClient(
      Tool.path,
      executable: Tool.executable,
      selection: data?.arguments ?? []
    )
    defer { client.close() }
    let outcomes = try client.measure(
      DriverRequest(
        command: "measure",
        cases: group.strategies.map { group.identifier(of: $0) },
        plan: plan
      ),
      limitSeconds: limitSeconds(of: group)
    )
    return outcomes.map { GroupOutcome(group: group, cases: $0) }
  }
}
