// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Checks updates against the counts before and after, as UIKit does, before anything changes.
@MainActor struct UpdateChecker {
  typealias UpdateError = UITableView.UpdateError

  private struct Naming<Place> {
    let place: Place
    let call: String
  }

  let batch: UpdateBatch
  let oldSectionCount: Int
  let newSectionCount: Int
  let oldRowCount: (Int) -> Int
  let newRowCount: (Int) -> Int

  /// Checks everything and returns the plan; O(k log k + sections) for k named rows and sections.
  func plan() throws(UpdateError) -> UpdatePlan {
    let sections = try sectionShift()
    let movedSections = Dictionary(
      batch.movedSections.map { ($0.from, $0.to) },
      uniquingKeysWith: { first, _ in first }
    )
    let reloaded = Set(batch.reloadedSections)
    let leaving = try leavingRows()
    let arriving = try arrivingRows()
    let shifts = try rowShifts(
      leaving: leaving,
      arriving: arriving,
      origins: SectionOrigins(
        shift: sections,
        moved: Dictionary(
          batch.movedSections.map { ($0.to, $0.from) },
          uniquingKeysWith: { first, _ in first }
        ),
        reloaded: reloaded
      )
    )
    return UpdatePlan(
      batch: batch,
      sections: sections,
      movedSections: movedSections,
      reloadedSections: reloaded,
      rows: shifts,
      movedRows: Dictionary(
        batch.movedRows.map { ($0.from, $0.to) },
        uniquingKeysWith: { first, _ in first }
      )
    )
  }

  private func sectionShift() throws(UpdateError) -> IndexShift {
    let before =
      batch.deletedSections.map { Naming(place: $0, call: "deleteSections") }
      + batch.movedSections.map { Naming(place: $0.from, call: "moveSection") }
      + batch.reloadedSections.map { Naming(place: $0, call: "reloadSections") }
    try check(before, count: oldSectionCount, isAfter: false)
    let after =
      batch.insertedSections.map { Naming(place: $0, call: "insertSections") }
      + batch.movedSections.map { Naming(place: $0.to, call: "moveSection") }
    // The count is checked before the positions: a wrong count is the cause of an unknown position.
    let deletedCount = batch.deletedSections.count
    guard newSectionCount == oldSectionCount + batch.insertedSections.count - deletedCount else {
      throw .sectionCount(
        before: oldSectionCount,
        inserted: batch.insertedSections.count,
        deleted: deletedCount,
        found: newSectionCount
      )
    }
    try check(after, count: newSectionCount, isAfter: true)
    return IndexShift(
      removing: (batch.deletedSections + batch.movedSections.map(\.from)).sorted(),
      inserting: (batch.insertedSections + batch.movedSections.map(\.to)).sorted()
    )
  }

  private func check(_ named: [Naming<Int>], count: Int, isAfter: Bool) throws(UpdateError) {
    for naming in named where naming.place < 0 || naming.place >= count {
      throw .noSection(naming.place, count: count, call: naming.call, isAfter: isAfter)
    }
    if let (place, calls) = Self.twice(named) {
      throw .sectionNamedTwice(place, calls: calls, isAfter: isAfter)
    }
  }

  private static func twice<Place: Comparable>(_ named: [Naming<Place>]) -> (Place, [String])? {
    let sorted = named.sorted { $0.place < $1.place }
    for (naming, next) in zip(sorted, sorted.dropFirst()) where naming.place == next.place {
      return (naming.place, [naming.call, next.call])
    }
    return nil
  }

  private func leavingRows() throws(UpdateError) -> [Int: [Int]] {
    let named =
      batch.deletedRows.map { Naming(place: $0, call: "deleteRows") }
      + batch.movedRows.map { Naming(place: $0.from, call: "moveRow") }
      + batch.reloadedRows.map { Naming(place: $0, call: "reloadRows") }
    for naming in named {
      try check(naming, sections: oldSectionCount, rows: oldRowCount, isAfter: false)
    }
    if let (place, calls) = Self.twice(named) {
      throw .rowNamedTwice(place.indexPath, calls: calls, isAfter: false)
    }
    return Dictionary(grouping: batch.deletedRows + batch.movedRows.map(\.from), by: \.section)
      .mapValues { $0.map(\.row).sorted() }
  }

  private func arrivingRows() throws(UpdateError) -> [Int: [Int]] {
    let named =
      batch.insertedRows.map { Naming(place: $0, call: "insertRows") }
      + batch.movedRows.map { Naming(place: $0.to, call: "moveRow") }
    for naming in named {
      // Row counts are checked below, once the section count is known to be right.
      try check(naming, sections: newSectionCount, rows: { _ in .max }, isAfter: true)
    }
    if let (place, calls) = Self.twice(named) {
      throw .rowNamedTwice(place.indexPath, calls: calls, isAfter: true)
    }
    return Dictionary(grouping: batch.insertedRows + batch.movedRows.map(\.to), by: \.section)
      .mapValues { $0.map(\.row).sorted() }
  }

  private func check(
    _ naming: Naming<RowPath>,
    sections: Int,
    rows: (Int) -> Int,
    isAfter: Bool
  ) throws(UpdateError) {
    let path = naming.place
    guard path.section >= 0, path.section < sections else {
      throw .noSection(path.section, count: sections, call: naming.call, isAfter: isAfter)
    }
    let count = rows(path.section)
    guard path.row >= 0, path.row < count else {
      throw .noRow(path.indexPath, count: count, call: naming.call, isAfter: isAfter)
    }
  }

  private func rowShifts(
    leaving: [Int: [Int]],
    arriving: [Int: [Int]],
    origins: SectionOrigins
  ) throws(UpdateError) -> [Int: IndexShift] {
    var shifts: [Int: IndexShift] = [:]
    for section in 0..<newSectionCount {
      let found = newRowCount(section)
      let arrived = arriving[section] ?? []
      if let origin = origins.origin(of: section) {
        let left = leaving[origin] ?? []
        let before = oldRowCount(origin)
        guard found == before - left.count + arrived.count else {
          throw .rowCount(arithmetic(section, from: origin, before: before, found: found))
        }
        if !left.isEmpty || !arrived.isEmpty {
          shifts[origin] = IndexShift(removing: left, inserting: arrived)
        }
      }
      if let last = arrived.last, last >= found {
        let path = RowPath(section: section, row: last)
        let isInserted = batch.insertedRows.contains(path)
        throw .noRow(
          path.indexPath,
          count: found,
          call: isInserted ? "insertRows" : "moveRow",
          isAfter: true
        )
      }
    }
    return shifts
  }

  private func arithmetic(
    _ section: Int,
    from origin: Int,
    before: Int,
    found: Int
  ) -> UpdateError.RowArithmetic {
    UpdateError.RowArithmetic(
      section: section,
      before: before,
      inserted: batch.insertedRows.count { $0.section == section },
      deleted: batch.deletedRows.count { $0.section == origin },
      movedIn: batch.movedRows.count { $0.to.section == section },
      movedOut: batch.movedRows.count { $0.from.section == origin },
      found: found
    )
  }
}
