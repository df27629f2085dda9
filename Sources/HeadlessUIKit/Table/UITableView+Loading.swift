// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
import Foundation
import ListAlgorithms

extension UITableView {
  func loadIfNeeded() { if needsReload, !isPlacingRows, loadingCounts == nil { load() } }

  /// Schedules a reload of the counts and heights; keeps the selection.
  func setNeedsReload() {
    needsReload = true
    // Among other updates it implies all others.
    if hasUncommittedUpdates { openUpdates.isAbsorbed = true }
    setNeedsLayout()
  }

  /// Reloads counts, then initial heights, in O(sections), or O(rows) if each row is queried.
  func load() {
    needsReload = false
    restingRow = nil
    let wasInside = isOffsetInside
    recycleAll()
    forgetOffscreenCells()
    recycleSupplementaries()
    pendingReconfigures.removeAll(keepingCapacity: true)
    heightRules.forgetDelegate()
    index.removeAll()
    loadSections()
    dropVanishedSelection()
    loadSectionIndex()
    updateContentSize()
    if wasInside && !isOffsetInside { pullOffsetInside() }
  }

  private func loadSections() {
    let sections = sectionCountOfDataSource()
    var counts = ContiguousArray<Int>()
    counts.reserveCapacity(sections)
    for section in 0..<sections { counts.append(rowCountOfDataSource(inSection: section)) }
    loadingCounts = counts
    defer { loadingCounts = nil }
    index.appendSections { writer in
      var total = 0.0
      for section in 0..<sections {
        write(section, of: counts[section], to: &writer, total: &total)
      }
    }
  }

  func loadSection(_ section: Int) {
    let rows = numberOfRows(inSection: section)
    var total = index.totalHeight
    index.insertSections(at: section) { writer in
      write(section, of: rows, to: &writer, total: &total)
    }
  }

  private func write(
    _ section: Int,
    of rows: Int,
    to writer: inout RowIndex.SectionWriter,
    total: inout Double
  ) {
    let header = Double(startHeight(of: .header(section)))
    writer.beginSection(header: header)
    total += header
    var row = 0
    while row < rows {
      let height = Double(startHeight(row: row, section: section))
      let alike = hasStartHeights ? 1 : rows - row
      total += Double(alike) * height
      checkTotal(total, through: section)
      writer.appendRows(alike, height: height)
      row += alike
    }
    let footer = Double(startHeight(of: .footer(section)))
    total += footer
    checkTotal(total, through: section)
    writer.endSection(footer: footer)
  }

  private func checkTotal(_ total: Double, through section: Int) {
    require(
      total < Double(HeightRules.limit),
      "The sections up to \(section) are \(total) pt high together: a table can be 2^47 pt high."
    )
  }

  /// Stops the program if the index cannot store a changed height.
  func checkRoom(for height: Double, insteadOf former: Double = 0, inSection section: Int) {
    let total = index.totalHeight - former + height
    require(
      total < Double(HeightRules.limit),
      "With \(height) pt more in section \(section) the table is \(total) pt high: it can be 2^47 pt "
        + "high."
    )
  }

  func updateContentSize() {
    contentSize = CGSize(
      width: storedFrame.width,
      height: CGFloat(rowsTop + index.totalHeight + footerRoom)
    )
  }

  var isOffsetInside: Bool { boundsOrigin.y <= verticalOffsetRange.upperBound }

  func pullOffsetInside() {
    moveOffset(to: CGPoint(x: boundsOrigin.x, y: verticalOffsetRange.upperBound))
  }

  /// Fills the cells of `reconfigureRows(at:)`; returns the paths of those with a cell.
  @inline(never) func reconfigurePendingRows() -> [IndexPath] {
    guard !pendingReconfigures.isEmpty, let dataSource else { return [] }
    let paths = pendingReconfigures
    pendingReconfigures.removeAll(keepingCapacity: true)
    var refilled: [IndexPath] = []
    refilled.reserveCapacity(paths.count)
    for path in paths {
      guard let position = visiblePosition(section: path.section, row: path.row) else {
        // A cell off screen is filled too, and measured when it appears.
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
    if cell.areas?.holdsViews == true { cell.areas?.cellWasFilled(cell) }
    refilling = nil
    cellObserver?.cellDidConfigure()
  }

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
