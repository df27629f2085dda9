// SPDX-License-Identifier: Apache-2.0

internal import BenchStatistics

/// The times of one case, sorted once, for the figures that a history keeps of them.
struct HistorySamples {
  /// The least mean of a batch of configures less that of the phase of no-op fills, in nanoseconds.
  ///
  /// `nil` where there are none. Version 1 has no such phase, and its batch is the whole.
  let configureMinimum: Double?
  /// The least mean of the frames of one round; `nil` where the frames do not fall into rounds.
  let frameMinimum: Double?
  private let configures: SortedSamples?
  private let frames: SortedSamples?

  init(_ samples: ResultDocument.Samples, rounds: Int) {
    let phase = Self.leastMean(samples.configureBatchNanoseconds, samples.configureBatchCounts)
    let unfilled = Self.leastMean(
      samples.unfilledBatchNanoseconds ?? [],
      samples.unfilledBatchCounts ?? []
    )
    configureMinimum = phase.map { max(0, $0 - (unfilled ?? 0)) }
    frameMinimum = Self.leastMean(of: samples.frameWallNanoseconds, rounds: rounds)
    configures = SortedSamples(samples.configureNanoseconds)
    frames = SortedSamples(samples.frameWallNanoseconds)
  }

  /// A quantile of single configures; `nil` where the sample does not carry it.
  func configure(_ quantile: Quantile) -> Double? { Self.value(quantile, of: configures) }

  /// A quantile of frames; `nil` where the sample does not carry it.
  func frame(_ quantile: Quantile) -> Double? { Self.value(quantile, of: frames) }

  private static func value(_ quantile: Quantile, of samples: SortedSamples?) -> Double? {
    guard let samples, samples.count >= quantile.neededCount else { return nil }
    return Double(samples.nearestRankSample(quantile))
  }

  private static func leastMean(_ nanoseconds: [Int], _ counts: [Int]) -> Double? {
    zip(nanoseconds, counts).filter { $0.1 > 0 }.map { Double($0.0) / Double($0.1) }.min()
  }

  private static func leastMean(of frames: [Int], rounds: Int) -> Double? {
    guard rounds > 0, !frames.isEmpty, frames.count.isMultiple(of: rounds) else { return nil }
    let length = frames.count / rounds
    return stride(from: 0, to: frames.count, by: length)
      .map { start in
        frames[start..<start + length].reduce(0) { $0 + Double($1) } / Double(length)
      }
      .min()
  }
}
