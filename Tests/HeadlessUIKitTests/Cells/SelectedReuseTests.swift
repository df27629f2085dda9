// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("Reuse of selected cells") @MainActor struct SelectedReuseTests {
  /// The colours of the texts of the visible rows, after scrolling from the top to a row.
  private func colors(selecting rows: Set<Int>, at target: Int) -> [Int: UIColor] {
    let table = SizedTable(
      rows: 100,
      build: { $0.backgroundConfiguration = .listSidebarCell() },
      fill: { cell, row in
        var content = UIListContentConfiguration.sidebarCell()
        content.text = "Row \(row)"
        cell.contentConfiguration = content
      }
    )
    table.view.allowsMultipleSelection = true
    for row in rows {
      let path = IndexPath(row: row, section: 0)
      table.view.selectRow(at: path, animated: false, scrollPosition: .none)
    }
    table.render()
    table.view.scrollToRow(at: [0, target], at: .top, animated: false)
    table.render()
    var colors: [Int: UIColor] = [:]
    for (path, cell) in zip(table.view.indexPathsForVisibleRows ?? [], table.view.visibleCells) {
      let content = cell.contentConfiguration as? UIListContentConfiguration
      colors[path.row] = content?.textProperties.color
    }
    return colors
  }

  @Test("S1-12 S3-17: a reused cell displays the selection of its next row")
  func selectedAgain() {
    do {
      let shown = colors(selecting: Set(0..<100), at: 50)
      expect(shown.count > 3)
      for (row, color) in shown { expectEqual(color, .white, "row \(row)") }
    }
    do {
      let shown = colors(selecting: Set(0..<20), at: 50)
      expect(shown.count > 3)
      for (row, color) in shown { expectEqual(color, .label, "row \(row)") }
    }
  }
}
