// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
import Foundation
import ListAlgorithms

extension UITableView {
  /// Gives rows and titles that came, were filled again or asked for it their height.
  ///
  /// Moved cells get their frame.
  ///
  /// What is at the top of the viewport stays there when something above it turns out higher or
  /// lower than estimated. Returns whether a height changed, so that `slots` has to be found again.
  @inline(never)
  func sizeRows(
    _ entering: [Range<Int>],
    _ refilled: [IndexPath],
    keeping anchor: RowIndex.Placement?
  ) -> Bool {
    // At another width every cell has another frame and may want another height; at another text
    // size its content does.
    let isWidened = needsSizing || storedFrame.width != laidOutSize.width
    if needsSizing {
      needsSizing = false
      for row in visible { row.cell.flushConfigurationUpdate() }
    }
    let unsized = isWidened ? [visible.indices] : entering
    var isChanged = false
    for range in unsized {
      for position in range where resolveHeight(at: position) { isChanged = true }
    }
    // Taken even where all are measured: the marks of the cells have to go either way.
    let resized = takeResizedPositions()
    if !isWidened {
      for path in refilled {
        guard let position = visiblePosition(section: path.section, row: path.row) else { continue }
        if resolveHeight(at: position) { isChanged = true }
      }
      for position in resized where resolveHeight(at: position) { isChanged = true }
    }
    if sizeSupplementaries(measuringAll: isWidened) { isChanged = true }
    if isChanged, let anchor { settleHeights(keeping: anchor) }
    // A new height moves all that lies below, and updates leave rows anywhere; else only those are
    // placed that were sized.
    for range in isChanged || hasGaps ? [visible.indices] : unsized {
      for position in range { place(visible[position]) }
    }
    hasGaps = false
    laidOutSize = storedFrame.size
    return isChanged
  }

  /// What must not move: the row that was scrolled to; after updates the row that they were carried
  /// out around; else the topmost of what was on the screen before; else of all in the viewport.
  func anchor(keeping kept: Range<Int>) -> RowIndex.Placement? {
    if let path = scrollTarget?.path,
      let target = slots.first(where: { $0.row == path.row && $0.section == path.section })
    {
      return target.placement
    }
    if hasGaps || restingRow != nil, let resting = restingPlacement { return resting }
    let row = kept.isEmpty ? nil : slots[kept.lowerBound]
    guard supplementaries.exist else { return (row ?? slots.first)?.placement }
    let title = supplementaries.firstKeptSlot
    if row == nil && title == nil { return Self.upper(slots.first, supplementaries.window.first) }
    return Self.upper(row, title)
  }

  /// Where the row that the last updates kept in its place is to stand.
  ///
  /// Updates that left no such row in place let the offset stay where it is.
  private var restingPlacement: RowIndex.Placement? {
    guard let restingRow else { return slots.first?.placement }
    let path = restingRow.path
    let found = slots.first { $0.section == path.section && $0.row == path.row }
    guard var slot = found else { return nil }
    // Where an end of the content kept the row from its place, it goes there when it can.
    if boundsOrigin.y == restingRow.offset {
      slot.minY = Double(restingRow.offset) - rowsTop + restingRow.distance
    }
    return slot.placement
  }

  private static func upper(
    _ row: RowSlot?,
    _ title: SupplementaryViews.Slot?
  ) -> RowIndex.Placement? {
    guard let title else { return row?.placement }
    guard let row, row.minY < title.minY else { return title.placement }
    return row.placement
  }

  /// Sizes the cell at a position; returns whether its height differs from the one in the index.
  private func resolveHeight(at position: Int) -> Bool {
    engine_count_cells_sized(1)
    let slot = visible[position].slot
    let decided =
      decidedHeight(row: slot.row, section: slot.section)
      ?? visible[position].cell.takeKnownHeight() ?? fittedHeight(of: visible[position].cell)
    guard Double(decided) != slot.height else { return false }
    checkRoom(for: Double(decided), insteadOf: slot.height, inSection: slot.section)
    index.setHeight(Double(decided), ofRow: slot.row, inSection: slot.section)
    // The index rounds heights to its own unit, so it is asked what it made of this one.
    return index.extent(ofRow: slot.row, inSection: slot.section).height != slot.height
  }

  /// Brings everything in line with new heights; the offset follows something that must not move.
  func settleHeights(keeping anchor: RowIndex.Placement) {
    for position in visible.indices {
      let slot = visible[position].slot
      let extent = index.extent(ofRow: slot.row, inSection: slot.section)
      visible[position].slot.minY = extent.minY
      visible[position].slot.height = extent.height
    }
    let moved = minY(of: anchor.element) - anchor.extent.minY
    updateContentSize()
    if moved != 0 {
      moveOffset(to: CGPoint(x: boundsOrigin.x, y: boundsOrigin.y + CGFloat(moved)))
    }
  }

  private func minY(of element: RowIndex.Element) -> Double {
    switch element {
    case .row(let section, let row): index.extent(ofRow: row, inSection: section).minY
    case .header(let section): index.extent(ofHeaderInSection: section).minY
    case .footer(let section): index.extent(ofFooterInSection: section).minY
    }
  }

  func fittedHeight(of cell: UITableViewCell) -> CGFloat {
    let height = cell.fittedHeight(forWidth: rowWidth, orElse: Self.fallbackRowHeight)
    return min(height, HeightRules.limit / 2)
  }

  /// Gives a cell its row's place in the content.
  func place(_ row: VisibleRow) {
    row.cell.arrange(
      in: CGRect(
        x: Double(rowsX),
        y: row.slot.minY + rowsTop,
        width: Double(rowWidth),
        height: row.slot.height
      )
    )
  }

  // MARK: Rows that ask for another height

  /// Notes that the content of a cell on the screen asks for another size (R38).
  func contentSizeDidChange(of cell: UITableViewCell) {
    if cell.storedIsHidden, cell.row >= 0 {
      offscreen?.rows.forgetHeight(of: RowPath(section: cell.section, row: cell.row))
    }
    // A cell that is on its way to the screen, or being filled again, is measured anyway.
    guard cell.parent === self, !cell.storedIsHidden, !cell.isResized, cell !== refilling,
      heightRules.invalidation != .disabled, storedRowHeight < 0 || storedDelegate != nil
    else { return }
    cell.isResized = true
    resizedCells.append(cell)
    // What is asked for in a layout is seen to in the same one, or asks again at its end.
    if !isPlacingRows { setNeedsLayout() }
  }

  /// Notes that constraints changed in a cell on the screen (R38).
  func constraintsDidChange(in cell: UITableViewCell) {
    if heightRules.invalidation == .enabledIncludingConstraints { contentSizeDidChange(of: cell) }
  }

  /// Where the cells are that asked for another height and are still shown.
  private func takeResizedPositions() -> [Int] {
    guard !resizedCells.isEmpty else { return [] }
    let cells = resizedCells
    resizedCells.removeAll(keepingCapacity: true)
    var positions: [Int] = []
    for cell in cells {
      cell.isResized = false
      guard cell.row >= 0, let position = visiblePosition(section: cell.section, row: cell.row)
      else { continue }
      cell.flushConfigurationUpdate()
      positions.append(position)
    }
    return positions
  }
}
