// SPDX-License-Identifier: Apache-2.0

import BenchCases
import TestSupport
import Testing

@testable import BenchResults
@testable import BenchRunner

@Suite("Ledger of changed fields") @MainActor struct FieldLedgerTests {
  private static func outcome(
    _ strategy: CaseStrategy,
    retains: Int,
    bridged: Int = 0,
    allocations: Int = 0
  ) throws -> CaseOutcome {
    var outcome = CaseOutcome(
      verification: try CaseCosts.verification(strategy),
      samples: ResultDocument.Samples()
    )
    outcome.counts.note(
      counters: [
        "countedConfigures": 10, "configureRetains": retains, "configureBridgeRetains": bridged,
        "configureAllocations": allocations,
      ],
      source: "a test"
    )
    return outcome
  }

  private static func ledger(
    _ strategy: CaseStrategy,
    _ shares: [(changed: Int, rival: CaseOutcome, mutation: CaseOutcome)],
    setterComparison: Bool = true
  ) -> FieldLedger {
    var ledger = FieldLedger()
    for share in shares {
      let change = FieldChange(changedCount: share.changed, fieldCount: 9)
      let group = CaseGroup(
        workload: .reconfigure(change),
        cell: "card",
        rowCount: 100,
        setterComparison: setterComparison,
        strategies: [.mutation, strategy]
      )
      ledger.add(GroupOutcome(group: group, cases: [share.mutation, share.rival]))
    }
    return ledger
  }

  @Test func allowanceAndAllocation() throws {
    // What a strategy costs with nothing changed is its own; what each field adds is held.
    do {
      let mutation = try Self.outcome(.mutation, retains: 100)
      func ends(_ retains: Int) throws -> FieldLedger {
        Self.ledger(
          .configurationDiffing,
          [
            // In any order, as suites have it.
            (9, try Self.outcome(.configurationDiffing, retains: retains, bridged: 10), mutation),
            (0, try Self.outcome(.configurationDiffing, retains: 900, bridged: 10), mutation),
          ]
        )
      }
      // Ten cells, nine fields, three retains each: 270 more are allowed, and 271 are not.
      try expect(ends(900 + 270).overruns.isEmpty)
      let overrun = try require(try ends(900 + 271).overruns.first)
      expect(overrun.strategy == .configurationDiffing && overrun.stepCount == 9)
      expect((overrun.before, overrun.after, overrun.fieldCount) == (0, 9, 9))
      expect(abs(overrun.retains - 27.1) < 1e-9 && overrun.allocations == 0)
      expect(overrun.sentence.contains("retains 27.1 times"))
    }
    // A field that costs an object more for each cell breaks the ledger, however few it retains.
    do {
      let mutation = try Self.outcome(.mutation, retains: 100)
      let found = Self.ledger(
        .mutationGuarded,
        [
          (0, try Self.outcome(.mutationGuarded, retains: 100), mutation),
          (2, try Self.outcome(.mutationGuarded, retains: 100, allocations: 20), mutation),
        ]
      )
      expectEqual(found.overruns.map(\.allocations), [2])
    }
  }

  @Test("the first changed field may start what is done once; each one after it is held by itself")
  func firstChange() throws {
    let mutation = try Self.outcome(.mutation, retains: 100)
    func overrun(_ retains: [Int]) throws -> FieldLedger.Overrun? {
      let shares = try zip([0, 1, 2, 9], retains)
        .map { ($0, try Self.outcome(.configurationEquatable, retains: $1), mutation) }
      return Self.ledger(.configurationEquatable, shares).overruns.first
    }
    // Ten cells: 200 more are 20 a cell, at once and never again.
    try expect(overrun([100, 300, 300, 300]) == nil)
    // Four a cell for the second field alone.
    try expectEqual(overrun([100, 100, 140, 140]).map { [$0.before, $0.after] }, [1, 2])
    // No step is too dear, but together they are: 271 for nine fields.
    try expectEqual(overrun([100, 135, 165, 371]).map { [$0.before, $0.after] }, [0, 9])
  }

  @Test("without counts, and for strategies that nobody wrote field by field, it says nothing")
  func nothingToHold() throws {
    let mutation = try Self.outcome(.mutation, retains: 100)
    var uncounted = mutation
    uncounted.counts = CaseCounts()
    let dear = try Self.outcome(.configurationDiffing, retains: 100_000)
    let none = try Self.outcome(.configurationDiffing, retains: 0)
    expect(
      Self.ledger(.configurationDiffing, [(0, none, uncounted), (9, dear, uncounted)])
        .overruns.isEmpty
    )
    // Where setters do not compare, the baseline pays for every write.
    expect(
      Self.ledger(
        .configurationDiffing,
        [(0, none, mutation), (9, dear, mutation)],
        setterComparison: false
      )
      .overruns.isEmpty
    )
    let hosted = try Self.outcome(.hosting, retains: 100_000)
    let plain = try Self.outcome(.hosting, retains: 0)
    expect(Self.ledger(.hosting, [(0, plain, mutation), (9, hosted, mutation)]).overruns.isEmpty)
  }
}
