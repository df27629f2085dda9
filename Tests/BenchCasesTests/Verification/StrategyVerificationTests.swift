// SPDX-License-Identifier: Apache-2.0

import BenchCells
import BenchLists
import Foundation
@_spi(Headless) import HeadlessUIKit
import TestSupport
import Testing

@_spi(Headless) @testable import BenchCases

@Suite("Strategies are verified") @MainActor struct StrategyVerificationTests {
  @Test(
    "every ranked strategy shows what its rows hold, in every frame of every workload",
    arguments: CellDesign.all.map(\.name),
    [true, false]
  )
  func ranked(cell: String, setterComparison: Bool) throws {
    let design = try require(CellDesign.named(cell))
    for workload in Cases.workloads(of: design) {
      let rowCount = setterComparison ? 1000 : 100
      let verifications = Cases.verify(
        workload,
        cell,
        rowCount: rowCount,
        setterComparison: setterComparison,
        configureCount: 24
      )
      expectEqual(verifications.map(\.strategy), design.fillable(by: CaseStrategy.ranked))
      for verification in verifications where !verification.isPassed {
        Issue.record("\(verification.failureSentence)")
      }
      expectEqual(Set(verifications.map(\.digest)).count, 1, "\(workload.name) at \(rowCount)")
      expect(verifications.allSatisfy { $0.frameCount > 1 && $0.staleCount == 0 })
    }
  }

  @Test(
    "L7: every strategy of a cell shows the same, over the rows of every built-in dataset",
    arguments: CellDesign.all.map(\.name),
    ["unicode", "generated", "settings", "messages"]
  )
  func datasets(cell: String, name: String) throws {
    let rows = try DatasetChoice(name).open(rowCount: 2_000, seed: 1).rows
    let verifications = Cases.verify(.jump, cell, rowCount: 2_000, rows: rows, configureCount: 60)
    for verification in verifications where !verification.isPassed {
      Issue.record("\(verification.failureSentence)")
    }
    expectEqual(Set(verifications.map(\.digest)).count, 1)
  }

  @Test(
    "lists shorter than a viewport, or a little longer, are verified too",
    arguments: [1, 9, 25]
  )
  func shortLists(rowCount: Int) {
    for design in CellDesign.all {
      for workload in Cases.workloads(of: design) {
        let strategies = design.fillable(
          by: [.mutation, .configurationDiffing, .listConfiguration, .hosting]
        )
        let verifications = Cases.verify(
          workload,
          design.name,
          rowCount: rowCount,
          strategies: strategies,
          configureCount: 12
        )
        for verification in verifications where !verification.isPassed {
          Issue.record("\(verification.failureSentence)")
        }
      }
    }
  }

  @Test(
    "L5: forgetful is caught as stale, with a row and the field that it forgets",
    arguments: [
      ("subtitle", "title.textColor"), ("news", "image"), ("card", "title.font"),
      ("setting", "switch"), ("message", "title.textColor"), ("heavy", "flag"),
    ]
  )
  func forgetful(cell: String, field: String) throws {
    for workload in [Workload.steady, .fling, .jump] {
      let found = Cases.verify(workload, cell, rowCount: 1000, strategies: [.forgetful])
      let verification = try require(found.first)
      expect(verification.staleCount > 0 && verification.isPassed)
      expect(verification.digest != verification.expectedDigest)
      let stale = try require(verification.firstStale)
      expect((0..<1000).contains(stale.row))
      expect(stale.expected != stale.found)
      // What is left over of an image stands where the next element is expected.
      let isNamed = stale.field.hasPrefix(field) || stale.found.contains(field)
      expect(isNamed, "\(stale)")
    }
  }

  @Test func forgetfulWithoutComparisonAndForgetfulWithoutOccasion() throws {
    // Forgetful is stale from the same row on with comparison on and off.
    let on = Cases.verify(.steady, "card", rowCount: 500, strategies: [.forgetful])
    let off = Cases.verify(
      .steady,
      "card",
      rowCount: 500,
      setterComparison: false,
      strategies: [.forgetful]
    )
    expectEqual(on.first?.firstStale, off.first?.firstStale)
    expectEqual(on.first?.digest, off.first?.digest)
    // A strategy that never had to forget is not taken for stale: no rows, no staleness.
    let rows = StoredRows(ContiguousArray((0..<200).map { Row(title: "row \($0)", symbol: 1) }))
    let found = Cases.verify(.steady, "card", rowCount: 200, strategies: [.forgetful], rows: rows)
    let verification = try require(found.first)
    expect(verification.staleCount == 0 && !verification.isPassed)
    expect(verification.failureSentence.contains("a forgotten reset was not noticed"))
  }

