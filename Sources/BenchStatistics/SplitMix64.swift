// SPDX-License-Identifier: Apache-2.0

/// A 64-bit generator with one word of state, used to spread a seed over a larger state.
///
/// Method: Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (OOPSLA 2014).
/// Failure mode: one word of state gives one sequence only, so long draws belong to
/// ``SeededGenerator``.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Makes a generator whose sequence depends on the seed alone.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next word of the sequence.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state)
  }

  /// The word with every bit spread over all 64: a hash of one word, the same in every release.
  public static func mixed(_ word: UInt64) -> UInt64 {
    var mixed = word
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
