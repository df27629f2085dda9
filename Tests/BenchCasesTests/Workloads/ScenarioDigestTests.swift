// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchCases

@Suite("A round has a digest of what is played in it")
@MainActor struct ScenarioDigestTests {
  private static let workloads: [Workload] = [
    .steady, .fling, .jump, .load, .floor, .state(.selection), .update(.insert, .shared),
    .update(.reloadRows, .shared), .sizing(.scroll), .sizing(.anchor), .sizing(.jump(.row)),
    .reconfigure(FieldChange(changedCount: 1, fieldCount: 9, storage: .shared)), .diff(.a),
  ]

  private func digest(_ workload: Workload, round: Int = 0, seed: UInt64 = 1) throws -> String {
    let rows = try DatasetChoice("generated").open(rowCount: 1_000, seed: 1).rows
    let group = CaseGroup(workload: workload, cell: "card", rowCount: 1_000)
    return RoundScript(group, rows, round: round, seed: seed, configureCount: 500)
      .digest
  }

  @Test func distinctAndDrawn() throws {
    // Each workload has its own, the same whenever it is drawn.
    let digests = try Self.workloads.map { try digest($0) }
    expectEqual(Set(digests).count, Self.workloads.count)
    try expectEqual(Self.workloads.map { try digest($0) }, digests)
    // What is drawn anew by round or seed has another.
    // A first frame, a comparison of lists and a frame in which nothing is done draw nothing.
    for workload in Self.workloads {
      let isDrawn = workload != .load && workload != .floor && workload != .diff(.a)
      try expectEqual((digest(workload, round: 1) != digest(workload)), isDrawn, "\(workload.name)")
      try expectEqual((digest(workload, seed: 2) != digest(workload)), isDrawn, "\(workload.name)")
    }
  }
}
