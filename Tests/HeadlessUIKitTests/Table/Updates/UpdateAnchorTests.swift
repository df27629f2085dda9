// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Update anchor") @MainActor struct UpdateAnchorTests {
  private let screen = Screen(ListModel(titles: (0..<100).map { "row \($0)" }))

  private var table: UITableView { screen.table }

  private var picture: [String] {
    table.visibleCells.map { cell in
      "\((cell as? TrackedCell)?.title.text ?? "") at \(cell.frame.minY - table.contentOffset.y)"
    }
  }

  @Test("L10: rows that come, go or move above the viewport move nothing that is seen")
  func above() throws {
    screen.render(at: 1_000.5)
    let seen = picture
    table.performBatchUpdates {
      screen.source.model.sections[0].rows.removeFirst(5)
      table.deleteRows(at: (0..<5).map { path($0) }, with: .none)
      screen.source.model.sections[0].rows.insert(.init(title: "new", height: 44), at: 10)
      table.insertRows(at: [path(10)], with: .none)
    }
    screen.render()
    expectEqual(picture, seen)
    expectEqual(Double(table.contentOffset.y), 1_000.5 - 4 * 44)
    try TableAudit(screen: screen).check()
    try UpdateAnchorTests().atTop()
    UpdateAnchorTests().belowTop()
    UpdateAnchorTests().moved()
  }

  private func atTop() throws {
    for inset: CGFloat in [0, 20] {
      table.contentInset.top = inset
      table.contentOffset.y = -inset
      screen.render()
      screen.source.model.sections[0].rows.insert(.init(title: "new", height: 44), at: 0)
      table.insertRows(at: [path(0)], with: .none)
      screen.render()
      expect(picture.first == "new at \(inset)" && table.contentOffset.y == -inset)
      try TableAudit(screen: screen).check()
    }
  }

  private func belowTop() {
    screen.render(at: 0.5)
    let seen = picture
    screen.source.model.sections[0].rows.insert(.init(title: "new", height: 44), at: 0)
    table.insertRows(at: [path(0)], with: .none)
    screen.render()
    expect(picture == seen && table.contentOffset.y == 44.5)
  }

  private func moved() {
    screen.render(at: 440)
    let row = screen.source.model.sections[0].rows.remove(at: 10)
    screen.source.model.sections[0].rows.append(row)
    table.moveRow(at: path(10), to: path(99))
    screen.render()
    // Row 11 stays where it was, a row below the edge; row 9 fills what row 10 has left.
    expectEqual(picture.first, "row 9 at 0.0")
    expectEqual(picture[1], "row 11 at 44.0")
  }

  @Test("content that goes or shrinks brings what follows to the top")
  func allSeen() throws {
    screen.render(at: 440)
    screen.source.model.sections[0].rows.removeSubrange(5..<30)
    table.deleteRows(at: (5..<30).map { path($0) }, with: .none)
    screen.render()
    expectEqual(picture.first, "row 30 at 0.0")
    try TableAudit(screen: screen).check()
    try UpdateAnchorTests().short()
  }

  private func short() throws {
    screen.render(at: 3_960)
    screen.source.model.sections[0].rows.removeFirst(95)
    table.deleteRows(at: (0..<95).map { path($0) }, with: .none)
    screen.render()
    expectEqual(table.contentOffset.y, 0)
    expectEqual(screen.visibleTitles, (95..<100).map { "row \($0)" })
    try TableAudit(screen: screen).check()
  }

  @Test("rows that grow, scrolls and updates before one frame keep the anchor")
  func growthAtTheStart() throws {
    let heights = [200.0, 200] + Array(repeating: 40, count: 40)
    let screen = SizingScreen(rows: [heights], estimate: 200)
    screen.render(at: 100)
    let place = screen.top(path(1))
    // The new row is taken for 200 points and turns out at 30, so that the table ends at its start;
    // told of that scroll, the app makes it higher.
    screen.rows[0][0] = 30
    screen.table.performBatchUpdates {
      screen.table.deleteRows(at: [path(0)], with: .none)
      screen.table.insertRows(at: [path(0)], with: .none)
    }
    screen.scrolled = {
      guard screen.table.contentOffset.y == 0, screen.rows[0][0] == 30 else { return }
      screen.rows[0][0] = 180
      let cell = screen.table.cellForRow(at: [0, 0])
      cell?.contentConfiguration = SizingScreen.BlockConfiguration(height: 180)
      cell?.contentView.invalidateIntrinsicContentSize()
    }
    screen.render()
    expectEqual(screen.rows[0][0], 180)
    expectEqual(screen.table.contentOffset.y, CGFloat(180 - place))
    expectEqual(screen.top(path(1)), place)
    try UpdateAnchorTests().scrolledBefore()
    try UpdateAnchorTests().oneAfterTheOther()
    UpdateAnchorTests().movedSection()
  }

  private func scrolledBefore() throws {
    for offset in [2_000.5, 0] {
      screen.render(at: 1_000)
      table.contentOffset.y = offset
      screen.source.model.sections[0].rows.insert(.init(title: "new", height: 44), at: 30)
      table.insertRows(at: [path(30)], with: .none)
      expectEqual(Double(table.contentOffset.y), offset == 0 ? 0 : offset + 44)
      screen.render()
      expectEqual(picture.first, offset == 0 ? "row 0 at 0.0" : "row 45 at -20.5")
    }
    try TableAudit(screen: screen).check()
  }

  private func oneAfterTheOther() throws {
    screen.render(at: 440)
    for row in (5..<30).reversed() {
      screen.source.model.sections[0].rows.remove(at: row)
      table.deleteRows(at: [path(row)], with: .none)
    }
    screen.source.model.sections[0].rows.insert(.init(title: "new", height: 44), at: 0)
    table.insertRows(at: [path(0)], with: .none)
    screen.render()
    // Row 30 was the next below row 10 when that went, so from then on it stays.
    expectEqual(Array(picture.prefix(2)), ["row 4 at 0.0", "row 30 at 44.0"])
    try TableAudit(screen: screen).check()
  }

  private func movedSection() {
    let rows = (0..<100_000).map { ListModel.Row(title: "row \($0)", height: 44) }
    let screen = Screen(ListModel(sections: [.init(rows: rows), .init(rows: rows)]))
    screen.render(at: 440)
    let former = screen.table.indexVisitCount
    screen.source.model.sections.swapAt(0, 1)
    screen.table.moveSection(0, toSection: 1)
    // A look at each row would be 100,000 descents.
    expect(screen.table.indexVisitCount - former < 1_000)
    expectEqual(screen.table.contentOffset.y, 0)
  }
}
