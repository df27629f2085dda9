// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchCells
import BenchHarness
import BenchResults
import TestSupport
import Testing

@testable import BenchRunner

/// Checks that the catalogue has every name of a count in documents, and no other.
///
/// Cases of each kind are measured as in a run: of a list, of a control that counts next to the table, of lists that
/// are compared and of a snapshot that is edited.
@Suite("Names of counters") @MainActor struct CounterNamesTests {
  private static let scrolling = group(.steady, "subtitle", .mutation)

  private static let groups = [
    scrolling, group(.steady, "subtitle", .flatOffsets),
    group(.diff(.unchanged), "none", .listDiff), group(.diff(.reload), "none", .snapshot),
  ]

  private static func group(_ workload: Workload, _ cell: String, _ strategy: CaseStrategy)
    -> CaseGroup
  {
    CaseGroup(workload: workload, cell: cell, rowCount: 10_000, strategies: [strategy])
  }

  private static func runner(_ group: CaseGroup) -> GroupRunner {
    GroupRunner(
      group: group,
      rows: GeneratedRows(count: 10_000, seed: 3),
      plan: Cases.plan(configureCount: 8, seed: 5)
    )
  }

  private static func cases() throws -> [ResultDocument.Case] {
    var builder = DocumentBuilder(
      judgement: FrameJudgement(budget: .hertz60, slowdown: .none, rate: nil),
      asksCallgrind: true
    )
    for group in groups {
      var outcome = try require(try runner(group).run())
      // What Callgrind would have counted in a process of its own.
      outcome.update { $1.counts.note(instructionCount: 1, source: "callgrind-0") }
      try builder.add(outcome)
    }
    var document = ResultDocument.blank
    try builder.fill(&document)
    return document.cases
  }

  /// The counts of screens, and of strategies that show how cells grow: none of these cases.
  private static let ofScreens: Set = [
    "grownViews", "grownActions", "grownGestures", "contentSizeChanges", "indicatorJump",
  ]

  private static func names(of source: Counter.Source) -> Set<String> {
    Set(CounterCatalogue.all.filter { $0.source == source }.map(\.name))
  }

  @Test("the engine counts what the catalogue has of it, neither more nor less")
  func engine() throws {
    let found = try require(Self.runner(Self.scrolling).verify().first).counters.keys
    let listed = Self.names(of: .engine)
    expectEqual(Set(found), listed, "\(listed.symmetricDifference(found).sorted())")
  }

  #if os(Linux)
    @Test("a document's counts are those of the catalogue: exact ones decide, others are read")
    func documents() throws {
      let cases = try Self.cases()
      let counters = Set(cases.flatMap(\.counters.keys))
      let exact = CounterCatalogue.all.filter(\.isExact).map(\.name)
        .filter { !Self.ofScreens.contains($0) }
      expectEqual(counters, Set(exact), "\(counters.symmetricDifference(exact).sorted())")
      // Hardware that counts nothing says so by name.
      let others = Set(
        cases.flatMap { Array(($0.observations ?? [:]).keys) + Array($0.unavailable.keys) }
      )
      let read = CounterCatalogue.all.filter { !$0.isExact }.map(\.name)
      expectEqual(others, Set(read), "\(others.symmetricDifference(read).sorted())")
    }

    @Test("each pass counts what the catalogue has of it")
    func passes() throws {
      let outcome = try require(try Self.runner(Self.scrolling).run()?.cases.first)
      let counts = outcome.counts
      let names = [Set(counts.counters.keys), Set(counts.observations.keys)]
        .reduce(Set(counts.unavailable.keys)) { $0.union($1) }
      let listed = [Counter.Source.calls, .probes, .instructions].map(Self.names)
      let all = listed.reduce(Set()) { $0.union($1) }
      expectEqual(names, all, "\(all.symmetricDifference(names).sorted())")
    }
  #endif
}
