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
  /// The identifiers of all sections, in order.
  public internal(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The number of items in all sections.
  public internal(set) var numberOfItems = 0

  /// The sections' items, by the sections' places.
  var sections: [SnapshotSection<ItemIdentifierType>] = []
  /// The key of each section.
  var keys = ElementTable<SectionIdentifierType>()
  /// The place of each section by its key; what stands at the keys of deleted ones means nothing.
  var positions: [Int] = []
  var index = SnapshotIndex<ItemIdentifierType>()
  var reloadedItems = SnapshotMarks<ItemIdentifierType>()
  var reconfiguredItems = SnapshotMarks<ItemIdentifierType>()
  var reloadedSections = SnapshotMarks<SectionIdentifierType>()

  /// Makes a snapshot without sections.
  public init() {}

  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// The identifiers of all items, in order.
  ///
  /// - Complexity: O(1); O(items) for the first after an edit if there are several sections.
  public var itemIdentifiers: [ItemIdentifierType] { index.items(of: sections) }

  /// Returns the number of items of a section, which must be there.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[requiredPosition(of: identifier)].items.count
  }

  /// Returns the items of a section, which must be there.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[requiredPosition(of: identifier)].items
  }

  /// Returns the section that an item is in, or nil if it is in none.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    place(of: identifier).map { sectionIdentifiers[$0.section] }
  }

  /// Returns the place of an item among all items, or nil if it is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    place(of: identifier).map { index.start(of: $0.section, among: sections) + $0.row }
  }

  /// Returns the place of a section among the sections, or nil if it is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    keys[identifier].map { positions[$0] }
  }

  /// The items that get other cells when the snapshot is applied, in the order of the calls.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.all }

  /// The items whose cells are filled again when the snapshot is applied, in the order of the calls.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.all }

  /// The sections that are loaded anew when the snapshot is applied, in the order of the calls.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.all }
}

extension NSDiffableDataSourceSnapshot: Sendable {}

extension NSDiffableDataSourceSnapshot {
  /// Where an item is, or nil if it is not there.
  func place(of item: ItemIdentifierType) -> RowPath? {
    guard let place = index.place(of: item, in: sections) else { return nil }
    let section = positions[place.section]
    return RowPath(
      section: section,
      row: sections[section].row(of: item, enteredAs: place.row)
    )
  }

  /// What is compared when the snapshot is applied.
  var list: SectionedList<SectionIdentifierType, ItemIdentifierType> {
    SectionedList(sections: sectionIdentifiers, rows: sections.map(\.items))
  }

  /// The place of a section that must be there.
  func requiredPosition(of identifier: SectionIdentifierType) -> Int {
    guard let key = keys[identifier] else {
      stop("The section identifier \(SnapshotName(identifier)) is not in the snapshot.")
    }
    return positions[key]
  }

  /// The place of an item that must be there.
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

  /// Names an identifier.
  init(_ identifier: some Hashable) {
    let words = String(describing: identifier)
    let excerpt = words.prefix(Self.limit)
    description = excerpt.endIndex == words.endIndex ? "\"\(words)\"" : "\"\(excerpt)…\""
  }
}
