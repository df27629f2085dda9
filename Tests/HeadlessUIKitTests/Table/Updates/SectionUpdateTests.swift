// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("Section updates") @MainActor struct SectionUpdateTests {
  private let screen: Screen

  init() {
    screen = Screen(
      ListModel(
        sections: (0..<6)
          .map { section in
            .init(
              header: "header \(section)",
              footer: section == 2 ? "footer 2" : nil,
              rows: (0..<3).map { .init(title: "\(section).\($0)", height: 44) }
            )
          }
      )
    )
    screen.render()
  }

  private var table: UITableView { screen.table }

  @Test("sections come, go and move with their rows, cells and headers")
  func comeAndGo() throws {
    table.performBatchUpdates {
      screen.source.model.sections.remove(at: 1)
      screen.source.model.sections.insert(
        .init(header: "new", footer: nil, rows: [.init(title: "n", height: 44)]),
        at: 0
      )
      table.insertSections([0], with: .none)
      table.deleteSections([1], with: .none)
    }
    screen.render()
    try TableAudit(screen: screen).check()
    screen.render(at: 0)
    expectEqual(screen.visibleTitles.prefix(4), ["n", "0.0", "0.1", "0.2"])
    try TableAudit(screen: screen).check()
    try SectionUpdateTests().moved()
    try SectionUpdateTests().acrossSections()
  }

  private func moved() throws {
    let cell = try require(table.cellForRow(at: [0, 1]))
    let header = try require(table.headerView(forSection: 0))
    let section = screen.source.model.sections.remove(at: 0)
    screen.source.model.sections.insert(section, at: 1)
    table.moveSection(0, toSection: 1)
    screen.source.asked = []
    table.contentOffset = .zero
    screen.render()
    expect(table.cellForRow(at: [1, 1]) === cell)
    expect(table.headerView(forSection: 1) === header)
    try TableAudit(screen: screen).check()
  }

  @Test("S3-38: a reloaded section asks for everything again and loses its selection")
  func reloaded() throws {
    screen.source.model.sections[1].header = "another header"
    screen.source.model.sections[1].rows = (0..<2).map { .init(title: "r\($0)", height: 44) }
    screen.source.asked = []
    table.reloadSections([1], with: .none)
    screen.render()
    expect(screen.source.asked.prefix(2).allSatisfy { $0.section == 1 })
    expect(!screen.source.asked.contains { $0.section == 0 })
    expectEqual(table.headerView(forSection: 1)?.textLabel?.text, "another header")
    try TableAudit(screen: screen).check()
    SectionUpdateTests().selection()
  }

  private func acrossSections() throws {
    let cell = try require(table.cellForRow(at: [1, 2]))
    table.performBatchUpdates {
      let row = screen.source.model.sections[1].rows[2]
      screen.source.model.sections.remove(at: 1)
      screen.source.model.sections.insert(
        .init(header: nil, footer: nil, rows: [.init(title: "n", height: 44), row]),
        at: 1
      )
      table.deleteSections([1], with: .none)
      table.insertSections([1], with: .none)
      table.moveRow(at: [1, 2], to: [1, 1])
      // As a fetched results controller says it: what the section's own call says already.
      table.deleteRows(at: [IndexPath(row: 0, section: 1)], with: .none)
      table.insertRows(at: [IndexPath(row: 0, section: 1)], with: .none)
    }
    screen.render()
    expect(table.cellForRow(at: [1, 1]) === cell)
    try TableAudit(screen: screen).check()
  }

  private func selection() {
    table.allowsMultipleSelection = true
    for section in 0..<2 {
      table.selectRow(at: [section, 1], animated: false, scrollPosition: .none)
    }
    table.reloadSections([1], with: .none)
    screen.render()
    expectEqual(table.indexPathsForSelectedRows, [IndexPath(row: 1, section: 0)])
    expectEqual(table.visibleCells.filter(\.isSelected).count, 1)
  }

  @Test("random moves of sections with heights of their own", arguments: 0..<20 as Range<UInt64>)
  func shuffled(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let count = 9
    let screen = Screen(
      ListModel(
        sections: (0..<count)
          .map { section in
            .init(rows: (0..<section).map { .init(title: "\(section).\($0)", height: 44) })
          }
      )
    )
    screen.render()
    let order = (0..<count).shuffled(using: &generator)
    let kept = order.prefix(6)
    screen.table.performBatchUpdates {
      let old = screen.source.model.sections
      screen.source.model.sections = kept.map { old[$0] }
      screen.table.deleteSections(IndexSet(order.dropFirst(6)), with: .none)
      for (new, section) in kept.enumerated() { screen.table.moveSection(section, toSection: new) }
    }
    screen.render()
    for section in 0..<kept.count {
      expectEqual(screen.table.numberOfRows(inSection: section), kept[section], "seed \(seed)")
    }
    try TableAudit(screen: screen).check()
  }
}
