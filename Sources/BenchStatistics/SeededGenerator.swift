// SPDX-License-Identifier: Apache-2.0

/// A seeded generator whose sequence, shuffles and draws stay the same in every release.
///
/// Method: xoshiro256** (Blackman and Vigna, 2018), seeded by ``SplitMix64``. The draws are implemented here,
/// since those of the standard library may change with the toolchain. Failure mode: not for secrets; the state
/// follows from a few outputs.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state0: UInt64
  private var state1: UInt64
  private var state2: UInt64
  private var state3: UInt64

  public init(seed: UInt64) {
    var words = SplitMix64(seed: seed)
    self.init(state: (words.next(), words.next(), words.next(), words.next()))
  }

  /// Creates a generator from a whole state, as in published test vectors.
  ///
  /// - Precondition: one of the four words is not zero, since zero is a fixed point.
  public init(state: (UInt64, UInt64, UInt64, UInt64)) {
    precondition(
      state.0 | state.1 | state.2 | state.3 != 0,
      "A generator with an all-zero state would return zero for ever."
    )
    (state0, state1, state2, state3) = state
  }

  public mutating func next() -> UInt64 {
    let word = Self.rotated(state1 &* 5, by: 7) &* 9
    let shifted = state1 << 17
    state2 ^= state0
    state3 ^= state1
    state1 ^= state2
    state0 ^= state3
    state2 ^= shifted
    state3 = Self.rotated(state3, by: 45)
    return word
  }

  private static func rotated(_ word: UInt64, by count: UInt64) -> UInt64 {
    (word << count) | (word >> (64 - count))
  }

  /// Returns an integer in `0..<bound`, each equally likely.
  ///
  /// Method: Lemire, "Fast random integer generation in an interval" (2019): the high word of a full product,
  /// with the few biased low words drawn again.
  public mutating func nextInt(below bound: Int) -> Int {
    precondition(bound > 0, "A draw needs at least one value to draw from.")
    let width = UInt64(bound)
    var product = next().multipliedFullWidth(by: width)
    if product.low < width {
      let biasedCount = (0 &- width) % width
      while product.low < biasedCount {
        product = next().multipliedFullWidth(by: width)
      }
    }
    return Int(product.high)
  }

  /// Returns a number in `0..<1` on a grid of 2⁻⁵³, each grid point equally likely.
  public mutating func nextUnit() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// Shuffles the elements, all orders equally likely (Fisher–Yates).
  public mutating func shuffle<Element>(_ elements: inout [Element]) {
    guard elements.count > 1 else { return }
    for last in stride(from: elements.count - 1, through: 1, by: -1) {
      elements.swapAt(last, nextInt(below: last + 1))
    }
  }

  /// Returns the elements shuffled, all orders equally likely.
  public mutating func shuffled<Element>(_ elements: some Sequence<Element>) -> [Element] {
    var shuffled = Array(elements)
    shuffle(&shuffled)
    return shuffled
  }
}

/// A 64-bit generator with one word of state, which spreads a seed over a larger state.
///
/// Method: Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (OOPSLA 2014). Failure mode:
/// one word of state gives one sequence only, so long draws belong to ``SeededGenerator``.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state)
  }

  /// Returns the word with every bit spread over all 64: a hash of one word, the same in every release.
  public static func mixed(_ word: UInt64) -> UInt64 {
    var mixed = word
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
