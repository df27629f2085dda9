// SPDX-License-Identifier: Apache-2.0

import BenchCells
import Foundation
@_spi(Headless) import HeadlessUIKit
import Synchronization
import TestSupport
import Testing

@testable import BenchCases

@Suite("Planted bugs") @MainActor struct PlantedBugTests {
  /// Rows of which one changes after it was asked for, as a model does behind a table's back.
  private final class UnsteadyRows: RowSource {
    let count = 200
    private let field: RowField
    private let steadyCalls: Int
    private let calls = Mutex(0)

    init(_ field: RowField, steadyCalls: Int) {
      self.field = field
      self.steadyCalls = steadyCalls
    }

    func row(at index: Int) -> Row {
      let row = Row(title: "row \(index)", source: "s", body: "b", badge: "g", accent: 1, symbol: 1)
      guard index == 3 else { return row }
      let isFirst = calls.withLock { calls in
        calls += 1
        return calls <= steadyCalls
      }
      return isFirst ? row : Edits.changed(field, of: row)
    }
  }

  /// The names of wrong fields of a cell in findings.
  private static let names: [String: [RowField: String]] = [
    "subtitle": [.title: "title.text", .source: "source.text", .isRead: "title.textColor"],
    "news": [.title: "title.text", .source: "source.text", .symbol: "image.image"],
    "card": [
      .title: "title.text", .source: "source.text", .body: "body.text", .badge: "badge.text",
      .accent: "accent", .symbol: "image.image", .isEmphasized: "title.font",
      .isRead: "title.textColor", .isFlagged: "flag",
    ],
    // Another accessory leaves other room to the value, which is named first.
    "setting": [
      .title: "title.text", .source: "source.text", .symbol: "image.image",
      .accent: "source.frame",
      .isFlagged: "switch",
    ],
    "message": [
      .title: "title.text", .body: "body.text", .symbol: "image.image", .isRead: "title.textColor",
    ],
    // A dot too many is found where the rule is expected.
    "heavy": [
      .title: "title.text", .source: "source.text", .body: "body.text", .badge: "badge",
      .accent: "accent", .symbol: "image.image", .isEmphasized: "title.font", .isRead: "rule",
      .isFlagged: "flag",
    ],
  ]

  @Test(
    "a row that does not show what it holds is stale, by row, field and property",
    arguments: CellDesign.all.map(\.name)
  )
  func unsteadyRow(cell: String) throws {
    let design = try require(CellDesign.named(cell))
    let names = try require(Self.names[cell])
    expectEqual(Set(names.keys), Set(design.rowFields()), "each field of \(cell) is tried")
    for (field, named) in names {
      for strategy in CaseStrategy.ranked where design.refusal(of: strategy) == nil {
        let group = CaseGroup(workload: .load, cell: cell, rowCount: 200, strategies: [strategy])
        // Models are made with the table, of which a load makes a second one.
        let rows = UnsteadyRows(field, steadyCalls: strategy == .observation ? 2 : 1)
        var verifier = Verifier(group: group, strategy: strategy, rows: rows)
        let found = verifier.verify(RoundScript.load(count: 1))
        let stale = String(describing: found.firstStale)
        expect(found.staleCount == 1 && !found.isPassed, "\(cell) \(strategy) \(field)")
        expect(found.digest != found.expectedDigest)
        expectEqual(found.firstStale?.row, 3)
        expect(found.firstStale?.field.contains(named) == true, "\(cell) \(strategy) \(stale)")
        expect(found.failureSentence.contains("row 3"))
        expect(found.faults.isEmpty, "\(cell) \(strategy) \(found.faults)")
      }
    }
  }

  @Test("the engine's counters are held against the oracle's, and both ways of missing are told")
  func counters() throws {
    let found = try require(
      Cases.verify(.steady, "card", rowCount: 200, strategies: [.mutation]).first
    )
    expect(found.counterFaults.isEmpty && !found.expectedCounters.isEmpty)
    for (name, change) in [("recycles", -1), ("cellsCreated", 1)] {
      var counters = found.counters
      counters[name, default: 0] += change
      let bent = CaseVerification(
        identifier: found.identifier,
        strategy: found.strategy,
        digest: found.digest,
        expectedDigest: found.expectedDigest,
        counters: counters,
        expectedCounters: found.expectedCounters,
        indexVisitCount: found.indexVisitCount,
        staleCount: 0,
        firstStale: nil,
        faults: [],
        frameCount: found.frameCount
      )
      expect(!bent.isPassed)
      expect(bent.counterFaults.count == 1 && bent.counterFaults[0].hasPrefix(name))
      expectEqual(bent.isOnlyBelowExpectation, change < 0)
      expect(bent.failureSentence.contains(bent.counterFaults[0]))
    }
  }
}
