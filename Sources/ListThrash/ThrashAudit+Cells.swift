// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Headless) import HeadlessUIKit

extension ThrashAudit {
  /// Checks that each visible cell is at its row's place, and looks like a new one.
  func checkCells(_ selection: ThrashSelection) throws(ThrashFailure) {
    let table = stage.table
    let selected = Set(selection.rows)
    for (cell, indexPath) in zip(table.visibleCells, table.indexPathsForVisibleRows ?? []) {
      let path = RowPath(indexPath)
      let row = stage.source.list[path]
      let rect = table.rectForRow(at: indexPath)
      try require(cell.frame == rect, "the cell of \(path) is at \(cell.frame), expected \(rect)")
      try require(!cell.isHidden && cell.superview === table, "the cell of \(path) is not seen")
      try require(table.cellForRow(at: indexPath) === cell, "cellForRow(at:) of \(path)")
      try require(table.indexPath(for: cell) == indexPath, "indexPath(for:) of \(path)")
      let isSelected = selected.contains(row.id)
      try require(
        cell.isSelected == isSelected,
        "the cell of \(path) is not as selected as its row"
      )
      try require(!cell.isHighlighted, "the cell of \(path) is highlighted")
      try require(cell.isEditing == table.isEditing, "the cell of \(path) is not as edited")
      let look = ThrashReference.Look(
        row: row,
        width: Double(rect.width),
        height: Double(rect.height),
        textSize: table.traitCollection.preferredContentSizeCategory,
        isSelected: isSelected,
        isEditing: table.isEditing
      )
      let found = reference.elements(of: cell)
      let expected = reference.elements(look)
      try require(found == expected, difference(found, expected, path))
    }
    try require(table.visibleCells.count == now.visible.count, "cells and rows differ in number")
  }

  private func difference(
    _ found: [VisibleElement],
    _ expected: [VisibleElement],
    _ path: RowPath
  ) -> String {
    let extra = found.filter { !expected.contains($0) }
    let missing = expected.filter { !found.contains($0) }
    return
      "the cell of \(path) shows \(extra.map(Self.words)), a new one \(missing.map(Self.words))"
  }

  private static func words(_ element: VisibleElement) -> String {
    let frame = element.frame
    let place = "at \(frame.minX) \(frame.minY) of \(frame.width) x \(frame.height)"
    if case .text(let text, _, let color, _, _) = element.content {
      return "\"\(text)\" \(place) in colour \(color)"
    }
    return "\(element.content) \(place)"
  }

  /// Checks the titles of visible headers and footers.
  func checkTitles() throws(ThrashFailure) {
    for (number, section) in stage.source.list.sections.enumerated() {
      let top = stage.table.rectForHeader(inSection: number)
      let header = stage.table.headerView(forSection: number)
      try checkTitle("header \(number)", header, in: top, section.header)
      let bottom = stage.table.rectForFooter(inSection: number)
      let footer = stage.table.footerView(forSection: number)
      try checkTitle("footer \(number)", footer, in: bottom, section.footer)
    }
  }

  private func checkTitle(
    _ name: String,
    _ view: UITableViewHeaderFooterView?,
    in rect: CGRect,
    _ expected: String?
  ) throws(ThrashFailure) {
    let text = view?.textLabel?.text
    try require(
      !isSeen(rect) || text == expected,
      "\(name) says \(text ?? "nothing"), expected \(expected ?? "nothing")"
    )
  }

  private func isSeen(_ rect: CGRect) -> Bool {
    ThrashSnapshot.Extent(minY: Double(rect.minY), height: Double(rect.height)).isIn(now.viewport)
  }

  /// Checks that points of the content lead to the rows there.
  func checkLookUps() throws(ThrashFailure) {
    let paths = stage.source.list.paths
    for position in stride(from: 0, to: paths.count, by: max(1, paths.count / 16)) {
      let path = paths[position]
      guard let extent = now.extents[path], extent.height > 0 else { continue }
      for y in [extent.minY, extent.minY + extent.height - 0.125] {
        let rect = stage.table.rectForRow(at: path.indexPath)
        let found = stage.table.indexPathForRow(at: CGPoint(x: Double(rect.midX), y: y))
        try require(
          found == path.indexPath,
          "row \(found.map { "\(RowPath($0))" } ?? "none") at \(y), expected \(path)"
        )
      }
    }
  }

  /// Checks that every cell is accounted for.
  func checkBooks() throws(ThrashFailure) {
    let books = now.accounting
    try require(books.isBalanced, "\(books) do not balance")
    try require(
      books.live == now.visible.count,
      "\(books) with \(now.visible.count) cells on the screen"
    )
    try require(
      books.created == stage.source.cellCount,
      "\(books), and \(stage.source.cellCount) cells were filled"
    )
    try require(
      stage.source.displayFaults.isEmpty,
      stage.source.displayFaults.joined(separator: "; ")
    )
    let shown = Set(stage.table.visibleCells.map { ObjectIdentifier($0) })
    try require(
      shown == stage.source.displayed,
      "\(stage.source.displayed.count) cells were displayed and not ended, \(shown.count) are shown"
    )
  }
}
