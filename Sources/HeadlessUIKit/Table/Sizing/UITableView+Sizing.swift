// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
import Foundation
import ListAlgorithms

extension UITableView {
  /// Sizes rows and titles that are new, refilled or invalidated; returns true if a height changed.
  ///
  /// The top of the viewport stays in place when heights above it differ from estimates.
  @inline(never) func sizeRows(
    _ entering: [Range<Int>],
    _ refilled: [IndexPath],
    keeping anchor: RowIndex.Placement?
  ) -> Bool {
    // At another width every cell has another frame and perhaps height; at another text size its
    // content does.
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
    // Taken even if all are measured: the cells' marks must be cleared.
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
    // A new height moves all rows below, and updates leave rows anywhere; else only sized rows are
    // placed.
    for range in isChanged || hasGaps ? [visible.indices] : unsized {
      for position in range { place(visible[position]) }
    }
    hasGaps = false
    laidOutSize = storedFrame.size
    return isChanged
  }

  /// Returns the row that must not move: scroll target, resting row, or topmost visible row.
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

  /// The target of the row that the last updates kept in place; nil if there is none.
  private var restingPlacement: RowIndex.Placement? {
    guard let restingRow else { return slots.first?.placement }
    let path = restingRow.path
    let found = slots.first { $0.section == path.section && $0.row == path.row }
    guard var slot = found else { return nil }
    // If an end of the content displaced the row, it moves to its place when possible.
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

  private func resolveHeight(at position: Int) -> Bool {
    engine_count_cells_sized(1)
    let slot = visible[position].slot
    let decided =
      decidedHeight(row: slot.row, section: slot.section)
      ?? visible[position].cell.takeKnownHeight() ?? fittedHeight(of: visible[position].cell)
    guard Double(decided) != slot.height else { return false }
    checkRoom(for: Double(decided), insteadOf: slot.height, inSection: slot.section)
    index.setHeight(Double(decided), ofRow: slot.row, inSection: slot.section)
    // The index rounds heights to its unit, so it is queried for the result.
    return index.extent(ofRow: slot.row, inSection: slot.section).height != slot.height
  }

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

  /// Marks a visible cell whose content size changed (R38).
  func contentSizeDidChange(of cell: UITableViewCell) {
    if cell.storedIsHidden, cell.row >= 0 {
      offscreen?.rows.forgetHeight(of: RowPath(section: cell.section, row: cell.row))
    }
    // A cell that is entering or being refilled is measured anyway.
    guard cell.parent === self, !cell.storedIsHidden, !cell.isResized, cell !== refilling,
      heightRules.invalidation != .disabled, storedRowHeight < 0 || storedDelegate != nil
    else { return }
    cell.isResized = true
    resizedCells.append(cell)
    // Requests during a layout are handled in it, or again at its end.
    if !isPlacingRows { setNeedsLayout() }
  }

  /// Marks a visible cell whose constraints changed (R38).
  func constraintsDidChange(in cell: UITableViewCell) {
    if heightRules.invalidation == .enabledIncludingConstraints { contentSizeDidChange(of: cell) }
  }

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
