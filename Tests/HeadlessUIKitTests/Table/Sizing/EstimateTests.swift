// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("Estimates") @MainActor struct EstimateTests {
  /// A delegate that estimates each row and decides on none.
  private final class Estimating: NSObject, UITableViewDelegate {
    var asked = 0
    var estimate: (IndexPath) -> CGFloat = { CGFloat(10 + $0.row % 3) }

    func tableView(_: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
      asked += 1
      return estimate(indexPath)
    }
  }

  private func screen(rows: Int = 1000) -> Screen {
    Screen(ListModel(titles: (0..<rows).map { "\($0)" }), heights: .estimated(44))
  }

  @Test(
    "R26 S3-13: a delegate's estimates and counts are asked for at load, in order and once a row"
  )
  func delegate() {
    do {
      let screen = screen(rows: 999)
      let delegate = Estimating()
      screen.table.delegate = delegate
      _ = screen.table.numberOfSections
      expectEqual(delegate.asked, 999)
      expectEqual(screen.table.contentSize.height, 10_989)
      delegate.estimate = { _ in UITableView.automaticDimension }
      screen.table.reloadData()
      _ = screen.table.numberOfSections
      expectEqual(screen.table.contentSize.height, 43_956, "left to the table")
      delegate.estimate = { _ in 0 }
      screen.table.rowHeight = 60
      _ = screen.table.numberOfSections
      expectEqual(screen.table.contentSize.height, 59_940, "no estimate: the decided height")
    }
    do {
      let screen = screen()
      _ = screen.table.numberOfSections
      expect(screen.table.heightRules.delegateEstimatesRows == false)
      expectEqual(screen.source.heightCalls, 0)
    }
    do {
      final class Asking: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
          let rows = tableView.numberOfRows(inSection: indexPath.section)
          return indexPath.row == rows - 1 ? 100 : 10 * CGFloat(tableView.numberOfSections)
        }
      }
      let screen = screen(rows: 20)
      let delegate = Asking()
      screen.table.estimatedRowHeight = 0
      screen.table.delegate = delegate
      _ = screen.table.numberOfSections
      expectEqual(screen.table.contentSize.height, 290)
    }
    final class Ordered: NSObject, UITableViewDataSource, UITableViewDelegate {
      var calls: [String] = []
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        calls.append("rows \(section)")
        return 1
      }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        calls.append("height \(indexPath.section)")
        return 44
      }
    }
    let source = Ordered()
    let table = UITableView(frame: .zero)
    table.estimatedRowHeight = 0
    table.dataSource = source
    table.delegate = source
    _ = table.numberOfSections
    expectEqual(source.calls, ["rows 0", "rows 1", "height 0", "height 1"])
  }

  @Test("rows of 10^9 points are laid out like others")
  func giants() throws {
    var model = ListModel(titles: (0..<50).map { "\($0)" })
    for row in 0..<50 { model.sections[0].rows[row].height = row.isMultiple(of: 2) ? 1e9 : 44 }
    let screen = Screen(model, heights: .estimated(44))
    screen.render()
    expectEqual(screen.table.indexPathsForVisibleRows?.map(\.row), [0])
    for row in [1, 7, 20, 49] {
      screen.table.scrollToRow(at: [0, row], at: .bottom, animated: false)
      screen.render()
      try TableAudit(screen: screen).check()
      let rect = screen.table.rectForRow(at: [0, row])
      expect(abs(rect.maxY - screen.table.contentOffset.y - 440) <= 0.5, "row \(row)")
    }
  }
}
