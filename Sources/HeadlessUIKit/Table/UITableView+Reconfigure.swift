// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
import Foundation

extension UITableView {
  /// Fills the cells of the rows that `reconfigureRows(at:)` named, in the order of the calls.
  ///
  /// Returns those that have a cell.
  @inline(never)
  func reconfigurePendingRows() -> [IndexPath] {
    guard !pendingReconfigures.isEmpty, let dataSource else { return [] }
    let paths = pendingReconfigures
    pendingReconfigures.removeAll(keepingCapacity: true)
    var refilled: [IndexPath] = []
    refilled.reserveCapacity(paths.count)
    for path in paths {
      guard let position = visiblePosition(section: path.section, row: path.row) else {
        // A cell off the screen is filled again too, and measured when it comes.
        if let cell = offscreen?.handOut(RowPath(path)) {
          reconfigure(cell, at: path, from: dataSource)
        }
        continue
      }
      reconfigure(visible[position].cell, at: path, from: dataSource)
      refilled.append(path)
    }
    return refilled
  }

  private func reconfigure(
    _ filled: UITableViewCell,
    at path: IndexPath,
    from dataSource: any UITableViewDataSource
  ) {
    cellObserver?.cellWillPrepare()
    engine_count_reconfigures(1)
    engine_count_data_source_cell_calls(1)
    reconfiguring = filled
    refilling = filled
    let cell = dataSource.tableView(self, cellForRowAt: path)
    reconfiguring = nil
    require(
      cell === filled,
      "While row \(path.row) of section \(path.section) is reconfigured, the data source must "
        + "return the row's own cell, which dequeueReusableCell(withIdentifier:for:) hands out."
    )
    cell.live(.rebind)
    cell.flushConfigurationUpdate()
    refilling = nil
    cellObserver?.cellDidConfigure()
  }

  /// The entry of `visible` that shows a row, by binary search.
  func visiblePosition(section: Int, row: Int) -> Int? {
    let wanted = RowSlot(section: section, row: row, minY: 0, height: 0)
    var low = 0
    var high = visible.count
    while low < high {
      let middle = (low + high) / 2
      if visible[middle].slot.precedes(wanted) { low = middle + 1 } else { high = middle }
    }
    guard low < visible.count, !wanted.precedes(visible[low].slot) else { return nil }
    return low
  }
}
