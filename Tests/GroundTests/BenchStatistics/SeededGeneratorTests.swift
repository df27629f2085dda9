// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@Suite struct SeededGeneratorTests {
  @Test func splitMixVectorAndXoshiroVectorAndPinnedSequences() {
    // SplitMix64 gives the published words of seed 1234567 (Rosetta Code).
    var generator = SplitMix64(seed: 1_234_567)
    let words = (0..<5).map { _ in generator.next() }
    expectEqual(
      words,
      [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ]
    )
    // Xoshiro256** gives the published words of state 1, 2, 3, 4 (rand_xoshiro).
    do {
      var generator = SeededGenerator(state: (1, 2, 3, 4))
      let words = (0..<10).map { _ in generator.next() }
      expectEqual(
        words,
        [
          11_520, 0, 1_509_978_240, 1_215_971_899_390_074_240, 1_216_172_134_540_287_360,
          607_988_272_756_665_600, 16_172_922_978_634_559_625, 8_476_171_486_693_032_832,
          10_595_114_339_597_558_777, 2_904_607_092_377_533_576,
        ]
      )
    }
    // Seeding, draws and shuffles stay the same in every release.
    // Computed once by an implementation of the two published algorithms in another language.
    do {
      var words = SeededGenerator(seed: 2_025)
      expectEqual(
        (0..<4).map { _ in words.next() },
        [
          14_554_718_539_493_019_951, 8_897_762_224_803_717_528, 7_563_497_911_210_613_185,
          10_331_355_443_526_775_730,
        ]
      )
      var draws = SeededGenerator(seed: 2_025)
      expectEqual(
        (0..<10).map { _ in draws.nextInt(below: 1_000) },
        [789, 482, 410, 560, 961, 234, 508, 439, 895, 520]
      )
      var shuffles = SeededGenerator(seed: 2_025)
      expectEqual(shuffles.shuffled(0..<10), [0, 6, 8, 2, 1, 5, 9, 3, 4, 7])
    }
    // Draws below 7 are equally likely.
    // 27.86 is the 99.99 % point of chi-square with 6 degrees of freedom.
    do {
      var generator = SeededGenerator(seed: 7)
      var counts = [Int](repeating: 0, count: 7)
      for _ in 0..<70_000 { counts[generator.nextInt(below: 7)] += 1 }
      expect(chiSquare(counts, expected: 10_000) < 27.86, "seed 7, counts \(counts)")
    }
  }

  @Test func hugeBoundIsUniformAndShufflesAreUniformAndDrawBoundsAndTrivialShuffles() {
    // A bound of 3 · 2⁶¹ is not biased.
    do {
      // Without drawing again, eight words fall on three neighbouring values as 3, 3 and 2, which
      // shows in the remainder by 3; a generator that takes remainders would favour thirds instead.
      var generator = SeededGenerator(seed: 8)
      let bound = 3 << 61
      var thirds = [0, 0, 0]
      var remainders = [0, 0, 0]
      for _ in 0..<30_000 {
        let draw = generator.nextInt(below: bound)
        thirds[draw / (1 << 61)] += 1
        remainders[draw % 3] += 1
      }
      // 18.42 is the 99.99 % point of chi-square with 2 degrees of freedom.
      expect(chiSquare(thirds, expected: 10_000) < 18.42, "seed 8, counts \(thirds)")
      expect(chiSquare(remainders, expected: 10_000) < 18.42, "seed 8, counts \(remainders)")
    }
    // All 24 orders of four elements are equally likely.
    // 57.07 is the 99.99 % point of chi-square with 23 degrees of freedom.
    do {
      var generator = SeededGenerator(seed: 9)
      var counts: [[Int]: Int] = [:]
      for _ in 0..<24_000 { counts[generator.shuffled(0..<4), default: 0] += 1 }
      expectEqual(counts.count, 24)
      expect(chiSquare(Array(counts.values), expected: 1_000) < 57.07, "seed 9")
    }
    // Unit draws lie in 0..<1, and a bound of 1 leaves only 0.
    do {
      var generator = SeededGenerator(seed: 10)
      for _ in 0..<1_000 {
        expect((0..<1).contains(generator.nextUnit()))
        expectEqual(generator.nextInt(below: 1), 0)
      }
    }
    // Empty and single arrays shuffle to themselves without a draw.
    for elements in [[], [4]] as [[Int]] {
      var generator = SeededGenerator(seed: 11)
      var untouched = generator
      expectEqual(generator.shuffled(elements), elements)
      expectEqual(generator.next(), untouched.next())
    }
  }

  private func chiSquare(_ counts: [Int], expected: Double) -> Double {
    counts.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
  }
}
