// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// What a snapshot knows about its items beyond their order, made when it is first asked for.
///
/// Copies of a snapshot share it until one of them is edited. The lock lets any thread ask first.
final class SnapshotIndex<Item: Hashable & Sendable>: Sendable {
  /// Where an item is.
  struct Place {
    /// The key of its section.
    var section: Int32
    /// The row that it was entered with; it may have shifted since.
    var row: Int32
  }

  /// What has been made so far.
  struct State: Sendable {
    /// Where each item is.
    fileprivate(set) var places: [Item: Place]?
    /// All items in order, and how many stand before each section.
    fileprivate var order: (items: [Item], starts: [Int])?

    /// Forgets what any edit changes.
    mutating func forgetOrder() {
      order = nil
    }

    /// Forgets everything.
    mutating func forget() {
      self = State()
    }
  }

  private let state: Mutex<State>

  /// Makes an index that knows nothing yet.
  init() {
    state = Mutex(State())
  }

  private init(_ known: State) {
    state = Mutex(known)
  }

  /// An index that knows the same and can be edited apart.
  func copy() -> SnapshotIndex {
    SnapshotIndex(state.withLock { $0 })
  }

  /// Edits what is known.
  ///
  /// The caller must be the only one who holds this index.
  func edit(_ change: (inout State) -> Void) {
    state.withLock { change(&$0) }
  }

  // MARK: Look-ups

  /// Where an item was entered, or nil if it is not in the snapshot.
  ///
  /// - Complexity: O(1); the first look-up enters all items, which is O(items).
  func place(of item: Item, in sections: [SnapshotSection<Item>]) -> Place? {
    state.withLock { state in
      state.enterAll(sections)
      return state.places?[item]
    }
  }

  /// Enters all items unless that was done: two equal ones stop with a sentence.
  func enterAll(_ sections: [SnapshotSection<Item>]) {
    state.withLock { $0.enterAll(sections) }
  }

  /// All items in order.
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
    places = Dictionary(minimumCapacity: sections.reduce(0) { $0 + $1.items.count })
    for section in sections { enter(section.items, from: 0, key: section.key) }
  }

  /// Enters items that came into a section, if the others are entered.
  mutating func enter(_ items: [Item], from row: Int, key: Int) {
    guard places != nil else { return }
    for (offset, item) in items.enumerated() {
      let place = SnapshotIndex<Item>
        .Place(
          section: Int32(truncatingIfNeeded: key),
          row: Int32(truncatingIfNeeded: row + offset)
        )
      require(
        places?.updateValue(place, forKey: item) == nil,
        "The item identifier \(SnapshotName(item)) stands twice in a snapshot: each must be unique "
          + "among all its sections."
      )
    }
  }

  /// Takes down the rows that items of a section have now.
  mutating func enterAgain(_ section: SnapshotSection<Item>) {
    guard places != nil else { return }
    for (row, item) in section.items.enumerated() {
      places?[item]?.row = Int32(truncatingIfNeeded: row)
    }
  }

  /// Takes down where a moved item is now.
  mutating func move(_ item: Item, to row: Int, key: Int) {
    places?[item] = SnapshotIndex<Item>
      .Place(
        section: Int32(truncatingIfNeeded: key),
        row: Int32(truncatingIfNeeded: row)
      )
  }

  /// Forgets an item; returns where it was entered, or nil if it is not known.
  mutating func remove(_ item: Item) -> SnapshotIndex<Item>.Place? {
    places?.removeValue(forKey: item)
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
