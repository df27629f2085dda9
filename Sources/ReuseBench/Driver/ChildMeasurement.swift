// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchRunner
import Foundation

/// Measures a group in a process of its own, so that the memory it leaves behind ends with it.
@MainActor struct ChildMeasurement {
  let data: DataChoice?
  let plan: MeasurementPlan

  /// The name of the program that runs now.
  private static let name = Bundle.main.executablePath ?? BenchmarkTool.program

  /// The program that runs now, also where a new build has taken its name.
  private static var executable: String {
    let own = "/proc/self/exe"
    return access(own, X_OK) == 0 ? own : name
  }

  /// Measures a group, or returns nil if the process was interrupted.
  func measure(_ group: CaseGroup) throws(ToolFailure) -> GroupOutcome? {
    let client = try DriverClient(
      Self.name,
      executable: Self.executable,
      selection: data?.arguments ?? []
    )
    defer { client.close() }
    let outcomes = try client.measure(
      DriverProtocol.Request(
        command: "measure",
        cases: group.strategies.map { group.identifier(of: $0) },
        plan: plan
      )
    )
    return outcomes.map { GroupOutcome(group: group, cases: $0) }
  }
}
