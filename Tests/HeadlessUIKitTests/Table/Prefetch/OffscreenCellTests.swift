// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Offscreen cells") @MainActor struct OffscreenCellTests {
  @Test("S3-16 R49 L13: viewport, overscan and position cache decide which rows are bound")
  func tutorialViewport() {
    var screen = ForesightScreen(size: CGSize(375, 667))
    screen.table.overscan = 2
    screen.render(at: 0)
    expectEqual(screen.visibleRows, Array(0..<16))
    expectEqual(screen.made["a"], 18)
    let books = screen.table.reuseAccounting()
    expect(books.live == 16 && books.offscreen == 2 && books.isBalanced)
    expect(screen.cell(17) != nil && screen.cell(18) == nil)
    screen.render(at: 440)
    expectEqual(screen.table.reuseAccounting().offscreen, 4, "two on each side")
    for (capacity, expected) in [(0, 3), (1, 2), (2, 1), (3, 0), (100, 0)] {
      let screen = ForesightScreen()
      screen.table.positionCacheCapacity = capacity
      screen.render(at: 440)
      screen.render(at: 572)
      let before = EngineCounters.now()
      for turn in 0..<10 {
        let bound = screen.bound { screen.render(at: turn.isMultiple(of: 2) ? 440 : 572) }
        expectEqual(bound.count, expected, "capacity \(capacity), turn \(turn): \(bound)")
        expectEqual(screen.visibleTitles, screen.visibleRows.map { "row \($0)" })
        expect(screen.table.reuseAccounting().isBalanced)
      }
      let done = EngineCounters.now() - before
      expectEqual(done["positionHits"], 10 * (3 - expected))
      expect(done["reuseHits"] == 10 * expected && done["preparesForReuse"] == 10 * expected)
      expectEqual(done["cellsCreated"], 0)
    }
    screen = ForesightScreen()
    screen.table.positionCacheCapacity = 2
    screen.render(at: 0)
    screen.render(at: 132)
    expectEqual(screen.bound { screen.render(at: 0) }, [0], "rows 1 and 2 left after row 0")
    screen.render(at: 2000)
    expectEqual(
      screen.bound { screen.render(at: 0) },
      Array(0..<8),
      "8 and 9 were the last to leave"
    )
    screen = ForesightScreen()
    screen.table.overscan = 3
    expectEqual(screen.bound { screen.render(at: 0) }, Array(0..<13))
    expectEqual(screen.displayed, Array(0..<10))
    expectEqual(screen.bound { screen.render(at: 44) }, [13])
    expect(screen.displayed == Array(0..<11) && screen.ended == [0])
    expectEqual(screen.bound { screen.render(at: 0) }, [])
    screen.table.overscan = 0
    screen.render(at: 0)
    expectEqual(screen.table.reuseAccounting().offscreen, 0)
    expect(screen.cell(10) == nil)
  }

  @Test("L13: the reuse pool's cap counts without the position cache")
  func cap() {
    var screen = ForesightScreen()
    screen.table.reusePoolCap = 0
    screen.render(at: 0)
    for step in 1...20 {
      screen.render(at: CGFloat(44 * step))
      expectEqual(screen.made["a"], 10 + step, "each row that enters has a new cell")
    }
    expectEqual(screen.table.reuseAccounting().discarded, 20)
    let capped = ForesightScreen()
    capped.table.reusePoolCap = 5
    capped.render(at: 0)
    capped.titles = []
    capped.table.reloadData()
    capped.render(at: 0)
    let books = capped.table.reuseAccounting()
    expect(books.pooled == 5 && books.discarded == 5 && books.created == 10)
    screen = ForesightScreen()
    screen.table.reusePoolCap = 0
    screen.table.positionCacheCapacity = 3
    screen.render(at: 0)
    screen.render(at: 132)
    expectEqual(screen.bound { screen.render(at: 0) }, [])
    expectEqual(screen.made["a"], 13)
    screen = ForesightScreen()
    screen.table.reusePoolCap = 0
    screen.render(at: 0)
    for step in 1...5 { screen.render(at: CGFloat(44 * step)) }
    expectEqual(screen.table.subviews.count { $0 is UITableViewCell }, 10)
  }

  @Test("R30 R34: cells off the screen are found, selected, edited, reconfigured and get traits")
  func lookUp() throws {
    var screen = ForesightScreen()
    screen.table.positionCacheCapacity = 2
    screen.render(at: 0)
    let first = try require(screen.cell(0))
    screen.render(at: 44)
    expect(screen.cell(0) === first && first.isHidden)
    expectEqual(screen.table.indexPath(for: first), IndexPath(row: 0, section: 0))
    expect(!screen.table.visibleCells.contains { $0 === first })
    expectEqual(screen.ended, [0])
    screen.render(at: 0)
    expect(screen.table.visibleCells.first === first && !first.isHidden)
    expectEqual(screen.displayed.filter { $0 == 0 }.count, 2, "shown twice, bound once")
    expectEqual(screen.bound.filter { $0 == 0 }.count, 1)
    screen = ForesightScreen()
    screen.table.positionCacheCapacity = 5
    screen.table.allowsMultipleSelection = true
    screen.render(at: 0)
    let paths = (0..<3).map { IndexPath(row: $0, section: 0) }
    screen.table.selectRow(at: paths[0], animated: false, scrollPosition: .none)
    let cells = try paths.map { try require(screen.table.cellForRow(at: $0)) }
    screen.render(at: 132)
    screen.table.deselectRow(at: paths[0], animated: false)
    screen.table.selectRow(at: paths[1], animated: false, scrollPosition: .none)
    expectEqual(cells.map(\.isSelected), [false, true, false])
    expectEqual(screen.bound { screen.render(at: 0) }, [])
    expectEqual(screen.table.visibleCells.prefix(3).map(\.isSelected), [false, true, false])
    screen = ForesightScreen()
    screen.table.positionCacheCapacity = 5
    screen.render(at: 0)
    var cell = try require(screen.cell(0))
    screen.render(at: 44)
    screen.prepare(milliseconds: 1000)
    let prepared = try require(screen.cell(11))
    screen.table.setEditing(true, animated: false)
    expect(cell.isEditing && prepared.isEditing)
    screen.window.overrideUserInterfaceStyle = .dark
    expectEqual(cell.traitCollection.userInterfaceStyle, .dark)
    expectEqual(prepared.traitCollection.userInterfaceStyle, .dark)
    screen.table.setEditing(false, animated: false)
    expect(!cell.isEditing && !prepared.isEditing)
    screen = ForesightScreen()
    screen.table.positionCacheCapacity = 5
    screen.render(at: 0)
    cell = try require(screen.cell(0))
    screen.render(at: 44)
    screen.titles[0] = "changed"
    screen.table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
    expectEqual(screen.bound { screen.render(at: 44) }, [0])
    expectEqual(screen.bound { screen.render(at: 0) }, [])
    expect(screen.table.visibleCells.first === cell && cell.textLabel?.text == "changed")
  }

  @Test("a reload or an update returns the cells of rows that are gone")
  func reload() throws {
    var screen = ForesightScreen()
    screen.table.positionCacheCapacity = 5
    screen.table.overscan = 1
    screen.render(at: 0)
    screen.render(at: 220)
    screen.prepare(milliseconds: 1000)
    screen.titles[4] = "changed"
    screen.table.reloadData()
    screen.render(at: 220)
    let books = screen.table.reuseAccounting()
    expect(books.isBalanced && books.offscreen == 2)
    screen.render(at: 176)
    expectEqual(screen.visibleTitles.first, "changed")
    screen = ForesightScreen()
    screen.table.positionCacheCapacity = 5
    screen.render(at: 0)
    let cells = try (0..<3).map { try require(screen.cell($0)) }
    screen.render(at: 132)
    screen.table.remapOffscreenRows { path in
      path.row == 1 ? nil : RowPath(section: 0, row: path.row == 0 ? 1 : path.row)
    }
    expect(screen.cell(0) == nil && screen.cell(1) === cells[0] && screen.cell(2) === cells[2])
    expectEqual(screen.table.indexPath(for: cells[0]), IndexPath(row: 1, section: 0))
    expect(screen.table.indexPath(for: cells[1]) == nil)
    expect(screen.table.reuseAccounting().isBalanced)
  }

  @Test("a row that grows off the screen has its new height when it is shown")
  func growsWhileAway() throws {
    let screen = ForesightScreen(rowHeight: UITableView.automaticDimension)
    screen.table.positionCacheCapacity = 5
    screen.render(at: 0)
    screen.render(at: 100)
    let label = try require(screen.cell(0)?.textLabel)
    label.text = "a\nb\nc\nd\ne\nf"
    screen.render(at: 60)
    screen.render(at: 0)
    expect(screen.table.rectForRow(at: [0, 0]).height > 88)
    do {
      let screen = SizingScreen(rows: [Array(repeating: 50, count: 30)])
      screen.table.overscan = 2
      // On the way the rows ahead get cells that were in the table before, and keep what they measured.
      for offset in [0, 300, 600] { screen.render(at: Double(offset)) }
      let last = try require(screen.table.indexPathsForVisibleRows?.last)
      let next = IndexPath(row: last.row + 1, section: 0)
      let cell = try require(screen.table.cellForRow(at: next))
      cell.contentConfiguration = SizingScreen.BlockConfiguration(height: 200)
      cell.contentView.invalidateIntrinsicContentSize()
      screen.render(at: 660)
      expect(screen.table.visibleCells.contains { $0 === cell })
      expectEqual(screen.table.rectForRow(at: next).height, 200)
    }
    do {
      let screen = SizingScreen(rows: [Array(repeating: 50, count: 30)])
      screen.table.overscan = 2
      for offset in [0, 300, 600] { screen.render(at: Double(offset)) }
      let last = try require(screen.table.indexPathsForVisibleRows?.last)
      let next = IndexPath(row: last.row + 1, section: 0)
      // Not by cellForRow(at:), after which a cell is measured again anyway.
      let cells = screen.table.subviews.compactMap { $0 as? UITableViewCell }
      let cell = try require(cells.first { $0.row == next.row })
      let block = try require(cell.contentView as? SizingScreen.BlockView)
      // No configuration is set: what the cell was measured at is all that could say 50 still.
      block.shown.height = 200
      cell.invalidateIntrinsicContentSize()
      screen.render(at: 660)
      expect(screen.table.visibleCells.contains { $0 === cell })
      expectEqual(screen.table.rectForRow(at: next).height, 200)
    }
  }
}
