// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchResults
import BenchRunner

/// Measures the lists that a user registered, in another process.
@MainActor struct GuestMeasurement {
  let process: GuestProcess
  let plan: MeasurementPlan

  /// Measures groups, those of a crossover in turns, and returns what is left of them; nil after a
  /// signal.
  func measure(_ groups: [CaseGroup]) throws(ToolFailure) -> [GroupOutcome]? {
    let here = groups.map { group in
      group.with(strategies: group.strategies.filter { !$0.needsOwnProcess })
    }
    guard var outcomes = try outcomes(of: here) else { return nil }
    for group in groups {
      for strategy in group.strategies where strategy.needsOwnProcess {
        // What it leaves behind ends with its process, and it finds nothing of others.
        process.close()
        defer { process.close() }
        let control = group.with(strategies: [group.baseline, strategy])
        guard let measured = try self.outcomes(of: [control]) else { return nil }
        add(measured, of: group, to: &outcomes)
      }
    }
    return outcomes
  }

  private func add(
    _ measured: [GroupOutcome],
    of group: CaseGroup,
    to outcomes: inout [GroupOutcome]
  ) {
    for outcome in measured {
      if let place = outcomes.firstIndex(where: { $0.group.identifier == group.identifier }) {
        outcomes[place].add(outcome)
      } else {
        var own = GroupOutcome(group: group, cases: [])
        own.add(outcome)
        outcomes.append(own)
      }
    }
  }

  private func outcomes(of groups: [CaseGroup]) throws(ToolFailure) -> [GroupOutcome]? {
    let request = DriverRequest(command: "measure", plan: plan)
    guard let played = try process.play(groups, request) else { return nil }
    var outcomes: [GroupOutcome] = []
    for part in played { outcomes += try part.outcomes() }
    return outcomes
  }
}

// What a run does where the lists are a user's.
extension RunVerb {
  /// The process in which the lists that a user registered are played; nil where this one plays, as it
  /// does below a profiler of the user's, who watches this one.
  func guestProcess() throws(ToolFailure) -> GuestProcess? {
    guard ListCatalogue.guests != nil, options.perfControl == nil else { return nil }
    return try GuestProcess()
  }

  /// The record of a dataset, with digests of the rows that cases of each row count show.
  ///
  /// Rows of a user's are made in the process that plays the lists; a signal leaves their digests out.
  func record(
    of dataset: OpenedDataset,
    for cases: SelectedCases,
    by guests: GuestProcess?
  ) throws(ToolFailure) -> ResultDocument.Dataset {
    try dataset.record(for: cases.rowCounts) { list, counts throws(ToolFailure) in
      // Rows that nobody shows are not made, since their making may end a process.
      guard cases.cells.contains(list.name) else { return [] }
      guard let guests else { return counts.map { OpenedDataset.digest(of: list, $0) } }
      return try guests.digests(of: list.name, rowCounts: counts) ?? []
    }
  }

  /// Takes the groups of which no case is left out of what a shard says that it holds.
  func leaveOutPlaces(of cases: SelectedCases, withoutCasesIn document: inout ResultDocument) {
    guard let shard = cases.shard, document.hasEndedCases else { return }
    let held = Set(document.cases.map(\.group))
    document.plan.shard?.groups = zip(shard.groups, cases.groups)
      .filter { held.contains($0.1.identifier) }.map(\.0)
  }
}
