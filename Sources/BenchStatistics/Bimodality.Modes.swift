// SPDX-License-Identifier: Apache-2.0

extension Bimodality {
  /// Where two modes lie, in the samples' unit.
  public struct Modes: Sendable, Equatable {
    /// The middle sample of the fullest bin below the valley.
    public let lower: Double
    /// The middle of the emptiest bin between the modes.
    public let valley: Double
    /// The middle sample of the fullest bin above the valley.
    public let upper: Double
    /// The share of all samples above the valley.
    public let upperShare: Double
  }

  /// A bin between two peaks, with the evidence that it is a valley.
  struct Valley {
    /// The samples in the bin.
    let count: Int
    /// The samples in the smaller of the two peaks.
    let peakCount: Int
    /// What the valley says if it is one.
    let modes: Modes

    /// How far the counts lie apart, in standard deviations of a fair coin.
    var depth: Double { Double(peakCount - count) / Double(peakCount + count).squareRoot() }

    /// The likelihood that a fair coin puts so few of both counts into the valley.
    var likelihood: Double {
      Binomial(trialCount: peakCount + count, probability: 0.5).cumulative(count)
    }
  }
}
