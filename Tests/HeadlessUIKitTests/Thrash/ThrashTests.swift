// SPDX-License-Identifier: Apache-2.0

import ListThrash
import TestSupport
import Testing

@Suite("Thrash") @MainActor struct ThrashTests {
  private nonisolated static let partCount = 5

  @Test(
    "L1 L4 L5 R33 R34: after each of 5,000 operations a table is what a naive list is",
    arguments: 0..<partCount
  )
  func operations(part: Int) {
    let operations = 5_000 / Self.partCount
    let report = Thrash.report(
      operations: operations,
      firstSeed: UInt64(part * operations / Thrash.operationsPerCase)
    )
    if let report { Issue.record("\(report)") }
  }

  @Test(
    "L4 L5: each planted bug is found, and told by its seed and a short list of operations",
    arguments: ThrashFault.allCases
  )
  func plantedBug(fault: ThrashFault) throws {
    let report = try require(
      Thrash.report(operations: 3_000, firstSeed: 1, planting: fault, attempts: 100),
      "\(fault) was not found"
    )
    expect(report.hasPrefix("seed "), "\(report)")
    let lines = report.split(separator: "\n")
    let list = lines.filter { $0.hasPrefix("  ") }
    expect(list.count <= 12, "\(report)")
    // What is printed can be played again, and fails again.
    let printed = try require(lines.last).drop { $0 != "{" }.dropLast()
    let thrash = try ThrashCase(printed: String(printed))
    expectEqual(thrash.operations.count, list.count)
    expect(ThrashPlay.failure(of: thrash, planting: fault) != nil)
    expect(ThrashPlay.failure(of: thrash) == nil, "without the bug nothing is wrong")
  }

  @Test("L4: each operation, each update and each mistake is drawn")
  func reach() throws {
    var names: Set<String> = []
    for seed in 0..<UInt64(100) {
      let thrash = ThrashCase(seed: seed, operationCount: Thrash.operationsPerCase)
      expectEqual((thrash.setup.heights == .constraints), (seed % 10 == 0), "seed \(seed)")
      expect(thrash.setup.rowCounts.reduce(0, +) <= 300, "seed \(seed)")
      names.insert(thrash.setup.heights.rawValue)
      names.insert(thrash.setup.style.rawValue)
      for operation in thrash.operations {
        let words = "\(operation)".prefix { $0 != "(" }
        names.insert(String(words))
        guard case .update(let edits, _) = operation else { continue }
        for edit in edits { names.insert(String("\(edit)".prefix { $0 != "(" })) }
      }
    }
    let expected: Set<String> = [
      "idle", "scroll", "jump", "scrollToRow", "resize", "textSize", "touch", "select", "deselect",
      "multipleSelection", "edit", "cap", "overscan", "positionCache",
      "tableHeader", "tableFooter", "reloadData", "reconfigure",
      "update", "mistake",
      "deleteRow", "insertRow", "moveRow", "reloadRow", "deleteSection", "insertSection",
      "moveSection", "reloadSection",
      "fixed", "asked", "estimated", "fitted", "constraints", "plain", "grouped", "insetGrouped",
    ]
    expectEqual(names, expected, "missing \(expected.subtracting(names))")
  }

  @Test("L4: a case that is printed is the case that is read")
  func printing() throws {
    for seed in 0..<UInt64(50) {
      let thrash = ThrashCase(seed: seed, operationCount: 40)
      try expectEqual(ThrashCase(printed: thrash.printed), thrash, "seed \(seed)")
    }
    #expect(throws: DecodingError.self) { try ThrashCase(printed: "{}") }
  }

  @Test("a failing case is cut down to the operations that it takes to fail")
  func shrinking() {
    // Fails where a reconfigure comes after a scroll of at least 100 quarters.
    func fails(_ thrash: ThrashCase) -> Bool {
      var isScrolled = false
      for operation in thrash.operations {
        if case .scroll(let quarters) = operation, quarters >= 100 { isScrolled = true }
        if case .reconfigure = operation, isScrolled { return true }
      }
      return false
    }
    var failing = 0
    for seed in 0..<UInt64(40) {
      let thrash = ThrashCase(seed: seed, operationCount: 60)
      guard fails(thrash) else { continue }
      failing += 1
      let shortest = ThrashShrinker.shrink(thrash, while: fails)
      expectEqual(shortest.operations.count, 2, "seed \(seed): \(shortest.operations)")
      expectEqual(shortest.operations.last, .reconfigure([]), "seed \(seed)")
      expectEqual(shortest.operations.first, .scroll(quarters: 100), "seed \(seed)")
    }
    expect(failing > 20)
  }
}
