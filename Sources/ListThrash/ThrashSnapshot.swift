// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Headless) import HeadlessUIKit

/// The geometry of a table at a moment, by the identity of its rows.
@MainActor struct ThrashSnapshot {
  struct Extent: Equatable {
    var minY: Double
    var height: Double

    func isIn(_ viewport: ClosedRange<Double>) -> Bool {
      height > 0 && minY < viewport.upperBound && minY + height > viewport.lowerBound
    }
  }

  struct Title: Hashable {
    let section: Int
    let isHeader: Bool
  }

  let list: NaiveList
  private(set) var extents: [RowPath: Extent] = [:]
  private(set) var extentsByIdentity: [Int: Extent] = [:]
  /// Headers and footers with a height, at their places and not where they float.
  private(set) var titles: [Title: Extent] = [:]
  /// Visible rows, by identity, from top to bottom.
  let visible: [Int]
  /// Rows with a cell, visible or not (R30), by identity.
  private(set) var kept: Set<Int> = []
  let offset: Double
  let highestOffset: Double
  let height: Double
  let totalHeight: Double
  let accounting: ReuseAccounting
  let selection: [IndexPath]

  var viewport: ClosedRange<Double> { offset...offset + height }

  init(_ table: UITableView, _ list: NaiveList) {
    self.list = list
    for path in list.paths {
      let rect = table.rectForRow(at: path.indexPath)
      let extent = Extent(minY: Double(rect.minY), height: Double(rect.height))
      extents[path] = extent
      if table.cellForRow(at: path.indexPath) != nil { kept.insert(list[path].id) }
      extentsByIdentity[list[path].id] = extent
    }
    for (number, section) in list.sections.enumerated() {
      let header = table.rectForHeader(inSection: number)
      let footer = table.rectForFooter(inSection: number)
      for (rect, isHeader) in [(header, true), (footer, false)] where rect.height > 0 {
        titles[Title(section: section.id, isHeader: isHeader)] =
          Extent(minY: Double(rect.minY), height: Double(rect.height))
      }
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
