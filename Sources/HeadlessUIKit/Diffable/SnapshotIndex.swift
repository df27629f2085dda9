// SPDX-License-Identifier: Apache-2.0

import ListAlgorithms
import Synchronization

/// What a snapshot knows about its items beyond their order, made when it is first asked for.
///
/// Copies of a snapshot share it until one of them is edited. The lock lets any thread ask first.
final class SnapshotIndex<Item: Hashable & Sendable>: Sendable {
  /// Where an item is.
  struct Place {
    let section: Int
    /// The row that it was entered with; it may have shifted since.
    let row: Int

    init(section: Int, row: Int) {
      self.section = section
      self.row = row
    }

    /// Both in one number, so that neighbours in a section have neighbouring numbers.
    var number: Int { section << 32 | row }

    init(number: Int) { self.init(section: number >> 32, row: number & 0xFFFF_FFFF) }
  }

  /// What has been made so far.
  struct State: Sendable {
    fileprivate(set) var places: ElementTable<Item>?
    /// All items in order, and how many stand before each section.
    fileprivate var order: (items: [Item], starts: [Int])?

    mutating func forgetOrder() { order = nil }
    mutating func forget() { self = State() }
  }

  private let state: Mutex<State>

  /// Makes an index that knows nothing yet.
  init() { state = Mutex(State()) }
  private init(_ known: State) { state = Mutex(known) }

  /// An index that knows the same and can be edited apart.
  func copy() -> SnapshotIndex { SnapshotIndex(state.withLock { $0 }) }

  /// Edits what is known.
  ///
  /// The caller must be the only one who holds this index.
  func edit(_ change: (inout State) -> Void) { state.withLock { change(&$0) } }

  // MARK: Look-ups

  /// Where an item was entered, or nil if it is not in the snapshot.
  ///
  /// - Complexity: O(1); the first look-up enters all items, which is O(items).
  func place(of item: Item, in sections: [SnapshotSection<Item>]) -> Place? {
    state.withLock { state in
      state.enterAll(sections)
      return state.places?[item].map(Place.init)
    }
  }

  /// The first of some items that is not in the snapshot, or nil if all are.
  func firstUnknown(of items: [Item], in sections: [SnapshotSection<Item>]) -> Item? {
    state.withLock { state in
      state.enterAll(sections)
      return state.places?.firstMissing(of: items)
    }
  }

  /// Enters all items unless that was done: two equal ones stop with a sentence.
  func enterAll(_ sections: [SnapshotSection<Item>]) { state.withLock { $0.enterAll(sections) } }

  func items(of sections: [SnapshotSection<Item>]) -> [Item] {
    state.withLock { $0.madeOrder(of: sections).items }
  }

  /// How many items stand before a section.
  func start(of section: Int, among sections: [SnapshotSection<Item>]) -> Int {
    state.withLock { $0.madeOrder(of: sections).starts[section] }
  }
}

extension SnapshotIndex.State {
  /// Enters all items unless that was done.
  mutating func enterAll(_ sections: [SnapshotSection<Item>]) {
    guard places == nil else { return }
    var table = ElementTable<Item>()
    table.reserveCapacity(sections.reduce(0) { $0 + $1.items.count })
    places = table
    for section in sections { enter(section.items, from: 0, key: section.key) }
  }

  /// Enters items that came into a section, if the others are entered.
  mutating func enter(_ items: [Item], from row: Int, key: Int) {
    let first = SnapshotIndex<Item>.Place(section: key, row: row).number
    guard let twice = places?.insert(contentsOf: items, firstNumber: first) else { return }
    stop(
      "The item identifier \(SnapshotName(items[twice])) stands twice in a snapshot: each must be "
        + "unique among all its sections."
    )
  }

  /// Takes down the rows that items of a section have now.
  mutating func enterAgain(_ section: SnapshotSection<Item>) {
    let first = SnapshotIndex<Item>.Place(section: section.key, row: 0).number
    places?.update(contentsOf: section.items, firstNumber: first)
  }

  /// Takes down where a moved item is now.
  mutating func move(_ item: Item, to row: Int, key: Int) {
    let place = SnapshotIndex<Item>.Place(section: key, row: row)
    places?.update(contentsOf: [item], firstNumber: place.number)
  }

  /// Forgets an item; returns where it was entered, or nil if it is not known.
  mutating func remove(_ item: Item) -> SnapshotIndex<Item>.Place? {
    places?.remove(item).map(SnapshotIndex<Item>.Place.init)
  }

  /// All items in order, and how many stand before each section.
  fileprivate mutating func madeOrder(
    of sections: [SnapshotSection<Item>]
  ) -> (items: [Item], starts: [Int]) {
    if let order { return order }
    var starts: [Int] = []
    starts.reserveCapacity(sections.count)
    var items = sections.count == 1 ? sections[0].items : []
    var count = 0
    for section in sections {
      starts.append(count)
      count += section.items.count
    }
    if sections.count > 1 {
      items.reserveCapacity(count)
      for section in sections { items.append(contentsOf: section.items) }
    }
    order = (items, starts)
    return (items, starts)
  }
}
