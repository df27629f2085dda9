// SPDX-License-Identifier: Apache-2.0

/// A list as arrays of arrays, without reuse or caches: every question walks all rows.
package struct NaiveList: Equatable, Sendable {
  /// Rows between a header and a footer; either may be missing.
  package struct Section: Equatable, Sendable {
    /// The section's identity.
    package var id: Int
    package var rows: [NaiveRow]

    package init(id: Int, rows: [NaiveRow]) {
      self.id = id
      self.rows = rows
    }

    /// The title of the header; every second section has one.
    package var header: String? { id % 2 == 0 ? "header \(id)" : nil }
    /// The title of the footer; every third section has one.
    package var footer: String? { id % 3 == 0 ? "footer \(id)" : nil }
  }

  package var sections: [Section]

  package init(sections: [Section] = []) { self.sections = sections }

  package subscript(path: RowPath) -> NaiveRow {
    get { sections[path.section].rows[path.row] }
    set { sections[path.section].rows[path.row] = newValue }
  }

  package var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

  package var paths: [RowPath] {
    sections.indices.flatMap { section in
      sections[section].rows.indices.map { RowPath(section, $0) }
    }
  }

  /// The path of each row, by identity.
  package var pathsByIdentity: [Int: RowPath] {
    var paths: [Int: RowPath] = [:]
    for path in self.paths { paths[self[path].id] = path }
    return paths
  }

  package func contains(_ path: RowPath) -> Bool {
    sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }

  /// Refuses row updates that take a missing row, one that is taken twice, or one whose section goes.
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

  /// Refuses row updates that put two rows at one place, or one into a section that takes none.
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
