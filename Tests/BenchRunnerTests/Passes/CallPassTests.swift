// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchResults
import TestSupport
import Testing

@testable import BenchCases
@testable import BenchCells
@testable import BenchRunner

#if os(Linux)
  @Suite("Call pass") @MainActor struct CallPassTests {
    private static func runner(
      _ workload: Workload = .steady,
      design: CellDesign = .subtitle,
      strategies: [CaseStrategy] = [.mutation]
    ) -> GroupRunner {
      GroupRunner(
        group: Cases.group(workload, design.name, 200, strategies)
          .with(design: design),
        rows: SampleRows.stored(200),
        plan: Cases.plan(configureCount: 60)
      )
    }

    /// The counts of a strategy after its verify pass, by the names of the document.
    private static func counters(_ runner: GroupRunner, _ strategy: CaseStrategy) -> [String: Int] {
      _ = runner.verify()
      var counts = CaseCounts()
      counts.note(runner.countCalls(of: strategy))
      expect(counts.unavailable.isEmpty, "\(counts.unavailable)")
      return counts.counters
    }

    /// The counts of a planted cell beyond those of its twin.
    private static func difference(
      _ planted: ScenarioCell.Type,
      _ workload: Workload
    ) -> (more: [String: Int], configures: Int) {
      let twin = PlantedCells.subtitle(mutation: PlantedCells.Twin.self)
      let own = counters(runner(workload, design: twin), .mutation)
      let design = PlantedCells.subtitle(mutation: planted)
      let found = counters(runner(workload, design: design), .mutation)
      expectEqual(own.keys, found.keys)
      let more = found.merging(own) { $0 - $1 }.filter { $0.value != 0 }
      return (more, own["countedConfigures"] ?? 0)
    }

    @Test("one more allocation per configure is exactly that", arguments: [0, 1, 2, 3, 4])
    func plantedAllocation(index: Int) {
      let workload = Cases.workloads(of: .subtitle)[index]
      let (more, configures) = Self.difference(PlantedCells.Allocating.self, workload)
      expect(configures >= 60)
      // An object without properties is a header of two words.
      expectEqual(
        more,
        [
          "allocations": configures, "objectAllocations": configures,
          "allocatedBytes": 16 * configures, "configureAllocations": configures,
        ],
        "\(workload.name)"
      )
    }

    @Test("one more retain per configure is exactly that", arguments: [0, 1, 2, 3, 4])
    func plantedRetain(index: Int) {
      let workload = Cases.workloads(of: .subtitle)[index]
      let (more, configures) = Self.difference(PlantedCells.Retaining.self, workload)
      expect(configures >= 60)
      expectEqual(
        more,
        ["retains": configures, "configureRetains": configures],
        "\(workload.name)"
      )
    }

    @Test("two fresh runs count the same, whatever ran between", arguments: [0, 1, 2, 3, 4])
    func repeats(index: Int) {
      let workload = Cases.workloads(of: .card)[index]
      for strategy in [CaseStrategy.mutation, .configurationDiffing, .noReuse] {
        let first = Self.counters(
          Self.runner(workload, design: .card, strategies: [strategy]),
          strategy
        )
        _ = Self.counters(Self.runner(), .mutation)
        let again = Self.counters(
          Self.runner(workload, design: .card, strategies: [strategy]),
          strategy
        )
        expectEqual(first, again, "\(workload.name) \(strategy.rawValue)")
        expect((first["allocations"] ?? 0) > 0 || strategy == .mutation)
      }
    }

    @Test("a counted pass and the engine agree on the cells that were configured")
    func configures() throws {
      let runner = Self.runner()
      let outcome = try require(try runner.run()).cases[0]
      // The batch pass counts the same frames of the same round in its own way.
      expectEqual(outcome.counters["countedConfigures"], outcome.samples.configureBatchCounts[0])
    }

    private final class Gate: MeasurementGate {
      func begin() throws { PlantedCells.isTimed = true }
      func end() throws { PlantedCells.isTimed = false }
    }

    @Test("no slot is patched while a frame is timed, and many are while calls are counted")
    func timedFramesSeeNoHook() throws {
      PlantedCells.seen = ([], [])
      let design = PlantedCells.subtitle(mutation: PlantedCells.Watching.self)
      let outcome = try require(try Self.runner(design: design).run(gate: Gate()))
      let (timed, untimed) = PlantedCells.seen
      // Frame, batch, cell and processor pass configure 60 cells or more each.
      expect(timed.count >= 4 * 60)
      expect(timed.allSatisfy { $0 == 0 })
      let counted = untimed.filter { $0 > 0 }
      expect(counted.count >= outcome.cases[0].counters["countedConfigures"] ?? Int.max)
      expect(counted.allSatisfy { $0 > 20 })
      expectEqual(CallCounting.patchedSlotCount, 0)
    }

    @Test("every slot is as before after a run, one that is interrupted and one that fails")
    func slots() throws {
      struct Broken: Error {}
      final class FailingGate: MeasurementGate {
        func begin() throws { throw Broken() }
        func end() throws {}
      }
      // A slot whose function was never called is filled by the linker at the first call, here.
      _ = try Self.runner().run()
      let before = CallCounting.slotsDigest
      try expect(Self.runner().run() != nil)
      expectEqual(CallCounting.slotsDigest, before)
      try expect(Self.runner().run(isInterrupted: { true }) == nil)
      expectEqual(CallCounting.slotsDigest, before)
      #expect(throws: Broken.self) { _ = try Self.runner().run(gate: FailingGate()) }
      expect(CallCounting.slotsDigest == before && CallCounting.patchedSlotCount == 0)
    }

    @Test("a group with a design of its own keeps it through every copy, under the same name")
    func ownDesign() {
      let group = CaseGroup(workload: .steady, cell: "subtitle", rowCount: 10)
      let planted = group.with(
        design: PlantedCells.subtitle(mutation: PlantedCells.Allocating.self)
      )
      let copy = planted.with(strategies: [.mutation], extras: [.velocity])
      expect(copy.design.cellClass(for: .mutation) == PlantedCells.Allocating.self)
      expect(group.design.cellClass(for: .mutation) == SubtitleMutationCell.self)
      expectEqual(copy.identifier, group.identifier)
    }
  }
#endif
