// SPDX-License-Identifier: Apache-2.0

/// A seeded generator whose sequence, shuffles and draws stay the same in every release.
///
/// Method: xoshiro256** (Blackman and Vigna, 2018), seeded by ``SplitMix64``. The draws below are
/// written out here, since those of the standard library may change with the toolchain.
/// Failure mode: not for secrets; the state follows from a few outputs.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state0: UInt64
  private var state1: UInt64
  private var state2: UInt64
  private var state3: UInt64

  /// Makes a generator whose sequence depends on the seed alone.
  public init(seed: UInt64) {
    var words = SplitMix64(seed: seed)
    self.init(state: (words.next(), words.next(), words.next(), words.next()))
  }

  /// Makes a generator from a whole state, as published test vectors give it.
  ///
  /// - Precondition: one of the four words is not zero, since zero is a fixed point.
  public init(state: (UInt64, UInt64, UInt64, UInt64)) {
    precondition(
      state.0 | state.1 | state.2 | state.3 != 0,
      "A generator with an all-zero state would return zero for ever."
    )
    (state0, state1, state2, state3) = state
  }

  /// The next word of the sequence.
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
}
