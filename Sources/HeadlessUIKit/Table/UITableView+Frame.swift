// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
import Foundation
import ListAlgorithms

extension UITableView {
  /// The most height updates in one layout, beyond twice for each row and title.
  private static let fillingPassLimit = 1000

  /// Updates the cells for the viewport: recycle, configure, size, display.
  ///
  /// Self-sizing cells can uncover more rows, so the phases repeat until the viewport is full.
  func updateVisibleRows() {
    let observer = FrameRenderer.current?.observer
    cellObserver = observer?.observesCells == true ? observer : nil
    defer { cellObserver = nil }
    adaptToSize()
    if needsPlacing { placeAgain() }
    movement.begin(at: Double(boundsOrigin.y))
    let wasInside = isOffsetInside
    let wasBelowStart = boundsOrigin.y >= verticalOffsetRange.lowerBound
    var isFilled = false
    var passes = 0
    while !isFilled {
      passes += 1
      require(
        passes < Self.fillingPassLimit
          || passes - Self.fillingPassLimit < 2 * (index.rowCount + 2 * index.sectionCount),
        "The heights of the rows around offset \(boundsOrigin.y) changed \(passes) times in one "
          + "layout: a row's height must not change from call to call."
      )
      observer?.frameDidEnter(.recycle)
      findSlots()
      // Before any cell is dequeued: entering rows reuse the cells of those that left.
      let kept = recycleRowsOutsideSlots()
      if offscreen != nil { settleOffscreen(beside: kept) }
      // Before anything is measured, while `slots` has the former positions.
      let anchor = anchor(keeping: kept)
      observer?.frameDidEnter(.configure)
      let refilled = reconfigurePendingRows()
      let entering = hasGaps ? fillGaps() : prepareEnteringRows(beside: kept)
      // Not before the new cells exist (R34): recycled earlier, a reloaded row's cell would be
      // dequeued first, probably for the same row.
      endDisplayingReplaced()
      observer?.frameDidEnter(.size)
      isFilled = !sizeRows(entering, refilled, keeping: anchor)
      observer?.frameDidEnter(.willDisplay)
      display(entering)
      // The offset was computed from estimates, so known heights may change it.
      if isFilled && moveToTarget() { isFilled = false }
      // Not before: later rows may replace the height lost in this pass.
      if isFilled && wasInside && !isOffsetInside {
        pullOffsetInside()
        restingRow?.offset = boundsOrigin.y
        isFilled = false
      } else if isFilled && wasBelowStart && boundsOrigin.y < verticalOffsetRange.lowerBound {
        // Rows above were lower than estimated, so the offset passed the start.
        moveOffset(to: CGPoint(x: boundsOrigin.x, y: verticalOffsetRange.lowerBound))
        restingRow?.offset = boundsOrigin.y
        isFilled = false
      }
    }
    restingRow = nil
    if offscreen != nil {
      observer?.frameDidEnter(.configure)
      fillMargins()
    }
    movement.end(at: Double(boundsOrigin.y))
    updateSupplementaries()
    observer?.frameDidEnter(.layout)
  }

  private func placeAgain() {
    needsPlacing = false
    for row in visible {
      place(row)
      if style != .plain { row.cell.move(to: sectionPlace(of: row.slot)) }
    }
  }

  func recycleAll() {
    for row in visible { endDisplaying(row) }
    visible.removeAll(keepingCapacity: true)
    endDisplayingReplaced()
  }

  @inline(never) private func findSlots() {
    slots.removeAll(keepingCapacity: true)
    supplementaries.forgetWindow()
    let top = Double(boundsOrigin.y) - rowsTop
    index.forEachElement(from: top, to: top + Double(storedFrame.height)) { placement in
      let extent = placement.extent
      switch placement.element {
      case .row(let section, let row):
        slots.append(RowSlot(section: section, row: row, minY: extent.minY, height: extent.height))
      case .header(let section):
        supplementaries.note(.header(section), minY: extent.minY, height: extent.height)
      case .footer(let section):
        supplementaries.note(.footer(section), minY: extent.minY, height: extent.height)
      }
      return true
    }
  }

  /// Recycles the cells of rows outside `slots`; returns the range of slots with cells.
  ///
  /// A row between two slots may be missing: its height may be zero.
  @inline(never) private func recycleRowsOutsideSlots() -> Range<Int> {
    guard let first = slots.first, let last = slots.last else {
      for row in visible { leaveViewport(row) }
      visible.removeAll(keepingCapacity: true)
      return 0..<0
    }
    var keptCount = 0
    for position in visible.indices {
      let row = visible[position]
      if row.slot.precedes(first) || last.precedes(row.slot) || row.slot.height == 0 {
        leaveViewport(row)
      } else {
        if keptCount != position { visible[keptCount] = row }
        keptCount += 1
      }
    }
    visible.removeSubrange(keptCount...)
    guard let firstKept = visible.first?.slot else { return 0..<0 }
    // Remaining rows are adjacent unless updates left gaps; then `fillGaps()` proceeds by rows.
    let start = slots.firstIndex { !$0.precedes(firstKept) } ?? 0
    return start..<start + keptCount
  }

