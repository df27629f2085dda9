// SPDX-License-Identifier: Apache-2.0

public import BenchStatistics

extension FrameMetrics {
  /// The number of frames, at least 1.
  public var frameCount: Int { work.count }

  /// The time that the frames were on the display: B · Σn, rounded down.
  public var durationNanoseconds: Int { budget.vsyncNanoseconds(intervalCount) }

  /// The time by which frames appeared late, in whole vsyncs: B · Σd, rounded down.
  public var hitchTimeNanoseconds: Int { budget.vsyncNanoseconds(missedVsyncCount) }

  /// The hitch time per second of duration, in milliseconds; up to 5 is called good.
  public var hitchRatio: Double {
    1_000 * Double(missedVsyncCount) / Double(intervalCount)
  }

  /// Apple's word for the hitch ratio, decided in whole numbers.
  public var hitchBand: HitchBand {
    HitchBand(missedVsyncCount: missedVsyncCount, intervalCount: intervalCount)
  }

  /// The quantiles at which work, overrun and utilisation are published, beside the maximum.
  public static let publishedQuantiles: [Quantile] = [.p50, .p90, .p95, .p99]

  /// The percentage of vsyncs that had no new frame.
  public var droppedPercent: Double {
    100 * Double(missedVsyncCount) / Double(intervalCount)
  }

  /// The overrun of each frame in order: o = w − b, negative where there was slack.
  public var overrunsNanoseconds: [Int] {
    frameWorkNanoseconds.map { budget.overrunNanoseconds(workNanoseconds: $0) }
  }

  /// The largest overrun; negative when every frame had slack.
  public var maximumOverrunNanoseconds: Int {
    budget.overrunNanoseconds(workNanoseconds: work.maximum)
  }

  /// The overrun at a quantile.
  public func overrunNanoseconds(at quantile: Quantile) -> QuantileEstimate<Int> {
    work.quantile(quantile).map { budget.overrunNanoseconds(workNanoseconds: $0) }
  }

  /// The share of the deadline used at a quantile.
  public func utilisation(at quantile: Quantile) -> QuantileEstimate<Double> {
    work.quantile(quantile).map { budget.utilisation(workNanoseconds: $0) }
  }

  /// The largest share of the deadline used by a frame.
  public var maximumUtilisation: Double { budget.utilisation(workNanoseconds: work.maximum) }
}
