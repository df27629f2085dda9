// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
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
    let request = DriverProtocol.Request(command: "measure", plan: plan)
    guard let played = try process.play(groups, request) else { return nil }
    var outcomes: [GroupOutcome] = []
    for part in played { outcomes += try part.outcomes() }
    return outcomes
  }
}
