// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Heights through updates") @MainActor struct SectionUpdateHeightTests {
  private func screen() -> SizingScreen {
    SizingScreen(
      rows: Array(repeating: Array(repeating: 70, count: 6), count: 40),
      headers: Array(repeating: 50, count: 40)
    )
  }

  @Test("updates keep the rows seen and the row to scroll to, and measure new headers")
  func anchor() throws {
    do {
      let screen = screen()
      screen.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 333))
      screen.render(at: 5000)
      let path = try require(screen.table.indexPathsForVisibleRows?.first)
      let top = screen.top(path)
      screen.rows[0].insert(contentsOf: [100, 200, 300], at: 2)
      screen.table.insertRows(at: [2, 3, 4].map { IndexPath(row: $0, section: 0) }, with: .none)
      screen.render()
      expectEqual(screen.top(path), top)
      expectEqual(screen.table.cellForRow(at: path)?.frame, screen.table.rectForRow(at: path))
    }
    do {
      let screen = screen()
      screen.render()
      screen.rows.insert([70], at: 1)
      screen.headers.insert(90, at: 1)
      screen.table.insertSections(IndexSet(integer: 1), with: .none)
      expectEqual(screen.table.rectForHeader(inSection: 1).height, 28)
      screen.render(at: 300)
      expectEqual(screen.table.rectForHeader(inSection: 1).height, 90)
      expectEqual(screen.table.headerView(forSection: 1)?.frame.height, 90)
      screen.rows.remove(at: 1)
      screen.headers.remove(at: 1)
      screen.table.deleteSections(IndexSet(integer: 1), with: .none)
      screen.render()
      expect(screen.shownHeaders.values.allSatisfy { $0.height == 50 })
    }
    do {
      let screen = screen()
      screen.render()
      screen.table.scrollToRow(at: [20, 3], at: .bottom, animated: false)
      screen.rows.remove(at: 2)
      screen.headers.remove(at: 2)
      screen.table.deleteSections(IndexSet(integer: 2), with: .none)
      screen.render()
      expectEqual(screen.top(IndexPath(row: 3, section: 19)), 440 - 70)
    }
    final class Source: NSObject, UITableViewDataSource {
      var moves: [[Int]] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ table: UITableView, moveRowAt from: IndexPath, to target: IndexPath) {
        moves.append([from.row, target.row])
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    table.rowHeight = 44
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 100))
    table.dataSource = source
    table.isEditing = true
    FrameRenderer(root: table).renderFrame()
    table.dropRow(at: [0, 0], on: CGPoint(x: 5, y: 100 + 3 * 44 + 1))
    expectEqual(source.moves, [[0, 3]])
  }
}
