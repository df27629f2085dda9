// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Beside the sections") @MainActor struct FurnitureTests {
  private func screen(_ rows: Int = 40, style: UITableView.Style = .plain) -> Screen {
    Screen(
      ListModel(sections: [
        .init(
          header: "Header",
          footer: nil,
          rows: (0..<rows).map { .init(title: "\($0)", height: 44) }
        )
      ]),
      style: style
    )
  }

  private func view(_ height: CGFloat) -> UIView { UIView(frame: CGRect(7, 7, 20, height)) }

  @Test("S3-05: views above and below all sections take their height and move the content")
  func aboveAndBelow() throws {
    do {
      let screen = screen()
      let (above, below) = (view(100), view(60))
      screen.table.tableHeaderView = above
      screen.table.tableFooterView = below
      screen.render()
      expectEqual(above.frame, CGRect(0, 0, 320, 100))
      expectEqual(below.frame, CGRect(0, 100 + 28 + 1760, 320, 60))
      expectEqual(screen.table.contentSize.height, 1948)
      expectEqual(screen.table.rect(forSection: 0).minY, 100)
      expectEqual(screen.table.rectForHeader(inSection: 0).minY, 100)
      expectEqual(screen.table.rectForRow(at: [0, 2]).minY, 216)
      expect(screen.table.indexPathForRow(at: CGPoint(5, 99)) == nil)
      expectEqual(screen.table.indexPathForRow(at: CGPoint(5, 217))?.row, 2)
      expectEqual(screen.table.indexPathsForRows(in: CGRect(0, 0, 9, 180))?.map(\.row), [0, 1])
      expectEqual(screen.table.visibleCells.first?.frame.minY, 128)
      expectEqual(screen.table.visibleCells.count, 8)
      screen.render(at: 150)
      expectEqual(screen.table.headerView(forSection: 0)?.frame.minY, 150)
      screen.table.frame.size.width = 500
      screen.render()
      expect(above.frame.width == 500 && below.frame.width == 500)
    }
    do {
      let screen = screen()
      let above = view(100)
      screen.table.tableHeaderView = above
      screen.render()
      above.frame.size.height = 30
      screen.table.tableHeaderView = above
      screen.render()
      expectEqual(above.frame.height, 30)
      expectEqual(screen.table.visibleCells.first?.frame.minY, 58)
      expectEqual(screen.table.contentSize.height, 1818)
      screen.table.tableHeaderView = nil
      expect(above.superview == nil)
      screen.render()
      try TableAudit(screen: screen).check()
      screen.render()
      expectEqual(screen.renderer.committedBytes, 0)
    }
    do {
      let screen = screen(4)
      screen.table.tableHeaderView = view(2000)
      screen.render(at: 1700)
      screen.table.tableHeaderView = nil
      screen.render()
      expectEqual(screen.table.contentOffset.y, 0)
    }
    for height in [-5, CGFloat.nan, .infinity, -.infinity] as [CGFloat] {
      let screen = screen()
      screen.table.tableHeaderView = view(height)
      screen.table.tableFooterView = view(height)
      screen.render()
      expect(screen.table.contentSize.height.isFinite)
      expect(screen.table.rectForHeader(inSection: 0).minY >= 0)
    }
  }

  @Test("R41: background views and filler rows lie behind the cells")
  func background() throws {
    var screen = screen()
    let behind = view(10)
    screen.render()
    screen.table.backgroundView = behind
    for offset in [0.0, 300, 900] {
      screen.render(at: offset)
      expectEqual(behind.frame, CGRect(0, offset, 320, 440))
      expect(screen.table.subviews.first === behind)
      try TableAudit(screen: screen).check()
    }
    screen.table.backgroundView = nil
    expect(behind.superview == nil)
    screen = self.screen(2)
    expectEqual(screen.table.fillerRowHeight, 0)
    screen.render()
    func lines() -> [Double] {
      screen.table.subviews.compactMap { $0 as? FillerRowsView }.filter { !$0.isHidden }
        .flatMap { view in
          view.displayList.compactMap { command in
            if case .fill(let rect, _) = command {
              Double(view.frame.minY + rect.maxY)
            } else {
              nil
            }
          }
        }
    }
    expectEqual(lines(), [])
    screen.table.fillerRowHeight = 100
    screen.render()
    // Two rows below a title end at 116; the viewport at 440.
    expectEqual(lines(), [216, 316, 416])
    screen.table.fillerRowHeight = UITableView.automaticDimension
    screen.render()
    expectEqual(lines(), stride(from: 160.0, through: 440, by: 44).map { $0 })
    screen.table.fillerRowHeight = 0
    screen.render()
    expectEqual(lines(), [])
  }

  @Test("S3-04: inset grouped sections keep a margin and round their ends")
  func insetGrouped() throws {
    do {
      for (width, margin) in [(320.0, 16.0), (413, 16), (414, 20), (30, 15), (0, 0)] {
        let screen = screen(3, style: .insetGrouped)
        screen.table.frame.size.width = CGFloat(width)
        screen.render()
        let row = screen.table.rectForRow(at: [0, 1])
        expectEqual(row, CGRect(margin, 38 + 44, width - 2 * margin, 44))
        expectEqual(screen.table.rect(forSection: 0).minX, CGFloat(margin))
        expectEqual(screen.table.headerView(forSection: 0)?.frame.minX, CGFloat(margin))
        let cells = screen.table.visibleCells
        expectEqual(cells.map(\.frame.minX), [margin, margin, margin].map { CGFloat($0) })
        expectEqual(cells.map { $0.layer.cornerRadius }, [10, 0, 10])
        expectEqual(cells[0].layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        expectEqual(cells[2].layer.maskedCorners, [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        expect(cells[0].clipsToBounds && !cells[1].clipsToBounds)
      }
      let screen = screen(3, style: .insetGrouped)
      screen.render()
      expect(screen.table.indexPathForRow(at: CGPoint(15.9, 50)) == nil)
      expectEqual(screen.table.indexPathForRow(at: CGPoint(16, 50))?.row, 0)
      expect(screen.table.indexPathForRow(at: CGPoint(304, 50)) == nil)
    }
    let one = screen(1, style: .insetGrouped)
    one.render()
    expectEqual(one.table.visibleCells[0].layer.maskedCorners, .all)
    let two = screen(40, style: .insetGrouped)
    two.render()
    two.table.visibleCells[0].layer.cornerRadius = 3
    for offset in stride(from: 0.0, to: 1400, by: 90) { two.render(at: offset) }
    expectEqual(two.source.cells.filter { $0.layer.cornerRadius == 3 }.count, 1)
    for cell in two.table.visibleCells where cell.layer.cornerRadius == 10 {
      expect([0, 39].contains(two.table.indexPath(for: cell)?.row))
    }
  }

  @Test("header padding, text sizes and insets move the titles")
  func topPadding() throws {
    var screen = screen()
    expectEqual(screen.table.sectionHeaderTopPadding, UITableView.automaticDimension)
    screen.render()
    expectEqual(screen.table.rectForHeader(inSection: 0), CGRect(0, 0, 320, 28))
    screen.table.sectionHeaderTopPadding = 22
    screen.render()
    expectEqual(screen.table.rectForHeader(inSection: 0), CGRect(0, 22, 320, 28))
    expectEqual(screen.table.rectForRow(at: [0, 0]).minY, 50)
    expectEqual(screen.table.contentSize.height, 1810)
    let header = try require(screen.table.headerView(forSection: 0))
    expectEqual(header.frame, CGRect(0, 22, 320, 28))
    screen.render(at: 10)
    expectEqual(header.frame.minY, 22)
    screen.render(at: 100)
    expectEqual(header.frame, CGRect(0, 100, 320, 28))
    let grouped = self.screen(style: .grouped)
    grouped.table.sectionHeaderTopPadding = 22
    grouped.render()
    expectEqual(grouped.table.rectForHeader(inSection: 0).minY, 0)
    screen = self.screen()
    screen.render(at: 200)
    screen.source.asked = []
    screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraLarge
    let path = try require(screen.table.indexPathsForVisibleRows?.first)
    let top = screen.table.rectForRow(at: path).minY - screen.table.contentOffset.y
    screen.render()
    expect(screen.table.rectForHeader(inSection: 0).height > 40)
    expectEqual(screen.table.rectForRow(at: path).minY - screen.table.contentOffset.y, top)
    expect(screen.source.asked.isEmpty)
    screen.window.traitOverrides.preferredContentSizeCategory = .large
    screen.render()
    expectEqual(screen.table.rectForHeader(inSection: 0).height, 28)
    screen = Screen(
      ListModel(
        sections: (0..<4)
          .map { section in
            .init(
              header: "Header \(section)",
              footer: "Footer \(section)",
              rows: (0..<20).map { .init(title: "\($0)", height: 44) }
            )
          }
      )
    )
    screen.table.contentInset = UIEdgeInsets(50, 0, 30, 0)
    screen.render(at: 300)
    expectEqual(screen.table.headerView(forSection: 0)?.frame.minY, 350)
    expectEqual(screen.table.footerView(forSection: 0)?.frame.maxY, 710)
    // Section 0 ends at 936; its last points lie under the inset.
    screen.render(at: 900)
    expectEqual(screen.table.headerView(forSection: 1)?.frame.minY, 950)
  }
}
