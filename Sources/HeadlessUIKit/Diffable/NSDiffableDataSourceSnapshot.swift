// SPDX-License-Identifier: Apache-2.0

import ListAlgorithms

/// Sections and their items at one moment, by identifiers.
///
/// A value: copies share what they hold until one is edited. Look-ups by an item are O(1) but for the
/// first, which enters all items in an index; from then on edits keep it up. So two equal items stop
/// with a sentence at that look-up or edit, or when the snapshot is applied, at the latest. Section
/// identifiers are held against each other at once.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
> {
  public internal(set) var sectionIdentifiers: [SectionIdentifierType] = []
  public internal(set) var numberOfItems = 0
  var sections: [SnapshotSection<ItemIdentifierType>] = []
  var keys = ElementTable<SectionIdentifierType>()
  /// The place of each section by its key; what stands at the keys of deleted ones means nothing.
  var positions: [Int] = []
  var index = SnapshotIndex<ItemIdentifierType>()
  var reloadedItems = SnapshotMarks<ItemIdentifierType>()
  var reconfiguredItems = SnapshotMarks<ItemIdentifierType>()
  var reloadedSections = SnapshotMarks<SectionIdentifierType>()

  public init() {}

  public var numberOfSections: Int { sectionIdentifiers.count }

  /// The identifiers of all items, in order.
  ///
  /// - Complexity: O(1); O(items) for the first after an edit if there are several sections.
  public var itemIdentifiers: [ItemIdentifierType] { index.items(of: sections) }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[requiredPosition(of: identifier)].items.count
  }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[requiredPosition(of: identifier)].items
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    place(of: identifier).map { sectionIdentifiers[$0.section] }
  }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    place(of: identifier).map { index.start(of: $0.section, among: sections) + $0.row }
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    keys[identifier].map { positions[$0] }
  }

  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.all }
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.all }
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.all }
}

extension NSDiffableDataSourceSnapshot: Sendable {}

extension NSDiffableDataSourceSnapshot {
  /// Where an item is, or nil if it is not there.
  func place(of item: ItemIdentifierType) -> RowPath? {
    guard let place = index.place(of: item, in: sections) else { return nil }
    let section = positions[place.section]
    return RowPath(section: section, row: sections[section].row(of: item, enteredAs: place.row))
  }

  /// What is compared when the snapshot is applied.
  var list: SectionedList<SectionIdentifierType, ItemIdentifierType> {
    SectionedList(sections: sectionIdentifiers, rows: sections.map(\.items))
  }

  func requiredPosition(of identifier: SectionIdentifierType) -> Int {
    guard let key = keys[identifier] else {
      stop("The section identifier \(SnapshotName(identifier)) is not in the snapshot.")
    }
    return positions[key]
  }

  func requiredPlace(of identifier: ItemIdentifierType) -> RowPath {
    guard let place = place(of: identifier) else {
      stop("The item identifier \(SnapshotName(identifier)) is not in the snapshot.")
    }
    return place
  }

  /// Edits what is known about items, apart from copies of this snapshot.
  mutating func editIndex(_ change: (inout SnapshotIndex<ItemIdentifierType>.State) -> Void) {
    if !isKnownUniquelyReferenced(&index) { index = index.copy() }
    index.edit { state in
      state.forgetOrder()
      change(&state)
    }
  }

  /// Takes all marks off, as after the snapshot was applied.
  mutating func removeMarks() {
    reloadedItems.removeAll()
    reconfiguredItems.removeAll()
    reloadedSections.removeAll()
  }
}

/// An identifier as sentences name it, however long its description is.
struct SnapshotName: CustomStringConvertible {
  private static let limit = 200

  /// The identifier's description, cut where it grows long.
  let description: String

  init(_ identifier: some Hashable) {
    let words = String(describing: identifier)
    let excerpt = words.prefix(Self.limit)
    description = excerpt.endIndex == words.endIndex ? "\"\(words)\"" : "\"\(excerpt)…\""
  }
}
