// SPDX-License-Identifier: Apache-2.0

extension NaiveList {
  /// Refuses row updates that take what is not there, what is taken twice, or what goes anyway.
  func checkOrigins(of updates: ListUpdates) throws(Refusal) {
    var taken: Set<RowPath> = []
    let named =
      updates.deletedRows + updates.movedRows.map(\.origin) + updates.reloadedRows.map(\.place)
    for path in named {
      guard contains(path) else { throw .rowOutOfRange(path) }
      guard taken.insert(path).inserted else { throw .rowTwice(path) }
      if updates.deletedSections.contains(path.section)
        || updates.reloadedSections.contains(where: { $0.place == path.section })
      {
        throw .sectionGone(path.section)
      }
    }
  }

  /// Refuses row updates that put two rows at one place, or one where no section takes it.
  func checkTargets(of updates: ListUpdates, origins: [Origin]) throws(Refusal) {
    var taken: Set<RowPath> = []
    for path in updates.insertedRows.map(\.place) + updates.movedRows.map(\.target) {
      guard origins.indices.contains(path.section), path.row >= 0 else {
        throw .rowOutOfRange(path)
      }
      guard taken.insert(path).inserted else { throw .rowTwice(path) }
      switch origins[path.section] {
      case .inserted: throw .sectionGone(path.section)
      case .former(let former):
        if updates.reloadedSections.contains(where: { $0.place == former }) {
          throw .sectionGone(path.section)
        }
      }
    }
  }
}