  func endDisplaying(_ row: VisibleRow) {
    let cell = row.cell
    cell.row = -1
    cell.section = -1
    cell.setHiddenUncounted(true)
    cell.live(.didEndDisplaying)
    storedDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: row.slot.indexPath)
    giveBack(cell)
  }

  @inline(never) private func prepareEnteringRows(beside kept: Range<Int>) -> [Range<Int>] {
    let above = 0..<kept.lowerBound
    let below = kept.upperBound..<slots.count
    guard !above.isEmpty || !below.isEmpty else { return [] }
    guard let dataSource else { return [] }
    var merged: [VisibleRow] = []
    merged.reserveCapacity(slots.count)
    for position in above { merged.append(prepare(slots[position], from: dataSource)) }
    merged.append(contentsOf: visible)
    for position in below { merged.append(prepare(slots[position], from: dataSource)) }
    visible = merged
    return [above, below]
  }

  @inline(never) private func fillGaps() -> [Range<Int>] {
    guard let dataSource else { return [] }
    var merged: [VisibleRow] = []
    merged.reserveCapacity(slots.count)
    var entering: [Range<Int>] = []
    var next = 0
    for (position, slot) in slots.enumerated() {
      // Both lists are sorted by row, so one pass merges them.
      if next < visible.count, !slot.precedes(visible[next].slot) {
        merged.append(visible[next])
        next += 1
      } else {
        merged.append(prepare(slot, from: dataSource))
        entering.append(position..<position + 1)
      }
    }
    visible = merged
    return entering
  }

  private func prepare(_ slot: RowSlot, from dataSource: any UITableViewDataSource) -> VisibleRow {
    if offscreen != nil, let cell = takeOffscreen(slot) {
      return VisibleRow(slot: slot, cell: cell)
    }
    return VisibleRow(slot: slot, cell: fill(slot, from: dataSource))
  }

  func fill(_ slot: RowSlot, from dataSource: any UITableViewDataSource) -> UITableViewCell {
    cellObserver?.cellWillPrepare()
    let path = slot.indexPath
    preparing = path
    engine_count_data_source_cell_calls(1)
    let cell = dataSource.tableView(self, cellForRowAt: path)
    preparing = nil
    accept(cell, for: slot)
    cell.live(.bind)
    cell.flushConfigurationUpdate()
    // Checked first, so that a cell without such a view retains nothing here.
    if cell.areas?.holdsViews == true { cell.areas?.cellWasFilled(cell) }
    cellObserver?.cellDidConfigure()
    return cell
  }

  private func accept(_ cell: UITableViewCell, for slot: RowSlot) {
    if !cell.belongs(to: self) {
      require(
        cell.table == nil,
        "The cell returned for row \(slot.row) of section \(slot.section) belongs to another table. "
          + "Dequeue it from the table that asks."
      )
      adopt(cell)
    }
    require(
      cell.row < 0 && !cell.isPooled,
      "The data source returned one cell for two rows: row \(cell.row) of section \(cell.section) "
        + "and row \(slot.row) of section \(slot.section). Dequeue a cell for each row."
    )
    if !replaced.isEmpty { reclaim(cell) }
    cell.row = slot.row
    cell.section = slot.section
    adapt(cell, to: slot)
  }

  func adapt(_ cell: UITableViewCell, to slot: RowSlot) {
    let isSelected = !selection.isEmpty && selection.contains(slot.path)
    if isSelected != cell.storedIsSelected { cell.setSelected(isSelected, animated: false) }
    if let pressedPath, pressedPath == slot.indexPath { cell.setHighlighted(true, animated: false) }
    if storedIsEditing || cell.storedIsEditing { edit(cell, at: slot.indexPath, animated: false) }
    if style != .plain { cell.move(to: sectionPlace(of: slot)) }
    if let storedDelegate {
      let level = storedDelegate.tableView(self, indentationLevelForRowAt: slot.indexPath)
      if level >= 0 { cell.indentationLevel = level }
    }
  }

  func sectionPlace(of slot: RowSlot) -> SectionPlace {
    var place: SectionPlace = slot.row == 0 ? .first : []
    if slot.row == index.rowCount(inSection: slot.section) - 1 { place.insert(.last) }
    return place
  }

  /// Adapts the content to the table's size; an offset inside the content stays inside.
  private func adaptToSize() {
    guard storedFrame.size != laidOutSize else { return }
    contentSize.width = storedFrame.width
    offscreen?.rows.forgetHeights()
    reference.width = storedFrame.width
    adaptMargins(from: laidOutSize.width)
    guard laidOutSize != .zero else { return }
    let growth = storedFrame.height - laidOutSize.height
    if !isOffsetInside && boundsOrigin.y <= verticalOffsetRange.upperBound + growth {
      pullOffsetInside()
    }
  }

  @inline(never) private func display(_ entering: [Range<Int>]) {
    for range in entering {
      for position in range {
        let row = visible[position]
        engine_count_cells_displayed(1)
        row.cell.live(.willDisplay)
        if row.cell.parent === self {
          row.cell.setHiddenUncounted(false)
        } else {
          // Behind the headers and footers, which float in front of all cells.
          insertSubview(row.cell, at: cellDepth)
        }
        storedDelegate?.tableView(self, willDisplay: row.cell, forRowAt: row.slot.indexPath)
      }
    }
  }
}
