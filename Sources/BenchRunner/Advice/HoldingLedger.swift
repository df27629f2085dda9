// SPDX-License-Identifier: Apache-2.0

import BenchCases
import Foundation
@_spi(Headless) import HeadlessUIKit

/// The growth of cells while they are filled again and again.
@MainActor struct HoldingLedger {
  private struct Seen {
    let cell: UITableViewCell
    let first: CellHoldings
    var last: CellHoldings
    var path: IndexPath
    var fillCount = 0
  }

  /// The cells are retained, so that no other one gets the same address.
  private var seen: [ObjectIdentifier: Seen] = [:]
  private(set) var identifiers: Set<String> = []
  /// True if cells host declarative views, which measure their texts by rules of their own.
  private(set) var hasHosting = false
  private(set) var paths: Set<IndexPath> = []

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

  /// Returns true for hosted content, by the name of its type: no module below this one knows it.
  private static func isHosting(_ cell: UITableViewCell) -> Bool {
    guard let configuration = cell.contentConfiguration else { return false }
    return _typeName(type(of: configuration), qualified: true).hasPrefix("SwiftUI.")
  }

  var fillCount: Int { seen.values.reduce(0) { $0 + $1.fillCount } }

  var cellCount: Int { seen.count }

  func cellCount(withStacks depth: Int) -> Int {
    seen.values.count { max($0.first.stackDepth, $0.last.stackDepth) >= depth }
  }

  /// The objects of a kind that all cells hold beyond those when they were first seen.
  func growth(of kind: CellHoldings.Kind) -> Int {
    seen.values.reduce(0) { sum, seen in
      sum + (seen.last.counts[kind] ?? 0) - (seen.first.counts[kind] ?? 0)
    }
  }
}
