// SPDX-License-Identifier: Apache-2.0

import Foundation
import ListAlgorithms

/// How updates reach what is on the screen, and what is selected.
extension UITableView {
  /// The topmost row in the viewport that stays where it is, one that has a cell before one that has
  /// none; if there is no such row, the next one below comes to the top.
  ///
  /// Where the content is seen from its start no row rests: the offset stays, as in UIKit, so that
  /// rows that come above the first one are seen.
  ///
  /// - Complexity: O(rows in the viewport + k log n) for k named rows and sections.
  func anchor(under plan: UpdatePlan) -> RestingRow? {
    guard laidOutSize != .zero, boundsOrigin.y > verticalOffsetRange.lowerBound else { return nil }
    let top = Double(boundsOrigin.y) - rowsTop
    let bottom = top + Double(storedFrame.height)
    for row in visible where row.slot.minY + row.slot.height > top && row.slot.minY < bottom {
      if let path = plan.restingPath(of: row.slot.path) {
        return restingRow(path, at: row.slot.minY - top)
      }
    }
    // The table was scrolled since its last layout, or earlier updates have taken its cells.
    var found: RestingRow?
    var last: RowPath?
    index.forEachElement(from: top, to: bottom) { placement in
      guard case .row(let section, let row) = placement.element else { return true }
      let path = RowPath(section: section, row: row)
      last = path
      found = plan.restingPath(of: path)
        .map { restingRow($0, at: placement.extent.minY - top) }
      return found == nil
    }
    return found ?? last.flatMap { anchor(below: $0, under: plan) }
  }

  /// The first row below one that stays where it is, for the top of the viewport.
  private func anchor(below last: RowPath, under plan: UpdatePlan) -> RestingRow? {
    var ordinal = index.ordinal(ofRow: last.row, inSection: last.section) + 1
    while ordinal < index.rowCount {
      let (section, row) = index.row(atOrdinal: ordinal)
      if let path = plan.restingPath(of: RowPath(section: section, row: row)) {
        return restingRow(path, at: 0)
      }
      // Where a section goes or moves, none of its rows rests, however many it has.
      ordinal += plan.rests(section: section) ? 1 : index.rowCount(inSection: section) - row
    }
    return nil
  }

  private func restingRow(_ path: RowPath, at distance: Double) -> RestingRow {
    RestingRow(path: path, distance: distance, offset: boundsOrigin.y)
  }

  /// Scrolls so that a row keeps its distance; an offset that showed content only still does.
  func hold(_ anchor: RestingRow?, _ keepsInside: (above: Bool, below: Bool)) {
    var target = Double(boundsOrigin.y)
    if let anchor {
      let minY = index.extent(ofRow: anchor.path.row, inSection: anchor.path.section).minY
      target = minY - anchor.distance + rowsTop
    }
    let range = verticalOffsetRange
    if keepsInside.below { target = min(target, Double(range.upperBound)) }
    if keepsInside.above { target = max(target, Double(range.lowerBound)) }
    guard target != Double(boundsOrigin.y) else { return }
    moveOffset(to: CGPoint(x: boundsOrigin.x, y: CGFloat(target)))
  }

  /// Gives the cells on the screen, the selection and what is to be reconfigured their new places.
  ///
  /// Returns the rows that are gone with their cells, which are still to be given back.
  func remapRows(by plan: UpdatePlan) -> [VisibleRow] {
    var gone: [VisibleRow] = []
    var kept: [VisibleRow] = []
    let reloaded = Set(plan.batch.reloadedRows)
    for row in visible {
      let old = row.slot.path
      guard let path = plan.newPath(of: old) else {
        gone.append(row)
        continue
      }
      if reloaded.contains(old) {
        replace(row)
        continue
      }
      kept.append(remapped(row, to: path))
    }
    // Moves have changed the order; the merge of `fillGaps()` relies on it.
    kept.sort { $0.slot.precedes($1.slot) }
    visible = kept
    hasGaps = true
    remapOffscreenRows { path in reloaded.contains(path) ? nil : plan.newPath(of: path) }
    let mapped = { (path: IndexPath) in plan.newPath(of: RowPath(path))?.indexPath }
    selection.remap(plan.newPath)
    pendingReconfigures += plan.batch.reconfiguredRows.map(\.indexPath)
    pendingReconfigures = pendingReconfigures.compactMap(mapped)
    pressedPath = pressedPath.flatMap(mapped)
    scrollTarget = scrollTarget.flatMap { target in mapped(target.path).map(target.moved(to:)) }
    return gone
  }

  private func remapped(_ row: VisibleRow, to path: RowPath) -> VisibleRow {
    let extent = index.extent(ofRow: path.row, inSection: path.section)
    let slot = RowSlot(
      section: path.section,
      row: path.row,
      minY: extent.minY,
      height: extent.height
    )
    row.cell.section = path.section
    row.cell.row = path.row
    if style != .plain { row.cell.move(to: sectionPlace(of: slot)) }
    return VisibleRow(slot: slot, cell: row.cell)
  }

  /// Lets a cell stand until the new cell of its row has come (R34).
  private func replace(_ row: VisibleRow) {
    row.cell.row = -1
    row.cell.section = -1
    replaced.append(row)
  }

  /// Gives back the cells whose rows have got new ones.
  func endDisplayingReplaced() {
    guard !replaced.isEmpty else { return }
    let rows = replaced
    replaced.removeAll(keepingCapacity: true)
    for row in rows { endDisplaying(row) }
  }

  /// Takes a cell back that stands until a new one comes: the data source has returned it again.
  func reclaim(_ cell: UITableViewCell) {
    guard let position = replaced.firstIndex(where: { $0.cell === cell }) else { return }
    let row = replaced.remove(at: position)
    cell.live(.didEndDisplaying)
    storedDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: row.slot.indexPath)
  }
}

/// The row that updates kept in its place, for the layout that measures what they brought.
struct RestingRow {
  /// The row after the updates.
  let path: RowPath
  /// How far its upper edge is to lie below the top of the viewport.
  let distance: Double
  /// The offset that the updates, or an end of the content since, left; another one means that the
  /// row is at its distance, or that the table was scrolled.
  var offset: CGFloat
}
