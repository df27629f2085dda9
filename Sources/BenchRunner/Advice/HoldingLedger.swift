// SPDX-License-Identifier: Apache-2.0

import BenchCases
import Foundation
@_spi(Headless) import HeadlessUIKit

/// How what cells hold grows while they are filled again and again.
@MainActor struct HoldingLedger {
  /// A cell from the first frame in which it was seen.
  private struct Seen {
    let cell: UITableViewCell
    let first: CellHoldings
    var last: CellHoldings
    var path: IndexPath
    var fillCount = 0
  }

  /// The cells are kept, so that no other one gets the place of one in memory.
  private var seen: [ObjectIdentifier: Seen] = [:]
  /// The names under which the pools know the cells.
  private(set) var identifiers: Set<String> = []
  /// Whether cells host declarative views, which measure their texts by rules of their own.
  private(set) var hasHosting = false
  /// The rows that were in view.
  private(set) var paths: Set<IndexPath> = []

  /// Takes down the cells in view after a frame.
  mutating func note(_ table: UITableView) {
    table.forEachVisibleRow { path, cell in
      paths.insert(path)
      if let identifier = cell.reuseIdentifier { identifiers.insert(identifier) }
      let key = ObjectIdentifier(cell)
      guard var known = seen[key] else {
        let holdings = CellHoldings(of: cell)
        if Self.isHosting(cell) { hasHosting = true }
        seen[key] = Seen(cell: cell, first: holdings, last: holdings, path: path)
        return
      }
      guard known.path != path else { return }
      known.path = path
      known.fillCount += 1
      known.last = CellHoldings(of: cell)
      seen[key] = known
    }
  }

  /// Whether a cell's content is hosted: no module below this one knows the type of its configuration.
  private static func isHosting(_ cell: UITableViewCell) -> Bool {
    guard let configuration = cell.contentConfiguration else { return false }
    return _typeName(type(of: configuration), qualified: true).hasPrefix("SwiftUI.")
  }

  /// In how many fills cells went on to another row.
  var fillCount: Int { seen.values.reduce(0) { $0 + $1.fillCount } }

  /// How many cells were seen.
  var cellCount: Int { seen.count }

  /// The cells in which so many stack views lie in each other.
  func cellCount(withStacks depth: Int) -> Int {
    seen.values.count { max($0.first.stackDepth, $0.last.stackDepth) >= depth }
  }

  /// How many things of a kind all cells hold more than when they were first seen.
  func growth(of kind: CellHoldings.Kind) -> Int {
    seen.values.reduce(0) { sum, seen in
      sum + (seen.last.counts[kind] ?? 0) - (seen.first.counts[kind] ?? 0)
    }
  }
}
