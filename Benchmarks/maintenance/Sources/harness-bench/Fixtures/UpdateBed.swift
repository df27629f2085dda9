// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation
@_spi(Headless) import HeadlessUIKit

/// A table whose rows all have a height of their own, asked for at load, and which was never shown.
@MainActor final class UpdateBed: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
  private let list: MeasuredRows
  private var rowCount: Int

  /// Loads the first rows of a list.
  init(_ list: MeasuredRows, rowCount: Int = MeasuredRows.rowCount) {
    self.list = list
    self.rowCount = rowCount
    super.init()
    table.estimatedRowHeight = 0
    table.dataSource = self
    table.delegate = self
    precondition(table.numberOfRows(inSection: 0) == rowCount, "The table has not loaded its rows.")
  }

  /// Inserts rows at random places, one call after the other.
  func insertOneByOne(_ count: Int) {
    for place in 0..<count {
      rowCount += 1
      table.insertRows(at: [path(of: place)], with: .none)
    }
    precondition(table.numberOfRows(inSection: 0) == rowCount, "The table has lost rows.")
  }

  /// Deletes, inserts and moves a third each of some random rows in one batch.
  func changeInOneBatch(_ count: Int) {
    let places = distinctPaths(count)
    let third = count / 3
    table.performBatchUpdates { [table] in
      table.deleteRows(at: Array(places[..<third]), with: .none)
      table.insertRows(at: Array(places[..<third]), with: .none)
      for place in third..<2 * third {
        table.moveRow(at: places[place], to: places[place + third])
      }
    }
  }

  /// Random rows, none twice.
  private func distinctPaths(_ count: Int) -> [IndexPath] {
    var seen: Set<Int> = []
    var paths: [IndexPath] = []
    for place in list.rows where paths.count < count && seen.insert(place % rowCount).inserted {
      paths.append(IndexPath(row: place % rowCount, section: 0))
    }
    return paths
  }

  private func path(of place: Int) -> IndexPath {
    IndexPath(row: list.rows[place % MeasuredRows.placeCount], section: 0)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    list.heights[indexPath.row % MeasuredRows.rowCount]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

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
