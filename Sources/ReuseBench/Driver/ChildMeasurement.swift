// SPDX-License-Identifier: Apache-2.0

import BenchScenarios
import Foundation

/// Measures a group in a process of its own, so that the memory it leaves behind ends with it.
@MainActor struct ChildMeasurement {
  let data: DataChoice?
  let plan: MeasurementPlan

  /// The program that runs now.
  private static let executable = Bundle.main.executablePath ?? "/proc/self/exe"

  /// Measures a group, or returns nil if the process was interrupted.
  func measure(_ group: CaseGroup) throws(ToolFailure) -> GroupOutcome? {
    let client = try DriverClient(
      executable: Self.executable,
      selection: data?.arguments ?? []
    )
    defer { client.close() }
    let reply = try client.ask(
      DriverProtocol.Request(
        command: "measure",
        cases: group.strategies.map { group.identifier(of: $0) },
        rounds: plan.roundCount,
        blocks: plan.blockCount,
        detailRounds: plan.cellRoundCount,
        seed: plan.seed
      )
    )
    return GroupOutcome(group: group, cases: (reply.outcomes ?? []).map(\.caseOutcome))
  }
}
