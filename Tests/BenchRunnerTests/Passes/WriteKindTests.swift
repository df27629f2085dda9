// SPDX-License-Identifier: Apache-2.0

import BenchCells
import BenchHarness
import BenchLists
import BenchResults
import TestSupport
import Testing

@testable import BenchCases
@testable import BenchRunner

@Suite("Kinds of writes") @MainActor struct WriteKindTests {
  private static let rows = SampleRows.stored(100)

  private func outcome(
    _ change: FieldChange,
    _ cell: String,
    setterComparison: Bool = true,
    strategies: [CaseStrategy] = [.mutation, .mutationGuarded, .configurationDiffing],
    roundCount: Int = 2
  ) throws -> GroupOutcome {
    let group = CaseGroup(
      workload: .reconfigure(change),
      cell: cell,
      rowCount: 100,
      setterComparison: setterComparison,
      strategies: strategies
    )
    let plan = Cases.plan(roundCount: roundCount, configureCount: 20, seed: 9)
    return try require(try GroupRunner(group: group, rows: Self.rows, plan: plan).run())
  }

  @Test("a read mark is a colour in most cells and a dot that is hidden in heavy")
  func readMark() {
    for design in CellDesign.all {
      for field in design.fields where field.name == RowField.isRead.rawValue {
        expectEqual(field.kind, design.name == "heavy" ? .flag : .color)
      }
    }
  }

  @Test("leaving out a kind leaves the fields of all others", arguments: ["card", "heavy"])
  func leftOut(cell: String) throws {
    let design = try require(CellDesign.named(cell))
    for kind in WriteKind.allCases {
      let rest = design.fields(of: FieldChange.Kind(leavingOut: kind))
      let own = design.fields.filter { $0.kind == kind }
      expect(!own.isEmpty, "\(cell) has a field of kind \(kind)")
      expect(Set(rest).isDisjoint(with: own) && rest.count + own.count == design.fields.count)
    }
  }

  // Nine writes a cell by mutation; the others write what changed, and the fields of one kind did not.
  @Test(
    "where all but one kind change, what is avoided are the fields of that kind, in each cell",
    arguments: ["card", "heavy"]
  )
  func avoided(cell: String) throws {
    let design = try require(CellDesign.named(cell))
    for kind in WriteKind.allCases {
      let fields = FieldChange.Kind(leavingOut: kind)
      let count = design.fields(of: fields).count
      let change = FieldChange(changedCount: count, fieldCount: count, kind: fields)
      expectEqual(change.onlyRedundantKind, kind)
      let outcome = try outcome(change, cell)
      for member in outcome.cases {
        let asked = member.strategy == .mutation ? design.fields.count : count
        expectEqual(
          member.samples.roundWriteCounts,
          member.samples.configureBatchCounts.map { $0 * asked },
          "\(cell), \(kind), \(member.strategy)"
        )
        guard member.strategy != .mutation, let writes = member.verification.measuredWriteCounts,
          let all = outcome.cases[0].verification.measuredWriteCounts
        else { continue }
        for other in WriteKind.allCases {
          let name = other.rawValue + "WritesAsked"
          let isAvoided = (all[name] ?? 0) > (writes[name] ?? 0)
          expectEqual(isAvoided, (other == kind), "\(cell), \(kind): \(other)")
        }
      }
    }
  }

  @Test("a round's writes are those of its fields, whatever the setting", arguments: [true, false])
  func roundWrites(setterComparison: Bool) throws {
    for changed in [0, 4, 9] {
      let change = FieldChange(changedCount: changed, fieldCount: 9)
      let outcome = try outcome(change, "card", setterComparison: setterComparison, roundCount: 3)
      for member in outcome.cases {
        let asked = member.strategy == .mutation ? 9 : changed
        expectEqual(member.samples.roundWriteCounts?.count, 3)
        expectEqual(
          member.samples.roundWriteCounts,
          member.samples.configureBatchCounts.map { $0 * asked }
        )
      }
    }
  }

  @Test func notAloneAndSuites() throws {
    // Only where all fields of the others change is one kind redundant alone.
    expect(
      FieldChange(changedCount: 6, fieldCount: 7, kind: .allButColors).onlyRedundantKind == nil
    )
    expect(FieldChange(changedCount: 9, fieldCount: 9).onlyRedundantKind == nil)
    expect(FieldChange(changedCount: 4, fieldCount: 4, kind: .text).onlyRedundantKind == nil)
    // Every kind that leaves one out has a case in a suite, which its identifier names.
    for kind in WriteKind.allCases {
      for (suite, cells) in [(Suite.default, ["card"]), (Suite.full, ["card", "heavy"])] {
        for cell in cells {
          let found = suite.groups()
            .filter { group in
              guard case .reconfigure(let change) = group.workload else { return false }
              return group.cell == cell && change.onlyRedundantKind == kind
            }
          expect(!found.isEmpty, "\(suite.name), \(cell), \(kind)")
          for group in found {
            let identifier = group.identifier(of: .mutation)
            expectEqual(CaseIdentifier(identifier)?.group.workload, group.workload)
          }
        }
      }
    }
  }

  @Test("groups that are measured in turns keep what each of them does alone")
  func twins() throws {
    let change = FieldChange(changedCount: 3, fieldCount: 9)
    let groups = [true, false]
      .map { isOn in
        CaseGroup(
          workload: .reconfigure(change),
          cell: "card",
          rowCount: 100,
          setterComparison: isOn,
          strategies: [.mutation, .configurationDiffing]
        )
      }
    expect(groups[0].isTwin(of: groups[1]) && !groups[0].isTwin(of: groups[0]))
    let plan = Cases.plan(roundCount: 2, configureCount: 20, seed: 9)
    let runners = groups.map { GroupRunner(group: $0, rows: Self.rows, plan: plan) }
    let together = try require(try GroupRunner.run(runners))
    expectEqual(together.map(\.group), groups)
    for (runner, outcome) in zip(runners, together) {
      let alone = try require(try runner.run())
      for (one, other) in zip(outcome.cases, alone.cases) {
        expectEqual(one.strategy, other.strategy)
        expectEqual(one.verification.digest, other.verification.digest)
        expectEqual(one.verification.counters, other.verification.counters)
        expectEqual(one.counts.counters, other.counts.counters)
        expectEqual(one.samples.configureBatchCounts, other.samples.configureBatchCounts)
        expectEqual(one.samples.roundWriteCounts, other.samples.roundWriteCounts)
        expectEqual(
          one.samples.frameWallNanoseconds.count,
          other.samples.frameWallNanoseconds.count
        )
      }
    }
  }

  @Test("an interruption between groups in turns ends the run without an outcome")
  func interruptedTwins() throws {
    let runners = [true, false]
      .map { isOn in
        GroupRunner(
          group: CaseGroup(
            workload: .steady,
            cell: "card",
            rowCount: 100,
            setterComparison: isOn,
            strategies: [.mutation]
          ),
          rows: Self.rows,
          plan: MeasurementPlan(roundCount: 2, blockCount: 1, configureCount: 20)
        )
      }
    var questions = 0
    let outcomes = try GroupRunner.run(
      runners,
      isInterrupted: {
        questions += 1
        return questions == 3
      }
    )
    expect(outcomes == nil && questions == 3)
  }
}
