// SPDX-License-Identifier: Apache-2.0

/// The new positions of sections and rows after checked updates, in O(changes) memory.
struct UpdatePlan {
  let batch: UpdateBatch
  /// The shift of sections, without moved ones; reloaded ones stay.
  let sections: IndexShift
  let movedSections: [Int: Int]
  let reloadedSections: Set<Int>
  /// The shifts of rows in remaining sections, by old positions, without moves.
  let rows: [Int: IndexShift]
  let movedRows: [RowPath: RowPath]

  /// Returns a section's new position, or nil if deleted; O(log changes).
  func newSection(of old: Int) -> Int? { movedSections[old] ?? sections.newIndex(of: old) }

  /// Returns a remaining row's new path, or nil, also in a reloaded section; O(log changes).
  func newPath(of old: RowPath) -> RowPath? {
    if let moved = movedRows[old] { return moved }
    guard !reloadedSections.contains(old.section), let section = newSection(of: old.section)
    else { return nil }
    guard let shift = rows[old.section] else { return RowPath(section: section, row: old.row) }
    return shift.newIndex(of: old.row).map { RowPath(section: section, row: $0) }
  }

  /// Returns the new path of a row that no call moves, to anchor the viewport.
  func restingPath(of old: RowPath) -> RowPath? {
    guard movedRows[old] == nil, movedSections[old.section] == nil else { return nil }
    return newPath(of: old)
  }

  func rests(section old: Int) -> Bool {
    movedSections[old] == nil && !reloadedSections.contains(old) && newSection(of: old) != nil
  }
}

/// The requested updates in call order, unchecked.
///
/// Deletions, reloads and sources of moves use old positions, insertions and targets new ones
/// (R33).
struct UpdateBatch {
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [UpdateMove<Int>] = []
  var deletedRows: [RowPath] = []
  var insertedRows: [RowPath] = []
  var reloadedRows: [RowPath] = []
  var movedRows: [UpdateMove<RowPath>] = []
  var reconfiguredRows: [RowPath] = []

  var changesNothing: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && deletedRows.isEmpty && insertedRows.isEmpty
      && reloadedRows.isEmpty && movedRows.isEmpty && reconfiguredRows.isEmpty
  }
}

struct UpdateMove<Place: Hashable> {
  let from: Place
  let to: Place
}

struct SectionOrigins {
  let shift: IndexShift
  let moved: [Int: Int]
  let reloaded: Set<Int>

  func origin(of section: Int) -> Int? {
    guard let origin = moved[section] ?? shift.oldIndex(of: section) else { return nil }
    return reloaded.contains(origin) ? nil : origin
  }
}
