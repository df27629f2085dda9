// SPDX-License-Identifier: Apache-2.0

/// Whether samples that did the same work fall into two groups.
///
/// Method: a valley test. Of a distribution with one mode, a stretch between two others of its width
/// is never the rarest of the three. So samples are counted in bins of one width, and a bin V
/// between two peaks A and B is a valley if it holds at most half of the smaller one and if a fair
/// coin puts so few of their joint samples into V with likelihood below ``likelihoodLimit``, which
/// also pays for trying all bins at four widths (1, ½, ¼ and ⅛ of the interquartile range, in
/// eight positions each). At least ``smallestShare`` of all samples must lie on each side of V.
/// The valley, and not Hartigan's dip, because it names both modes and sees a second one of a fifth
/// of the samples, which the dip needs ten times as many samples for; and not a ratio of moments,
/// which any heavy tail inflates: a tail has no peak behind a valley.
/// Source: the comparison of counts is the conditional binomial test of Przyborowski and Wilenski
/// (1940). In simulation it raised an alarm in fewer than 1 of 100 samples of one mode (log-normal,
/// with heavy tails, of a clock in steps) and in about 1 of 100 where all values are equally likely,
/// and it found two modes 10 % apart and 2 % wide in 9 of 10 samples: from 200 in parts of 50 : 50,
/// from 1,000 in parts of 80 : 20 and from 6,000 in parts of 90 : 10.
/// Failure mode: frames that place no, one or two cells differ by design and read as modes, so
/// compare like with like; modes closer than about four standard deviations fill their valley; a
/// clock so coarse that a mode is a few steps wide hides both.
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

  /// The two modes and the valley between them, or nil where one mode explains the samples.
  public let modes: Modes?

  /// Looks for two groups in samples in any order.
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

  /// Whether one mode does not explain the samples.
  public var isBimodal: Bool { modes != nil }

  /// The widths to try, in whole steps of the clock, so that every bin spans equally many: none
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
}
