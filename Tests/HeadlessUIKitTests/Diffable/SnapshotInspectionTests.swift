// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Snapshot inspection") @MainActor struct SnapshotInspectionTests {
  private static func snapshot(_ sections: [[String]]) -> NSDiffableDataSourceSnapshot<Int, String>
  {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    for (number, items) in sections.enumerated() {
      snapshot.appendSections([number])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test("inspection compares the displayed items and presumes heights for the others")
  func items() throws {
    do {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
      expect(SnapshotInspection(of: table) == nil)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, _ in
        table.dequeueReusableCell(withIdentifier: "cell", for: path)
      }
      source.apply(Self.snapshot([["a", "b"], ["c"]]), animatingDifferences: false)
      let first = try require(SnapshotInspection(of: table))
      expectEqual(first.items, ["a", "b", "c"])
      source.applySnapshotUsingReloadData(Self.snapshot([["c"], ["d"]]))
      let second = try require(SnapshotInspection(of: table))
      expect(second.items == ["c", "d"] && second.comparedCount == first.comparedCount)
      source.apply(Self.snapshot([["c", "d"]]), animatingDifferences: false)
      let third = try require(SnapshotInspection(of: table))
      expect(third.items == ["c", "d"] && third.comparedCount == second.comparedCount + 1)
    }
    do {
      let path = IndexPath(row: 3, section: 0)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
      table.rowHeight = 50
      expectEqual(table.presumedHeight(at: path), 50)
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = 120
      expectEqual(table.presumedHeight(at: path), 120)
      let delegate = EstimatingDelegate()
      table.delegate = delegate
      expectEqual(table.presumedHeight(at: path), 33)
    }
  }

  private final class EstimatingDelegate: NSObject, UITableViewDelegate {
    func tableView(_: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { CGFloat(indexPath.row * 11) }
  }
}
