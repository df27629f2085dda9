// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchCells
import BenchLists
import BenchMistakes
import HeadlessUIKit
import TestSupport
import Testing

/// The catalogue of mistakes: complete, and told by somebody.
@Suite("Catalogue of mistakes") @MainActor struct MistakeCatalogueTests {
  @Test("every mistake has one row with its cure first, and all can be registered")
  func rows() throws {
    let all = MistakeCatalogue.all
    expect(all.count >= 18)
    expectEqual(Set(all.map(\.name)).count, all.count)
    expectEqual(Set(all.map(\.what)).count, all.count)
    for mistake in all {
      let texts = [mistake.what, mistake.cure, mistake.source]
      expect(texts.allSatisfy { !$0.isEmpty && !$0.hasSuffix(".") }, "\(mistake.name)")
      expect(mistake.source.count > 20, "\(mistake.name)")
    }
    try ListCatalogue.check(all.map(\.list), reserved: [])
    let suite = Set(CellDesign.suite.map(\.name))
    expect(suite.isDisjoint(with: all.map(\.name)))
    for mistake in MistakeCatalogue.all {
      let names = mistake.list.ways.map(\.name)
      expectEqual(names.first, Mistake.cured, "\(mistake.name)")
      expectEqual(names.last, Mistake.mistaken, "\(mistake.name)")
      expect(mistake.list.showsAlike, "\(mistake.name)")
      expect(mistake.list.ways.allSatisfy { !$0.isControl }, "\(mistake.name)")
      expect(mistake.list.ways.first?.growth == nil, "\(mistake.name)")
    }
  }

  @Test("growth and changes of rows are shown for mistakes alone")
  func growth() throws {
    for name in ["views-added", "action-added", "gesture-added"] as [String] {
      let mistake = try require(MistakeCatalogue.all.first { $0.name == name })
      let growth = try require(mistake.list.ways.last?.growth)
      let counter = "grown" + growth.rawValue.prefix(1).uppercased() + growth.rawValue.dropFirst()
      let grown = [20, 80]
        .map { count in
          Self.verified(mistake, configureCount: count)
            .map { verification in
              expect(verification.isPassed, "\(verification.failureSentence)")
              return verification.counters[counter] ?? 0
            }
        }
      // Of the cure, and of the mistake: the longer it is scrolled, the more its cells hold.
      expect(grown.allSatisfy { $0.first == 0 }, "\(grown)")
      expect((grown[0].last ?? 0) > 0 && (grown[1].last ?? 0) > (grown[0].last ?? 0), "\(grown)")
    }
    let list = ListBenchmark("steady", rowCount: 50, row: { $0 }) {
      Strategy("cured") { cell, row in cell.textLabel?.text = "\(row)" }
      Strategy("mistake") { cell, row in cell.textLabel?.text = "\(row)" }.growing(.views)
    }
    let found = Self.verified(CellDesign(list), configureCount: 20)
    expect(found.first?.isPassed == true && found.last?.isPassed == false)
    expect(found.last?.faults.contains { $0.contains("no cell holds more views") } == true)
    for name in [
      "reload-for-one", "model-as-identifier", "snapshot-reloaded", "difference-of-all",
    ] {
      let mistake = try require(MistakeCatalogue.all.first { $0.name == name })
      let found = Self.verified(CellDesign(mistake.list), configureCount: 40, .change)
      expect(found.count >= 2)
      for verification in found {
        expect(verification.isPassed, "\(verification.failureSentence)")
        // The frame that shows the viewport, and one for each change.
        expectEqual(verification.frameCount, 9)
        expectEqual(verification.digest, found[0].digest, "\(verification.identifier)")
      }
    }
  }

  private static func verified(_ mistake: Mistake, configureCount: Int) -> [CaseVerification] {
    verified(CellDesign(mistake.list), configureCount: configureCount)
  }

  private static func verified(
    _ design: CellDesign,
    configureCount: Int,
    _ workload: Workload = .steady
  ) -> [CaseVerification] {
    CaseGroup(workload: workload, cell: design.name, rowCount: 200, strategies: design.ranked)
      .with(design: design)
      .verify(rows: GeneratedRows(count: 1, seed: 1), seed: 1, configureCount: configureCount)
  }
}
