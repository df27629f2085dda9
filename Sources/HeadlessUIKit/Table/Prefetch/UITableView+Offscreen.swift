// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
import Foundation
import ListAlgorithms

extension UITableView {
  /// The number of rows with cells above and below the viewport; 0 by default (R49).
  ///
  /// Such cells are filled and measured when their rows come near, and displayed in the viewport.
  @_spi(Headless) public var overscan: Int {
    get { offscreen?.overscan ?? 0 }
    set {
      require(newValue >= 0, "A table's overscan must not be negative, found \(newValue).")
      guard newValue != overscan else { return }
      madeOffscreen.overscan = newValue
      setNeedsLayout()
    }
  }

  /// The number of rows that keep their cells after leaving; 0 by default.
  @_spi(Headless) public var positionCacheCapacity: Int {
    get { offscreen?.positionCacheCapacity ?? 0 }
    set {
      require(
        newValue >= 0,
        "The capacity of a table's position cache must not be negative, found \(newValue)."
      )
      guard newValue != positionCacheCapacity else { return }
      madeOffscreen.positionCacheCapacity = newValue
      setNeedsLayout()
    }
  }

  var madeOffscreen: OffscreenRecord {
    if let offscreen { return offscreen }
    let made = OffscreenRecord()
    offscreen = made
    return made
  }

