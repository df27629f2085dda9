// SPDX-License-Identifier: Apache-2.0

/// An open-addressed hash table of places in a list, filled once and never grown.
///
/// A slot is one word, the place and half of the hash: most probes are decided without a look at the
/// list, and the elements themselves are neither copied nor retained.
@usableFromInline struct PlaceTable: ~Copyable {
  /// Where an element is looked for, and what its slots are marked with.
  @usableFromInline struct Mark: Sendable {
    @usableFromInline let word: UInt64

    /// Spreads a hash, which may be as poor as a number in order, over all bits.
    ///
    /// The factor is 2⁶⁴ over the golden ratio (Knuth, volume 3, 6.4).
    @inlinable init(hash: Int) {
      let product = UInt64(truncatingIfNeeded: hash).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      word = product.high ^ product.low
    }

    /// The half of the hash that slots hold, never zero: a slot of zero is empty.
    @inlinable var tag: UInt64 { (word << 32) | 1 << 32 }
  }

  @usableFromInline let slots: UnsafeMutablePointer<UInt64>
  @usableFromInline let mask: Int
  @usableFromInline let shift: UInt64

  @inlinable static var placeBits: UInt64 { 0xFFFF_FFFF }

  /// Makes a table for so many places; between a third and two thirds of its slots will be full.
  @usableFromInline init(count: Int) {
    var bits: UInt64 = 4
    while (2 << bits) < 3 * count { bits += 1 }
    mask = (1 << Int(bits)) - 1
    shift = 64 - bits
    slots = .allocate(capacity: mask + 1)
    slots.initialize(repeating: 0, count: mask + 1)
  }

  @inlinable deinit {
    slots.deallocate()
  }

  /// The slot of the marked element that `isEqual` accepts, or the empty slot where it would stand.
  @inlinable @inline(__always)
  func slot(of mark: Mark, isEqual: (Int) -> Bool) -> Int {
    var slot = Int(truncatingIfNeeded: mark.word >> shift)
    while true {
      let word = slots[slot]
      if word == 0 { return slot }
      let place = Int(truncatingIfNeeded: word & Self.placeBits)
      if word & ~Self.placeBits == mark.tag, isEqual(place) { return slot }
      slot = (slot + 1) & mask
    }
  }

  /// The place in a slot, nil if the slot is empty.
  @inlinable @inline(__always)
  func place(at slot: Int) -> Int? {
    let word = slots[slot]
    return word == 0 ? nil : Int(truncatingIfNeeded: word & Self.placeBits)
  }

  @inlinable @inline(__always)
  func set(_ slot: Int, _ mark: Mark, place: Int) {
    slots[slot] = mark.tag | UInt64(truncatingIfNeeded: place)
  }
}
