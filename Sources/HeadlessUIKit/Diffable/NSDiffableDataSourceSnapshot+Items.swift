// SPDX-License-Identifier: Apache-2.0

extension NSDiffableDataSourceSnapshot {
  /// Appends items to a section, by default the last; O(added items).
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    require(!sections.isEmpty, "Append a section to the snapshot before you append items.")
    let position = sectionIdentifier.map { requiredPosition(of: $0) } ?? sections.count - 1
    let (row, key) = (sections[position].items.count, sections[position].key)
    editIndex { $0.enter(identifiers, from: row, key: key) }
    sections[position].append(identifiers)
    numberOfItems += identifiers.count
  }

  /// Inserts items before another; O(items of the section).
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) { insertItems(identifiers, at: requiredPlace(of: beforeIdentifier)) }

  /// Inserts items after another; O(items of the section).
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    let place = requiredPlace(of: afterIdentifier)
    insertItems(identifiers, at: RowPath(section: place.section, row: place.row + 1))
  }

  /// Deletes items, ignoring unknown ones; O(items of their sections).
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    index.enterAll(sections)
    let (sections, positions) = (sections, positions)
    var gone: [Int: [Int]] = [:]
    editIndex { state in
      for item in identifiers {
        guard let place = state.remove(item) else { continue }
        let section = positions[place.section]
        let row = sections[section].row(of: item, enteredAs: place.row)
        gone[section, default: []].append(row)
      }
    }
    removeItems(gone)
    reloadedItems.unmark(identifiers)
    reconfiguredItems.unmark(identifiers)
  }

  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  /// Moves an item before another, in any section; O(items of both sections).
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) { moveItem(identifier, beside: toIdentifier, offset: 0) }

  /// Moves an item after another, in any section; O(items of both sections).
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) { moveItem(identifier, beside: toIdentifier, offset: 1) }

  private mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beside other: ItemIdentifierType,
    offset: Int
  ) {
    let from = requiredPlace(of: identifier)
    var target = requiredPlace(of: other)
    guard identifier != other else { return }
    target.row += offset
    if target.section == from.section, target.row > from.row { target.row -= 1 }
    sections[from.section].remove(at: from.row)
    sections[target.section].insert([identifier], at: target.row)
    let key = sections[target.section].key
    editIndex { $0.move(identifier, to: target.row, key: key) }
    enterShiftedRows(of: from.section)
    enterShiftedRows(of: target.section)
  }

  private mutating func insertItems(_ identifiers: [ItemIdentifierType], at place: RowPath) {
    let key = sections[place.section].key
    editIndex { $0.enter(identifiers, from: place.row, key: key) }
    sections[place.section].insert(identifiers, at: place.row)
    numberOfItems += identifiers.count
    enterShiftedRows(of: place.section)
  }

  private mutating func removeItems(_ rows: [Int: [Int]]) {
    for (section, rows) in rows {
      sections[section].remove(rows.sorted())
      numberOfItems -= rows.count
      enterShiftedRows(of: section)
    }
  }

  private mutating func enterShiftedRows(of section: Int) {
    guard sections[section].needsEntering else { return }
    sections[section].markEntered()
    let shifted = sections[section]
    editIndex { $0.enterAgain(shifted) }
  }

  /// Marks existing items for new cells (R34).
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    checkItems(identifiers)
    reloadedItems.mark(identifiers)
  }

  /// Marks existing items to be filled again (R34); a reload includes it.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    checkItems(identifiers)
    reconfiguredItems.mark(identifiers)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = requiredPosition(of: identifier) }
    reloadedSections.mark(identifiers)
  }

  private func checkItems(_ identifiers: [ItemIdentifierType]) {
    guard let unknown = index.firstUnknown(of: identifiers, in: sections) else { return }
    stop("The item identifier \(SnapshotName(unknown)) is not in the snapshot.")
  }
}
