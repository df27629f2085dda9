// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation

/// Seeded inputs for property tests: small sizes first, so that the first failure is the shortest.
struct SampleSource {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Integers below a bound that is often small, so that ties are common.
  mutating func integers(count: Int) -> [Int] {
    let bound = [1, 3, 20, 1_000_000][generator.nextInt(below: 4)]
    return (0..<count).map { _ in generator.nextInt(below: bound) }
  }

  mutating func unit() -> Double {
    generator.nextUnit()
  }

  mutating func integer(below bound: Int) -> Int {
    generator.nextInt(below: bound)
  }

  /// A draw from Student's t with 2 degrees of freedom: a median of 0 and no variance.
  mutating func heavyTailed() -> Double {
    let centred = 2 * nextOpenUnit() - 1
    return centred * (2 / (1 - centred * centred)).squareRoot()
  }

  /// A draw from the standard normal distribution (Box and Muller).
  mutating func normal() -> Double {
    (-2 * log(nextOpenUnit())).squareRoot() * cos(2 * .pi * nextOpenUnit())
  }

  private mutating func nextOpenUnit() -> Double {
    var unit = generator.nextUnit()
    while unit == 0 { unit = generator.nextUnit() }
    return unit
  }
}
