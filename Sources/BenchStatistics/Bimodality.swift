// SPDX-License-Identifier: Apache-2.0

/// A test whether samples of equal work fall into two groups.
///
/// Method: a valley test. With one mode, a stretch between two others of its width is never the rarest of the
/// three. So samples are counted in bins of one width, and a bin V between two peaks A and B is a valley if it
/// holds at most half of the smaller one and if a fair coin puts so few of their joint samples into V with
/// likelihood below ``likelihoodLimit``, which also pays for trying all bins at four widths (1, ½, ¼ and ⅛ of
/// the interquartile range, in eight positions each). At least ``smallestShare`` of all samples must lie on
/// each side of V. The valley, and not Hartigan's dip, because it names both modes and sees a second one of a
/// fifth of the samples, for which the dip needs ten times as many; and not a ratio of moments, which any heavy
/// tail inflates: a tail has no peak behind a valley. Source: the comparison of counts is the conditional
/// binomial test of Przyborowski and Wilenski (1940). In simulation it raised an alarm in fewer than 1 of 100
/// samples of one mode (log-normal, with heavy tails, of a clock in steps) and in about 1 of 100 where all
/// values are equally likely, and it found two modes 10 % apart and 2 % wide in 9 of 10 samples: from 200 in
/// parts of 50 : 50, from 1,000 in parts of 80 : 20 and from 6,000 in parts of 90 : 10. Failure mode: frames
/// that place no, one or two cells differ by design and read as modes, so compare like with like; modes closer
/// than about four standard deviations fill their valley; a clock so coarse that a mode is a few steps wide
/// hides both.
public struct Bimodality: Sendable, Equatable {
  /// The fewest samples that can fill two modes.
  public static let neededCount = 50
  /// The share of all samples that each group must hold: 5 %.
  public static let smallestShare = 0.05
  /// The likelihood below which a valley is no chance.
  public static let likelihoodLimit = 1e-4
  /// The bin widths, as shares of the interquartile range.
  private static let widths = [1, 0.5, 0.25, 0.125]

  /// The positions in which the bins of one width are tried.
  private static let positionCount = 8

  /// The two modes and their valley; nil where one mode explains the samples.
  public let modes: Modes?

  /// Tests samples in any order.
  ///
  /// - Throws: ``StatisticsError`` for a sample that is not finite, or fewer than ``neededCount``.
  /// - Complexity: O(*n* log *n*).
  public init(_ samples: [Double]) throws(StatisticsError) {
    try samples.check(atLeast: Self.neededCount)
    let ascending = samples.sorted()
    var deepest: Valley?
    for width in Self.binWidths(ascending) {
      for position in 0..<Self.positionCount {
        let bins = ValleySearch(
          ascending: ascending,
          width: width,
          origin: width * Double(position) / Double(Self.positionCount)
        )
        guard let valley = bins.deepest(smallestShare: Self.smallestShare) else { continue }
        if valley.depth > deepest?.depth ?? 0, valley.likelihood < Self.likelihoodLimit {
          deepest = valley
        }
      }
    }
    modes = deepest?.modes
  }

  public var isBimodal: Bool { modes != nil }

  /// Returns the widths to try, in whole steps of the clock, so that every bin spans equally many; none
  /// narrower than four, where one step more or less would look like a valley.
  private static func binWidths(_ ascending: [Double]) -> [Double] {
    let steps = zip(ascending, ascending.dropFirst()).lazy.map { $1 - $0 }.filter { $0 > 0 }
    guard let step = steps.min() else { return [] }
    let count = ascending.count
    let quarters = ascending[count - 1 - count / 4] - ascending[count / 4]
    let range = quarters > 0 ? quarters : ascending[count - 1 - count / 20] - ascending[count / 20]
    guard range > 0, range.isFinite else { return [] }
    return widths.map { ($0 * range / step).rounded() }
      .filter { $0 >= 4 && $0.isFinite }
      .map { $0 * step }
  }

  /// The places of two modes, in the samples' unit.
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
    let count: Int
    /// The samples in the smaller of the two peaks.
    let peakCount: Int
    let modes: Modes

    /// The distance of the counts, in standard deviations of a fair coin.
    var depth: Double { Double(peakCount - count) / Double(peakCount + count).squareRoot() }

    /// The likelihood that a fair coin puts so few of both counts into the valley.
    var likelihood: Double {
      Binomial(trialCount: peakCount + count, probability: 0.5).cumulative(count)
    }
  }
}

/// Samples counted in bins of one width, and the search for their deepest valley.
struct ValleySearch {
  /// A bin, or a stretch without samples as one empty bin.
  private struct Bin {
    let centre: Double
    /// The middle one of its samples; the centre without samples.
    let middle: Double
    let count: Int
  }

  private var bins: [Bin] = []
  private let sampleCount: Int

  /// Counts ascending samples in bins from `origin` on, of a positive width.
  init(ascending: [Double], width: Double, origin: Double) {
    sampleCount = ascending.count
    // Places are floating-point, since a heavy tail exceeds every integer.
    var current = ((ascending[0] - origin) / width).rounded(.down)
    var start = 0
    for (index, sample) in ascending.enumerated() {
      let place = ((sample - origin) / width).rounded(.down)
      guard place != current else { continue }
      bins.append(
        Bin(
          centre: origin + (current + 0.5) * width,
          middle: ascending[(start + index) / 2],
          count: index - start
        )
      )
      if place > current + 1 {
        let centre = origin + (current + 1 + place) / 2 * width
        bins.append(Bin(centre: centre, middle: centre, count: 0))
      }
      current = place
      start = index
    }
    bins.append(
      Bin(
        centre: origin + (current + 0.5) * width,
        middle: ascending[(start + ascending.count) / 2],
        count: ascending.count - start
      )
    )
  }

  /// Returns the deepest valley below both peaks, at most half as high as the smaller one.
  func deepest(smallestShare: Double) -> Bimodality.Valley? {
    let smallestCount = Int((smallestShare * Double(sampleCount)).rounded(.up))
    let upperPeaks = peaksAbove()
    var deepest: Bimodality.Valley?
    var lowerPeak = 0
    var below = 0
    for index in bins.indices {
      let above = sampleCount - below - bins[index].count
      if below >= smallestCount, above >= smallestCount {
        let found = valley(at: index, between: lowerPeak, and: upperPeaks[index], above: above)
        if 2 * found.count <= found.peakCount, found.depth > deepest?.depth ?? 0 {
          deepest = found
        }
      }
      below += bins[index].count
      if bins[index].count > bins[lowerPeak].count { lowerPeak = index }
    }
    return deepest
  }

  /// Returns the fullest bin after each bin; the entry of the last bin is unused.
  private func peaksAbove() -> [Int] {
    var peaks = [Int](repeating: bins.count - 1, count: bins.count)
    for index in bins.indices.dropLast().reversed() {
      let next = index + 1
      peaks[index] = bins[next].count >= bins[peaks[next]].count ? next : peaks[next]
    }
    return peaks
  }

  private func valley(
    at index: Int,
    between lower: Int,
    and upper: Int,
    above: Int
  ) -> Bimodality.Valley {
    Bimodality.Valley(
      count: bins[index].count,
      peakCount: min(bins[lower].count, bins[upper].count),
      modes: Bimodality.Modes(
        lower: bins[lower].middle,
        valley: bins[index].centre,
        upper: bins[upper].middle,
        upperShare: Double(above) / Double(sampleCount)
      )
    )
  }
}
