// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Whether samples that did the same work fall into two groups.
///
/// Method: Hartigan's dip of the logarithms, against the dip of uniform samples, which of all
/// distributions with one mode have the largest: 0.62 / √n is passed by 1 % of them. The dip, and
/// not a valley in a histogram or a ratio of moments, since it needs no bin width and holds for any
/// single mode, so a heavy right tail raises no alarm. Equal samples, as a coarse clock gives, each
/// stand for the stretch half-way to their neighbours; as single points they would be modes.
/// A second group apart from the first dips by half its share, so the limit is never below
/// ``smallestDip``: less than 4 % of the samples is no second mode, however many samples there are.
/// Source: Hartigan and Hartigan (1985), "The dip test of unimodality"; limit by simulation of
/// uniform samples, n from 50 to 10,000.
/// Failure mode: frames that place no, one or two cells differ by design and read as modes, so
/// compare like with like; groups closer than about two and a half standard deviations, or of
/// less than about a tenth of few samples, are missed.
public struct Bimodality: Sendable, Equatable {
  /// The fewest samples for which the limit serves.
  public static let neededCount = 50
  /// The dip from which on a second mode matters: one of 4 % of the samples.
  public static let smallestDip = 0.02
  /// The 99 % point of √n times the dip of uniform samples.
  private static let uniformLimit = 0.62

  /// The distance to the nearest distribution with a single mode, 0 through ¼.
  public let dip: Double
  /// The dip above which samples count as bimodal.
  public let limit: Double

  /// Looks for two groups in samples in any order.
  ///
  /// - Throws: ``StatisticsError`` for a sample that is not finite or not positive, or fewer than
  ///   ``neededCount``.
  /// - Complexity: O(*n* log *n*).
  public init(_ samples: [Double]) throws(StatisticsError) {
    try samples.checkPositive(atLeast: Self.neededCount)
    dip = Self.dip(ofAscending: samples.map { log($0) }.sorted())
    limit = max(Self.smallestDip, Self.uniformLimit / Double(samples.count).squareRoot())
  }

  /// Whether one mode does not explain the samples.
  public var isBimodal: Bool { dip > limit }

  /// The dip of samples that each stand for the stretch half-way to their neighbours.
  private static func dip(ofAscending samples: [Double]) -> Double {
    var values: [Double] = []
    var heights: [Double] = [0]
    for (index, sample) in samples.enumerated() {
      let height = Double(index + 1) / Double(samples.count)
      if sample == values.last {
        heights[heights.count - 1] = height
      } else {
        values.append(sample)
        heights.append(height)
      }
    }
    guard values.count > 1 else { return 0 }
    let middles = zip(values, values.dropFirst()).map { [Double].mean($0, $1) }
    let first = 2 * values[0] - middles[0]
    let last = 2 * values[values.count - 1] - middles[middles.count - 1]
    return Dip(places: [first] + middles + [last], heights: heights).value
  }
}
