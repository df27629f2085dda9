// SPDX-License-Identifier: Apache-2.0

import ListAlgorithms

/// Sections and their items at one moment, by identifiers, copied on write.
///
/// The first lookup indexes all items, after which lookups are O(1). Duplicate items stop the
/// program at a lookup, edit or apply; duplicate sections at once.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
> {
  public internal(set) var sectionIdentifiers: [SectionIdentifierType] = []
  public internal(set) var numberOfItems = 0
  var sections: [SnapshotSection<ItemIdentifierType>] = []
  var keys = ElementTable<SectionIdentifierType>()
  /// The position of each section by key; unspecified for deleted ones.
  var positions: [Int] = []
  var index = SnapshotIndex<ItemIdentifierType>()
  var reloadedItems = SnapshotMarks<ItemIdentifierType>()
  var reconfiguredItems = SnapshotMarks<ItemIdentifierType>()
  var reloadedSections = SnapshotMarks<SectionIdentifierType>()

  public init() {}

  public var numberOfSections: Int { sectionIdentifiers.count }

  /// The identifiers of all items in order; O(1), or O(items) after an edit of several sections.
  public var itemIdentifiers: [ItemIdentifierType] { index.items(of: sections) }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[requiredPosition(of: identifier)].items.count
  }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[requiredPosition(of: identifier)].items
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { place(of: identifier).map { sectionIdentifiers[$0.section] } }

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
  func place(of item: ItemIdentifierType) -> RowPath? {
    guard let place = index.place(of: item, in: sections) else { return nil }
    let section = positions[place.section]
    return RowPath(section: section, row: sections[section].row(of: item, enteredAs: place.row))
  }

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

  mutating func editIndex(_ change: (inout SnapshotIndex<ItemIdentifierType>.State) -> Void) {
    if !isKnownUniquelyReferenced(&index) { index = index.copy() }
    index.edit { state in
      state.forgetOrder()
      change(&state)
    }
  }

  mutating func removeMarks() {
    reloadedItems.removeAll()
    reconfiguredItems.removeAll()
    reloadedSections.removeAll()
  }
}

struct SnapshotName: CustomStringConvertible {
  private static let limit = 200
  let description: String

  init(_ identifier: some Hashable) {
    let words = String(describing: identifier)
    let excerpt = words.prefix(Self.limit)
    description = excerpt.endIndex == words.endIndex ? "\"\(words)\"" : "\"\(excerpt)…\""
  }
}
