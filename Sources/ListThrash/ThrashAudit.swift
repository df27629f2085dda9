// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// Compares a table with its list after a frame and throws the first difference.
@MainActor struct ThrashAudit {
  let stage: ThrashStage
  let reference: ThrashReference
  let former: ThrashSnapshot
  let operation: ThrashOperation
  let fault: ThrashFault?
  let now: ThrashSnapshot

  private var table: UITableView { stage.table }
  private var list: NaiveList { stage.source.list }

  /// Heights are kept in 1/65,536 of a point.
  private static let tolerance = 1.0 / 65_536

  init(
    stage: ThrashStage,
    reference: ThrashReference,
    former: ThrashSnapshot,
    operation: ThrashOperation,
    fault: ThrashFault?
  ) throws(ThrashFailure) {
    self.stage = stage
    self.reference = reference
    self.former = former
    self.operation = operation
    self.fault = fault
    // Before any row is accessed by path.
    try Self.checkCounts(stage.table, stage.source.list)
    now = ThrashSnapshot(stage.table, stage.source.list)
  }

  /// Checks all invariants of a table after a frame.
  func check(_ selection: ThrashSelection) throws(ThrashFailure) {
    try checkPlaces()
    try checkHeights()
    try checkVisibleRows()
    try checkCells(selection)
    try checkTitles()
    try checkLookUps()
    try checkBooks()
    let expected = selection.paths(in: list).map(\.indexPath)
    try require(
      now.selection == expected,
      "rows \(now.selection.map { RowPath($0) }) are selected, expected "
        + "\(expected.map { RowPath($0) })"
    )
  }

  func require(_ holds: Bool, _ words: @autoclosure () -> String) throws(ThrashFailure) {
    if !holds { throw ThrashFailure(words()) }
  }

  private static func checkCounts(_ table: UITableView, _ list: NaiveList) throws(ThrashFailure) {
    let found = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    let expected = list.sections.map(\.rows.count)
    guard found == expected else {
      throw ThrashFailure("sections of \(found) rows, expected \(expected)")
    }
  }

  /// Checks that everything follows its predecessor, and the content ends with the last.
  private func checkPlaces() throws(ThrashFailure) {
    var y = Double(table.tableHeaderView?.frame.height ?? 0)
    if let header = table.tableHeaderView {
      try checkPlace("the table's header", header.frame, at: 0)
    }
    for (number, section) in list.sections.enumerated() {
      let top = y
      try checkPlace("header \(number)", table.rectForHeader(inSection: number), at: y)
      y += section.header == nil ? 0 : ThrashSource.headerHeight
      for row in section.rows.indices {
        let path = RowPath(number, row)
        let extent = now.extents[path] ?? .init(minY: -1, height: 0)
        try require(extent.minY == y, "row \(path) lies at \(extent.minY), expected \(y)")
        y += extent.height
      }
      try checkPlace("footer \(number)", table.rectForFooter(inSection: number), at: y)
      y += section.footer == nil ? 0 : ThrashSource.footerHeight
      let rect = table.rect(forSection: number)
      try require(
        Double(rect.minY) == top && Double(rect.maxY) == y,
        "section \(number) from \(rect.minY) to \(rect.maxY), expected from \(top) to \(y)"
      )
    }
    if let footer = table.tableFooterView {
      try checkPlace("the table's footer", footer.frame, at: y)
      y += Double(footer.frame.height)
    }
    try require(now.totalHeight == y, "content of \(now.totalHeight), expected \(y)")
  }

  private func checkPlace(_ name: String, _ rect: CGRect, at y: Double) throws(ThrashFailure) {
    try require(Double(rect.minY) == y, "\(name) lies at \(rect.minY), expected \(y)")
  }

  /// Checks that every height is allowed, and that of visible rows right.
  private func checkHeights() throws(ThrashFailure) {
    let shown = Set(now.visible)
    // Rows whose cells were released in the same frame were measured too.
    let measured = now.kept.union(former.kept).union(stage.source.boundRows)
    for path in list.paths {
      let row = list[path]
      let height = now.extents[path]?.height ?? -1
      var allowed: [Double] = []
      if !shown.contains(row.id) { allowed = hiddenHeights(row) }
      if measured.contains(row.id) { allowed.append(wantedHeight(row, path)) }
      try require(
        allowed.contains { abs($0 - height) <= Self.tolerance },
        "row \(path) is \(height) high, expected \(allowed)"
      )
    }
  }

  /// Returns the allowed heights of a row that is not visible.
  private func hiddenHeights(_ row: NaiveRow) -> [Double] {
    if stage.setup.heights == .fixed { return [stage.setup.standardHeight] }
    let fresh = loadedHeight(of: row)
    guard let former = former.extentsByIdentity[row.id] else { return [fresh] }
    let isReloaded = stage.reloadedRows.contains(row.id)
    if stage.setup.heights == .asked {
      return isReloaded || stage.asksForHeights ? [fresh] : [former.height]
    }
    return isReloaded ? [former.height, fresh] : [former.height]
  }

  /// Returns the height of a row that was never visible.
  func loadedHeight(of row: NaiveRow) -> Double {
    stage.setup.heights == .asked ? row.height : stage.setup.standardHeight
  }

  func wantedHeight(_ row: NaiveRow, _ path: RowPath) -> Double {
    reference.height(
      row,
      width: Double(table.rectForRow(at: path.indexPath).width),
      textSize: table.traitCollection.preferredContentSizeCategory
    )
  }

  /// Checks that the visible rows are those that the viewport touches.
  private func checkVisibleRows() throws(ThrashFailure) {
    var viewport = now.viewport
    if fault == .offByOneRange { viewport = viewport.lowerBound...viewport.upperBound + 1 }
    let expected = list.paths.filter { now.extents[$0]?.isIn(viewport) == true }
    let found = (table.indexPathsForVisibleRows ?? []).map { RowPath($0) }
    try require(
      found == expected,
      "rows \(found) on the screen, expected \(expected) in \(viewport)"
    )
  }
}
