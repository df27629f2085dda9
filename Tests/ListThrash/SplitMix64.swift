// SPDX-License-Identifier: Apache-2.0

/// The generator of all random cases: a case is its seed.
///
/// Source of the constants: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// Makes the generator of one case.
  package init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
