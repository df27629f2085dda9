// SPDX-License-Identifier: Apache-2.0

import ListAlgorithms
import Synchronization

/// The lazy index of a snapshot's items, shared by its copies; the lock permits any thread.
final class SnapshotIndex<Item: Hashable & Sendable>: Sendable {
  struct Place {
    let section: Int
    let row: Int

    init(section: Int, row: Int) {
      self.section = section
      self.row = row
    }

    var number: Int { section << 32 | row }

    init(number: Int) { self.init(section: number >> 32, row: number & 0xFFFF_FFFF) }
  }

  struct State: Sendable {
    fileprivate(set) var places: ElementTable<Item>?
    fileprivate var order: (items: [Item], starts: [Int])?

    mutating func forgetOrder() { order = nil }
    mutating func forget() { self = State() }
  }

  private let state: Mutex<State>

  init() { state = Mutex(State()) }
  private init(_ known: State) { state = Mutex(known) }

  func copy() -> SnapshotIndex { SnapshotIndex(state.withLock { $0 }) }
  func edit(_ change: (inout State) -> Void) { state.withLock { change(&$0) } }

  /// Returns the entry position of an item, or nil; O(1), the first lookup O(items).
  func place(of item: Item, in sections: [SnapshotSection<Item>]) -> Place? {
    state.withLock { state in
      state.enterAll(sections)
      return state.places?[item].map(Place.init)
    }
  }

  func firstUnknown(of items: [Item], in sections: [SnapshotSection<Item>]) -> Item? {
    state.withLock { state in
      state.enterAll(sections)
      return state.places?.firstMissing(of: items)
    }
  }

  func enterAll(_ sections: [SnapshotSection<Item>]) { state.withLock { $0.enterAll(sections) } }

  func items(of sections: [SnapshotSection<Item>]) -> [Item] {
    state.withLock { $0.madeOrder(of: sections).items }
  }

  func start(of section: Int, among sections: [SnapshotSection<Item>]) -> Int {
    state.withLock { $0.madeOrder(of: sections).starts[section] }
  }
}

extension SnapshotIndex.State {
  mutating func enterAll(_ sections: [SnapshotSection<Item>]) {
    guard places == nil else { return }
    var table = ElementTable<Item>()
    table.reserveCapacity(sections.reduce(0) { $0 + $1.items.count })
    places = table
    for section in sections { enter(section.items, from: 0, key: section.key) }
  }

  mutating func enter(_ items: [Item], from row: Int, key: Int) {
    let first = SnapshotIndex<Item>.Place(section: key, row: row).number
    guard let twice = places?.insert(contentsOf: items, firstNumber: first) else { return }
    stop(
      "The item identifier \(SnapshotName(items[twice])) stands twice in a snapshot: each must be "
        + "unique among all its sections."
    )
  }

  mutating func enterAgain(_ section: SnapshotSection<Item>) {
    let first = SnapshotIndex<Item>.Place(section: section.key, row: 0).number
    places?.update(contentsOf: section.items, firstNumber: first)
  }

  mutating func move(_ item: Item, to row: Int, key: Int) {
    let place = SnapshotIndex<Item>.Place(section: key, row: row)
    places?.update(contentsOf: [item], firstNumber: place.number)
  }

  mutating func remove(_ item: Item) -> SnapshotIndex<Item>.Place? {
    places?.remove(item).map(SnapshotIndex<Item>.Place.init)
  }

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
