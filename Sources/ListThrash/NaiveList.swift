// SPDX-License-Identifier: Apache-2.0

/// A list as arrays of arrays: nothing is reused, nothing remembered, every question walks all rows.
package struct NaiveList: Equatable, Sendable {
  /// Rows between a header and a footer; either is missing where it is not high.
  package struct Section: Equatable, Sendable {
    /// What tells the section from all others.
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

  package init(sections: [Section] = []) {
    self.sections = sections
  }

  /// The row at a path.
  package subscript(path: RowPath) -> NaiveRow {
    get { sections[path.section].rows[path.row] }
    set { sections[path.section].rows[path.row] = newValue }
  }

  /// The number of rows.
  package var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

  /// All paths, from top to bottom.
  package var paths: [RowPath] {
    sections.indices.flatMap { section in
      sections[section].rows.indices.map { RowPath(section, $0) }
    }
  }

  /// The path of each row, by the row's identity.
  package var pathsByIdentity: [Int: RowPath] {
    var paths: [Int: RowPath] = [:]
    for path in self.paths { paths[self[path].id] = path }
    return paths
  }

  /// Whether a path names a row.
  package func contains(_ path: RowPath) -> Bool {
    sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }
}
