// SPDX-License-Identifier: Apache-2.0

import Foundation
import ListAlgorithms

/// The application of updates to the row index.
///
/// Rows are deleted from the last to the first by old positions, then sections change, then rows
/// are inserted in order by new positions.
extension UITableView {
  /// Edits the index by a plan; O(k log n) for k named rows and sections.
  func editIndex(by plan: UpdatePlan) {
    // Read while the rows have their old positions.
    let heights = plan.batch.movedRows.map { move in
      index.extent(ofRow: move.from.row, inSection: move.from.section).height
    }
    removeRows(by: plan)
    editSections(by: plan)
    insertRows(by: plan, heights)
    askReloadedHeights(by: plan)
  }

  /// Queries the heights of reloaded rows if invisible ones are queried (R26).
  private func askReloadedHeights(by plan: UpdatePlan) {
    guard hasStartHeights, heightRules.delegateEstimatesRows != true else { return }
    for row in plan.batch.reloadedRows {
      guard let path = plan.newPath(of: row) else { continue }
      index.setHeight(
        Double(startHeight(row: path.row, section: path.section)),
        ofRow: path.row,
        inSection: path.section
      )
    }
  }

  /// Queries heights again without cells, for updates that change no row, in O(sections), or
  /// O(rows) if each row is queried.
  ///
  /// Visible views are measured in the next layout; this covers invisible ones that are queried at
  /// load (R26).
  func askAllHeights() {
    needsSizing = true
    offscreen?.rows.forgetHeights()
    for section in 0..<index.sectionCount {
      if let header = decidedHeight(of: .header(section)) {
        if header > 0 { supplementaries.exist = true }
        let whole = Double(withTopPadding(header, of: .header(section)))
        index.setHeight(whole, ofHeaderInSection: section)
      }
      if let footer = decidedHeight(of: .footer(section)) {
        if footer > 0 { supplementaries.exist = true }
        index.setHeight(Double(footer), ofFooterInSection: section)
      }
    }
    guard hasStartHeights, heightRules.delegateEstimatesRows != true else { return }
    for section in 0..<index.sectionCount {
      for row in 0..<index.rowCount(inSection: section) {
        let height = Double(startHeight(row: row, section: section))
        index.setHeight(height, ofRow: row, inSection: section)
      }
    }
  }

  private func removeRows(by plan: UpdatePlan) {
    for section in plan.rows.keys.sorted(by: >) {
      guard let removed = plan.rows[section]?.removed else { continue }
      // From the last to the first, so that earlier positions stay valid.
      var end = removed.count
      while end > 0 {
        var start = end - 1
        while start > 0, removed[start - 1] == removed[start] - 1 { start -= 1 }
        index.removeRows(removed[start]..<removed[end - 1] + 1, inSection: section)
        end = start
      }
    }
  }

  private func editSections(by plan: UpdatePlan) {
    for range in IndexSet(plan.batch.deletedSections).rangeView.reversed() {
      index.removeSections(range)
    }
    // Moving sections wait behind all others, in the order of their targets; then everything can be
    // inserted in order at its final position.
    let moves = plan.batch.movedSections.sorted { $0.to < $1.to }
    moveToEnd(moves.map(\.from), deleted: plan.batch.deletedSections.sorted())
    let inserted = Set(plan.batch.insertedSections)
    var waiting = moves.count
    for section in plan.sections.inserted {
      if inserted.contains(section) {
        loadSection(section)
      } else {
        index.moveSection(index.sectionCount - waiting, to: section)
        waiting -= 1
      }
    }
    for section in plan.reloadedSections.compactMap(plan.newSection).sorted() {
      index.removeSection(section)
      loadSection(section)
    }
  }

  /// Moves sections behind all others, in the given order of old positions.
  private func moveToEnd(_ sections: [Int], deleted: [Int]) {
    let shift = IndexShift(removing: deleted, inserting: [])
    let order = sections.indices.sorted { sections[$0] < sections[$1] }
    var ranks = [Int](repeating: 0, count: sections.count)
    for (rank, position) in order.enumerated() { ranks[position] = rank }
    var passed = PassedRanks(count: sections.count)
    for (section, rank) in zip(sections, ranks) {
      guard let left = shift.newIndex(of: section) else { continue }
      // Each section before it that moved to the end has shifted it by one.
      index.moveSection(left - passed.count(below: rank), to: index.sectionCount - 1)
      passed.pass(rank)
    }
  }

  private func insertRows(by plan: UpdatePlan, _ movedHeights: [Double]) {
    var heights: [RowPath: Double] = [:]
    for (move, height) in zip(plan.batch.movedRows, movedHeights) { heights[move.to] = height }
    var loaded = Set(plan.batch.insertedSections)
    loaded.formUnion(plan.reloadedSections.compactMap(plan.newSection))
    // In call order: a dictionary's would change the count of index visits.
    for (move, height) in zip(plan.batch.movedRows, movedHeights)
    where loaded.contains(move.to.section) {
      index.setHeight(height, ofRow: move.to.row, inSection: move.to.section)
    }
    for origin in plan.rows.keys.sorted() {
      guard let rows = plan.rows[origin]?.inserted, let section = plan.newSection(of: origin)
      else { continue }
      insert(rows, inSection: section) { row in
        heights[RowPath(section: section, row: row)]
          ?? Double(self.startHeight(row: row, section: section))
      }
    }
  }

  /// Inserts rows, neighbours of equal height at once.
  private func insert(_ rows: [Int], inSection section: Int, _ height: (Int) -> Double) {
    var start = 0
    var next = rows.first.map(height) ?? 0
    while start < rows.count {
      let current = next
      var end = start + 1
      while end < rows.count {
        next = height(rows[end])
        guard rows[end] == rows[end - 1] + 1, next == current else { break }
        end += 1
      }
      checkRoom(for: Double(end - start) * current, inSection: section)
      index.insertRows(end - start, height: current, at: rows[start], inSection: section)
      start = end
    }
  }
}
