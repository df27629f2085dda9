// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Diffable data source") @MainActor final class DiffableDataSourceTests {
  private var screen = DiffableScreen()
  private var source: DiffableScreen.Source { screen.source }

  private func show(_ sections: KeyValuePairs<Int, [Int]>, isAnimated: Bool = true) {
    source.apply(DiffableScreen.snapshot(sections), animatingDifferences: isAnimated)
    screen.render()
    screen.provided = []
  }

  @Test("R37 R34: snapshots reach the table as differences, and an equal one asks for nothing")
  func first() {
    expect(screen.table.dataSource === source)
    screen.render()
    source.apply(DiffableScreen.snapshot([1: [10, 11], 2: [], 3: [30]]))
    screen.render()
    expectEqual(screen.titles, ["10", "11", "30"])
    expectEqual(screen.table.numberOfSections, 3)
    expectEqual(source.itemIdentifier(for: [0, 1]), 11)
    expect(source.itemIdentifier(for: [1, 0]) == nil)
    expect(source.itemIdentifier(for: [0, -1]) == nil)
    expect(source.itemIdentifier(for: [3, 0]) == nil)
    expect(source.itemIdentifier(for: IndexPath(index: 0)) == nil)
    expectEqual(source.indexPath(for: 30), IndexPath(row: 0, section: 2))
    expect(source.indexPath(for: 40) == nil)
    expect(source.sectionIdentifier(for: 2) == 3 && source.sectionIdentifier(for: 3) == nil)
    expect(source.sectionIdentifier(for: -1) == nil)
    expect(source.index(for: 2) == 1 && source.index(for: 4) == nil)
    expectEqual(source.defaultRowAnimation, .automatic)
    screen = DiffableScreen()
    show([1: [10, 11], 2: [20]])
    let before = EngineCounters.now()
    source.apply(source.snapshot())
    source.apply(DiffableScreen.snapshot([1: [10, 11], 2: [20]]))
    screen.render()
    let done = EngineCounters.now() - before
    expect(screen.provided.isEmpty)
    expectEqual(done["dataSourceCountCalls"], 0)
    screen = DiffableScreen()
    show([1: [10, 11]])
    var completions = 0
    source.applySnapshotUsingReloadData(DiffableScreen.snapshot([1: [11, 12]])) { completions += 1 }
    screen.render()
    expectEqual(screen.titles, ["11", "12"])
    expectEqual(screen.provided, [11, 12])
    expectEqual(completions, 1)
  }

  private func differences(isAnimated: Bool) throws {
    show([1: [10, 11, 12, 13]])
    let cells = try [10, 11, 13].map { (item: $0, cell: try require(screen.cell(of: $0))) }
    var snapshot = source.snapshot()
    snapshot.deleteItems([12])
    snapshot.insertItems([20], afterItem: 10)
    snapshot.moveItem(13, beforeItem: 10)
    source.apply(snapshot, animatingDifferences: isAnimated)
    screen.render()
    expectEqual(screen.titles, ["13", "10", "20", "11"])
    expectEqual(screen.provided, [20], "only what is new is asked for")
    for (item, cell) in cells { expect(cell === screen.cell(of: item)) }
  }

  @Test("L9 R37: rows and sections keep their cells and selection where they move")
  func crossing() throws {
    show([1: [10, 11], 2: [20, 21]])
    var cell = try require(screen.cell(of: 11))
    show([1: [10], 2: [20, 11, 21]])
    expectEqual(screen.titles, ["10", "20", "11", "21"])
    expect(screen.cell(of: 11) === cell)
    screen = DiffableScreen()
    show([1: [10], 2: [20, 21], 3: [30]])
    cell = try require(screen.cell(of: 30))
    source.apply(DiffableScreen.snapshot([3: [30], 4: [40], 2: [20, 21]]))
    screen.render()
    expectEqual(screen.titles, ["30", "40", "20", "21"])
    expectEqual(screen.provided, [40])
    expect(screen.cell(of: 30) === cell)
    show([:])
    expect(screen.titles.isEmpty && screen.table.numberOfSections == 0)
    screen = DiffableScreen()
    show([1: [10, 11, 12], 2: [20]])
    screen.table.allowsMultipleSelection = true
    for item in [10, 12] {
      screen.table.selectRow(
        at: source.indexPath(for: item),
        animated: false,
        scrollPosition: .none
      )
    }
    show([3: [12], 2: [20, 10]])
    expectEqual(
      Set(screen.table.indexPathsForSelectedRows ?? []),
      [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 1)]
    )
    expect(screen.cell(of: 12)?.isSelected == true && screen.cell(of: 20)?.isSelected == false)
    show([2: [20]])
    expect(screen.table.indexPathsForSelectedRows == nil)
    for isAnimated in [true, false] {
      try DiffableDataSourceTests().differences(isAnimated: isAnimated)
    }
  }

  @Test("R34: reloaded items get other cells, reconfigured ones keep theirs")
  func reloads() throws {
    show([1: [10, 11, 12, 13]])
    let (reloaded, refilled) = (try require(screen.cell(of: 11)), try require(screen.cell(of: 12)))
    screen.suffix = "!"
    var snapshot = source.snapshot()
    snapshot.reloadItems([11])
    snapshot.reconfigureItems([12])
    source.apply(snapshot)
    screen.render()
    expectEqual(screen.titles, ["10", "11!", "12!", "13"])
    expect(screen.cell(of: 11) !== reloaded)
    expect(screen.cell(of: 12) === refilled)
    expect(source.snapshot().reloadedItemIdentifiers.isEmpty, "what is done is not done again")
    expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
    do {
      screen = DiffableScreen()
      show([1: [10, 11, 12, 13], 2: []])
      let refilled = try require(screen.cell(of: 12))
      screen.suffix = "!"
      var snapshot = source.snapshot()
      snapshot.moveItem(13, beforeItem: 10)
      snapshot.moveItem(12, afterItem: 13)
      snapshot.appendItems([20, 21], toSection: 2)
      snapshot.reloadItems([13, 20])
      snapshot.reconfigureItems([12, 13, 21])
      source.apply(snapshot)
      screen.render()
      expectEqual(screen.titles, ["13!", "12!", "10", "11", "20!", "21!"])
      expectEqual(screen.provided.sorted(), [12, 13, 20, 21], "each is filled once")
      expect(screen.cell(of: 12) === refilled)
    }
    screen = DiffableScreen()
    show([1: [10, 11], 2: [20, 21]])
    screen.suffix = "!"
    snapshot = source.snapshot()
    snapshot.reloadSections([2])
    snapshot.reloadItems([20])
    snapshot.moveSection(2, beforeSection: 1)
    source.apply(snapshot)
    screen.render()
    expectEqual(screen.titles, ["20!", "21!", "10", "11"])
    expect(source.snapshot().reloadedSectionIdentifiers.isEmpty)
  }

  @Test("a subclass answers the data source's other methods, and a detached one only keeps")
  func subclass() {
    final class Titled: UITableViewDiffableDataSource<Int, Int> {
      override func tableView(_: UITableView, titleForHeaderInSection section: Int) -> String? {
        "section \(sectionIdentifier(for: section) ?? -1)"
      }

      override func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool {
        itemIdentifier(for: path) == 10
      }
    }
    let table = UITableView(frame: CGRect(0, 0, 320, 440))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let titled = Titled(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    titled.apply(DiffableScreen.snapshot([7: [10, 11]]))
    FrameRenderer(root: table).renderFrame()
    expect(table.rectForHeader(inSection: 0).height > 0)
    expectEqual(table.headerView(forSection: 0)?.textLabel?.text, "section 7")
    let asked: any UITableViewDataSource = titled
    expect(asked.tableView(table, canEditRowAt: IndexPath(row: 0, section: 0)))
    expect(!asked.tableView(table, canEditRowAt: IndexPath(row: 1, section: 0)))
    let plain: any UITableViewDataSource = source
    expect(!plain.tableView(table, canEditRowAt: IndexPath(row: 0, section: 0)))
    expect(!plain.tableView(table, canMoveRowAt: IndexPath(row: 0, section: 0)))
    do {
      screen = DiffableScreen()
      show([1: [10]])
      screen.table.dataSource = nil
      source.apply(DiffableScreen.snapshot([1: [11]]))
      expectEqual(source.snapshot().itemIdentifiers, [11])
      screen.table.dataSource = source
      screen.render()
      expectEqual(screen.titles, ["11"])
      var table: UITableView? = UITableView(frame: .zero)
      let orphan = table.map { DiffableScreen.Source(tableView: $0) { _, _, _ in nil } }
      table = nil
      orphan?.apply(DiffableScreen.snapshot([1: [12]]))
      expectEqual(orphan?.itemIdentifier(for: [0, 0]), 12)
    }
  }

  @Test("L9 R37: after random snapshots the table shows what the last one says", arguments: 1...12)
  func walk(seed: UInt64) {
    var walk = SnapshotWalk(seed: seed)
    var generator = SplitMix64(seed: seed)
    for round in 0..<60 {
      for _ in 0..<Int.random(in: 1...6, using: &generator) { walk.step() }
      source.apply(walk.snapshot, animatingDifferences: round % 2 == 0)
      if round % 3 == 0 {
        let lowest = max(0, screen.table.contentSize.height - screen.table.frame.height)
        let offset = CGFloat.random(in: 0...1, using: &generator) * lowest
        screen.table.contentOffset = CGPoint(0, offset)
      }
      screen.render()
      let expected = screen.expectedTitles(of: walk.snapshot)
      expectEqual(screen.titles, expected, "seed \(seed), round \(round)")
      guard screen.titles == expected else { return }
      let faults = screen.table.visibleCells.flatMap { ($0 as? TrackedCell)?.life.faults ?? [] }
      expect(faults.filter { !$0.contains("while filled") }.isEmpty, "seed \(seed): \(faults)")
    }
  }
}
