// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchStatistics
import TestSupport

struct SeededNumbers {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func integer(below bound: Int) -> Int {
    generator.nextInt(below: bound)
  }

  /// Work of frames, most of them on time at 60 Hz and some very late.
  mutating func frames(count: Int) -> [Int] {
    (0..<count)
      .map { _ in
        let limit = [10_000_000, 20_000_000, 60_000_000, 2_000_000_000][generator.nextInt(below: 4)]
        return generator.nextInt(below: limit)
      }
  }

  /// The positions of `count` frames out of `total`, drawn without repetition.
  mutating func positions(count: Int, of total: Int) -> [Int] {
    Array(generator.shuffled(0..<total).prefix(count))
  }
}

extension ModelledRate {
  init(_ text: String) throws {
    self.init(instructionsPerNanosecond: try require(DecimalFactor(text)))
  }
}
