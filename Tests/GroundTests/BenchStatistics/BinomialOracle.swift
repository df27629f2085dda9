// SPDX-License-Identifier: Apache-2.0

/// The binomial distribution built one trial at a time: slow, and unlike the code under test.
struct BinomialOracle {
  /// cumulative[k] is the likelihood of at most k successes.
  let cumulative: [Double]

  init(trialCount: Int, probability: Double) {
    var masses = [1.0]
    for _ in 0..<trialCount {
      var next = [Double](repeating: 0, count: masses.count + 1)
      for (count, mass) in masses.enumerated() {
        next[count] += mass * (1 - probability)
        next[count + 1] += mass * probability
      }
      masses = next
    }
    var sum = 0.0
    cumulative = masses.map { mass in
      sum += mass
      return sum
    }
  }

  func callAsFunction(_ count: Int) -> Double {
    count < 0 ? 0 : cumulative[min(count, cumulative.count - 1)]
  }
}
