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

  public func removeSection(_ section: Int) {
    checkSection(section)
    removeSections(section..<section + 1)
  }

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

/// Edits of rows, headers and footers, each O(log runs).
extension RowIndex {
  /// Gives a row another height; the row leaves its run and joins a neighbour of the new height.
  public func setHeight(_ height: Double, ofRow row: Int, inSection section: Int) {
    checkEditable()
    let units = units(height, "Row \(row) of section \(section)")
    guard let (site, ordinal) = editSite(ofRow: row, inSection: section), site.run.kind == .rows
    else { noRow(row, inSection: section) }
    if site.run.height == units { return }
    checkRoom(rows: 1, of: units, besides: -site.run.height, "row \(row) of section \(section)")
    tree.pointee.splice(site, at: ordinal, removing: 1, inserting: Run(rows: 1, height: units))
  }

  /// Gives the header of a section another height, which may be 0.
  public func setHeight(_ height: Double, ofHeaderInSection section: Int) {
    checkSection(section)
    setHeight(
      units(height, "The header of section \(section)"),
      ofBound: .header,
      at: tree.pointee.sums(beforeSection: section).elements,
      section: section
    )
  }

  /// Gives the footer of a section another height, which may be 0.
  public func setHeight(_ height: Double, ofFooterInSection section: Int) {
    checkSection(section)
    setHeight(
      units(height, "The footer of section \(section)"),
      ofBound: .footer,
      at: tree.pointee.sums(beforeSection: section + 1).elements - 1,
      section: section
    )
  }

  /// Inserts rows of one height before a row, or behind the last with `row` equal to the row count.
  public func insertRows(_ count: Int, height: Double, at row: Int, inSection section: Int) {
    checkEditable()
    let units = units(height, "Row \(row) of section \(section)")
    precondition(count >= 0, "Section \(section) cannot get \(count) rows at \(row).")
    guard let (site, ordinal) = editSite(ofRow: row, inSection: section) else {
      noPlace(forRow: row, inSection: section, among: rowCount(inSection: section))
    }
    if count == 0 { return }
    checkRoom(rows: count, of: units, "new rows at \(row) of section \(section)")
    tree.pointee.splice(site, at: ordinal, removing: 0, inserting: Run(rows: count, height: units))
  }

  public func removeRows(_ rows: Range<Int>, inSection section: Int) {
    checkEditable()
    guard rows.lowerBound >= 0, rows.upperBound <= rowCount(inSection: section),
      let (site, ordinal) = editSite(ofRow: rows.lowerBound, inSection: section)
    else { noRow(rows.lowerBound < 0 ? rows.lowerBound : rows.upperBound - 1, inSection: section) }
    if rows.isEmpty { return }
    tree.pointee.splice(site, at: ordinal, removing: rows.count, inserting: nil)
  }

  /// Moves a row with its height; the target is its place after the move, as in a table's updates.
  public func moveRow(
    _ row: Int,
    inSection section: Int,
    toRow target: Int,
    inSection targetSection: Int
  ) {
    checkEditable()
    // Everything is checked before the row is taken out, since nothing would put it back.
    let others = rowCount(inSection: targetSection) - (section == targetSection ? 1 : 0)
    guard let (site, ordinal) = editSite(ofRow: row, inSection: section), site.run.kind == .rows
    else { noRow(row, inSection: section) }
    guard target >= 0, target <= others else {
      noPlace(forRow: target, inSection: targetSection, among: others)
    }
    if section == targetSection, row == target { return }
    tree.pointee.splice(site, at: ordinal, removing: 1, inserting: nil)
    // The place is looked up only now: with the row taken out, places are those after the move.
    guard let (targetSite, targetOrdinal) = editSite(ofRow: target, inSection: targetSection)
    else { noPlace(forRow: target, inSection: targetSection, among: others) }
    tree.pointee.splice(
      targetSite,
      at: targetOrdinal,
      removing: 0,
      inserting: site.run.with(count: 1)
    )
  }

  /// The run of a row, or of the footer if the row is one past the last; records the path.
  private func editSite(ofRow row: Int, inSection section: Int) -> (site: RunSite, ordinal: Int)? {
    checkSection(section)
    guard row >= 0, row <= rowCount else { return nil }
    // The row count as a row is the footer, before which rows can be put in; one more lies in the
    // next section, which the last line finds out.
    let ordinal = tree.pointee.sums(beforeSection: section).elements + 1 + row
    guard ordinal < tree.pointee.total.elements else { return nil }
    let site = tree.pointee.recordedSite(ofElement: ordinal)
    return site.before.section == section ? (site, ordinal) : nil
  }

  private func setHeight(_ units: Int64, ofBound kind: Run.Kind, at ordinal: Int, section: Int) {
    checkEditable()
    let site = tree.pointee.recordedSite(ofElement: ordinal)
    checkRoom(rows: 1, of: units, besides: -site.run.height, "the \(kind) of section \(section)")
    tree.pointee.splice(site, at: ordinal, removing: 1, inserting: Run(bound: kind, height: units))
  }

  private func noPlace(forRow row: Int, inSection section: Int, among others: Int) -> Never {
    preconditionFailure(
      "No row can come to stand at \(row) of section \(section): it has \(others) other rows."
    )
  }
}
