// SPDX-License-Identifier: Apache-2.0

/// The slots and numbers of an ``ElementTable``, which know no element.
///
/// Compiled for what they hold, while the table itself is compiled once for all elements: every probe
/// in the table's own code would look up what type it works on.
struct ElementSlots {
  private(set) var count = 0
  /// The number of each entry, in the order of entering.
  private(set) var numbers: [Int] = []
  /// The hash of each entry, spread.
  private var marks: [PlaceTable.Mark] = []
  private var slots: [UInt64] = []

  /// What a slot says whose element was removed; probes go on behind it.
  private static let removed: UInt64 = 0xFFFF_FFFF
  private static let placeBits: UInt64 = 0xFFFF_FFFF
  private static let smallestSlotCount = 16
  /// How many removed elements are kept in any case before there have to be fewer.
  private static let sparedCount = 64

  var slotCount: Int { slots.count }
  /// The number of entries, those of removed elements included.
  var entryCount: Int { numbers.count }
  /// Whether so many entries are without an element that they should be closed up.
  var isSparse: Bool { numbers.count > 2 * count + Self.sparedCount }

  private var shift: UInt64 { UInt64(slots.count.leadingZeroBitCount + 1) }

  /// The slot and the entry of the element that `isEqual` accepts, or nil.
  func find(_ mark: PlaceTable.Mark, isEqual: (Int) -> Bool) -> (slot: Int, entry: Int)? {
    guard count > 0 else { return nil }
    let end = slots.count - 1
    var slot = Int(truncatingIfNeeded: mark.word >> shift)
    while slots[slot] != 0 {
      let place = slots[slot] & Self.placeBits
      if slots[slot] & ~Self.placeBits == mark.tag, place != Self.removed, isEqual(Int(place)) {
        return (slot, Int(place))
      }
      slot = (slot + 1) & end
    }
    return nil
  }

  /// Adds an entry unless `isEqual` accepts one that is there; returns whether it was added.
  mutating func add(_ mark: PlaceTable.Mark, number: Int, isEqual: (Int) -> Bool) -> Bool {
    let end = slots.count - 1
    var slot = Int(truncatingIfNeeded: mark.word >> shift)
    while slots[slot] != 0 {
      let place = slots[slot] & Self.placeBits
      if slots[slot] & ~Self.placeBits == mark.tag, place != Self.removed, isEqual(Int(place)) {
        return false
      }
      slot = (slot + 1) & end
    }
    slots[slot] = mark.tag | UInt64(truncatingIfNeeded: numbers.count)
    numbers.append(number)
    marks.append(mark)
    count += 1
    return true
  }

  mutating func setNumber(_ number: Int, ofEntry entry: Int) {
    numbers[entry] = number
  }

  /// Takes the element of a slot out; its entry stays, without a meaning.
  mutating func remove(slot: Int) {
    slots[slot] |= Self.removed
    count -= 1
  }

  // MARK: Room

  /// Whether more than two thirds of the slots would be taken with so many entries more.
  func isShort(of addedCount: Int) -> Bool { 3 * (entryCount + addedCount) > 2 * slots.count }

  /// Makes room for so many elements more and closes up the entries; returns those that are left.
  mutating func rebuild(forAdded addedCount: Int) -> [Int]? {
    precondition(
      count + addedCount < Int(Int32.max),
      "A table cannot hold more than 2,147,483,646 elements."
    )
    let live = closeUp()
    var slotCount = max(slots.count, Self.smallestSlotCount)
    // Twice what is there, so that a table that grows one by one is rebuilt seldom enough.
    while 2 * slotCount < 3 * max(count + addedCount, 2 * count) { slotCount *= 2 }
    slots = [UInt64](repeating: 0, count: slotCount)
    for (entry, mark) in marks.enumerated() {
      var slot = Int(truncatingIfNeeded: mark.word >> shift)
      while slots[slot] != 0 { slot = (slot + 1) & (slotCount - 1) }
      slots[slot] = mark.tag | UInt64(truncatingIfNeeded: entry)
    }
    return live
  }

  /// Leaves out the entries of removed elements; nil if there are none.
  private mutating func closeUp() -> [Int]? {
    guard count < entryCount else { return nil }
    var isLive = [Bool](repeating: false, count: entryCount)
    for slot in slots where slot != 0 && slot & Self.placeBits != Self.removed {
      isLive[Int(slot & Self.placeBits)] = true
    }
    let live = isLive.indices.filter { isLive[$0] }
    numbers = live.map { numbers[$0] }
    marks = live.map { marks[$0] }
    return live
  }
}
