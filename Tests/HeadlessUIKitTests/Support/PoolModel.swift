// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Says which cell shows which row, for lists whose heights are known at load.
///
/// Cells are numbers in the order of their making. Rows that leave are given back from top to
/// bottom; rows that enter are served from top to bottom, those above the kept ones first; a pool
/// hands out what it got last (the design's LIFO).
struct PoolModel {
  /// The cell of each visible row, from top to bottom.
  private(set) var visible: [(path: IndexPath, cell: Int)] = []
  var cap: Int?
  private(set) var madeCount = 0
  private(set) var discardedCount = 0
  private var pools: [Int: [Int]] = [:]
  private var kinds: [Int: Int] = [:]

  var pooledCount: Int { pools.values.reduce(0) { $0 + $1.count } }

  /// Shows some rows; `kind` says which kind of cell a row needs.
  mutating func show(_ paths: [IndexPath], kind: (IndexPath) -> Int) {
    let wanted = Set(paths)
    for row in visible where !wanted.contains(row.path) { giveBack(row.cell) }
    let kept = Dictionary(
      uniqueKeysWithValues: visible.filter { wanted.contains($0.path) }.map { ($0.path, $0.cell) }
    )
    visible = paths.map { path in (path, kept[path] ?? take(kind(path))) }
  }

  /// Gives all cells back, as a reload does.
  mutating func giveAllBack() {
    for row in visible { giveBack(row.cell) }
    visible = []
  }

  private mutating func giveBack(_ cell: Int) {
    let kind = kinds[cell] ?? 0
    if let cap, pools[kind, default: []].count >= cap {
      discardedCount += 1
    } else {
      pools[kind, default: []].append(cell)
    }
  }

  private mutating func take(_ kind: Int) -> Int {
    if let cell = pools[kind, default: []].popLast() { return cell }
    kinds[madeCount] = kind
    madeCount += 1
    return madeCount - 1
  }
}
