// SPDX-License-Identifier: Apache-2.0

public import BenchHarness
@_spi(Headless) package import HeadlessUIKit

extension CompositedScroll {
  /// What a display showed of a scroll.
  public struct Outcome {
    /// Blank points of the viewport's height times the milliseconds that they were blank.
    public internal(set) var blankPointMilliseconds = 0.0
    /// The most points that were blank at a vsync; at most the viewport's height.
    public internal(set) var largestBlankPoints = 0.0
    /// The frame metrics; nil if there was no frame after the first.
    public internal(set) var metrics: FrameMetrics?
    /// What the engine did.
    package internal(set) var counters: EngineCounters?

    /// The share of the prepared cells that were not shown; nil if none was prepared.
    public var wasteRatio: Double? {
      guard let counters, counters["cellsPrepared"] > 0 else { return nil }
      let shown = Double(counters["preparedCellsShown"])
      return 1 - shown / Double(counters["cellsPrepared"])
    }
  }
}
