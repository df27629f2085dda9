// SPDX-License-Identifier: Apache-2.0

import Foundation
import ListAlgorithms

extension UITableView {
  /// Returns the topmost remaining row in the viewport, preferring rows with cells, else the next
  /// one below; O(rows in the viewport + k log n).
  ///
  /// At the content's start there is none: the offset stays, as in UIKit, so that rows inserted
  /// first are visible.
  func anchor(under plan: UpdatePlan) -> RestingRow? {
    guard laidOutSize != .zero, boundsOrigin.y > verticalOffsetRange.lowerBound else { return nil }
    let top = Double(boundsOrigin.y) - rowsTop
    let bottom = top + Double(storedFrame.height)
    for row in visible where row.slot.minY + row.slot.height > top && row.slot.minY < bottom {
      if let path = plan.restingPath(of: row.slot.path) {
        return restingRow(path, at: row.slot.minY - top)
      }
    }
    // The table scrolled since its last layout, or earlier updates removed its cells.
    var found: RestingRow?
    var last: RowPath?
    index.forEachElement(from: top, to: bottom) { placement in
      guard case .row(let section, let row) = placement.element else { return true }
      let path = RowPath(section: section, row: row)
      last = path
      found = plan.restingPath(of: path).map { restingRow($0, at: placement.extent.minY - top) }
      return found == nil
    }
    return found ?? last.flatMap { anchor(below: $0, under: plan) }
  }

  private func anchor(below last: RowPath, under plan: UpdatePlan) -> RestingRow? {
    var ordinal = index.ordinal(ofRow: last.row, inSection: last.section) + 1
    while ordinal < index.rowCount {
      let (section, row) = index.row(atOrdinal: ordinal)
      if let path = plan.restingPath(of: RowPath(section: section, row: row)) {
        return restingRow(path, at: 0)
      }
      // If a section moves or goes, none of its rows rests.
      ordinal += plan.rests(section: section) ? 1 : index.rowCount(inSection: section) - row
    }
    return nil
  }

  private func restingRow(_ path: RowPath, at distance: Double) -> RestingRow {
    RestingRow(path: path, distance: distance, offset: boundsOrigin.y)
  }

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

  /// Moves visible cells, the selection and pending reconfigurations; returns rows to recycle.
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
    // Moves changed the order, on which the merge of `fillGaps()` relies.
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

  private func replace(_ row: VisibleRow) {
    row.cell.row = -1
    row.cell.section = -1
    replaced.append(row)
  }

  func endDisplayingReplaced() {
    guard !replaced.isEmpty else { return }
    let rows = replaced
    replaced.removeAll(keepingCapacity: true)
    for row in rows { endDisplaying(row) }
  }

  func reclaim(_ cell: UITableViewCell) {
    guard let position = replaced.firstIndex(where: { $0.cell === cell }) else { return }
    let row = replaced.remove(at: position)
    cell.live(.didEndDisplaying)
    storedDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: row.slot.indexPath)
  }
}

struct RestingRow {
  let path: RowPath
  let distance: Double
  /// The offset after the updates; another one means the row is in place or the table scrolled.
  var offset: CGFloat
}
