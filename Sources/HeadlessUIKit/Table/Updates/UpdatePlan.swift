// SPDX-License-Identifier: Apache-2.0

/// Updates that were checked: where every section and every row goes.
///
/// Holds what changed and nothing of what stays, so that a plan for k rows takes O(k) memory.
struct UpdatePlan {
  let batch: UpdateBatch
  /// The sections that are neither deleted nor moved; reloaded ones stay.
  let sections: IndexShift
  /// The new places of moved sections, by their old ones.
  let movedSections: [Int: Int]
  /// The sections to be loaded anew, by their old places.
  let reloadedSections: Set<Int>
  /// The rows of sections that stay, by the sections' old places: those that change places apart.
  let rows: [Int: IndexShift]
  /// The new places of moved rows, by their old ones.
  let movedRows: [RowPath: RowPath]

  /// The new place of a section, or nil if it is deleted; O(log changes).
  func newSection(of old: Int) -> Int? { movedSections[old] ?? sections.newIndex(of: old) }

  /// The new place of a row that is still there, reloaded or not; nil if it is gone; O(log changes).
  ///
  /// The rows of a reloaded section are gone, and others have come.
  func newPath(of old: RowPath) -> RowPath? {
    if let moved = movedRows[old] { return moved }
    guard !reloadedSections.contains(old.section), let section = newSection(of: old.section)
    else { return nil }
    guard let shift = rows[old.section] else { return RowPath(section: section, row: old.row) }
    return shift.newIndex(of: old.row).map { RowPath(section: section, row: $0) }
  }

  /// The new place of a row that no call has moved, so that what stands around it has not moved it
  /// either: one to keep the viewport by.
  func restingPath(of old: RowPath) -> RowPath? {
    guard movedRows[old] == nil, movedSections[old.section] == nil else { return nil }
    return newPath(of: old)
  }

  /// Whether a section stays among the others, with those of its rows that no call names.
  func rests(section old: Int) -> Bool {
    movedSections[old] == nil && !reloadedSections.contains(old) && newSection(of: old) != nil
  }
}

/// The updates that an app asked for, in the order of the calls and not yet checked.
///
/// What is deleted, reloaded or moved away is named by its place before all updates, what is
/// inserted or moved to by its place after them (R33).
struct UpdateBatch {
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [UpdateMove<Int>] = []
  var deletedRows: [RowPath] = []
  var insertedRows: [RowPath] = []
  var reloadedRows: [RowPath] = []
  var movedRows: [UpdateMove<RowPath>] = []
  /// Rows whose cells are to be filled again; those that go are passed over.
  var reconfiguredRows: [RowPath] = []

  /// Whether it names no row and no section.
  var changesNothing: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && deletedRows.isEmpty && insertedRows.isEmpty
      && reloadedRows.isEmpty && movedRows.isEmpty && reconfiguredRows.isEmpty
  }
}

/// A row or section that keeps what it holds and changes its place.
struct UpdateMove<Place: Hashable> {
  /// Its place before the updates.
  let from: Place
  /// Its place after all updates.
  let to: Place
}

/// Which section before the updates a section after them is.
struct SectionOrigins {
  let shift: IndexShift
  /// The old places of moved sections, by their new ones.
  let moved: [Int: Int]
  /// The sections to be loaded anew, by their old places.
  let reloaded: Set<Int>

  /// The old place of a section whose rows stay; nil if it is inserted or reloaded.
  func origin(of section: Int) -> Int? {
    guard let origin = moved[section] ?? shift.oldIndex(of: section) else { return nil }
    return reloaded.contains(origin) ? nil : origin
  }
}
