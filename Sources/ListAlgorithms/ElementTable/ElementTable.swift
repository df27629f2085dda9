// SPDX-License-Identifier: Apache-2.0

/// Distinct elements with a number each, found by their hash.
///
/// What a dictionary does, for generic code that is compiled once for all elements: there a
/// dictionary takes about 240 ns to insert an element. Slots are words, half a hash and the place of
/// an entry, so that most probes end without a call of the element's type. Hashes are kept, and no
/// element is hashed again when the table grows.
public struct ElementTable<Element: Hashable> {
  private var slots = ElementSlots()
  /// The element of each entry; those of removed ones stay until the table is rebuilt.
  private var elements: [Element] = []

  public init() {}

  public var count: Int { slots.count }

  /// The number of slots, which is half as much again as there is room for elements.
  var slotCount: Int { slots.slotCount }

  /// Makes room for so many elements in all.
  public mutating func reserveCapacity(_ capacity: Int) {
    if capacity > count { makeRoom(for: capacity - count) }
  }

  /// The number of an element, or nil if it is not there; O(1) expected.
  public subscript(element: Element) -> Int? {
    let mark = PlaceTable.Mark(hash: element.hashValue)
    return elements.withUnsafeBufferPointer { elements in
      slots.find(mark) { elements[$0] == element }.map { slots.numbers[$0.entry] }
    }
  }

  /// Enters an element with a number unless it is there already; returns whether it was new.
  @discardableResult
  public mutating func insert(_ element: Element, number: Int) -> Bool {
    makeRoom(for: 1)
    let mark = PlaceTable.Mark(hash: element.hashValue)
    let isNew = elements.withUnsafeBufferPointer { elements in
      slots.add(mark, number: number) { elements[$0] == element }
    }
    if isNew { elements.append(element) }
    return isNew
  }

  /// Enters elements with numbers that count up; returns the place of the first that is there already.
  ///
  /// Nothing behind such an element is entered.
  public mutating func insert(contentsOf added: [Element], firstNumber: Int) -> Int? {
    makeRoom(for: added.count)
    let first = elements.count
    elements.append(contentsOf: added)
    let end = elements.withUnsafeBufferPointer { elements in
      for place in first..<elements.count {
        let mark = PlaceTable.Mark(hash: elements[place].hashValue)
        let isNew = slots.add(mark, number: firstNumber + place - first) {
          elements[$0] == elements[place]
        }
        if !isNew { return place }
      }
      return elements.count
    }
    guard end < elements.count else { return nil }
    elements.removeSubrange(end...)
    return end - first
  }

  /// Gives elements other numbers, which count up; those that are not there are passed over.
  public mutating func update(contentsOf updated: [Element], firstNumber: Int) {
    updated.withUnsafeBufferPointer { updated in
      elements.withUnsafeBufferPointer { elements in
        for place in updated.indices {
          let mark = PlaceTable.Mark(hash: updated[place].hashValue)
          if let found = slots.find(mark, isEqual: { elements[$0] == updated[place] }) {
            slots.setNumber(firstNumber + place, ofEntry: found.entry)
          }
        }
      }
    }
  }

  /// The first of some elements that is not there, or nil if all are.
  public func firstMissing(of wanted: [Element]) -> Element? {
    wanted.withUnsafeBufferPointer { wanted in
      elements.withUnsafeBufferPointer { elements in
        for place in wanted.indices {
          let mark = PlaceTable.Mark(hash: wanted[place].hashValue)
          if slots.find(mark, isEqual: { elements[$0] == wanted[place] }) == nil {
            return wanted[place]
          }
        }
        return nil
      }
    }
  }

  /// Takes an element out; returns its number, or nil if it is not there.
  @discardableResult
  public mutating func remove(_ element: Element) -> Int? {
    let mark = PlaceTable.Mark(hash: element.hashValue)
    let found = elements.withUnsafeBufferPointer { elements in
      slots.find(mark) { elements[$0] == element }
    }
    guard let found else { return nil }
    let number = slots.numbers[found.entry]
    slots.remove(slot: found.slot)
    if slots.isSparse { rebuild(forAdded: 0) }
    return number
  }

  private mutating func makeRoom(for addedCount: Int) {
    if slots.isShort(of: addedCount) { rebuild(forAdded: addedCount) }
  }

  private mutating func rebuild(forAdded addedCount: Int) {
    if let live = slots.rebuild(forAdded: addedCount) { elements = live.map { elements[$0] } }
  }
}

extension ElementTable: Sendable where Element: Sendable {}
