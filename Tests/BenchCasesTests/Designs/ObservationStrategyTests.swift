// SPDX-License-Identifier: Apache-2.0

import BenchCells
import BenchLists
import Foundation
@_spi(Headless) import HeadlessUIKit
import Observation
import TestSupport
import Testing
import UIKit

@_spi(Headless) @testable import BenchCases

@Suite("Strategy observation") @MainActor struct ObservationStrategyTests {
  nonisolated private static let cells = ["subtitle", "card", "setting"]

  /// Returns the engine's counts of the measured frames of a round of changes.
  private func work(
    _ cell: String,
    _ strategy: CaseStrategy,
    changing count: Int,
    storage: FieldChange.Storage = .shared
  ) throws -> EngineCounters {
    let design = try require(CellDesign.named(cell))
    let change = FieldChange(changedCount: count, fieldCount: design.fields.count, storage: storage)
    let group = CaseGroup(workload: .reconfigure(change), cell: cell, rowCount: 200)
    let rows = SampleRows.stored(200)
    let player = Player(group: group, strategy: strategy, rows: rows)
    let script = RoundScript(group, rows, round: 0, seed: Cases.seed, configureCount: 40)
    var work: EngineCounters?
    player.play(
      script,
      prepare: { $0() },
      measure: { frame in
        let before = EngineCounters.now()
        frame()
        let done = EngineCounters.now() - before
        work = work.map { $0 + done } ?? done
      }
    )
    return try require(work)
  }

  @Test("changes in place tell no table, and write what mutation writes", arguments: cells)
  func changes(cell: String) throws {
    let fieldCount = try require(CellDesign.named(cell)).fields.count
    let followed = try work(cell, .observation, changing: fieldCount)
    let told = try work(cell, .mutation, changing: fieldCount)
    expect(followed["reconfigures"] == 0 && told["reconfigures"] > 0)
    expectEqual(followed["dataSourceCellCalls"], 0)
    expectEqual(followed["configurationUpdates"], told["reconfigures"])
    expectEqual(followed["propertyWritesEffective"], told["propertyWritesEffective"])
  }

  @Test(
    "where nothing changed nothing is done, also if texts come as new ones",
    arguments: cells,
    [FieldChange.Storage.shared, .fresh]
  )
  func nothing(cell: String, storage: FieldChange.Storage) throws {
    let followed = try work(cell, .observation, changing: 0, storage: storage)
    expectEqual(followed["configurationUpdates"], 0)
    expectEqual(followed["propertyWritesAsked"], 0)
  }

  @Test("cells without one that follows a model say so", arguments: ["news", "message", "heavy"])
  func refusal(cell: String) throws {
    let refusal = try require(CellDesign.named(cell)).refusal(of: .observation)
    expectEqual(refusal, "\(cell) has no cell that follows a model")
  }

  @Observable fileprivate final class Item {
    var title: String

    init(_ title: String) { self.title = title }
  }

  private final class ItemCell: UITableViewCell {
    private var item: Item?

    func follow(_ item: Item) {
      self.item = item
      setNeedsUpdateConfiguration()
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      show(item?.title)
    }
  }

  /// Strategies of a user's list, of which the last forgets its models.
  private static let list = ListBenchmark("items", rowCount: 100, row: { ["item \($0)"] }) {
    Strategy("told") { cell, row in cell.show(row[0]) }
    Strategy("followed", cell: ItemCell.self, model: { Item($0[0]) }) { item, row in
      item.title = row[0]
    } fill: { cell, item in
      cell.follow(item)
    }
    Strategy("forgotten", cell: ItemCell.self, model: { Item($0[0]) }) { _, _ in
    } fill: { cell, item in
      cell.follow(item)
    }
  }
  .field("title") { row, other in row[0] = row[0].count > 9 ? other[0] : other[0] + filler }

  nonisolated private static let filler = String(repeating: " and so on", count: 12)

  private func verify(
    _ name: String,
    _ workload: Workload,
    _ height: ListRowHeight = .fixed(44)
  ) -> [CaseVerification] {
    let design = CellDesign(Self.list.rowHeight(height))
    let group = Cases.group(workload, "items", 100, design.ranked.filter { $0.rawValue == name })
    return group.with(design: design).verify(rows: NoRows(), seed: Cases.seed, configureCount: 20)
  }

  @Test(
    "a user's cells follow models too, wherever rows go",
    arguments: [
      Workload.steady, .reconfigure(FieldChange(changedCount: 1, fieldCount: 1, storage: .shared)),
      .update(.reconfigureRows, .shared), .update(.insert, .shared), .update(.delete, .shared),
      .update(.move, .shared), .update(.snapshot, .shared),
    ]
  )
  func guests(workload: Workload) {
    for verification in verify("followed", workload) {
      expect(verification.isPassed, "\(verification.failureSentence)")
    }
  }

  @Test func heightsAndForgotten() {
    // A row whose model changes its cell's height is as high as that in the same frame.
    do {
      let change = FieldChange(changedCount: 1, fieldCount: 1, storage: .shared)
      for verification in verify("followed", .reconfigure(change), .automatic(estimate: 60)) {
        expect(verification.isPassed, "\(verification.failureSentence)")
      }
    }
    // A model that nobody tells leaves stale cells behind, and is caught.
    do {
      let change = FieldChange(changedCount: 1, fieldCount: 1, storage: .shared)
      expect(verify("forgotten", .reconfigure(change)).allSatisfy { !$0.isPassed })
    }
  }
}

extension UITableViewCell {
  fileprivate func show(_ text: String?) {
    var content = UIListContentConfiguration.cell()
    content.text = text
    contentConfiguration = content
  }
}
