// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchStatistics
import CFloors

extension FigureGroup {
  /// What is worked out when a suite has run; nothing of it falls between two frames.
  static let statistics = FigureGroup(
    title: "Statistics, after the run",
    figures: [sorting, quantiles, signInterval]
  )

  private static let sampleCount = 100_000
  private static let pairCount = 30

  private static let sorting = Figure(
    "100,000 frame times sorted",
    floors: [
      Floor("C: one pass, smallest and largest") {
        let samples = frameTimes().map { Int64($0) }
        return .loop { cfloors_extremes(samples, Int64(samples.count), Int64($0)) }
      }
    ]
  ) {
    let samples = frameTimes()
    return .loop { count in
      for _ in 0..<count { BlackHole.consume(SortedSamples(samples)) }
    }
  }

  private static let quantiles = Figure(
    "p50, p90, p95, p99, p99.9 of those, with intervals",
    floors: [
      Floor("five nearest ranks, no intervals") {
        let sorted = SortedSamples(frameTimes())
        return .loop { count in
          for _ in 0..<count {
            for quantile in shown { BlackHole.consume(sorted?.nearestRankSample(quantile)) }
          }
        }
      }
    ]
  ) {
    let sorted = SortedSamples(frameTimes())
    return .loop { count in
      for _ in 0..<count {
        for quantile in shown { BlackHole.consume(sorted?.quantile(quantile)) }
      }
    }
  }

  private static let signInterval = Figure(
    "ratio of 30 pairs with its sign-test interval",
    floors: [
      Floor("30 numbers sorted") {
        let ratios = logRatios()
        return .loop { count in
          for _ in 0..<count { BlackHole.consume(ratios.sorted()) }
        }
      }
    ]
  ) {
    let ratios = logRatios()
    return .loop { count in
      for _ in 0..<count {
        do {
          BlackHole.consume(try PairedLogRatio(logRatios: ratios))
        } catch {
          preconditionFailure("Thirty finite pairs have an interval: \(error)")
        }
      }
    }
  }

  private static let shown: [Quantile] = [.p50, .p90, .p95, .p99, .p999]

  /// Times about 100 µs with a long tail, of which many are equal.
  private static func frameTimes() -> [Int] {
    var generator = SeededGenerator(seed: 1)
    return (0..<sampleCount)
      .map { _ in
        let unit = generator.nextUnit()
        return 90_000 + Int(10_000 * unit / (1.001 - unit))
      }
  }

  private static func logRatios() -> [Double] {
    var generator = SeededGenerator(seed: 1)
    return (0..<pairCount).map { _ in generator.nextUnit() / 10 - 0.04 }
  }
}
