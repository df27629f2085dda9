// SPDX-License-Identifier: Apache-2.0

import ListThrash
import Testing

/// Random operations on tables, each held against a list that reuses nothing.
@Suite("Thrash") @MainActor struct ThrashTests {
  @Test(
    "§6.1 §6.4 §6.5: after each of 10,000 operations a table is what a list without reuse is",
    arguments: 0..<10
  )
  func thrash(part: Int) {
    let report = Thrash.report(operations: 1_000, firstSeed: UInt64(part * 20))
    if let report { Issue.record("\(report)") }
  }

  @Test(
    "§6.4: a planted bug is found, and shrunk to a few operations",
    arguments: [
      ThrashFault.skippedReset, .shiftedRow, .leakyPool, .offByOneRange, .movedAnchor,
    ]
  )
  func plantedFault(fault: ThrashFault) throws {
    let report = try #require(
      Thrash.report(operations: 2_000, firstSeed: 1, planting: fault),
      "\(fault) was not found"
    )
    #expect(report.contains("seed ") && report.contains("shortest list"), "\(report)")
  }

  @Test("§6.4: a case that is printed is the case that is read")
  func printing() throws {
    for seed in 0..<UInt64(50) {
      let thrash = ThrashCase(seed: seed, operationCount: 40)
      #expect(try ThrashCase(printed: thrash.printed) == thrash, "seed \(seed)")
    }
  }
}
