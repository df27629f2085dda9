// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation
import HeadlessUIKit

/// A table with a diffable data source that goes from one list of items to another.
@MainActor final class DiffableBed<Item: Hashable & Sendable> {
  private typealias Source = UITableViewDiffableDataSource<Int, Item>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Item>

  private let old: [Item]
  private let new: [Item]
  private let table: UITableView
  private let renderer: FrameRenderer
  private let source: Source
  private var next = Snapshot()

  /// Sets up a table of 320 x 480 points, the size of the published workload.
  init(from old: [Item], to new: [Item]) {
    self.old = old
    self.new = new
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    renderer = FrameRenderer(root: table)
    source = Source(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
  }

  /// Shows the old list, and builds the snapshot of the new one.
  func prepare() {
    source.applySnapshotUsingReloadData(Self.snapshot(of: old), completion: nil)
    renderer.renderFrame()
    next = Self.snapshot(of: new)
  }

  /// Applies the snapshot and renders the frame that shows it.
  func apply() {
    source.apply(next, animatingDifferences: true, completion: nil)
    renderer.renderFrame()
  }

  private static func snapshot(of items: [Item]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }
}
