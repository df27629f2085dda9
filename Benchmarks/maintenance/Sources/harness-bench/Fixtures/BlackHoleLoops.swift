// SPDX-License-Identifier: Apache-2.0

import BenchHarness

/// Loops that compute a value in each run and give it to the black hole, or drop it.
///
/// `scripts/maintain/check-black-hole` finds them by name in the assembly: the multiplication must
/// stand in each loop that consumes, the value must be stored there, and nothing may be called; in
/// the loop that drops, the multiplication must be gone.
enum BlackHoleLoops {
  /// A value of five words, as large as a usual configuration.
  struct Record {
    /// The words.
    var words: (Int, Int, Int, Int, Int)
  }

  /// How many objects ``consumeReferences(_:count:)`` is given, a power of two.
  static let referenceCount = 16

  /// A product that no compiler turns into a sum from run to run.
  @inline(__always)
  private static func product(_ index: Int) -> Int {
    (index ^ 0x5DEECE66D) &* (index | 1)
  }

  /// Consumes a word per run.
  @inline(never)
  static func consumeWords(count: Int) {
    for index in 0..<count { BlackHole.consume(product(index)) }
  }

  /// Consumes forty bytes per run.
  @inline(never)
  static func consumeRecords(count: Int) {
    for index in 0..<count {
      let word = product(index)
      BlackHole.consume(
        Record(words: (word, word &+ index, word ^ index, word &- index, word | index))
      )
    }
  }

  /// Consumes a reference per run, one that the product chooses.
  @inline(never)
  static func consumeReferences(_ objects: UnsafePointer<PooledObject>, count: Int) {
    for index in 0..<count {
      BlackHole.consume(objects[product(index) & (referenceCount - 1)])
    }
  }

  /// Computes a word per run and drops it.
  @inline(never)
  static func dropWords(count: Int) {
    for index in 0..<count { _ = product(index) }
  }
}
