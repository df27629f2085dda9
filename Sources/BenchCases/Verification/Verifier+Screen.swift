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
  private(set) var rig: ListRig

  /// Has the screen of a strategy appear a second time.
  init(group: CaseGroup, strategy: CaseStrategy, rows: any RowSource) {
    self.group = group
    self.strategy = strategy
    self.rows = rows
    rig = Self.rig(group, strategy, rows)
  }

  private static func rig(
    _ group: CaseGroup,
    _ strategy: CaseStrategy,
    _ rows: any RowSource
  ) -> ListRig {
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
    rig = Self.rig(group, strategy, rows)
    rig.renderer.renderFrame()
  }

  /// Returns the cell of a row that is in view.
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
      isScreenRefused = true
      return note(fault)
    }
    guard screen.currentRowCount == screen.rowCount else {
      isScreenRefused = true
      return note(
        "the table has \(screen.currentRowCount) rows, and had \(screen.rowCount) when it appeared;"
          + " a screen that is measured keeps its rows while it is scrolled"
      )
    }
    let twin = follow(script)
    let shown = player.rig.table.indexPathsForVisibleRows?.map(screen.row) ?? []
    forEachCell { verifier, row, cell in
      guard let frame = twin.cell(ofRow: row)?.frame else { return }
      verifier.check(cell, at: row, expectedRow: row, in: frame)
    }
    // Which rows there is room for depends on what the cells show.
    if shown != twin.visibleRows, staleCount == 0 {
      note("rows \(shown) are shown, where a new screen shows rows \(twin.visibleRows)")
    }
    checkSections(twin)
  }

  /// Has the second screen do what the frame did, and returns it.
  private mutating func follow(_ script: RoundScript) -> FreshScreen {
    let (group, strategy, rows) = (group, strategy, rows)
    let twin =
      freshScreen ?? fresh.counted { FreshScreen(group: group, strategy: strategy, rows: rows) }
    freshScreen = twin
    let place = places.popFirst()
    fresh.counted {
      if let place { twin.show(place) } else { twin.load() }
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
        let (found, expected) = (inspector.elements(of: shown), inspector.elements(of: wanted))
        guard !found.elementsEqual(expected, by: { $0.looks(like: $1) }) else { continue }
        let difference = CellDifference(of: shown, from: wanted)
        hasStaleSection = true
        return note(
          "the \(name) of section \(section) is stale: "
            + (difference?.sentence ?? "it is drawn otherwise")
        )
      }
    }
  }
}
