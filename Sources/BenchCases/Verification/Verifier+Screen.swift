// SPDX-License-Identifier: Apache-2.0

import BenchLists
import Foundation
@_spi(Headless) import HeadlessUIKit

/// A second screen, which is played as the first one and recycles no cell.
///
/// Its pools keep nothing, so that whatever comes into view was made for the row that it shows.
@MainActor final class FreshScreen {
  private let group: CaseGroup
  private let strategy: CaseStrategy
  private let rows: any RowSource
  private(set) lazy var rig = makeRig()

  /// Prepares the second screen of a strategy, which appears when it is first asked for something.
  init(group: CaseGroup, strategy: CaseStrategy, rows: any RowSource) {
    self.group = group
    self.strategy = strategy
    self.rows = rows
  }

  private func makeRig() -> ListRig {
    let rig = ListRig(
      design: group.design,
      strategy: strategy,
      rows: rows,
      rowCount: group.rowCount
    )
    rig.table.reusePoolCap = 0
    return rig
  }

  /// Renders the frame of a place.
  func show(_ place: RowPlace) { rig.renderFrame(atOffset: rig.offset(of: place)) }

  /// Has the screen appear anew, and renders its first frame.
  func load() {
    rig = makeRig()
    rig.renderer.renderFrame()
  }

  /// Has a row change, and renders the frame.
  func change(_ row: Int) { rig.renderFrame(changing: row) }

  func cell(ofRow row: Int) -> UITableViewCell? {
    guard let screen = rig.screen, row < screen.rowCount else { return nil }
    return rig.table.cellForRow(at: screen.path(ofRow: row))
  }

  /// The numbers of the rows in view, in order.
  var visibleRows: [Int] {
    var rows: [Int] = []
    rig.table.forEachVisibleRow { path, _ in rows.append(rig.row(at: path)) }
    return rows
  }
}

extension Verifier {
  /// Checks a screen after a frame: its rows, where they are and what they show, and what stands between
  /// its sections, all held against a screen that recycles nothing.
  mutating func check(_ screen: PlayedScreen, _ script: RoundScript) {
    // What is wrong with the screen as a whole is said once.
    guard !isScreenRefused else { return }
    if let fault = screen.fault {
      return refuse(fault.sentence, found: fault.found, expected: fault.expected)
    }
    let (found, expected) = (screen.currentRowCount, screen.rowCount)
    guard found == expected else {
      return refuse(
        "the table has \(found) rows, and had \(expected) when it appeared; a screen that is measured"
          + " keeps its rows while it is scrolled",
        found: "\(found) rows",
        expected: "\(expected) rows"
      )
    }
    guard !player.rig.table.visibleCells.isEmpty else {
      return refuse(
        "the table shows no row; it has to lie in the window and show its rows where it is scrolled to",
        found: "no row",
        expected: "rows in view"
      )
    }
    let twin = follow(script)
    let shown = player.rig.table.indexPathsForVisibleRows?.map(screen.row) ?? []
    forEachCell { verifier, row, cell in
      guard let frame = twin.cell(ofRow: row)?.frame else { return }
      verifier.check(cell, at: row, expectedRow: row, in: frame)
    }
    // Which rows there is room for, and where they end up, depends on what the cells show.
    let (offset, wanted) = (player.rig.table.contentOffset.y, twin.rig.table.contentOffset.y)
    if offset != wanted, staleCount == 0 {
      note("the offset is \(offset), where a new screen is at \(wanted)")
    }
    if shown != twin.visibleRows, staleCount == 0 {
      note("rows \(shown) are shown, where a new screen shows rows \(twin.visibleRows)")
    }
    checkSections(twin)
  }

  /// Takes a screen down as one that shows nothing that could be measured.
  private mutating func refuse(_ sentence: String, found: String, expected: String) {
    isScreenRefused = true
    note(sentence)
    note(StaleCell(row: 0, field: "the table", expected: expected, found: found), nil, nil)
  }

  /// Has the second screen do what the frame did, and returns it.
  private mutating func follow(_ script: RoundScript) -> FreshScreen {
    let (group, strategy, rows) = (group, strategy, rows)
    let twin =
      freshScreen ?? fresh.counted { FreshScreen(group: group, strategy: strategy, rows: rows) }
    freshScreen = twin
    let place = places.popFirst()
    let number = frameCount - 2
    fresh.counted {
      if case .changes(let script) = script {
        if number < 0 { twin.show(script.origin) } else { twin.change(script.rows[number]) }
      } else if let place {
        twin.show(place)
      } else {
        twin.load()
      }
      runQueuedWork()
    }
    return twin
  }

  /// Holds the headers and footers in view against those of the second screen.
  private mutating func checkSections(_ twin: FreshScreen) {
    // The first is enough: as a rule it stands for all.
    guard !hasStaleSection else { return }
    let (table, fresh) = (player.rig.table, twin.rig.table)
    for section in Set((table.indexPathsForVisibleRows ?? []).map(\.section)).sorted() {
      let pairs = [
        ("header", table.headerView(forSection: section), fresh.headerView(forSection: section)),
        ("footer", table.footerView(forSection: section), fresh.footerView(forSection: section)),
      ]
      for case (let name, let shown?, let wanted?) in pairs {
        if !looksAlike(shown, wanted), let work = ListCatalogue.queuedWork {
          // What is wrong with the wait is said of cells.
          _ = work.settle()
        }
        guard !looksAlike(shown, wanted) else { continue }
        let difference = CellDifference(of: shown, from: wanted)
        hasStaleSection = true
        let row = table.indexPathsForVisibleRows?.first { $0.section == section }
        let stale = StaleCell(
          row: row.map(player.rig.row) ?? 0,
          field: "\(name) of section \(section), \(difference?.place ?? "its look")",
          expected: difference?.expected ?? "that of a new one",
          found: difference?.found ?? "another"
        )
        return note(stale, nil, nil)
      }
    }
  }

  private mutating func looksAlike(_ one: UIView, _ other: UIView) -> Bool {
    inspector.elements(of: one).look(like: inspector.elements(of: other))
  }
}
