// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@Suite struct WilsonIntervalTests {
  // Where none succeed the upper end is z²/(n + z²); the other rows solve |p − s| = z √(s(1 − s)/n)
  // for s, which is what the interval inverts.
  @Test(
    "The ends are the shares at which what was found is just 1.96 standard errors away",
    arguments: [(8, 10), (95, 100), (1, 3), (50, 100), (999, 1_000)]
  )
  func invertsTheScoreTest(successes: Int, trials: Int) {
    let interval = WilsonInterval(successes: successes, trials: trials)
    expect(interval.low < interval.share && interval.share < interval.high)
    for end in [interval.low, interval.high] {
      let error = (end * (1 - end) / Double(trials)).squareRoot()
      expect(abs(abs(interval.share - end) / error - 1.959_964) < 1e-9)
    }
  }

  @Test("All and none have a width, and mirror each other", arguments: [1, 10, 300])
  func edges(trials: Int) {
    let none = WilsonInterval(successes: 0, trials: trials)
    let all = WilsonInterval(successes: trials, trials: trials)
    let square = 1.959_964 * 1.959_964
    expect(none.low == 0 && all.high == 1)
    expect(abs(none.high - square / (Double(trials) + square)) < 1e-12)
    expect(abs(all.low - (1 - none.high)) < 1e-12)
  }
}
