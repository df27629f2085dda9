// SPDX-License-Identifier: Apache-2.0

extension VelocitySearch {
  /// What one scroll at one velocity came to.
  public struct Trial: Codable, Hashable, Sendable {
    /// The hitch ratio in milliseconds per second.
    public let hitchRatio: Double
    /// The area that no configured cell covered, summed over all frames, in square points.
    public let blankArea: Double

    /// Makes a trial from its figures.
    public init(hitchRatio: Double, blankArea: Double) {
      self.hitchRatio = hitchRatio
      self.blankArea = blankArea
    }

    /// Makes a trial from the frames of a scroll.
    public init(metrics: FrameMetrics, blankArea: Double = 0) {
      self.init(hitchRatio: metrics.hitchRatio, blankArea: blankArea)
    }

    /// Whether the scroll stayed within budget: at most 5 ms/s of hitches and nothing blank.
    ///
    /// A figure that is no number does not hold.
    public var holds: Bool { hitchRatio <= HitchBand.goodLimit && blankArea <= 0 }
  }
}
