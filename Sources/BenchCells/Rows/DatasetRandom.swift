// SPDX-License-Identifier: Apache-2.0

/// The seeded generator behind every dataset: SplitMix64.
///
/// Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014. Written
/// out, and used with its own shuffle, so that an order never moves with the standard library, and
/// here, since the rows also go to a phone, in a project that has these sources and no statistics.
public struct DatasetRandom: Sendable {
  private static let increment: UInt64 = 0x9e37_79b9_7f4a_7c15
  private var state: UInt64

  /// Makes a generator whose stream depends on `seed` alone.
  public init(seed: UInt64) { state = seed }

  /// Makes the generator of one row: its stream depends on `seed` and `index` alone.
  public init(seed: UInt64, index: Int) {
    state = Self.mix(seed &+ Self.increment) ^ Self.mix(UInt64(bitPattern: Int64(index)))
  }

  /// Returns the next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= Self.increment
    return Self.mix(state)
  }

  /// Returns a number in `0..<bound` by the high half of a product.
  ///
  /// The bias is below `bound` / 2⁶⁴, which no list of rows can show.
  public mutating func next(below bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// Shuffles `items[range]` in place (Durstenfeld).
  public mutating func shuffle<Element>(_ items: inout [Element], in range: Range<Int>) {
    var last = range.upperBound - 1
    while last > range.lowerBound {
      items.swapAt(last, range.lowerBound + next(below: last - range.lowerBound + 1))
      last -= 1
    }
  }

  private static func mix(_ value: UInt64) -> UInt64 {
    var mixed = value
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
