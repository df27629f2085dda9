// SPDX-License-Identifier: Apache-2.0

import BenchLists
import Foundation
@_spi(Headless) import HeadlessUIKit

/// A second screen that plays the same and recycles no cell: its pools are empty, so each view is made for its row.
@MainActor final class FreshScreen {
  private let group: CaseGroup
  private let strategy: CaseStrategy
  private let rows: any RowSource
  private(set) lazy var rig = makeRig()

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

  func show(_ place: RowPlace) { rig.renderFrame(atOffset: rig.offset(of: place)) }

  func load() {
    rig = makeRig()
    rig.renderer.renderFrame()
  }

  func change(_ row: Int) { rig.renderFrame(changing: row) }

  func cell(ofRow row: Int) -> UITableViewCell? {
    guard let screen = rig.screen, row < screen.rowCount else { return nil }
    return rig.table.cellForRow(at: screen.path(ofRow: row))
  }

  var visibleRows: [Int] {
    var rows: [Int] = []
    rig.table.forEachVisibleRow { path, _ in rows.append(rig.row(at: path)) }
    return rows
  }
}

extension Verifier {
  /// Compares a screen after a frame with one that recycles nothing: rows, positions, content and section views.
  mutating func check(_ screen: PlayedScreen, _ script: RoundScript) {
    // Faults of the whole screen are reported once.
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
    // The rows that fit, and their positions, depend on the content of the cells.
    let (offset, wanted) = (player.rig.table.contentOffset.y, twin.rig.table.contentOffset.y)
    if offset != wanted, staleCount == 0 {
      note("the offset is \(offset), where a new screen is at \(wanted)")
    }
    if shown != twin.visibleRows, staleCount == 0 {
      note("rows \(shown) are shown, where a new screen shows rows \(twin.visibleRows)")
    }
    checkSections(twin)
  }

  /// Records that a screen shows nothing that could be measured.
  private mutating func refuse(_ sentence: String, found: String, expected: String) {
    isScreenRefused = true
    note(sentence)
    note(StaleCell(row: 0, field: "the table", expected: expected, found: found), nil, nil)
  }

  /// Repeats the frame on the second screen, and returns it.
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

  /// Compares visible headers and footers with those of the second screen.
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
          // Faults of the wait are reported for cells.
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
