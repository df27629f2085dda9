// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// Where everything in a table lies at a moment, by the identity of its rows.
@MainActor struct ThrashSnapshot {
  /// Where a row lies.
  struct Extent: Equatable {
    var minY: Double
    var height: Double

    /// Whether a viewport shows a part of the row.
    func isIn(_ viewport: ClosedRange<Double>) -> Bool {
      height > 0 && minY < viewport.upperBound && minY + height > viewport.lowerBound
    }
  }

  let list: NaiveList
  /// The extent of each row, by path and by identity.
  private(set) var extents: [RowPath: Extent] = [:]
  private(set) var extentsByIdentity: [Int: Extent] = [:]
  /// The rows with cells on the screen, by identity, from top to bottom.
  let visible: [Int]
  let offset: Double
  let highestOffset: Double
  let height: Double
  let totalHeight: Double
  let accounting: ReuseAccounting
  let selection: [IndexPath]

  /// The part of the content that is seen.
  var viewport: ClosedRange<Double> { offset...offset + height }

  /// Asks a table for everything.
  init(_ table: UITableView, _ list: NaiveList) {
    self.list = list
    for path in list.paths {
      let rect = table.rectForRow(at: path.indexPath)
      let extent = Extent(minY: Double(rect.minY), height: Double(rect.height))
      extents[path] = extent
      extentsByIdentity[list[path].id] = extent
    }
    visible = (table.indexPathsForVisibleRows ?? [])
      .map { path in
        let path = RowPath(path)
        return list.contains(path) ? list[path].id : -1
      }
    offset = Double(table.contentOffset.y)
    highestOffset = Double(table.verticalOffsetRange.upperBound)
    height = Double(table.frame.height)
    totalHeight = Double(table.contentSize.height)
    accounting = table.reuseAccounting()
    selection = table.indexPathsForSelectedRows ?? []
  }
}