  @Test func canonicalEquivalenceAndRefusals() throws {
    // Texts that are equal and spelled otherwise are no staleness.
    let spellings = ["caf\u{E9}", "cafe\u{301}"]
    let rows = StoredRows(
      ContiguousArray(
        (0..<300).map { Row(title: spellings[$0 / 3 % 2], source: spellings[$0 % 2]) }
      )
    )
    for cell in CellDesign.all.map(\.name) {
      for verification in Cases.verify(.fling, cell, rowCount: 300, rows: rows)
      where !verification.isPassed {
        Issue.record("\(verification.failureSentence)")
      }
    }
    // List content fills four cells, every cell is hosted, and what has no case says why.
    let refusing = CellDesign.all.filter { $0.refusal(of: .listConfiguration) != nil }
    expectEqual(refusing.map(\.name), ["card", "heavy"])
    for design in CellDesign.all {
      expect(design.fillable(by: CaseStrategy.ranked).contains(.hosting))
      let suites = Suite.all.flatMap { $0.groups(cells: [design.name]) }
      let shown = suites.flatMap { $0.strategies }
      expect(shown.allSatisfy { design.refusal(of: $0) == nil }, "\(design.name)")
    }
    let identifier = "scroll.steady/card/list-configuration/1000"
    expect(CaseIdentifier(identifier) == nil)
    expect(CaseIdentifier.refusal(of: identifier)?.contains("badge") == true)
    expect(CaseIdentifier.refusal(of: "scroll.steady/news/list-configuration/1000") == nil)
    expect(CaseIdentifier("scroll.steady/news/list-configuration/1000") != nil)
    expect(Suite.full.groups(cells: ["heavy"], strategies: [.listConfiguration]).isEmpty)
  }

  @Test func fullSuiteAndFieldsAreSeen() {
    // The full suite has every workload of every cell with every strategy that can fill it.
    let groups = Suite.full.groups()
    let workloads = [Workload.steady, .fling, .jump, .load].map(\.name) + ["reconfigure.fields"]
    for design in CellDesign.all {
      for workload in workloads {
        let found = groups.filter { $0.cell == design.name && $0.workload.name == workload }
        let strategies = Set(found.flatMap(\.strategies))
        expect(
          strategies.isSuperset(of: design.fillable(by: CaseStrategy.ranked)),
          "\(workload) \(design.name)"
        )
      }
    }
    // Each field of a cell can be seen: another value is another reference, and another cell.
    for design in CellDesign.all {
      let row = Row(
        title: "title",
        source: "source",
        body: "body",
        badge: "badge",
        accent: 1,
        symbol: 1
      )
      for field in design.rowFields() {
        let other = Edits.changed(field, of: row)
        let size = CGSize(width: 375, height: design.height(holding: row))
        let elements = design.reference(row, size).map(\.element)
        expect(elements != design.reference(other, size).map(\.element), "\(design.name) \(field)")
      }
    }
  }

  @Test("every ranked cell class filled from one row after another shows each as a new one does")
  func refilling() {
    for design in CellDesign.all {
      for strategy in design.fillable(by: CaseStrategy.ranked) + [.replacedContentView] {
        let rig = ListRig(
          design: design,
          strategy: strategy,
          rows: SampleRows.stored(40),
          rowCount: 40
        )
        rig.renderer.renderFrame()
        var inspector = CellInspector()
        guard let cell = rig.table.visibleCells.first as? ScenarioCell else {
          Issue.record("no cell of \(design.name)")
          continue
        }
        let rows = SampleRows.stored(120, seed: 5)
        for index in 0..<120 {
          let row = rows.row(at: index)
          let size = CGSize(width: 375, height: design.height(holding: row))
          cell.fill(with: row)
          // Rows are refilled behind the table's back, so nobody else gives the cell its height.
          cell.frame.size = size
          rig.renderer.renderFrame()
          let shown = inspector.elements(of: cell)
          let isAlike = shown.elementsEqual(design.reference(row, size)) {
            $0.looks(like: $1.element)
          }
          expect(isAlike, "\(design.name) \(strategy) row \(index): \(shown)")
        }
      }
    }
  }
}