  func leaveViewport(_ row: VisibleRow) {
    guard let offscreen, offscreen.keepsLeavingRows, row.slot.height > 0 else {
      return endDisplaying(row)
    }
    let cell = row.cell
    cell.setHiddenUncounted(true)
    cell.live(.didEndDisplaying)
    storedDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: row.slot.indexPath)
    // A row that leaves in a frame of another width or text size was not measured at it.
    let isMeasured =
      cell.pending.isDisjoint(with: .anyLayout)
      && !needsSizing && storedFrame.width == laidOutSize.width
    offscreen.leaving.append(
      OffscreenRow(
        path: row.slot.path,
        cell: cell,
        height: isMeasured ? CGFloat(row.slot.height) : nil,
        wasShown: true
      )
    )
  }

  /// Decides which rows keep their cells, before cells are dequeued.
  func settleOffscreen(beside kept: Range<Int>) {
    guard let offscreen else { return }
    let rows = offscreen.rows
    takeArriving(beside: kept)
    let margins = marginPaths
    if rows.count(at: .margin) > 0 {
      for row in rows.take(at: .margin, where: { margins?.contains($0) != true }) { demote(row) }
    }
    if !offscreen.leaving.isEmpty {
      let leaving = offscreen.leaving
      offscreen.leaving.removeAll(keepingCapacity: true)
      for row in leaving {
        if margins?.contains(row.path) == true {
          rows.insert(row, at: .margin)
        } else {
          demote(row)
        }
      }
    }
    // While scrolling continues and some row stays, prepared rows are ahead of the viewport.
    if rows.count(at: .prepared) > 0,
      kept.isEmpty || hasGaps || offscreen.preparedHeading != movement.heading
    {
      for row in rows.take(at: .prepared, where: isBehind) { release(row) }
    }
    while rows.count(at: .cached) > offscreen.positionCacheCapacity,
      let row = rows.takeFirst(at: .cached)
    {
      release(row)
    }
  }

  private func takeArriving(beside kept: Range<Int>) {
    guard let offscreen else { return }
    // Left over from a layout without a data source.
    while let row = offscreen.arriving.popLast() { demote(row) }
    guard !offscreen.rows.isEmpty else { return }
    for position in slots.indices.reversed() where hasGaps || !kept.contains(position) {
      if let row = offscreen.rows.take(slots[position].path) { offscreen.arriving.append(row) }
    }
  }

  @inline(never) func fillMargins() {
    guard let offscreen, offscreen.overscan > 0, let margins = marginPaths else { return }
    guard let dataSource, let first = slots.first, let last = slots.last else { return }
    var missing: [RowSlot] = []
    let low = index.extent(ofRow: margins.lowerBound.row, inSection: margins.lowerBound.section)
    let high = index.extent(ofRow: margins.upperBound.row, inSection: margins.upperBound.section)
    index.forEachElement(from: low.minY, to: high.maxY) { placement in
      guard case .row(let section, let row) = placement.element else { return true }
      let extent = placement.extent
      let slot = RowSlot(section: section, row: row, minY: extent.minY, height: extent.height)
      guard slot.precedes(first) || last.precedes(slot) else { return true }
      if !offscreen.rows.move(slot.path, to: .margin) { missing.append(slot) }
      return true
    }
    for slot in missing { prepareOffscreen(slot, from: dataSource, at: .margin) }
  }

  private var marginPaths: ClosedRange<RowPath>? {
    guard let overscan = offscreen?.overscan, overscan > 0 else { return nil }
    guard let first = slots.first, let last = slots.last else { return nil }
    let before = index.ordinal(ofRow: first.row, inSection: first.section)
    let after = index.ordinal(ofRow: last.row, inSection: last.section)
    let low = index.row(atOrdinal: max(0, before - overscan))
    let room = index.rowCount - 1 - after
    let high = index.row(atOrdinal: after + min(room, overscan))
    return RowPath(
      section: low.section,
      row: low.row
    )...RowPath(section: high.section, row: high.row)
  }

  func isBehind(_ path: RowPath) -> Bool {
    guard let first = slots.first, let last = slots.last else { return true }
    switch movement.heading {
    case .down: return path < first.path
    case .up: return path > last.path
    case nil: return false
    }
  }

  @discardableResult func prepareOffscreen(
    _ slot: RowSlot,
    from dataSource: any UITableViewDataSource,
    at place: OffscreenRow.Place
  ) -> UITableViewCell {
    let cell = fill(slot, from: dataSource)
    engine_count_cells_prepared(1)
    if !cell.storedIsHidden { cell.setHiddenUncounted(true) }
    if cell.parent !== self { insertSubview(cell, at: cellDepth) }
    var height: CGFloat?
    if decidedHeight(row: slot.row, section: slot.section) == nil {
      engine_count_cells_sized(1)
      height = fittedHeight(of: cell)
    }
    let row = OffscreenRow(path: slot.path, cell: cell, height: height, wasShown: false)
    madeOffscreen.rows.insert(row, at: place)
    return cell
  }

  func takeOffscreen(_ slot: RowSlot) -> UITableViewCell? {
    guard let offscreen, offscreen.arriving.last?.path == slot.path else { return nil }
    guard let row = offscreen.arriving.popLast() else { return nil }
    if row.wasShown {
      engine_count_position_hits(1)
    } else {
      engine_count_prepared_cells_shown(1)
    }
    let cell = row.cell
    adapt(cell, to: slot)
    let isUnchanged = !cell.needsUpdateConfiguration
    cell.flushConfigurationUpdate()
    let isLaidOut = cell.pending.isDisjoint(with: .anyLayout)
    if isUnchanged && (isLaidOut || !row.wasShown) { cell.knownHeight = row.height }
    return cell
  }

  /// Recycles all cells off screen and forgets announced rows, whose paths are invalid.
  func forgetOffscreenCells() {
    movement.reset()
    guard let offscreen else { return }
    offscreen.announced.removeAll(keepingCapacity: true)
    let passing = offscreen.leaving + offscreen.arriving
    offscreen.leaving.removeAll(keepingCapacity: true)
    offscreen.arriving.removeAll(keepingCapacity: true)
    for row in offscreen.rows.takeAll() + passing { release(row) }
  }

  /// Moves rows off screen to new paths, in O(rows with a cell off screen + announced rows).
  func remapOffscreenRows(_ newPath: (RowPath) -> RowPath?) {
    movement.contentDidMove()
    guard let offscreen else { return }
    offscreen.announced = offscreen.announced.compactMap(newPath).sorted()
    for row in offscreen.rows.takeAll() {
      guard let path = newPath(row.path) else {
        release(row)
        continue
      }
      var moved = row
      moved.path = path
      moved.cell.section = path.section
      moved.cell.row = path.row
      offscreen.rows.insert(moved, at: row.place)
    }
  }

  func forEachOffscreenRow(_ body: (RowPath, UITableViewCell) -> Void) {
    offscreen?.rows.forEach { body($0.path, $0.cell) }
  }

  private func demote(_ row: OffscreenRow) {
    guard let offscreen, row.wasShown, offscreen.positionCacheCapacity > 0 else {
      return release(row)
    }
    offscreen.rows.insert(row, at: .cached)
  }

  func release(_ row: OffscreenRow) {
    if !row.wasShown { engine_count_prepared_cells_wasted(1) }
    row.cell.row = -1
    row.cell.section = -1
    giveBack(row.cell)
  }
}
