// SPDX-License-Identifier: Apache-2.0

import Foundation
import ListAlgorithms

extension UITableView {
  /// Moves a row that the user has dragged to a point of the content, unless the delegate says
  /// otherwise; the data source is told before.
  ///
  /// A point above or below all rows stands for the first or the last of them; one beside rows, in a
  /// header or a footer, for none.
  func dropRow(at path: IndexPath, on point: CGPoint) {
    guard storedIsEditing, let proposed = dropTarget(at: Double(point.y) - rowsTop) else { return }
    let target =
      storedDelegate?
      .tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed)
      ?? proposed
    guard target != path else { return }
    dataSource?.tableView(self, moveRowAt: path, to: target)
    moveRow(at: path, to: target)
  }

  private func dropTarget(at y: Double) -> IndexPath? {
    guard index.rowCount > 0 else { return nil }
    let first = index.row(atOrdinal: 0)
    if y < index.extent(ofRow: first.row, inSection: first.section).minY {
      return IndexPath(row: first.row, section: first.section)
    }
    let last = index.row(atOrdinal: index.rowCount - 1)
    if y >= index.extent(ofRow: last.row, inSection: last.section).maxY {
      return IndexPath(row: last.row, section: last.section)
    }
    guard case .row(let section, let row)? = index.element(atOffset: y)?.element else { return nil }
    return IndexPath(row: row, section: section)
  }
}
