// SPDX-License-Identifier: Apache-2.0

import ListAlgorithms

extension NSDiffableDataSourceSnapshot {
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insertSections(identifiers, at: sections.count)
  }

  /// Inserts empty sections before another; O(sections).
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) { insertSections(identifiers, at: requiredPosition(of: toIdentifier)) }

  /// Inserts empty sections after another; O(sections).
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) { insertSections(identifiers, at: requiredPosition(of: toIdentifier) + 1) }

  /// Deletes sections with their items; O(sections + items of the deleted ones).
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    var gone = Set<Int>()
    for identifier in identifiers {
      if let key = keys.remove(identifier) { gone.insert(positions[key]) }
    }
    guard !gone.isEmpty else { return }
    let lists = gone.map { sections[$0].items }
    editIndex { state in
      guard state.places != nil else { return }
      for items in lists { for item in items { _ = state.remove(item) } }
    }
    for items in lists {
      numberOfItems -= items.count
      reloadedItems.unmark(items)
      reconfiguredItems.unmark(items)
    }
    reloadedSections.unmark(identifiers)
    let kept = sections.indices.filter { !gone.contains($0) }
    sectionIdentifiers = kept.map { sectionIdentifiers[$0] }
    sections = kept.map { sections[$0] }
    numberSections(from: 0)
  }

  /// Moves a section before another; O(sections).
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, beside: toIdentifier, offset: 0) }

  /// Moves a section after another; O(sections).
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, beside: toIdentifier, offset: 1) }

  private mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beside other: SectionIdentifierType,
    offset: Int
  ) {
    let from = requiredPosition(of: identifier)
    var target = requiredPosition(of: other) + offset
    guard identifier != other else { return }
    if target > from { target -= 1 }
    sectionIdentifiers.insert(sectionIdentifiers.remove(at: from), at: target)
    sections.insert(sections.remove(at: from), at: target)
    numberSections(from: min(from, target))
    editIndex { _ in }
  }

  private mutating func insertSections(_ identifiers: [SectionIdentifierType], at position: Int) {
    if positions.count > 2 * sections.count + Self.spareKeyCount { renewKeys() }
    sectionIdentifiers.insert(contentsOf: identifiers, at: position)
    var added: [SnapshotSection<ItemIdentifierType>] = []
    for identifier in identifiers {
      let key = positions.count
      require(
        keys.insert(identifier, number: key),
        "The section identifier \(SnapshotName(identifier)) stands twice in a snapshot: each must "
          + "be unique."
      )
      positions.append(key)
      added.append(SnapshotSection(key: key))
    }
    sections.insert(contentsOf: added, at: position)
    numberSections(from: position)
    editIndex { _ in }
  }

  /// The number of unused keys before all sections are renumbered.
  private static var spareKeyCount: Int { 64 }

  private mutating func renewKeys() {
    positions = Array(sections.indices)
    for position in sections.indices { sections[position].key = position }
    keys.update(contentsOf: sectionIdentifiers, firstNumber: 0)
    editIndex { $0.forget() }
  }

  private mutating func numberSections(from first: Int) {
    for position in first..<sections.count { positions[sections[position].key] = position }
  }
}
