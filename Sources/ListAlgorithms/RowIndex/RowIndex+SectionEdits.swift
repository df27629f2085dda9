// SPDX-License-Identifier: Apache-2.0

/// Edits of whole sections, each O(log runs) however many rows or runs the sections have.
extension RowIndex {
  /// Adds a section behind the last; O(log runs), whatever the number of rows.
  public func appendSection(header: Double, rowCount: Int, rowHeight: Double, footer: Double) {
    insertSection(
      header: header,
      rowCount: rowCount,
      rowHeight: rowHeight,
      footer: footer,
      at: sectionCount
    )
  }

  /// Inserts a section whose rows have one height, before a section or behind the last.
  public func insertSection(
    header: Double,
    rowCount: Int,
    rowHeight: Double,
    footer: Double,
    at section: Int
  ) {
    checkEditable()
    checkPlace(forSection: section, of: rowCount)
    let header = units(header, "The header of section \(section)")
    let footer = units(footer, "The footer of section \(section)")
    let height = units(rowHeight, "Row 0 of section \(section)")
    checkRoom(rows: rowCount, of: height, bounds: (header, footer), "section \(section)")
    var builder = RunBuilder()
    builder.append(Run(bound: .header, height: header), in: &tree.pointee)
    if rowCount > 0 { builder.append(Run(rows: rowCount, height: height), in: &tree.pointee) }
    builder.append(Run(bound: .footer, height: footer), in: &tree.pointee)
    let built = builder.finish(in: &tree.pointee)
    tree.pointee.insert(built, at: section)
  }

  /// Removes a section.
  public func removeSection(_ section: Int) {
    checkSection(section)
    removeSections(section..<section + 1)
  }

  /// Removes neighbouring sections.
  public func removeSections(_ sections: Range<Int>) {
    checkEditable()
    precondition(
      sections.lowerBound >= 0 && sections.upperBound <= sectionCount,
      "Sections \(sections) cannot be removed: the row index has \(sectionCount) sections."
    )
    tree.pointee.removeSections(sections)
  }

  /// Moves a section; the target is its place after the move, as in a table's updates.
  public func moveSection(_ section: Int, to target: Int) {
    checkEditable()
    checkSection(section)
    precondition(
      target >= 0 && target < sectionCount,
      "Section \(section) cannot move to \(target): the row index has \(sectionCount) sections."
    )
    if section != target { tree.pointee.moveSection(section, to: target) }
  }

  /// Removes all sections and gives the memory of the tree back.
  public func removeAll() {
    checkEditable()
    tree.pointee.removeAll()
  }
}
